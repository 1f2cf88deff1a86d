"""What battles on land and at sea share: line-ups, dice, hits and losses (C6.6.3 to C6.6.7, C6.7.3).

A line-up counts the fighters of one side by owner and type, then diplomacy troops (or rebels). The pieces
themselves stay where they stand, so what survives is simply still there.
"""

from typing import Final

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.slots import ASKED, BITS, CHANCE, SP, WHO, A, B, C
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import EVERYBODY, Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.cards import FIRST_DIPLOMACY, PIRATES
from internum.games.conquest.state import (
    BAG,
    COASTS,
    DICE,
    FACE_KINDS,
    FACES,
    FOUGHT,
    HITS,
    JOINED,
    LINE,
    LINE_KINDS,
    LOST,
    LOST_AT,
    PLAYERS,
    REBELS,
    SEAS,
    TYPES,
    ZONES,
    add_galleys,
    add_units,
    are_allies,
    has_card,
    wipe,
)
from internum.games.conquest.table import TYPE_WORDS, Table

ATTACKER: Final = 0
DEFENDER: Final = 1
GALLEY_TYPE: Final = 3
TROOPS: Final = PLAYERS * TYPES  # the first kind of diplomacy troops: infantry, cavalry, galleys
TROOP_TYPES: Final = [0, 1, GALLEY_TYPE]
ROLLING: Final = 6  # stages that both kinds of battle have
LOSING: Final = 7
BURYING: Final = 8


def of_type(s: State, which: int, kind: int) -> int:
    """C6.6.6 How many fighters of a type a side of the battle has, whoever owns them."""
    at = LINE + which * LINE_KINDS
    count: int = 0
    for owner in range(PLAYERS):
        count += s.v[at + owner * TYPES + kind]
    for i, troop in enumerate(TROOP_TYPES):
        if troop == kind:
            count += s.v[at + TROOPS + i]
    return count


def strength(s: State, which: int) -> int:
    """How many fighters a side of the battle has."""
    total: int = 0
    for i in range(LINE + which * LINE_KINDS, LINE + (which + 1) * LINE_KINDS):
        total += s.v[i]
    return total


def scored(s: State, which: int) -> int:
    """C6.6.6 Hits: of each type as many as symbols, at most as many as units."""
    total: int = 0
    for kind in range(TYPES):
        total += min(s.v[FACES + which * FACE_KINDS + kind], of_type(s, which, kind))
    return total


