"""Proof that a game plays by its rules, for our games and for those of others.

`scenario` runs case books, plain files in the words of a game: `casebook` reads them, `actions` and `checks`
are their lines, `check_forms` the forms of the checks, `vocabulary` lists a game's words. The rest is the
conformance kit, which holds every game to what the kernel promises (`oracles`).

Imports core, games, record and words.
"""

from internum.testing.conform import conform

__all__ = ["conform"]
