"""The players' sheet of a theme: which instrument plays each voice, where it sits and how it plays. For every tune."""

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path

TUNINGS = {
    'equal': [0] * 12,
    'pythagorean': [0, -10, 4, -6, 8, -2, -12, 2, -8, 6, -4, 10],
    'meantone': [0, -24, -7, 10, -14, 3, -21, -3, -27, -10, 7, -17],
}
"""Cents away from equal temperament for each pitch class from the tonic up."""


@dataclass
class Player:
    """How one voice is played; levels in decibels, times in milliseconds."""

    style: str = 'struck'
    volume: int = 96
    balance_db: float = 0.0
    pan: int = 0
    width: float = 1.0
    send_db: float = 0.0
    cents: float = 0.0
    timing_ms: float = 8.0
    touch_db: float = 1.2
    ahead_ms: float = 0.0
    swell_db: float = 2.0
    vibrato: int = 0
    ring_ms: float = 0.0
    strum_ms: float = 8.0
    accent_db: float = 1.0
    offbeat_db: float = -0.6
    low_db: float = 0.0
    high_db: float = 0.0
    echo_beats: float = 0.0
    echo_db: float = -8.0
    echo_times: int = 4


@dataclass
class Room:
    """The room in which a theme is played: its reverberation time and level."""

    seconds: float = 1.6
    predelay_ms: float = 18.0
    low: float = 1.15
    high: float = 0.5
    early_db: float = -9.0
    level_db: float = -12.0


@dataclass
class Sheet:
    """Everything about a performance that is not in the score."""

    seed: str
    melody: list[str]
    breathing: float = 0.008
    swing: float = 0.0
    tuning: str = 'equal'
    tonic: int = 0
    kbps: int = 96
    room: Room = field(default_factory=Room)
    players: dict[str, Player] = field(default_factory=dict)


def build(kind: type, values: dict, where: str):
    """Returns an instance of a dataclass from a table. Raises a KeyError that names an unknown entry."""
    known = {f.name for f in fields(kind)}
    for key in values:
        if key not in known:
            raise KeyError(f'{where}: no such entry as "{key}"')
    return kind(**values)


def read_sheet(path: Path) -> Sheet:
    """Reads the sheet from a TOML file; entries under `[all]` apply to every player."""
    table = tomllib.loads(path.read_text(encoding='utf-8'))
    common = table.pop('all', {})
    players = {name: build(Player, {**common, **own}, f'{path.name} {name}')
               for name, own in table.pop('players').items()}
    room = build(Room, table.pop('room', {}), f'{path.name} room')
    return build(Sheet, {**table, 'room': room, 'players': players}, path.name)
