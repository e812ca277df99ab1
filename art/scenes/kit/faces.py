"""Heads with a character, for people whose face is read: who they are, and the head that a figure wears. For every picture."""
from dataclasses import dataclass, field, replace
import hashlib
import inspect
import os
import tempfile

import numpy as np

# Some of these names are here for the scenes, which take all they need of a head from this module.
from . import mouths, skull
from .complexion import complexion
from .eyes import eye
from .locks import beard, hairdo, locks, scalp  # noqa: F401
from .meshes import rgb
from .skull import EYE, EYE_R, Sculpt, _on_front, shaped  # noqa: F401


@dataclass
class Face:
    """What makes a face that person's. Every number is a share of the ordinary face: 0 is ordinary unless said otherwise."""
    width: float = 1.0
    jaw: float = 0.0
    chin: float = 0.0
    cheek: float = 0.0
    hollow: float = 0.0
    brow: float = 0.0
    nose_long: float = 0.0
    nose_wide: float = 0.0
    hook: float = 0.0
    lips: float = 0.0
    age: float = 0.0
    fat: float = 0.0
    lid: float = 0.62
    worry: float = 0.0
    stern: float = 0.3
    smile: float = 0.0
    mouth: str = 'closed'
    gaze: tuple = (0.0, 0.0)
    iris: str = '5a3c22'
    blush: float = 0.5
    stubble: float = 0.0
    bushy: float = 1.0
    asymmetry: int = 1
    # How far a hero's head leaves the ordinary skull: the part below the eyes shorter, the jaw narrower, the eyes larger (1: by a
    # seventh each), the mouth smaller (1: by a fifth), the brows drawn into the skin (0 to 1).
    short: float = 0.0
    slim: float = 0.0
    eyes: float = 0.0
    small: float = 0.0
    inset: float = 0.0
    # How full the cheek is down to the edge of the jaw, as in a child (0 to 1).
    plump: float = 0.0
    # How far the dark of the eyes' sockets is taken back (0 to 1); it colours the skin only.
    rested: float = field(default=0.0, repr=False)
    # How far the red of the nose and the shade of the cheeks and of the frown are taken back, as in a child (0 to 1); colour only.
    even: float = field(default=0.0, repr=False)
    # How dark the skin is below the lower lids (0 to 1; colour only), and how much lower than usual the brows lie (1: by 6 mm).
    weary: float = field(default=0.0, repr=False)
    low_brows: float = field(default=0.0, repr=False)
    # How much higher the right brow is than the left, and the right corner of the mouth than the left (1: by 4 and by 7 mm).
    raised: float = field(default=0.0, repr=False)
    wry: float = field(default=0.0, repr=False)
    # How close the ears lie to the skull (1: by 11 mm), with a rounder lobe.
    pressed: float = field(default=0.0, repr=False)
    # How much thinner the neck is (1: by a fifth).
    throat: float = field(default=0.0, repr=False)

    def but(self, **kw):
        """The same face with some features changed."""
        return replace(self, **kw)


