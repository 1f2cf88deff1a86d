"""Runs the application under uvicorn."""

import sys
from typing import Final

import uvicorn

from internum.server.app import make_app
from internum.server.beside import SWITCH
from internum.server.config import Config
from internum.server.socket import MOST

GRACE: Final = 3  # seconds that open connections have when the server stops


def serve(config: Config, host: str, port: int, log_level: str = "info") -> None:
    """Serve until stopped."""
    sys.setswitchinterval(SWITCH)
    uvicorn.Server(settings(config, host, port, log_level)).run()


def settings(config: Config, host: str, port: int, log_level: str = "info") -> uvicorn.Config:
    """How uvicorn runs it. A reverse proxy on this machine may say what address is in use."""
    return uvicorn.Config(
        make_app(config),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=2 * MOST,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=GRACE,
        log_level=log_level,
        access_log=False,
        server_header=False,
    )
