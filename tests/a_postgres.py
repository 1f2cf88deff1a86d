"""A real PostgreSQL for tests, where its programs are installed. It refuses to run as root, so then another
user runs it."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path | None:
    """The folder of the newest initdb and pg_ctl there is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).resolve().parent if there else None


@contextmanager
def running() -> Iterator[str]:
    """The URL of an empty database."""
    folder = programs()
    assert folder is not None
    home = Path(tempfile.mkdtemp(prefix="internum-pg-"))
    user: str | None = None
    if os.geteuid() == 0:
        user = "postgres"
        shutil.chown(home, user)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def run(*command: str) -> None:
        subprocess.run(command, check=True, user=user, cwd=home, stdout=subprocess.DEVNULL)

    data = str(home / "data")
    run(str(folder / "initdb"), "-D", data, "-U", "internum", "--auth=trust", "-E", "UTF8", "--locale=C")
    options = f"-p {port} -h 127.0.0.1 -k {home}"
    try:
        run(str(folder / "pg_ctl"), "-D", data, "-o", options, "-l", str(home / "log"), "-w", "start")
        yield f"postgresql://internum@127.0.0.1:{port}/postgres"
    finally:
        run(str(folder / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(home, ignore_errors=True)
