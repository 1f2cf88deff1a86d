"""A study of balance as one page that a player can read: no script, nothing fetched, pictures drawn here."""

from html import escape
from typing import Final

from internum.arena.balance import Balance, Row
from internum.games import game
from internum.words import Words

WIDE: Final = 640
LABEL: Final = 150
NUMBERS: Final = 170
LINE: Final = 30
STYLE: Final = """
:root { color-scheme: light dark; --paper: #f4eddd; --ink: #1f2a30; --soft: #4c565a;
  --hair: #1f2a3038; --bar: #1e4650; --whisker: #1f2a30; --even: #8f2a1e; }
@media (prefers-color-scheme: dark) { :root { --paper: #12191c; --ink: #ece3cf; --soft: #b9b8a9;
  --hair: #ece3cf2b; --bar: #5f98a3; --whisker: #ece3cf; --even: #e08a6f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Source Sans 3", system-ui, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 40px 20px 64px; }
h1, h2 { font-family: "EB Garamond", "Iowan Old Style", Georgia, serif; font-weight: 500; line-height: 1.2; }
h1 { font-size: 34px; margin: 0 0 4px; } h2 { font-size: 24px; margin: 40px 0 4px; }
p { margin: 4px 0 12px; max-width: 62ch; } .soft { color: var(--soft); font-size: 15px; }
svg { display: block; width: 100%; height: auto; margin: 8px 0; } text { fill: var(--ink); font-size: 15px; }
.number { fill: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
.bar { fill: var(--bar); opacity: .6; } .whisker { stroke: var(--whisker); stroke-width: 1.5; }
.even { stroke: var(--even); stroke-width: 1.5; stroke-dasharray: 4 4; } .base { stroke: var(--hair); }
ul { padding-left: 20px; max-width: 62ch; } li { margin: 4px 0; }
footer { margin-top: 48px; padding-top: 12px; border-top: 1px solid var(--hair); }
"""


def page(found: Balance, lang: str) -> str:
    """The whole page."""
    plan = found.plan
    words = Words(lang, plan.game)
    title = game(plan.game).title
    facts: dict[str, str | int] = {
        "game": title,
        "seats": plan.seats,
        "games": found.games,
        "bot": plan.bots[0],
    }
    parts = [
        f"<h1>{_say(words, 'balance-title', facts)}</h1>",
        f'<p class="soft">{_say(words, "balance-made", facts)}</p>',
        f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in findings(found, words))}</ul>",
        f"<p>{_say(words, 'balance-how-to-read', facts)}</p>",
    ]
    for name, rows in (("sides", found.sides), ("seats", found.seats), ("ways", found.ways)):
        if rows and not (name == "ways" and [row.word for row in rows] == ["won"]):
            parts.append(_section(words, name, bars(rows, words)))
    if found.made:
        parts.append(_section(words, "made-of", counts(found.made, words)))
    parts.append(_section(words, "length", histogram(found.rounds, words)))
    changed = [f"{name}={value}" for name, value in plan.options.items() if value != _usual(plan.game, name)]
    foot: dict[str, str | int] = {
        "options": ", ".join(changed) or "–",
        "rules": plan.rules,
        "seed": plan.seed,
    }
    parts.append(f'<footer class="soft">{_say(words, "balance-foot", foot)}</footer>')
    body = "\n".join(parts)
    head = f"<title>{_say(words, 'balance-title', facts)}</title><style>{STYLE}</style>"
    wide = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">{wide}{head}</head>\n'
        f"<body><main>\n{body}\n</main></body></html>\n"
    )


