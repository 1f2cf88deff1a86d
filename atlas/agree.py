"""Picture = rules: what touches in the picture is what touches in the rules."""

from collections import defaultdict

from .facts import Facts, pair
from .sheet import OUTER, Part

Contacts = dict[tuple[Part, Part], float]  # length in pixels of the common line

CLEAR = 10.0  # pixels; an adjacency shorter than this cannot be seen


def disagreements(facts: Facts, contacts: Contacts, crossings: set[tuple[str, str, str]]) -> list[str]:
    """Everything in which picture and rules differ. A crossing is (kind, a, b), drawn as an arc."""
    found: dict[str, dict[tuple[str, str], float]] = {
        kind: defaultdict(float) for kind in ("land", "sea", "coast")
    }
    out = []
    for ((a, on_a), (b, on_b)), length in contacts.items():
        if OUTER in (a[0], b[0]):
            continue
        if on_a == on_b:
            found["land" if on_a == "land" else "sea"][pair(a, b)] += length
        elif facts.whole:
            if a != b and length > CLEAR:  # less is the corner in which a border meets the coast
                out.append(f"shore: land and water of {a} and {b} touch along {length:.0f} px")
        else:
            found["coast"][(a, b) if on_a == "land" else (b, a)] += length
    for kind, wanted in (("land", facts.land), ("sea", facts.sea), ("coast", facts.coast)):
        for two, length in sorted(found[kind].items()):
            if two not in wanted:
                out.append(f"{kind}: {two[0]} and {two[1]} touch along {length:.0f} px, the rules part them")
        for two in sorted(wanted):
            length = found[kind].get(two, 0)
            if (kind, *two) in crossings:
                if length:
                    out.append(f"{kind}: {two[0]} and {two[1]} touch, a crossing is drawn in vain")
            elif length == 0:
                out.append(f"{kind}: {two[0]} and {two[1]} do not touch, the rules join them")
            elif length < CLEAR:
                out.append(
                    f"{kind}: {two[0]} and {two[1]} touch along {length:.1f} px only: too short to be seen"
                )
    return out
