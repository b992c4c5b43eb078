"""A bot at work: its thoughts go on from one request to the next, and can be cut short. Knows the contract only."""

from __future__ import annotations

from collections.abc import Iterator

from stampede.game import State, Thought


class Thinking:
    """A bot's thoughts about a state, as far as they went."""

    def __init__(self, about: State, bot: str, thoughts: Iterator[Thought]) -> None:
        self.about, self.bot, self._thoughts = about, bot, thoughts
        self._latest: Thought | None = None

    def further(self) -> Thought:
        """One more thought, or the last again."""
        self._latest = next(self._thoughts, self._latest)
        assert self._latest is not None, "every bot has at least one thought"
        return self._latest

    def so_far(self) -> Thought:
        """The latest thought, or a first one."""
        return self._latest or self.further()

    def to_the_end(self) -> Thought:
        """The move it comes to, given the time it wants."""
        for thought in self._thoughts:
            self._latest = thought
        return self.so_far()
