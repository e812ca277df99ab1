"""Writes and reads standard MIDI files; only the features that performances and abc2midi's output use. For every tune."""

import struct
from dataclasses import dataclass, field
from pathlib import Path

PPQ = 960
"""Ticks of a quarter note in the files written here."""


@dataclass
class Track:
    """One track: a name, a channel and its events as (tick, order, bytes)."""

    name: str
    channel: int
    events: list[tuple[int, int, bytes]] = field(default_factory=list)

    def add(self, tick: float, data: bytes, order: int = 1) -> None:
        """Adds the bytes of an event at a tick; `order` sorts events of the same tick."""
        self.events.append((max(0, round(tick)), order, data))

    def control(self, tick: float, number: int, value: float) -> None:
        """Adds a controller change; the value is clamped to 0–127."""
        self.add(tick, bytes([0xB0 | self.channel, number, min(127, max(0, round(value)))]), 0)

    def note(self, start: float, end: float, pitch: int, velocity: float) -> None:
        """Adds a note from its ticks, MIDI pitch and velocity, clamped to 1–127."""
        loud = min(127, max(1, round(velocity)))
        self.add(start, bytes([0x90 | self.channel, pitch, loud]), 2)
        self.add(end, bytes([0x80 | self.channel, pitch, 0]), 1)


def number(value: int) -> bytes:
    """Returns an integer in MIDI's variable-length encoding."""
    out = [value & 127]
    while value := value >> 7:
        out.insert(0, value & 127 | 128)
    return bytes(out)


def chunk(name: str, events: list[tuple[int, int, bytes]]) -> bytes:
    """Returns the track chunk for a name and events."""
    title = name.encode()
    data = b'\x00\xff\x03' + number(len(title)) + title
    now = 0
    for tick, _, event in sorted(events, key=lambda e: e[:2]):
        data += number(tick - now) + event
        now = tick
    data += b'\x00\xff\x2f\x00'
    return b'MTrk' + struct.pack('>I', len(data)) + data


def tempo_event(bpm: float) -> bytes:
    """Returns the tempo event for a number of quarter notes per minute."""
    return b'\xff\x51\x03' + round(60_000_000 / bpm).to_bytes(3, 'big')


def write(path: Path, tempi: list[tuple[float, float]], tracks: list[Track]) -> None:
    """Writes a file of type 1 from tempi as (tick, bpm) and tracks."""
    clock = chunk('tempo', [(round(t), 0, tempo_event(b)) for t, b in tempi])
    head = b'MThd' + struct.pack('>IHHH', 6, 1, len(tracks) + 1, PPQ)
    path.write_bytes(head + clock + b''.join(chunk(t.name, t.events) for t in tracks))


def read(path: Path) -> list[tuple[str, list[tuple[float, float, int]]]]:
    """Reads a MIDI file. Returns each track's name and notes as (start, end, pitch) in quarter notes."""
    data = path.read_bytes()
    ppq = struct.unpack('>H', data[12:14])[0]
    at, tracks = 14, []
    while at < len(data):
        size = struct.unpack('>I', data[at + 4:at + 8])[0]
        tracks.append(read_track(data[at + 8:at + 8 + size], ppq))
        at += 8 + size
    return tracks


def read_track(data: bytes, ppq: int) -> tuple[str, list[tuple[float, float, int]]]:
    """Returns the name and the notes of a track from its bytes."""
    at = tick = status = 0
    name, notes, sounding = '', [], {}

    def take_number() -> int:
        nonlocal at
        value = 0
        while True:
            byte = data[at]
            at += 1
            value = value << 7 | byte & 127
            if byte < 128:
                return value

    while at < len(data):
        tick += take_number()
        if data[at] & 128:
            status = data[at]
            at += 1
        if status >= 0xF0:
            kind = data[at] if status == 0xFF else None
            at += 1 if status == 0xFF else 0
            size = take_number()
            if kind == 3 and not name:
                name = data[at:at + size].decode(errors='replace')
            at += size
            continue
        size = 1 if status & 0xF0 in (0xC0, 0xD0) else 2
        first, second = data[at], data[at + size - 1]
        at += size
        if status & 0xF0 == 0x90 and second:
            sounding.setdefault(first, []).append(tick)
        elif status & 0xF0 in (0x80, 0x90) and sounding.get(first):
            start = sounding[first].pop(0)
            notes.append((start / ppq, tick / ppq, first))
    return name, sorted(notes)