def can_choose(s: State, which: int) -> bool:
    """C6.6.7 Has a side a real choice of losses?"""
    hits = s.v[HITS + which]
    if hits == 0 or hits >= strength(s, which):
        return False
    groups = 0
    at = LINE + which * LINE_KINDS
    for kind in range(LINE_KINDS):
        if s.v[at + kind]:
            groups += 1
            if kind < TROOPS and kind % TYPES == GALLEY_TYPE and zones_of(s, kind // TYPES) > 1:
                groups += 1
    return groups > 1


def zones_of(s: State, owner: int) -> int:
    """From how many zones galleys of a player take part."""
    count = 0
    for i in range(JOINED + owner * COASTS, JOINED + (owner + 1) * COASTS):
        if s.v[i]:
            count += 1
    return count


def in_battle(s: State) -> int:
    """The number of the frame of a battle that is on top; 0: none."""
    fp = s.v[SP]
    return fp if fp and isinstance(s.rules.steps[s.v[fp] - 1], Battle) else 0


class Roll(Verb):
    """C6.6.5, C1.7 One die."""

    def __init__(self, table: Table) -> None:
        super().__init__("roll", "C6.6.5", (table.faces,))
        self.table = table
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if self.table.weights[arg] == 0:
            if why is not None:
                why.add("C1.7", "no-such-face", self.table.faces.words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        step = s.rules.steps[s.v[fp] - 1]
        assert isinstance(step, Battle)
        which = ATTACKER if s.v[DICE + ATTACKER] else DEFENDER
        s.v[DICE + which] -= 1
        s.v[FACES + which * FACE_KINDS + arg] += 1
        s.tell(events.ROLLED, step.commander(s, which), arg)


class Commit(Verb):
    """C6.6.2, C6.6.3, C6.7.3 Own galleys join, or an ally lends units."""

    def __init__(self, word: str, clause: str, table: Table, bag: Bag) -> None:
        super().__init__(word, clause)
        self.table = table
        self.bag = bag
        self.parts = [bag]
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        fp = in_battle(s)
        step = s.rules.steps[s.v[fp] - 1] if fp else None
        if not isinstance(step, Battle) or not step.may_help(s, side):
            if why is not None:
                why.add(self.clause, "nothing-to-send")
            return False
        return True

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        fp = in_battle(s)
        if stage or not fp:
            return -1
        step = s.rules.steps[s.v[fp] - 1]
        assert isinstance(step, Battle)
        own = side in (step.commander(s, ATTACKER), step.commander(s, DEFENDER))
        total = 0
        for kind, count in enumerate(step.help(s, side)):
            if kind < GALLEY_TYPE and own:
                continue  # a commander's land units fight in any case
            self.bag.limit(s, kind, count)
            total += count
        self.bag.terms(s, 1, total)
        return self.bag.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        fp = v[SP]
        step = s.rules.steps[v[fp] - 1]
        assert isinstance(step, Battle)
        which = step.helps(s, side)
        at = LINE + which * LINE_KINDS + side * TYPES
        leader = step.commander(s, which)
        for kind in range(self.bag.n):
            count = self.bag.picked(s, kind)
            if count == 0:
                continue
            if kind < GALLEY_TYPE:
                v[at + kind] += count
            else:
                v[at + GALLEY_TYPE] += count
                step.note_zone(s, side, kind - GALLEY_TYPE, count)
            unit = kind if kind < GALLEY_TYPE else GALLEY_TYPE
            if leader == side:
                s.tell(events.JOINED, side, count)
            else:
                s.tell(events.LENT, side, leader, unit, count)


def help_bag(table: Table) -> Bag:
    """What can be sent to a battle: land units of the province, galleys by zone."""
    kinds = Domain("help", [*TYPE_WORDS[:GALLEY_TYPE], *table.seas.words])
    return Bag("help", "C6.6.3", kinds, 20, BAG)


class Decline(Verb):
    """The answer of a window that gives nothing away: send nothing, cancel nothing."""

    def __init__(self, table: Table) -> None:
        super().__init__("decline", "C6.6.2")
        self.sides = table.n


class Loss(Bag):
    """C6.6.7 Fighters that go. Who says only *infantry* means his own."""

    def __init__(self, table: Table) -> None:
        super().__init__("loss", "C6.6.7", table.line_kinds, 20, BAG)
        self.colours = table.players.words

    def full(self, text: list[str], colour: str) -> list[str]:
        """The words with the colour in front where it was left out."""
        return [f"{colour}_{word}" if self.kinds.find(f"{colour}_{word}") >= 0 else word for word in text]

    def unknown(self, text: list[str]) -> str:
        return super().unknown(self.full(text, self.colours[0]))

    def read(self, s: State, text: list[str]) -> list[int] | None:
        side = s.drafter()
        return super().read(s, self.full(text, self.colours[side]) if side < len(self.colours) else text)


class Lose(Verb):
    """C6.6.7 Which fighters go, and of galleys from several zones, of which."""

    def __init__(self, table: Table) -> None:
        super().__init__("lose", "C6.6.7")
        self.table = table
        self.loss = Loss(table)
        width = 2 * SEAS + 3
        self.zones = [Bag(f"zones{i + 1}", "C6.6.7", table.seas, 8, ZONES + i * width) for i in range(3)]
        self.parts = [self.loss, *self.zones]
        self.sides = table.n

    def split(self, s: State) -> list[int]:
        """The owners whose lost galleys may be of several zones."""
        out = []
        for owner in range(PLAYERS):
            lost = self.loss.picked(s, owner * TYPES + GALLEY_TYPE)
            joined = sum(s.v[JOINED + owner * COASTS : JOINED + (owner + 1) * COASTS])
            if 0 < lost < joined and zones_of(s, owner) > 1:
                out.append(owner)
        return out

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        v = s.v
        fp = in_battle(s)
        if not fp:
            return -1
        step = s.rules.steps[v[fp] - 1]
        assert isinstance(step, Battle)
        which = ATTACKER if step.commander(s, ATTACKER) == side else DEFENDER
        if stage == 0:
            for kind in range(LINE_KINDS):
                self.loss.limit(s, kind, v[LINE + which * LINE_KINDS + kind])
            self.loss.terms(s, v[HITS + which], v[HITS + which])
            return self.loss.id
        owners = self.split(s)
        if stage > len(owners):
            return -1
        owner = owners[stage - 1]
        bag = self.zones[stage - 1]
        for i, sea in enumerate(self.table.coast_seas[v[fp + A]]):
            bag.limit(s, sea, v[JOINED + owner * COASTS + i])
        count = self.loss.picked(s, owner * TYPES + GALLEY_TYPE)
        bag.terms(s, count, count)
        return bag.id

    def audience(self, s: State, side: int, arg: int) -> int:
        fp = in_battle(s)
        step = s.rules.steps[s.v[fp] - 1] if fp else None
        if isinstance(step, Battle) and step.sealing(s):
            return BITS[s.seat(side)]
        return EVERYBODY

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        for kind in range(LINE_KINDS):
            v[LOST + side * LINE_KINDS + kind] = self.loss.picked(s, kind)
        place = v[v[SP] + A]
        for i, owner in enumerate(self.split(s)):
            at = LOST_AT + (side * PLAYERS + owner) * COASTS
            for j, sea in enumerate(self.table.coast_seas[place]):
                v[at + j] = self.zones[i].picked(s, sea)


class Battle(Step):
    """The attacker. A: place, B: the defender, C: the stage, D: the next place of the alliance box to ask."""

    def __init__(self, name: str, clause: str, table: Table) -> None:
        super().__init__(name, clause)
        self.table = table

    # --- what land and sea do in their own way -------------------------------------------------------

    def help(self, s: State, side: int) -> list[int]:
        """What a player could send, by kind of the bag."""
        raise NotImplementedError

    def note_zone(self, s: State, side: int, sea: int, count: int) -> None:
        """Remember from where galleys have come."""
        raise NotImplementedError

    def helps(self, s: State, side: int) -> int:
        """On which side of the battle a player stands."""
        defender = self.commander(s, DEFENDER)
        return DEFENDER if side == defender or are_allies(s, side, defender) else ATTACKER

    # --- who is who ----------------------------------------------------------------------------------

    def commander(self, s: State, which: int) -> int:
        """The player (or the rebels) who commands a side of the battle."""
        fp = s.v[SP]
        return s.v[fp + WHO] - 1 if which == ATTACKER else s.v[fp + B]

    def may_help(self, s: State, side: int) -> bool:
        """Has a player anything to send? A commander sends only galleys."""
        own = side in (self.commander(s, ATTACKER), self.commander(s, DEFENDER))
        return any(count for kind, count in enumerate(self.help(s, side)) if kind >= GALLEY_TYPE or not own)

    def sealing(self, s: State) -> bool:
        """C6.6.7 Do both sides choose their losses now, unseen by each other?"""
        stage = s.v[s.v[SP] + C]
        return stage == BURYING and can_choose(s, ATTACKER) and can_choose(s, DEFENDER)

    # --- troops, dice, losses ------------------------------------------------------------------------

    def add_troops(self, s: State, which: int, place: int) -> None:
        """C6.6.4, C14.6 The troops of a diplomacy card join its owner (place -1: Pirates)."""
        side = self.commander(s, which)
        if side >= self.table.n:
            return
        for card in range(FIRST_DIPLOMACY, PIRATES + 1):
            here = self.table.ally_province[card - FIRST_DIPLOMACY] == place
            if here and has_card(s, side, card):
                s.tell(events.TROOPS, side, card)
                for i, count in enumerate(self.table.ally_troops[card - FIRST_DIPLOMACY]):
                    s.v[LINE + which * LINE_KINDS + TROOPS + i] += count

    def count_hits(self, s: State, first: int, last: int) -> None:
        """C6.6.6 The hits of some sides; what each suffers is at most what it has."""
        for which in range(first, last + 1):
            hits = scored(s, which)
            s.tell(events.HIT, self.commander(s, which), hits)
            foe = 1 - which
            s.v[HITS + foe] = min(hits, strength(s, foe))
        wipe(s, FACES, 2 * FACE_KINDS)

    def ask_losses(self, s: State) -> bool:
        """C6.6.7 Ask those who have a real choice; False: nobody has."""
        mask = 0
        for which in (ATTACKER, DEFENDER):
            side = self.commander(s, which)
            if can_choose(s, which) and side < self.table.n:
                mask |= BITS[side + 1]
        if mask:
            s.ask_all(mask)
        return mask != 0

    def bury(self, s: State, place: int, on_land: bool) -> None:
        """C6.6.7 The losses of both sides leave at the same time."""
        v = s.v
        chosen = [can_choose(s, which) for which in (ATTACKER, DEFENDER)]
        if chosen[0] and chosen[1]:
            s.reveal()
        for which in (ATTACKER, DEFENDER):
            side = self.commander(s, which)
            at = LINE + which * LINE_KINDS
            hits = v[HITS + which]
            for kind in range(LINE_KINDS):
                if v[at + kind] == 0 or hits == 0:
                    continue
                if chosen[which] and side < self.table.n:
                    count = v[LOST + side * LINE_KINDS + kind]
                else:  # all that there is, or all alike
                    count = min(hits, v[at + kind])
                    hits -= count
                if count:
                    self.remove(s, which, kind, count, place, on_land)
            if side < self.table.n:
                wipe(s, LOST + side * LINE_KINDS, LINE_KINDS)
                wipe(s, LOST_AT + side * PLAYERS * COASTS, PLAYERS * COASTS)
            v[HITS + which] = 0

    def remove(self, s: State, which: int, kind: int, count: int, place: int, on_land: bool) -> None:
        """So many fighters of a kind are gone."""
        v = s.v
        side = self.commander(s, which)
        v[LINE + which * LINE_KINDS + kind] -= count
        s.tell(events.LOST, side, kind, count)
        if kind >= TROOPS:
            if side >= self.table.n:
                v[REBELS] -= count
            return
        owner = kind // TYPES
        unit = kind - owner * TYPES
        if unit < GALLEY_TYPE:
            add_units(s, owner, place, unit, -count)
        elif not on_land:
            add_galleys(s, owner, place, -count)
        else:
            self.remove_galleys(s, side, owner, count, place)

    def remove_galleys(self, s: State, side: int, owner: int, count: int, province: int) -> None:
        """Galleys lost on land, from the zones that were named, or from the only ones there are."""
        v = s.v
        named = LOST_AT + (side * PLAYERS + owner) * COASTS
        some = side < self.table.n and any(v[named : named + COASTS])
        for i, sea in enumerate(self.table.coast_seas[province]):
            slot = JOINED + owner * COASTS + i
            gone = v[named + i] if some else min(count, v[slot])
            count -= gone
            if gone:
                v[slot] -= gone
                add_galleys(s, owner, sea, -gone)

    def clear(self, s: State) -> None:
        """The battle is over: what is left of it in the slots goes."""
        wipe(s, LINE, 2 * LINE_KINDS)
        wipe(s, JOINED, PLAYERS * COASTS)
        wipe(s, DICE, 2)
        wipe(s, FACES, 2 * FACE_KINDS)
        wipe(s, FOUGHT, 4)  # rounds, half a round, how it ended for each

    # --- asking --------------------------------------------------------------------------------------

    def offered(self, s: State, side: int) -> list[Verb]:
        """The verbs of this moment."""
        raise NotImplementedError

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for verb in self.offered(s, side):
            verb.legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        for verb in self.offered(s, side):
            verb.branch(s, side, out)

    def weights(self, s: State) -> list[int]:
        return [weight for weight in self.table.weights if weight]

    def default(self, s: State, side: int) -> int:
        for verb in self.offered(s, side):
            if verb.word in ("decline", "stay"):
                return verb.base
        return -1

    def sealed(self, s: State) -> int:
        if not self.sealing(s):
            return 0
        mask = BITS[self.commander(s, ATTACKER) + 1] | BITS[self.commander(s, DEFENDER) + 1]
        return mask & ~s.v[ASKED]

    def withdraw(self, s: State, side: int) -> None:
        wipe(s, LOST + side * LINE_KINDS, LINE_KINDS)
        wipe(s, LOST_AT + side * PLAYERS * COASTS, PLAYERS * COASTS)

    def roll_on(self, s: State) -> bool:
        """Ask chance while dice are left."""
        if s.v[DICE] or s.v[DICE + 1]:
            s.ask(CHANCE)
            return True
        return False