def findings(found: Balance, words: Words) -> list[str]:
    """What can be said with 95 % confidence, in sentences."""
    out = []
    for kind, rows in (("side", found.sides), ("seat", found.seats)):
        clear = [row for row in rows if row.even is not None and not row.low <= row.even <= row.high]
        for row in clear:
            assert row.even is not None
            message = f"balance-{kind}-{'high' if row.share > row.even else 'low'}"
            told: dict[str, str | int] = {
                "name": _name(words, row.word),
                "share": _percent(row.share),
                "even": _percent(row.even),
            }
            out.append(words.say(message, told))
        if rows and not clear:
            out.append(words.say(f"balance-{kind}s-even", {}))
    middle = found.rounds[len(found.rounds) // 2]
    low, high = found.rounds[len(found.rounds) // 10], found.rounds[-len(found.rounds) // 10 - 1]
    out.append(words.say("balance-rounds", {"middle": middle, "low": low, "high": high}))
    return out


def bars(rows: list[Row], words: Words) -> str:
    """A bar for each share, its interval as a whisker, the even share as a dashed line."""
    scale = max(0.05, *(row.high for row in rows))
    room = WIDE - LABEL - NUMBERS

    def x(share: float) -> float:
        return LABEL + room * share / scale

    out = [f'<line class="base" x1="{LABEL}" x2="{LABEL}" y1="0" y2="{LINE * len(rows)}"/>']
    for i, row in enumerate(rows):
        y = i * LINE + LINE / 2
        name = escape(_name(words, row.word))
        out += [
            f'<text x="{LABEL - 10}" y="{y + 5}" text-anchor="end">{name}</text>',
            _bar(LABEL, y - 8, x(row.share) - LABEL, 16),
            f'<line class="whisker" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>',
        ]
        for end in (row.low, row.high):
            out.append(
                f'<line class="whisker" x1="{x(end):.1f}" x2="{x(end):.1f}" y1="{y - 5}" y2="{y + 5}"/>'
            )
        told = f"{_percent(row.share)}  ({_percent(row.low)} – {_percent(row.high)})"
        out.append(f'<text class="number" x="{WIDE}" y="{y + 5}" text-anchor="end">{told}</text>')
    if rows[0].even is not None:
        at = x(rows[0].even)
        out.append(f'<line class="even" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{LINE * len(rows)}"/>')
    return _svg(LINE * len(rows), out)


def counts(rows: list[tuple[str, float]], words: Words) -> str:
    """A bar for each number."""
    most = max(number for _, number in rows) or 1.0
    out = []
    for i, (word, number) in enumerate(rows):
        y = i * LINE + LINE / 2
        wide = (WIDE - LABEL - NUMBERS) * number / most
        out += [
            f'<text x="{LABEL - 10}" y="{y + 5}" text-anchor="end">{escape(_name(words, word))}</text>',
            _bar(LABEL, y - 8, wide, 16),
            f'<text class="number" x="{LABEL + wide + 8:.1f}" y="{y + 5}">{number:.1f}</text>',
        ]
    return _svg(LINE * len(rows), out)


def histogram(rounds: list[int], words: Words) -> str:
    """How many games took so many rounds."""
    first, last = rounds[0], rounds[-1]
    step = max(1, -(-(last - first + 1) // 20))
    columns = [0] * ((last - first) // step + 1)
    for number in rounds:
        columns[(number - first) // step] += 1
    tall, high = max(columns), 160
    wide = WIDE / max(8, len(columns))
    out = [f'<line class="base" x1="0" x2="{WIDE}" y1="{high}" y2="{high}"/>']
    for i, count in enumerate(columns):
        height = (high - 20) * count / tall
        label = str(first + i * step) if step == 1 else f"{first + i * step}–{first + i * step + step - 1}"
        out.append(_bar(i * wide + 2, high - height, wide - 4, height))
        if len(columns) <= 12 or i % 2 == 0:
            middle = f'x="{(i + 0.5) * wide:.1f}" text-anchor="middle"'
            out.append(f'<text class="number" {middle} y="{high + 18}">{label}</text>')
    axis = escape(words.say("balance-axis-rounds", {}))
    out.append(f'<text class="number" x="{WIDE}" y="{high + 40}" text-anchor="end">{axis}</text>')
    return _svg(high + 48, out)


def _name(words: Words, word: str) -> str:
    name = words.name(word)
    return name[:1].upper() + name[1:]


def _bar(x: float, y: float, wide: float, high: float) -> str:
    return f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="2"/>'


def _svg(height: float, parts: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDE} {height}" role="img">{"".join(parts)}</svg>'


def _section(words: Words, name: str, picture: str) -> str:
    heading = _say(words, f"balance-{name}", {})
    about = _say(words, f"balance-{name}-about", {})
    return f'<h2>{heading}</h2>\n<p class="soft">{about}</p>\n{picture}'


def _say(words: Words, message: str, params: dict[str, str | int]) -> str:
    return escape(words.say(message, params))


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share >= 0.1 or share == 0 else f"{100 * share:.1f} %"


def _usual(name: str, option: str) -> str:
    return next(one.default for one in game(name).options if one.name == option)