FACES = {
    'widow': Face(age=.5, worry=.8, stern=-.1, hollow=.2, cheek=.45, fat=.1, jaw=-.35, chin=-.25, nose_long=.1, lips=.1, mouth='speak', iris='4f6470', lid=.68, width=.95, blush=.8, bushy=.6, asymmetry=3),
    'clerk': Face(age=.5, stern=.5, hollow=.5, jaw=-.2, nose_long=.45, hook=.5, lips=-.5, mouth='tense', lid=.5, width=.93, iris='5a5a3a', stubble=.35, asymmetry=5),
    'steward': Face(age=.6, stern=.9, fat=.6, jaw=.4, chin=.3, brow=.5, nose_wide=.4, lips=-.2, mouth='tense', lid=.48, blush=.9, stubble=.3, bushy=1.4, asymmetry=7),
    'master': Face(age=.8, stern=.35, hollow=.3, cheek=.4, brow=.5, nose_long=.35, hook=.35, mouth='closed', lid=.52, iris='5c6a5a', bushy=1.7, blush=.5, asymmetry=2),
    'engineer': Face(age=.75, stern=-.05, worry=.25, cheek=.55, hollow=.1, fat=.15, jaw=-.3, chin=-.25, brow=-.3, nose_long=-.1, nose_wide=.15, lips=.45, mouth='closed', smile=.45, lid=.62, iris='6a4a2a', blush=.8, bushy=.7, width=.98, asymmetry=4),
    'mother': Face(age=.18, worry=.7, stern=.35, cheek=.3, fat=.15, jaw=-.35, chin=-.25, nose_long=-.1, nose_wide=-.1, lips=.35, brow=-.3, mouth='open', lid=.74, iris='3f5a44', width=.94, blush=.8, bushy=.8, asymmetry=6),
    'operator': Face(age=.3, stern=.2, jaw=.3, chin=.3, brow=.3, nose_wide=.3, hook=.2, mouth='closed', smile=-.2, lid=.5, stubble=.7, asymmetry=8),
    'digger': Face(age=.35, stern=.4, jaw=.45, cheek=.3, brow=.4, nose_wide=.5, hook=-.2, lips=.2, mouth='speak', lid=.58, stubble=.8, blush=.8, bushy=1.3, asymmetry=9),
    # The same two women with a hero's head.
    'widow_hero': Face(age=.3, worry=.85, stern=-.1, hollow=.15, cheek=.5, fat=.1, jaw=-.4, chin=-.3, nose_long=-.15, nose_wide=-.25, lips=.3, mouth='speak', iris='4f6470', lid=.72, width=.95, blush=.8, bushy=.5, asymmetry=3, short=1.0, slim=1.0, eyes=1.0, small=.25, inset=1.0),
    'mother_hero': Face(age=.15, worry=.7, stern=.3, cheek=.35, fat=.15, jaw=-.4, chin=-.3, nose_long=-.3, nose_wide=-.3, lips=.35, brow=-.3, mouth='speak', lid=.76, iris='3f5a44', width=.94, blush=.8, bushy=.6, asymmetry=6, short=1.0, slim=1.0, eyes=1.0, small=.25, inset=1.0),
    'girl': Face(width=1.0, jaw=-.5, chin=-.4, cheek=.1, fat=.5, nose_long=-.5, nose_wide=-.1, lips=.2, brow=-.6, mouth='speak', lid=.85, worry=.2, stern=-.2, blush=.9, bushy=.5, asymmetry=10),
}


def _grid():
    """Directions from the middle of the head, close together in front."""
    def uneven(a, b, fine, coarse, lo, hi):
        steps, at = [a], a
        while at < b:
            k = np.clip(max((lo - at), (at - hi), 0) / .5, 0, 1)
            at += fine + (coarse - fine) * k
            steps.append(at)
        return np.array(steps)
    th = uneven(-np.pi / 2, 3 * np.pi / 2, .0135, .13, np.pi / 2 - 1.05, np.pi / 2 + 1.05)
    th = -np.pi / 2 + (th[:-1] + np.pi / 2) * (2 * np.pi / (th[-1] - th[0]))
    ph = uneven(-1.54, 1.54, .0125, .09, -.95, .62)
    ph = np.clip(ph, -1.55, 1.55)
    return th, ph


def head(m, j, face, skin, hair='3a2618', size=1.0, ears=True):
    """Neck, head, eyes and brows of an authored face on the joints of a pose; `size` enlarges it (heroes 1.1)."""
    f = FACES[face] if isinstance(face, str) else face
    sculpt = Sculpt(f)
    sculpt.skew[[0, 4]] += .0035 * f.wry, .004 * f.raised
    turn = j.head * size
    place = lambda q: j.points['head'] + shaped(f, q) @ turn.T
    th, ph = _grid()
    n, rows = len(th), len(ph)
    direction = np.stack([np.cos(ph)[:, None] * np.cos(th), np.cos(ph)[:, None] * np.sin(th), np.repeat(np.sin(ph)[:, None], n, 1)], -1)
    middle = np.array([0, .012, -.012])
    v = middle + direction * _radius((f, f.wry) if f.wry else f, sculpt, middle, direction)[..., None]
    color = complexion(sculpt, v, skin, hair)
    i, k = np.meshgrid(np.arange(rows - 1), np.arange(n), indexing='ij')
    faces = np.stack([i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k], -1).reshape(-1, 4)
    m.add(place(v.reshape(-1, 3)), faces, color.reshape(-1, 3), smooth=True, mat='skin')
    _neck(m, j, f, skin, size)
    for s in (-1, 1):
        eye(m, f, sculpt, place, s, hair, skin)
        if ears:
            _ear(m, place, turn, s * f.width, skin, f.pressed)
    if sculpt.mouth.gap:
        _mouth(m, sculpt, place)
    return sculpt, place


