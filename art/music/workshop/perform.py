"""Plays a score: sets the time, length and loudness of every note, and the swell of every long note. For every tune."""

import math
import random
from dataclasses import dataclass
from pathlib import Path

from . import midi
from .score import Note, Score, Voice
from .sheet import TUNINGS, Player, Sheet
from .tempo import Clock

LEAD_IN = 0.5
"""Seconds of silence before the first beat, so that a player may begin early."""

HELD = {'wind', 'bowed', 'voice', 'brass', 'pad'}
"""Styles that shape a note after it has begun."""

GAP = {'wind': 0.035, 'bowed': 0.025, 'voice': 0.03, 'brass': 0.04, 'pad': -0.15, 'struck': 0.0, 'drums': 0.0}
"""Seconds a player leaves before the next note; below zero is an overlap."""


@dataclass
class Played:
    """One sounding note in seconds, with its loudness in decibels relative to mezzoforte."""

    note: Note
    start: float
    end: float
    level: float


def marked_level(voice: Voice, beat: float) -> float:
    """Returns the written dynamic at a beat, in decibels relative to mezzoforte."""
    level = 0.0
    for at, value in voice.dynamics:
        if at <= beat:
            level = value
    for start, end, way in voice.hairpins:
        if start <= beat <= end:
            after = [v for at, v in voice.dynamics if end <= at <= end + 2]
            target = after[0] if after else level + 4.0 * way
            return level + (target - level) * (beat - float(start)) / float(end - start)
    ended = [(e, w) for s, e, w in voice.hairpins if e < beat and not any(e <= at <= beat for at, _ in voice.dynamics)]
    return level + 4.0 * ended[-1][1] if ended else level


def metric_level(score: Score, beat: float, player: Player) -> float:
    """Returns what the position in the bar adds to a beat's level: more on beat one, less between beats."""
    length = float(score.bar_length)
    place = beat % length
    pulse = 1.5 if length in (3.0, 6.0) else 1.0
    if place < 1e-6:
        return player.accent_db
    if abs(place - length / 2) < 1e-6:
        return player.accent_db / 2
    return 0.0 if abs(place / pulse - round(place / pulse)) < 1e-6 else player.offbeat_db


def phrase_levels(voice: Voice) -> dict[int, float]:
    """Returns the level that the phrase's arch and contour add to each slurred note, by the note's identity."""
    phrases: dict[int, list[Note]] = {}
    for note in voice.notes:
        if note.phrase >= 0:
            phrases.setdefault(note.phrase, []).append(note)
    levels = {}
    for notes in phrases.values():
        mean = sum(n.pitch for n in notes) / len(notes)
        first, last = notes[0].start, notes[-1].end
        for n in notes:
            share = float((n.start - first) / (last - first)) if last > first else 0
            levels[id(n)] = 1.6 * math.sin(math.pi * (0.15 + 0.75 * share)) - 1.0 + 0.13 * (n.pitch - mean)
    return levels


def play_voice(score: Score, voice: Voice, player: Player, sheet: Sheet, clock: Clock) -> list[Played]:
    """Returns the played notes of one voice, in order of their start."""
    chance = random.Random(f'{sheet.seed} {voice.id}')
    arch = phrase_levels(voice)
    drift, played = 0.0, []
    starts = sorted({n.start for n in voice.notes})
    following = dict(zip(starts, starts[1:] + [score.length]))
    chords: dict = {}
    for note in voice.notes:
        chords.setdefault(note.start, []).append(note)
    for start, chord in chords.items():
        beat = swung(float(start), sheet.swing)
        drift = 0.82 * drift + chance.gauss(0, player.timing_ms * 0.45)
        moment = clock.at(beat) + (drift - player.ahead_ms) / 1000
        together = chance.gauss(0, player.timing_ms * 0.6) / 1000
        spread = player.strum_ms * (3.0 if any(n.arpeggio for n in chord) else 1) / 1000
        spread = min(spread, 0.2 / max(len(chord) - 1, 1))
        for rank, note in enumerate(sorted(chord, key=lambda n: n.pitch)):
            level = marked_level(voice, float(start)) + metric_level(score, float(start), player)
            level += arch.get(id(note), 0.0) + (3.0 if note.accent else 0.0) + chance.gauss(0, player.touch_db)
            level -= 1.5 if note.grace else 0
            begin = moment + together + rank * spread + (chance.gauss(0, 0.003) if rank else 0)
            nominal = clock.at(swung(float(note.end), sheet.swing)) - clock.at(beat)
            adjacent = following[start] == note.end or note.end >= score.length
            played.append(Played(note, begin, begin + sounding(note, nominal, player, adjacent, chance), level))
    return sorted(played, key=lambda p: (p.start, p.note.pitch))


def swung(beat: float, swing: float) -> float:
    """Returns a beat with the second half of each quarter delayed by `swing` of a half."""
    place = beat % 1
    return beat + (swing * 0.5 * (1 - abs(place - 0.5) / 0.5) if place else 0)


