"""The clock of a performance: marked tempi, gradual changes between them and a small seeded drift. For every tune."""

import math
import random
from bisect import bisect_right

from .score import Score

STEP = 0.125
"""Quarter notes between two points of the tempo curve."""


class Clock:
    """Converts beats (quarter notes from the start) to seconds and back."""

    def __init__(self, score: Score, seed: str, breathing: float):
        """Creates a clock from a score, a seed and how far the tempo may drift (0.01 = 1 %)."""
        chance = random.Random(f'{seed} tempo')
        phases = [chance.uniform(0, 2 * math.pi) for _ in range(3)]
        self.beats: list[float] = []
        self.seconds: list[float] = []
        self.bpms: list[float] = []
        now = 0.0
        for index in range(int(float(score.length) / STEP) + 400):
            beat = index * STEP
            sway = sum(math.sin(beat * w + p) for w, p in zip((0.19, 0.33, 0.71), phases)) / 3
            bpm = marked(score, beat) * (1 + breathing * sway)
            self.beats.append(beat)
            self.seconds.append(now)
            self.bpms.append(bpm)
            now += STEP * 60 / bpm

    def at(self, beat: float) -> float:
        """Returns the seconds from the start for a beat."""
        index = min(max(int(beat / STEP), 0), len(self.beats) - 1)
        return self.seconds[index] + (beat - self.beats[index]) * 60 / self.bpms[index]

    def beat(self, seconds: float) -> float:
        """Returns the beat for seconds from the start."""
        index = max(bisect_right(self.seconds, seconds) - 1, 0)
        return self.beats[index] + (seconds - self.seconds[index]) * self.bpms[index] / 60


def marked(score: Score, beat: float) -> float:
    """Returns the marked tempo at a beat, gradual changes included."""
    bpm = score.tempi[0].bpm
    for mark in score.tempi[1:]:
        if beat >= mark.beat:
            bpm = mark.bpm
        elif mark.glide_from is not None and beat > mark.glide_from:
            share = (beat - float(mark.glide_from)) / float(mark.beat - mark.glide_from)
            return bpm + (mark.bpm - bpm) * share
    return bpm
