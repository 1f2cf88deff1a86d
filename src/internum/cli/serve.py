"""The server on the command line: for the sofa, for the local network, for a real host."""

import socket
from typing import Annotated

import typer

import internum
from internum.core.errors import InternumError


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", help="The port to listen on.")] = 8150,
    lan: Annotated[
        bool, typer.Option("--lan", help="For everybody in the local network, with a QR code.")
    ] = False,
    word: Annotated[
        str | None,
        typer.Option(
            "--word",
            envvar="INTERNUM_WORD",
            help="Who opens a table must know this word; `anyone` for none. Who comes over a public address"
            " must know one by default.",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the first page in a browser.")] = False,
    workers: Annotated[int | None, typer.Option("--bots", help="Processes that bots think in.")] = None,
    log: Annotated[str, typer.Option("--log", help="How much is told: info, warning, error.")] = "warning",
) -> int:
    """Serve tables for browsers. Data lie under INTERNUM_HOME, or where INTERNUM_DATABASE_URL says."""
    from dataclasses import replace

    from internum.server.config import Config, fresh_word, is_public
    from internum.server.run import serve as run

    if lan:
        host = "0.0.0.0"  # noqa: S104 - that is what was asked for
    if log not in ("info", "warning", "error"):
        raise InternumError("--log is info, warning or error")
    config = Config()
    if word is not None:
        config = replace(config, word="" if word == "anyone" else word)
    elif not lan:
        made = fresh_word()
        config = replace(config, word=made if is_public(host) else "", word_outside=made)
    if workers is not None:
        config = replace(config, thinkers=max(1, workers))
    check_free(host, port)
    address = f"http://{lan_address() if lan else host}:{port}/"
    print(f"Internum {internum.__version__} at {address}")
    print(f"Data: {config.database.rpartition('@')[2]}")
    if config.word:
        print(f"The word for opening tables: {config.word}")
    elif config.word_outside:
        print(f"The word for opening tables from outside, through a proxy or a tunnel: {config.word_outside}")
    if lan:
        print_qr(address)
    print("Ctrl-C stops it.", flush=True)
    if open_page:
        open_soon(address)
    run(config, host, port, log)
    return 0


def check_free(host: str, port: int) -> None:
    """Say so when something listens there already."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise InternumError(f"cannot listen on {host}, port {port}: {error.strerror}; try --port") from error


def open_soon(address: str) -> None:
    """Open the first page once the server answers; where there is no browser, nothing happens."""
    import threading
    import webbrowser

    timer = threading.Timer(1.5, webbrowser.open, (address,))
    timer.daemon = True
    timer.start()


def lan_address() -> str:
    """This machine's address in the local network; the route there is looked up, nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def print_qr(text: str) -> None:
    """A QR code in the terminal."""
    import sys

    import segno

    segno.make(text, error="m").terminal(out=sys.stdout, compact=True)
