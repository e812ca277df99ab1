"""The content of a score; times are in quarter notes from the start. For every tune."""

from dataclasses import dataclass, field
from fractions import Fraction


@dataclass
class Note:
    """One written note, with the signs for how to play it."""

    start: Fraction
    length: Fraction
    pitch: int
    bar: int
    grace: bool = False
    staccato: bool = False
    tenuto: bool = False
    accent: bool = False
    arpeggio: bool = False
    breath: bool = False
    fermata: bool = False
    slurred_on: bool = False
    phrase: int = -1

    @property
    def end(self) -> Fraction:
        """Returns the time at which the written note ends."""
        return self.start + self.length


@dataclass
class Voice:
    """One part: its name, its General MIDI program, its notes and its dynamics."""

    id: str
    name: str
    program: int = 0
    drums: bool = False
    notes: list[Note] = field(default_factory=list)
    dynamics: list[tuple[Fraction, float]] = field(default_factory=list)
    hairpins: list[tuple[Fraction, Fraction, int]] = field(default_factory=list)
    length: Fraction = Fraction(0)


@dataclass
class TempoMark:
    """A tempo in quarter notes a minute, reached by a gradual change that starts at `glide_from`."""

    beat: Fraction
    bpm: float
    glide_from: Fraction | None = None


@dataclass
class Score:
    """A whole piece as read from its ABC text."""

    title: str
    composer: str
    voices: list[Voice]
    tempi: list[TempoMark]
    bar_length: Fraction

    @property
    def length(self) -> Fraction:
        """Returns the length of the longest voice in quarter notes."""
        return max(v.length for v in self.voices)

    def voice(self, voice_id: str) -> Voice:
        """Returns a voice by its id. Raises KeyError if the score has no such voice."""
        for v in self.voices:
            if v.id == voice_id:
                return v
        raise KeyError(voice_id)