def sounding(note: Note, nominal: float, player: Player, adjacent: bool, chance: random.Random) -> float:
    """Returns how long a note of so many written seconds sounds."""
    if player.style == 'drums':
        return max(nominal, 0.2)
    if note.staccato:
        return max(0.09, nominal * chance.uniform(0.42, 0.5)) + player.ring_ms / 3000
    if player.ring_ms:
        return nominal + player.ring_ms / 1000
    if note.slurred_on and adjacent:
        return nominal + 0.03
    gap = GAP[player.style] * (0.3 if note.tenuto else 1) + (0.12 if note.breath else 0)
    return max(nominal * 0.55, nominal - gap * chance.uniform(0.7, 1.3))


def control_value(level: float) -> float:
    """Returns the CC11 value for decibels relative to mezzoforte (40 log10 law); velocity covers the rest."""
    return 127 * 10 ** ((min(0.75 * level, 7.0) - 7.0) / 40)


def shape(track: midi.Track, voice: Voice, player: Player, played: list[Played], clock: Clock, tick) -> None:
    """Writes the swells (CC11) and the vibrato (CC1) of a held voice every 40 ms."""
    last: dict[int, int] = {}
    now, index = 0.0, 0
    end = max(p.end for p in played) + 0.2
    while now < end:
        while index + 1 < len(played) and played[index + 1].start <= now + 0.02:
            index += 1
        p = played[index]
        length = p.end - p.start
        into = min(max(now - p.start, 0.0), length)
        level = p.level + marked_level(voice, clock.beat(min(now, p.end))) - marked_level(voice, float(p.note.start))
        if length > 0.6:
            depth = player.swell_db * min(1.0, (length - 0.6) / 1.2)
            level += depth * (math.sin(math.pi * min(into / length, 1.0) ** 0.75) - 0.6)
        shake = player.vibrato * min(1.0, max(0.0, (into - 0.3) / 0.6)) if length > 0.55 else 0
        for number, value in ((11, control_value(level)), (1, shake)):
            if last.get(number) != round(value) and (number == 11 or player.vibrato):
                track.control(tick(now), number, value)
                last[number] = round(value)
        now += 0.04


def tuning_message(sheet: Sheet) -> bytes:
    """Returns the MIDI tuning message (scale and octave) for the sheet's temperament."""
    cents = TUNINGS[sheet.tuning]
    centre = cents[(9 - sheet.tonic) % 12]
    steps = [64 + cents[(pc - sheet.tonic) % 12] - centre for pc in range(12)]
    body = bytes([0x7F, 0x7F, 0x08, 0x08, 0x03, 0x7F, 0x7F, *steps, 0xF7])
    return b'\xf0' + midi.number(len(body)) + body


def perform(score: Score, sheet: Sheet, path: Path, only: str | None = None) -> Clock:
    """Plays a score into a MIDI file, one track per voice (`only` keeps one). Returns the clock."""
    clock = Clock(score, sheet.seed, sheet.breathing)
    lead = LEAD_IN * clock.bpms[0] / 60

    def tick(seconds: float) -> float:
        return (clock.beat(seconds) + lead) * midi.PPQ if seconds >= 0 else (
            seconds * clock.bpms[0] / 60 + lead) * midi.PPQ

    tracks, channels = [], [c for c in range(16) if c != 9]
    for voice in score.voices:
        channel = 9 if voice.drums else channels.pop(0)
        if only and voice.id != only:
            continue
        player = sheet.players[voice.id]
        track = midi.Track(voice.id, channel)
        track.add(0, tuning_message(sheet), -2)
        track.add(0, bytes([0xC0 | channel, voice.program]), 0)
        fine = round(8192 + player.cents * 81.92)
        for number, value in ((101, 0), (100, 1), (6, fine >> 7), (38, fine & 127), (7, player.volume),
                              (10, 64 + player.pan), (91, 0), (93, 0), (11, 100)):
            track.control(0, number, value)
        played = play_voice(score, voice, player, sheet, clock)
        held = player.style in HELD
        for p, pitch_next in with_next(played):
            loud = 78 * 10 ** (p.level / 110) if held else 127 * 10 ** ((p.level - 9) / 40)
            end = min(p.end, pitch_next - 0.012)
            track.note(tick(p.start), tick(max(end, p.start + 0.05)), p.note.pitch, loud)
        if held:
            shape(track, voice, player, played, clock, tick)
        track.control(tick(max(p.end for p in played) + 3), 7, player.volume)
        tracks.append(track)
    tempi = [(0, clock.bpms[0])] + [((beat + lead) * midi.PPQ, bpm) for beat, bpm in zip(clock.beats, clock.bpms)
                                    if beat <= score.length + 1]
    midi.write(path, tempi, tracks)
    return clock


def with_next(played: list[Played]) -> list[tuple[Played, float]]:
    """Returns each note with the time at which the same pitch starts again (a very late time if it does not)."""
    result, later = [], {}
    for p in reversed(played):
        result.append((p, later.get(p.note.pitch, 1e9)))
        later[p.note.pitch] = p.start
    return result[::-1]
