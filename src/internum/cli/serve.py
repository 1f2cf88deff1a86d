"""The server on the command line: for the sofa, for the local network, for a real host."""

from typing import Annotated

import typer

import internum


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", help="The port to listen on.")] = 8150,
) -> int:
    """Serve tables for browsers. Data lie under INTERNUM_HOME."""
    from internum.server.config import Config
    from internum.server.run import serve as run

    print(f"Internum {internum.__version__}: http://{host}:{port}/")
    run(Config(), host, port, "warning")
    return 0
