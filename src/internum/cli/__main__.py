"""python -m internum.cli"""

from internum.cli import main

main()
