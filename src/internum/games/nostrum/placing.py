"""What a building and a unit need wherever they are placed: in the Construction phase and in the set-up."""

from internum.core.layout import Domain
from internum.core.state import State
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.state import (
    BUILT,
    FORT,
    LEFT,
    TOKENS,
    TRIREME,
    add_ashore,
    add_building,
    add_land,
    forts,
)
from internum.games.nostrum.table import Table

UNITS = Domain("unit", ["legion", "fortress", "trireme"])


def free_site(s: State, table: Table, site: int, why: Why | None) -> bool:
    """N7.3.3, N7.3.8 Is the site empty, and is there a token for it?"""
    free = True
    if s.v[BUILT + site]:
        if why is None:
            return False
        why.add("N7.3.3", "site-taken", table.sites.words[site])
        free = False
    if s.v[TOKENS + table.site_kind[site]] == 0:
        if why is None:
            return False
        why.add("N7.3.8", "no-token-left", table.sites.words[site])
        free = False
    return free


def room_for_unit(s: State, table: Table, side: int, unit: int, province: int, why: Why | None) -> bool:
    """N7.3.3, N7.3.5, N7.3.8 Can a unit of this kind stand there, and is one left?"""
    room = True
    if unit == FORT and forts(s, side, province):
        if why is None:
            return False
        why.add("N7.3.3", "has-fortress", table.provinces.words[province])
        room = False
    if unit == TRIREME and table.coast[province] == 0:
        if why is None:
            return False
        why.add("N7.3.5", "no-coast", table.provinces.words[province])
        room = False
    if s.v[LEFT + 4 * side + unit] == 0:
        if why is None:
            return False
        why.add("N7.3.8", "no-unit-left", UNITS.words[unit])
        room = False
    return room


def place_building(s: State, table: Table, side: int, site: int) -> None:
    """The token lies on its site."""
    add_building(s, site, table.site_kind[site], 1)
    s.tell(events.BUILT_SITE, side, site)


def place_unit(s: State, side: int, unit: int, province: int) -> None:
    """N7.3.5 The unit stands in the province; triremes lie on land."""
    if unit == TRIREME:
        add_ashore(s, side, province, 1)
    else:
        add_land(s, unit, side, province, 1)
    s.tell(events.RAISED, side, unit, province)