def _radius(f, sculpt, middle, direction):
    """How far the surface lies from the middle in each direction; kept in the temporary folder, for it takes seconds."""
    source = ''.join(inspect.getsource(part) for part in (skull, mouths, _grid, _radius))
    key = hashlib.sha1((source + repr(f)).encode()).hexdigest()
    folder = os.path.join(tempfile.gettempdir(), 'time-traveler-faces')
    os.makedirs(folder, exist_ok=True)
    kept = os.path.join(folder, f'{key}.npy')
    if os.path.exists(kept):
        return np.load(kept)
    r = np.full(direction.shape[:2], .15)
    for _ in range(30):
        r = np.maximum(r - .8 * sculpt.distance(middle + direction * r[..., None]), .03)
    np.save(kept, r)
    return r


def _ear(m, place, turn, s, skin, pressed=0.0):
    """An outer ear: rim, hollow and lobe; `pressed` (0 to 1) lays it against the skull."""
    a = np.linspace(-.6, 4.4, 15)
    c = np.array([s * (.0795 - .011 * pressed), -.006, -.002])
    rim = np.stack([c[0] + s * (.004 + .007 * np.clip(np.cos(a - 2.4), -.4, 1)), c[1] - .0175 * np.cos(a - .35) * .9 - .004, c[2] + .031 * np.sin(a) + .002], 1)
    m.ball(place(c + (0, -.002, 0)), (.0055 + .0055 * pressed, .016, .027), rgb(skin) * (np.array((.82, .6, .55)) + pressed * np.array((-.2, 0, .03))), n=10, rot=turn / np.cbrt(np.linalg.det(turn)), mat='skin')
    m.tube(place(rim), np.interp(np.arange(15), [0, 3, 12, 14], [.004, .0045, .004, .006]), rgb(skin) * (1.0, .82, .76), n=7, mat='skin', jitter=.01)
    if pressed:
        m.ball(place(c + (s * .003, .004, -.029)), (.0065, .0085, .0095), rgb(skin) * (.8, .66, .62), n=12, rot=turn / np.cbrt(np.linalg.det(turn)), mat='skin')


def _mouth(m, sculpt, place):
    """The teeth in an open mouth."""
    t = np.linspace(-.84, .84, 11)
    teeth = sculpt.mouth_part('teeth', t) - (0, .006, 0)
    m.loft(place(np.stack([teeth[:11], teeth[:10:-1]]) * (sculpt.f.width, 1, 1)), 'd8ccb4', closed=False, mat='paint', jitter=.02)


def _neck(m, j, f, skin, size):
    """A neck with its two cords and the throat, from under the jaw to the collar."""
    p, chest = j.points, j.chest
    top = p['head'] + j.head @ (0, -.012, -.062)
    foot = p['shoulders'] + chest @ (0, -.012, -.01)
    a = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    rings = []
    for t in np.linspace(0, 1, 9):
        c = foot * (1 - t) + top * t
        w = np.interp(t, [0, .2, .6, 1], [.1, .074, .064, .062]) * (1 + .12 * f.fat + .06 * f.jaw) * (.86 + .14 * min(1, f.width + f.jaw * .5)) * (1 - .2 * f.throat)
        d = np.interp(t, [0, .2, .6, 1], [.068, .058, .056, .06]) * (1 - .2 * f.throat)
        cord = .005 * (1 + f.age) * np.exp(-((np.abs(a - np.pi / 2) - .75 + .35 * (1 - t)) / .16) ** 2)
        throat = .004 * np.exp(-((a - np.pi / 2) / .25) ** 2) * np.exp(-((t - .6) / .15) ** 2)
        rings.append(c + ((np.cos(a) * (w + cord))[:, None] * chest[:, 0] + (np.sin(a) * (d + cord + throat))[:, None] * chest[:, 1]))
    m.loft(rings, rgb(skin) * .93, caps=False, mat='skin', jitter=0)


def age_of(face):
    """How old a face (or its name, or None) is, 0 to 1."""
    return (FACES[face] if isinstance(face, str) else face).age if face else 0.0


def person(m, j, look, covered):
    """The authored head of a `Look`, with its hair and beard; `covered` hair is not drawn."""
    j.scalp = len(m.parts)
    sculpt, place = head(m, j, look.face, look.skin, look.hair, look.head, ears=not covered)
    j.face = sculpt, place
    if look.beard:
        combed = look.beard == 'combed'
        beard(m, place, sculpt, look.hair, {'full': .1, 'long': .15, 'combed': .15}.get(look.beard, .04), 230 if combed else 170, clumps=6 if combed else 0)
    if not covered and look.hair_style not in ('parted', 'bald'):
        hairdo(m, place, sculpt, look.hair, look.hair_style)
