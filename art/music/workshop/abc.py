"""Reads the part of ABC 2.1 that the scores use; anything else in a score is an error. For every tune.

The check compares every performance with abc2midi's reading of the same text, so a mistake in this
reader is noticed.
"""

import re
from fractions import Fraction

from .score import Note, Score, TempoMark, Voice

SCALE = {'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}
SHARPS = 'FCGDAEB'
KEYS = {'C': 0, 'G': 1, 'D': 2, 'A': 3, 'E': 4, 'B': 5, 'F': -1, 'Bb': -2, 'Eb': -3, 'Ab': -4, 'Db': -5,
        'Am': 0, 'Em': 1, 'Bm': 2, 'F#m': 3, 'Dm': -1, 'Gm': -2, 'Cm': -3, 'Fm': -4}
LEVELS = {'ppp': -14.0, 'pp': -10.0, 'p': -6.5, 'mp': -3.0, 'mf': 0.0, 'f': 3.0, 'ff': 5.5}
"""Decibels of each dynamic mark against mezzoforte."""

LENGTH = r'(\d*)(/*)(\d*)'
PITCH = r"([\^_=]{0,2})([A-Ga-g])([,']*)"
TOKEN = re.compile('|'.join([
    r'(?P<text>"[^"]*")', r'(?P<sign>![^!]+!)', r'(?P<field>\[[A-Z]:[^\]]*\])', r'(?P<grace>\{[^}]*\})',
    r'(?P<tuplet>\(\d)', r'(?P<open>\()', r'(?P<close>\))', r'(?P<chord>\[[^\]|:]+\]' + LENGTH + ')',
    r'(?P<bar>\|\]|\|\||\|)', r'(?P<note>' + PITCH + LENGTH + ')', r'(?P<rest>[zx]' + LENGTH + ')',
    r'(?P<full>Z\d*)', r'(?P<tie>-)', r'(?P<dot>\.)', r'(?P<broken>[<>])', r'(?P<space>[\s`]+)']))


class AbcError(ValueError):
    """An error in a score, with its voice and bar."""


def read_length(text: str) -> Fraction:
    """Returns the length that follows a note, like `3/2` or `//`, as a multiple of the unit."""
    number, slashes, divisor = re.fullmatch(LENGTH, text).groups()
    top = int(number) if number else 1
    if not slashes:
        return Fraction(top)
    return Fraction(top, int(divisor) if divisor else 2 ** len(slashes))


class VoiceReader:
    """Reads the body lines of one voice, bar by bar."""

    def __init__(self, voice: Voice, unit: Fraction, bar: Fraction, sharps: int):
        self.voice, self.unit, self.bar_length, self.sharps = voice, unit, bar, sharps
        self.now = self.bar_start = Fraction(0)
        self.bar = 1
        self.accidentals: dict[tuple[str, int], int] = {}
        self.signs: set[str] = set()
        self.tied: dict[int, Note] = {}
        self.last: list[Note] = []
        self.last_length = Fraction(0)
        self.slur, self.phrases = 0, 0
        self.tuplet = (0, Fraction(1))
        self.broken: str | None = None
        self.graces: list[str] = []
        self.hairpin: tuple[Fraction, int] | None = None
        self.tempi: list[TempoMark] = []
        self.glide: Fraction | None = None

    def fail(self, message: str) -> None:
        """Raises an AbcError that names the voice and the bar."""
        raise AbcError(f'voice {self.voice.id}, bar {self.bar}: {message}')

    def pitch(self, accidental: str, letter: str, octave: str) -> int:
        """Returns the MIDI number of a written pitch in the current key, with the bar's accidentals."""
        upper = letter.upper()
        height = 60 + (12 if letter.islower() else 0) + 12 * (octave.count("'") - octave.count(','))
        place = (upper, height)
        if accidental:
            self.accidentals[place] = accidental.count('^') - accidental.count('_')
        if place in self.accidentals:
            return height + SCALE[upper] + self.accidentals[place]
        index = SHARPS.index(upper)
        signature = 1 if index < self.sharps else -1 if 6 - index < -self.sharps else 0
        return height + SCALE[upper] + signature

    def stretch(self, written: Fraction) -> Fraction:
        """Returns the sounding length of a written one, with tuplets and broken rhythm applied."""
        length = written * self.unit
        left, factor = self.tuplet
        if left:
            length *= factor
            self.tuplet = (left - 1, factor)
        if self.broken:
            length *= Fraction(1, 2) if self.broken == '>' else Fraction(3, 2)
            self.broken = None
        return length

    def sound(self, pitches: list[int], length: Fraction) -> None:
        """Adds a note or chord at the current position and advances."""
        for index, text in enumerate(self.graces):
            step = Fraction(1, 8)
            offset = self.now + step * index
            self.voice.notes.append(Note(offset, step, self.pitch(*re.fullmatch(PITCH, text).groups()), self.bar,
                                         grace=True, slurred_on=True, phrase=self.phrases if self.slur else -1))
        delay = Fraction(1, 8) * len(self.graces)
        self.graces = []
        made, tied = [], {}
        for pitch in pitches:
            if pitch in self.tied:
                note = self.tied[pitch]
                note.length += length
            else:
                note = Note(self.now + delay, length - delay, pitch, self.bar,
                            staccato='.' in self.signs, tenuto='tenuto' in self.signs,
                            accent='accent' in self.signs, arpeggio='arpeggio' in self.signs,
                            breath='breath' in self.signs, fermata='fermata' in self.signs,
                            slurred_on=self.slur > 0, phrase=self.phrases if self.slur else -1)
                self.voice.notes.append(note)
            made.append(note)
        if self.tied and not set(self.tied) & set(pitches):
            self.fail('a tie leads to another pitch')
        self.tied = tied
        self.last, self.last_length = made, length
        self.signs = set()
        self.now += length

    def sign(self, name: str) -> None:
        """Handles a decoration: a dynamic, the end of a hairpin or a sign for the next note."""
        if name in LEVELS:
            self.voice.dynamics.append((self.now, LEVELS[name]))
        elif name in ('<(', '>('):
            self.hairpin = (self.now, 1 if name == '<(' else -1)
        elif name in ('<)', '>)'):
            if not self.hairpin:
                self.fail('a hairpin ends that never began')
            self.voice.hairpins.append((self.hairpin[0], self.now, self.hairpin[1]))
            self.hairpin = None
        elif name == 'breath':
            for note in self.last:
                note.breath = True
        elif name in ('accent', 'tenuto', 'arpeggio', 'fermata'):
            self.signs.add(name)
        else:
            self.fail(f'unknown sign !{name}!')

    def field(self, letter: str, value: str) -> None:
        """Handles an inline field: a tempo, the only one that the scores use."""
        if letter == 'Q':
            self.tempi.append(TempoMark(self.now, read_tempo(value), self.glide))
            self.glide = None
        else:
            self.fail(f'unknown field [{letter}:]')

    def end_bar(self) -> None:
        """Ends a bar and fails if it is not full."""
        filled = self.now - self.bar_start
        if filled == 0:
            return
        if filled != self.bar_length:
            self.fail(f'{filled} quarter notes in a bar of {self.bar_length}')
        self.bar += 1
        self.bar_start = self.now
        self.accidentals = {}

    def line(self, text: str) -> None:
        """Reads one line of music."""
        at = 0
        while at < len(text):
            match = TOKEN.match(text, at)
            if not match:
                self.fail(f'cannot read "{text[at:at + 12]}"')
            at = match.end()
            kind = next(k for k, v in match.groupdict().items() if v is not None)
            self.token(kind, match.group(0))

    def token(self, kind: str, text: str) -> None:
        """Handles one token of music text."""
        if kind == 'note':
            parts = re.fullmatch(PITCH + '(.*)', text).groups()
            self.sound([self.pitch(*parts[:3])], self.stretch(read_length(parts[3])))
        elif kind == 'chord':
            inner, length = text[1:].split(']')
            notes = [m.groups() for m in re.finditer(PITCH, inner)]
            self.sound([self.pitch(*n) for n in notes], self.stretch(read_length(length)))
        elif kind == 'rest':
            self.last, self.signs = [], set()
            self.now += self.stretch(read_length(text[1:]))
        elif kind == 'full':
            bars = int(text[1:] or 1)
            self.now += self.bar_length * bars
            self.bar += bars - 1
            self.bar_start = self.now - self.bar_length
        elif kind == 'tie':
            self.tied = {n.pitch: n for n in self.last}
        elif kind == 'broken':
            factor = Fraction(3, 2) if text == '>' else Fraction(1, 2)
            change = self.last_length * (factor - 1)
            self.now += change
            for note in self.last:
                note.length += change
            self.broken = text
        elif kind == 'tuplet':
            count = int(text[1:])
            self.tuplet = (count, {2: Fraction(3, 2), 3: Fraction(2, 3), 4: Fraction(3, 4), 6: Fraction(1, 3)}[count])
        elif kind == 'open':
            self.phrases += 0 if self.slur else 1
            self.slur += 1
        elif kind == 'close':
            self.slur -= 1
            if not self.slur:
                for note in self.last:
                    note.slurred_on = False
        elif kind == 'grace':
            self.graces = [m.group(0) for m in re.finditer(PITCH, text)]
        elif kind == 'dot':
            self.signs.add('.')
        elif kind == 'sign':
            self.sign(text.strip('!'))
        elif kind == 'field':
            self.field(text[1], text[3:-1])
        elif kind == 'bar':
            self.end_bar()
        elif kind == 'text' and text.strip('"^_') in ('rit.', 'accel.', 'rall.', 'a tempo'):
            self.glide = None if 'tempo' in text else self.now


def read_tempo(value: str) -> float:
    """Returns a Q: field like `3/8=104` in quarter notes per minute."""
    beat, speed = re.search(r'(\d+/\d+)\s*=\s*(\d+(?:\.\d+)?)', value).groups()
    return float(Fraction(beat) * 4 * Fraction(speed))


def read_meter(value: str) -> Fraction:
    """Returns the length of a bar in quarter notes from an M: field."""
    top, bottom = value.strip().split('/')
    return Fraction(int(top) * 4, int(bottom))


def read_score(text: str) -> Score:
    """Returns the score of one ABC tune. Raises AbcError if the text cannot be read."""
    head: dict[str, str] = {}
    readers: dict[str, VoiceReader] = {}
    current: VoiceReader | None = None
    for raw in text.splitlines():
        program = re.match(r'%%MIDI\s+(program|channel)\s+(\d+)', raw)
        if program and current:
            kind, number = program.group(1), int(program.group(2))
            if kind == 'program':
                current.voice.program = number
            else:
                current.voice.drums = number == 10
            continue
        line = raw.split('%')[0].rstrip()
        found = re.match(r'([A-Za-z]):(.*)', line)
        if not line.strip():
            continue
        if found and found.group(1) == 'V':
            words = found.group(2).split()
            name = re.search(r'name="([^"]*)"', line)
            if words[0] not in readers:
                voice = Voice(words[0], name.group(1) if name else words[0])
                readers[words[0]] = VoiceReader(voice, Fraction(head['L']) * 4, read_meter(head['M']),
                                                KEYS[head['K'].split()[0]])
            current = readers[words[0]]
        elif found and found.group(1) in 'wWNsSZHRBDFAOGI':
            continue
        elif found:
            head.setdefault(found.group(1), found.group(2).strip())
        elif current:
            current.line(line)
    voices = []
    for reader in readers.values():
        reader.end_bar()
        reader.voice.length = reader.now
        reader.voice.notes.sort(key=lambda n: (n.start, n.pitch))
        voices.append(reader.voice)
    marks = sorted((mark for reader in readers.values() for mark in reader.tempi), key=lambda m: m.beat)
    tempi = [TempoMark(Fraction(0), read_tempo(head['Q']))] + marks
    lengths = {v.id: v.length for v in voices}
    if len(set(lengths.values())) > 1:
        raise AbcError('the voices differ in length: ' + ', '.join(f'{k} {float(v)}' for k, v in lengths.items()))
    return Score(head['T'], head['C'], voices, tempi, read_meter(head['M']))
