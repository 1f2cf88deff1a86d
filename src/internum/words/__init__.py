"""Words: one Fluent file a game and one for the house, by language. Imports nothing of internum.

Terminal, server and browser read the same files. Every language has every message; only the names of places,
which are Latin in all of them, stand in the English file alone.

A parameter that is a thing of the game comes twice: `$unit` is its name in the language of the reader,
`$unit-id` the word of the notation, which is what a message may select on.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "nl", "fr", "de")


class UnknownLanguage(ValueError):
    """A language that there are no words for."""


def messages(lang: str, name: str) -> str:
    """The text of a file of messages; empty when there is none."""
    path = files("internum.words") / lang / f"{name}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


class Words:
    """The words of the house and of one game in one language."""

    def __init__(self, lang: str, game: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"there are no words in {lang!r}; known: {', '.join(LANGUAGES)}")
        self.bundles: Final = [_bundle(one, game) for one in dict.fromkeys([lang, "en"])]

    def say(self, message: str, params: Mapping[str, str | int]) -> str:
        """A message; its id where no language has it."""
        for bundle in self.bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, dict(params))
                    return str(text)
        return " ".join([message, *(str(value) for value in params.values())])

    def has(self, message: str) -> bool:
        """Does any of the languages have this message?"""
        return any(bundle.has_message(message) for bundle in self.bundles)

    def name(self, text: str) -> str:
        """Words of the notation as people write them: each by its message, else as it stands."""
        return " ".join(self._name(word) for word in text.split(" "))

    def _name(self, word: str) -> str:
        message = "name-" + word.replace("_", "-")
        if "+" in word:
            return " + ".join(self._name(one) for one in word.split("+"))
        return self.say(message, {}) if self.has(message) else word.replace("_", " ")


def _bundle(lang: str, game: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in ("house", game):
        bundle.add_resource(FluentResource(messages(lang, name)))
    return bundle
