"""Builds Internum: what must be fast is compiled with mypyc; without a C compiler the same source runs plain.

INTERNUM_COMPILE=0 never compiles, INTERNUM_COMPILE=1 must (whatever hinders it is an error); without it we
compile if we can. `python setup.py can-compile` only says which it would be (the Makefile asks that).
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

# __init__.py files stay plain: they only describe and re-export.
COMPILED = (
    "core/**/*.py",
    "games/**/*.py",
    "record/**/*.py",
    "bots/moves.py",
    "bots/search/**/*.py",
)
# Errors are looked for in the compiled files only: whoever builds has neither our check settings nor all
# that the other rooms import.
MYPY_OPTIONS = ("--config-file=", "--follow-imports=silent")
# The other steps of an installation (metadata, source archive) need nothing compiled.
BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}
PLAIN = "installing plain Python, everything works, slower"


def sources() -> list[str]:
    """The files to compile, in a fixed order."""
    room = Path("src", "internum")
    found = {path for pattern in COMPILED for path in room.glob(pattern)}
    return sorted(path.as_posix() for path in found if path.name != "__init__.py")


def compiler() -> str:
    """The C compiler to use: what CC says, else what Python was built with, else any; or nothing."""
    if sys.platform == "win32":
        return "cl"  # setuptools looks for it outside the path; if it finds none, we fall back
    wanted = os.environ.get("CC")
    candidates = [wanted] if wanted else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    return next((command for command in candidates if shutil.which(shlex.split(command)[0])), "")


def obstacle() -> str:
    """What hinders compiling, in a few words, or nothing."""
    wish = os.environ.get("INTERNUM_COMPILE")
    if wish == "0":
        return "INTERNUM_COMPILE is 0"
    if wish != "1" and {"editable_wheel", "develop"} & set(sys.argv[1:]):
        return "an editable install follows the source"  # compiled files would hide every later edit
    if not compiler():
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers found (on Debian and Ubuntu: package python3-dev)"
    if not sources():
        return "nothing to compile"
    return ""


if sys.argv[1:] == ["can-compile"]:
    print(obstacle() or compiler())
    sys.exit(1 if obstacle() else 0)

from setuptools import Extension, setup  # noqa: E402
from setuptools.command.build_ext import build_ext  # noqa: E402
from setuptools.command.build_py import build_py  # noqa: E402

REQUIRED = os.environ.get("INTERNUM_COMPILE") == "1"


def say(text: str) -> None:
    """One line that stands out in the output of a build."""
    print(f"internum: {text}", flush=True)


def extensions() -> list[Extension]:
    """Translate the sources to C as one group, so that calls between modules stay direct."""
    hindrance = obstacle()
    if hindrance:
        if REQUIRED:
            sys.exit(f"internum: INTERNUM_COMPILE is 1, but: {hindrance}")
        say(f"{hindrance}: {PLAIN}")
        return []
    files = sources()
    say(f"compiling {len(files)} modules with mypyc and {compiler()}")
    if sys.platform != "win32":
        os.environ["CC"] = compiler()
    try:
        from mypyc.build import mypycify  # noqa: PLC0415

        found = mypycify([*MYPY_OPTIONS, *files], opt_level="1", debug_level="0", group_name="internum")
    except (Exception, SystemExit) as error:  # mypyc ends the process when it finds an error
        if REQUIRED:
            raise
        say(f"mypyc failed ({error}): {PLAIN}")
        return []
    if sys.platform == "linux":
        # nobody replaces our functions, so the compiler may inline them
        flags = [*found[0].extra_compile_args, "-fno-semantic-interposition", "-w"]
        for extension in found:
            extension.extra_compile_args = flags
    return found


class BuildAllOrNone(build_ext):
    """All modules come out compiled or none does: half a group cannot be imported."""

    def build_extensions(self) -> None:
        """Build without the warnings that Python itself was built with.

        To look for faults in a million lines that nobody wrote takes several times as long as to translate
        them, and -w only keeps silent about what was found.
        """
        if sys.platform == "linux":
            command = self.compiler.compiler_so
            self.compiler.compiler_so = [word for word in command if not word.startswith("-W")]
        super().build_extensions()

    def run(self) -> None:
        """Build; when the C compiler fails, take back what it wrote."""
        try:
            super().run()
        except Exception:
            if REQUIRED:
                raise
            say(f"the C compiler failed: {PLAIN}")
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []


def build_client() -> None:
    """A wheel without the browser client would look whole and be useless: then there is none."""
    client = Path("src", "internum", "web", "index.html")
    script = Path("web", "build.py")
    if script.is_file() and subprocess.run([sys.executable, str(script)], check=False).returncode:  # noqa: S603
        sys.exit("internum: the browser client could not be built")
    if not client.is_file():
        sys.exit("internum: the browser client is missing (python web/build.py builds it)")


class BuildWithRules(build_py):
    """The numbered clauses and the browser client ship with the program."""

    def run(self) -> None:
        """Build the client, then copy docs/rules beside the messages."""
        if not self.editable_mode:
            build_client()
        super().run()
        if self.editable_mode:
            return  # read from the source tree
        room = Path(self.build_lib, "internum", "words", "rules")
        room.mkdir(parents=True, exist_ok=True)
        for page in sorted(Path("docs", "rules").glob("*.md")):
            shutil.copy(page, room / page.name)


setup(
    ext_modules=extensions() if BUILDS & set(sys.argv[1:]) else [],
    cmdclass={"build_ext": BuildAllOrNone, "build_py": BuildWithRules},
)
