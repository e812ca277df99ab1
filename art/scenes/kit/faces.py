"""Heads with a character: a skull, jaw, nose, lids and lips sculpted as one surface, for people whose face is read.

Positions are in the head's frame in metres for a 1.75 m person: X to the person's right, Y forward, Z up, the eyes at z = 0.017.
"""
from dataclasses import dataclass, field, replace
import hashlib
import inspect
import os
import tempfile

import numpy as np

from .meshes import rgb, rotation, unit

EYE = np.array([0.0315, 0.0765, 0.0165])
EYE_R = 0.0148


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

    def but(self, **kw):
        """The same face with some features changed."""
        return replace(self, **kw)


# Mouths: half the opening in metres, half the width, how tight the lips are.
MOUTHS = {'closed': (0.0, 0.0245, 0.0), 'tense': (0.0, 0.0265, 0.6), 'speak': (0.0045, 0.0225, 0.0), 'open': (0.009, 0.0225, 0.1), 'shout': (0.0165, 0.024, 0.3)}

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


def _ball(p, c, r):
    q = (p - np.asarray(c)) / np.asarray(r, float)
    k = np.linalg.norm(q, axis=-1) + 1e-9
    return k * (k - 1) / (np.linalg.norm(q / np.asarray(r, float), axis=-1) + 1e-9)


def _rod(p, a, b, ra, rb):
    a, b = np.asarray(a, float), np.asarray(b, float)
    t = np.clip(((p - a) @ (b - a)) / ((b - a) @ (b - a)), 0, 1)
    return np.linalg.norm(p - a - t[..., None] * (b - a), axis=-1) - (ra + (rb - ra) * t)


def _join(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * .25


def _cut(a, b, k):
    return -_join(-a, b, k)


def _lids(f, u):
    """Upper and lower edge of the open eye at a share `u` (-1 nose, 1 temple) of its half width, in metres from its middle."""
    arch = np.clip(1 - np.abs(u) ** 2.2, 0, 1)
    slant = .0012 * u
    up = EYE_R * (.66 * f.lid * arch * (1 - .12 * u)) + slant + .0006
    low = -EYE_R * (.34 + .1 * f.lid) * np.clip(1 - np.abs(u) ** 2.6, 0, 1) * .82 + slant + .0006
    return up, low


def mouth_of(f):
    """Half the opening, half the width and the tightness of a face's mouth."""
    gap, half, tight = MOUTHS[f.mouth]
    return gap * (1 - .2 * f.small), half * (1 - .2 * f.small), tight


def shaped(f, q):
    """Points of the head's frame (…, 3) moved to where the hero's proportions of a face put them; an ordinary face keeps them."""
    q = np.asarray(q, float)
    if not (f.short or f.slim or f.eyes):
        return q
    x, y, z = q[..., 0], q[..., 1], q[..., 2]
    # Below the eyes, with a soft start.
    below = .012 * np.log1p(np.exp((.0 - z) / .012))
    jaw = np.clip((-.02 - z) / .09, 0, 1)
    x = x * (1 - f.slim * .15 * jaw * jaw * (3 - 2 * jaw))
    z = z + .143 * f.short * below
    out = np.stack([x, y, z], -1)
    for s in (-1, 1):
        middle = EYE * (s * f.width, 1, 1)
        off = q - middle
        out = out + off * (1, .3, 1) * (.143 * f.eyes * np.exp(-(off ** 2).sum(-1) / .024 ** 2))[..., None]
    return out


class Sculpt:
    """The surface of one face: its distance field and the masks that colour it."""

    def __init__(self, f):
        self.f = f
        rng = np.random.default_rng(f.asymmetry)
        self.skew = rng.normal(0, .0011, 8)
        self.mouth_z = -.0685 - .004 * f.nose_long
        self.tip = np.array([.0006 * rng.normal(), .1215 + .006 * f.nose_long, -.0265 - .008 * f.nose_long - .003 * f.hook])

    def mouth_arc(self, t):
        """A point of the mouth's line at t from -1 to 1."""
        half = mouth_of(self.f)[1] * (1 + .12 * self.f.smile)
        t = np.asarray(t, float)
        x = half * t
        y = .1015 - .0135 * np.abs(t) ** 2
        z = self.mouth_z + .0055 * self.f.smile * t * t - .003 * self.f.worry * t * t + self.skew[0] * t
        return np.stack([x, y, z], -1)

    def lip_distance(self, p):
        """Distance to the upper and to the lower lip."""
        f = self.f
        gap, _, tight = mouth_of(f)
        full = (1 + .45 * f.lips) * (1 - .5 * tight) * (1 - .3 * f.age)
        upper = lower = 1.0
        ts = np.linspace(-1, 1, 9)
        arc = self.mouth_arc(ts)
        for a, b, t in zip(arc[:-1], arc[1:], (ts[:-1] + ts[1:]) / 2):
            k = np.clip(1 - abs(t) ** 2.2, 0.0, 1)
            g = gap * np.sqrt(max(0, 1 - t * t))
            bow = .0022 * np.exp(-((abs(t) - .28) / .2) ** 2) - .0008 * np.exp(-(t / .14) ** 2)
            r = .0015 + .0044 * full * k
            up = np.array([0, -.001, .0030 * full * k + bow * full + g * .55])
            lo = np.array([0, -.0028 - .004 * gap / .0165, -.0044 * full * k - g * 1.35])
            upper = np.minimum(upper, _rod(p, a + up, b + up, r, r))
            lower = np.minimum(lower, _rod(p, a + lo, b + lo, r * 1.22, r * 1.22))
        return upper, lower

    def distance(self, p):
        """Signed distance to the head, roughly, in metres."""
        f = self.f
        gap = mouth_of(f)[0]
        p = p / np.array([f.width, 1, 1])
        s = np.stack([np.abs(p[..., 0]), p[..., 1], p[..., 2]], -1)
        left = p[..., 0] < 0
        old, chin_drop = f.age, .010 * f.chin + gap * 1.5
        d = _ball(p, (0, -.018, .03), (.079, .1, .091))
        d = _join(d, _ball(p, (0, .022, .052), (.064, .066, .06)), .02)
        d = _join(d, _ball(p, (0, .03, -.03 - gap * .5), (.061 + .006 * f.fat, .063, .09 + chin_drop * .6)), .03)
        # Jaw, chin, cheekbones and cheeks.
        corner = .058 + .008 * f.jaw + .006 * f.fat
        d = _join(d, _rod(s, (corner, .004, -.066 - .006 * f.jaw), (.016 + .006 * f.jaw, .08, -.113 - chin_drop), .017 + .003 * f.fat, .0135), .03)
        d = _join(d, _ball(p, (0, .0885 + .006 * f.chin, -.1125 - chin_drop), (.021 + .005 * f.jaw, .0155, .0155)), .016)
        d = _join(d, _ball(s, (.047, .063, -.014), (.022, .02 + .006 * f.cheek, .014)), .022)
        d = _join(d, _ball(s, (.04, .066 + .006 * f.fat, -.046), (.022 + .008 * f.fat, .02 + .005 * f.fat, .026)), .024)
        if f.plump > 0:
            d = _join(d, _ball(s, (.042, .042, -.066), (.029, .042, .036)) + .012 * (1 - f.plump), .026)
        if f.hollow > 0:
            d = _cut(d, _ball(s, (.067, .062, -.056), (.018, .03, .024)) + .012 - .012 * f.hollow, .02)
        # Brow, and the sockets below it.
        ridge = .008 + .003 * f.brow
        d = _join(d, _rod(s, (.012, .0915 + .004 * f.brow, .0365), (.052, .0745 + .003 * f.brow, .0375), ridge, ridge * .8), .016)
        d = _cut(d, _ball(s, (.0315, .108, .0165), (.021, .0235, .0135)), .014)
        d = _cut(d, _ball(s, (.013, .112, .018), (.009, .017, .012)), .01)
        # Temples.
        d = _cut(d, _ball(s, (.097, .05, .045), (.022, .035, .03)), .02)
        # The mound of the mouth, and the nose.
        d = _join(d, _ball(p, (0, .07, self.mouth_z - gap), (.033, .028, .03 + gap)), .018)
        tip = self.tip
        mid = np.array([0, (.0955 + tip[1]) / 2 + .0055 * f.hook + .001, (.026 + tip[2]) / 2])
        slim = 1 + .3 * f.nose_wide
        d = _join(d, _rod(p, (0, .0935 + .003 * f.brow, .03), mid, .0062, .0078 * slim), .013)
        d = _join(d, _rod(p, mid, tip - (0, .003, -.001), .0078 * slim, .0098 * slim), .008)
        d = _join(d, _ball(p, tip, (.0112 * slim, .0098, .0092)), .007)
        d = _join(d, _ball(s, (.0125 * slim, tip[1] - .0145, tip[2] - .0035), (.0072 * slim, .0115, .0078)), .0055)
        d = _cut(d, _ball(s, (.0066 * slim, tip[1] - .0085, tip[2] - .0105), (.0034, .0062, .004)), .003)
        # The groove under the nose.
        d = _cut(d, _rod(p, (0, tip[1] - .012, tip[2] - .017), (0, .106, self.mouth_z + .009), .0022, .003), .006)
        # Folds of age: from nose to mouth, under the eyes, across the forehead, beside the chin.
        fold = .0056 * min(1.0, old + max(0, f.smile) * .6)
        if fold > .0006:
            d = _cut(d, _rod(s, (.0185 * slim, .1035, tip[2] + .001), (.0345, .0905, self.mouth_z + .004), fold * .5, fold), .010)
            d = _cut(d, _rod(s, (.02, .0915, .0005), (.042, .0815, -.0005), fold * .35, fold * .5), .010)
            d = _cut(d, _rod(s, (.03, .0885, self.mouth_z - .006), (.0275, .0845, self.mouth_z - .03), fold * .2, fold * .7), .010)
        if old > .25:
            lines = np.sin((p[..., 2] - .05 + .006 * np.cos(p[..., 0] * 45)) * 560) * np.exp(-((p[..., 2] - .068) / .019) ** 2) * (p[..., 1] > .03)
            d = d + .0011 * old * lines
        if f.stern > 0 or f.worry > 0:
            d = _cut(d, _rod(s, (.006, .1045, .034), (.0075, .1005, .05), .0012 + .0012 * max(f.stern, f.worry), .0008), .006)
        # Lids over the eyeballs, with the almond between them cut open.
        q = s - EYE
        u = q[..., 0] / (EYE_R * 1.14)
        up, low = _lids(f, u)
        droop = np.where(left, self.skew[3], 0) * .5
        inside = np.maximum(q[..., 2] - up - droop, low - q[..., 2])
        shell = np.linalg.norm(q, axis=-1) - EYE_R * 1.13
        d = _join(d, shell, .0065)
        crease = np.abs(np.linalg.norm(q - (0, 0, .0042), axis=-1) - EYE_R * 1.2)
        d = np.where((q[..., 2] > .004) & (np.abs(u) < 1.15), d + .0012 * np.exp(-(crease / .0016) ** 2), d)
        d = np.maximum(d, -np.maximum(inside, np.maximum(np.linalg.norm(q, axis=-1) - EYE_R * 1.5, np.abs(u) * EYE_R * 1.14 - EYE_R * 1.14)))
        # Lips, and the mouth between them.
        upper, lower = self.lip_distance(p)
        d = _join(d, np.minimum(upper, lower), .0045)
        arc = self.mouth_arc(np.linspace(-1, 1, 9))
        if gap:
            hole = _ball(p, (0, .108, self.mouth_z - gap * .42), (mouth_of(f)[1] * .86, .03, gap * 1.02))
            d = _cut(d, hole, .003)
        else:
            line = np.min([_rod(p, a + (0, .0035, 0), b + (0, .0035, 0), .0018, .0018) for a, b in zip(arc[:-1], arc[1:])], axis=0)
            d = _cut(d, line, .0035)
        return d


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
    color = _skin(sculpt, v, skin, hair)
    i, k = np.meshgrid(np.arange(rows - 1), np.arange(n), indexing='ij')
    faces = np.stack([i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k], -1).reshape(-1, 4)
    m.add(place(v.reshape(-1, 3)), faces, color.reshape(-1, 3), smooth=True, mat='skin')
    _neck(m, j, f, skin, size)
    for s in (-1, 1):
        _eye(m, f, sculpt, place, turn, s, hair, skin)
        if ears:
            _ear(m, place, turn, s * f.width, skin)
    gap = mouth_of(f)[0]
    if gap:
        _mouth(m, f, sculpt, place, gap)
    return sculpt, place


def _radius(f, sculpt, middle, direction):
    """How far the surface lies from the middle in each direction; kept in the temporary folder, for it takes seconds."""
    source = ''.join(inspect.getsource(part) for part in (_ball, _rod, _join, _cut, _lids, mouth_of, Sculpt, _grid, _radius))
    key = hashlib.sha1((source + repr(MOUTHS) + repr(f)).encode()).hexdigest()
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


def _skin(sculpt, v, skin, hair):
    """The colour of each point: warmer at nose, cheeks and ears, cooler at jaw and sockets, dark in folds and mouth."""
    f = sculpt.f
    base = rgb(skin)
    p = v / np.array([f.width, 1, 1])
    s = np.stack([np.abs(p[..., 0]), p[..., 1], p[..., 2]], -1)
    spot = lambda c, r: np.exp(-((np.linalg.norm((s - np.asarray(c)) / np.asarray(r, float), axis=-1)) ** 2))[..., None]
    out = np.broadcast_to(base, v.shape).copy()
    mix = lambda amount, tone: out * (1 - amount) + out * np.asarray(tone) * amount
    out = mix(f.blush * spot((.043, .075, -.03), (.022, .03, .02)), (1.16, .72, .66))
    out = mix((.3 + .5 * f.blush) * (1 - .8 * f.even) * spot(sculpt.tip, (.014, .014, .012)), (1.1, .74, .68))
    out = mix(.35 * spot((0, .09, -.113), (.02, .02, .014)), (1.08, .8, .74))
    out = mix(.62 * (1 - .7 * f.rested) * spot(EYE + (0, .016, .003), (.02, .02, .0125)), (.72, .55, .52))
    out = mix(.4 * (1 - .8 * f.rested) * f.age * spot(EYE + (0, .014, -.013), (.017, .02, .007)), (.72, .58, .62))
    out = mix(.6 * f.weary * spot(EYE + (0, .014, -.0135), (.018, .02, .0075)), (.66, .5, .52))
    out = mix(.4 * (1 - f.even) * spot((.006, .1, .04), (.008, .02, .014)), (.8, .66, .6))
    out = mix(.35 * (1 - f.even) * spot((.07, .05, -.05), (.016, .03, .03)), (.8, .7, .66))
    jaw = np.clip((-.035 - p[..., 2]) / .02, 0, 1) * np.clip((p[..., 1] - .0) / .03, 0, 1)
    upper_lip = np.exp(-((p[..., 2] + .055) / .009) ** 2) * (s[..., 0] < .03) * (p[..., 1] > .08)
    shadow = np.clip(jaw + upper_lip, 0, 1)[..., None] * f.stubble * .6
    out = out * (1 - shadow) + (base * .35 + rgb(hair) * .5) * shadow
    upper, lower = sculpt.lip_distance(p)
    lip = np.clip(1 - np.minimum(upper, lower) / .0022, 0, 1)[..., None] * .85
    tone = base * np.array([.86, .42, .4]) * (1 + .12 * (lower < upper)[..., None])
    out = out * (1 - lip) + tone * lip
    fold = np.min([_rod(s, (.0195, .1035, sculpt.tip[2]), (.034, .0905, sculpt.mouth_z + .004), .001, .001)], 0)
    out = mix((np.exp(-(fold / .003) ** 2) * .45 * f.age)[..., None], (.66, .5, .46))
    if f.age > .25:
        feet = np.min([_rod(s, (.0515, .07, .0165 + .003 * t), (.064, .05, .0165 + .0095 * t), .0004, .0004) for t in (-1, 0, 1)], 0)
        under = _rod(s, (.019, .0905, .0005), (.044, .079, .0), .0006, .0006)
        brow = (np.sin((p[..., 2] - .05 + .006 * np.cos(p[..., 0] * 45)) * 560) > .55) * np.exp(-((p[..., 2] - .068) / .017) ** 2) * (p[..., 1] > .03) * (s[..., 0] < .045)
        marks = np.maximum(np.exp(-(np.maximum(np.minimum(feet, under), 0) / .0013) ** 2), brow * .6)
        out = mix((marks * .42 * f.age)[..., None], (.62, .46, .42))
    if f.inset:
        t = (s[..., 0] - .0105) / .0395
        off = (p[..., 2] - brow_line(f, np.clip(t, 0, 1)) - np.where(p[..., 0] > 0, sculpt.skew[4], 0)) / (.0042 * (1 - .55 * np.clip(t, 0, 1)))
        hairs = np.exp(-off ** 2) * np.clip((t + .06) / .12, 0, 1) * np.clip((1.02 - t) / .2, 0, 1) * (p[..., 1] > .03)
        out = out * (1 - (.8 * f.inset * hairs)[..., None]) + (rgb(hair) * .75 + base * .06) * (.8 * f.inset * hairs)[..., None]
    arc = sculpt.mouth_arc(np.linspace(-1, 1, 9))
    line = np.min([_rod(p, a, b, .0002, .0002) for a, b in zip(arc[:-1], arc[1:])], 0)
    gap = mouth_of(f)[0]
    if gap:
        cave = np.clip((.1005 - .0005 - p[..., 1] - 6 * p[..., 0] ** 2) / .006, 0, 1) * (_ball(p, (0, .1, sculpt.mouth_z - gap * .42), (mouth_of(f)[1] * .95, .04, gap * 1.05)) < 0)
        out = out * (1 - cave[..., None]) + np.array([.05, .012, .01]) * cave[..., None]
    else:
        out = mix((np.exp(-(line / .0022) ** 2) * .8)[..., None], (.3, .18, .18))
    nostril = _ball(s, (.0068, sculpt.tip[1] - .0085, sculpt.tip[2] - .0105), (.0036, .0066, .0045))
    out = mix(np.clip(-nostril / .0012 + .4, 0, 1)[..., None], (.28, .17, .15))
    q = s - EYE
    up, low = _lids(f, q[..., 0] / (EYE_R * 1.14))
    socket = (np.linalg.norm(q, axis=-1) < EYE_R * .98)
    out = np.where(socket[..., None], base * .3, out)
    out *= 1 + .05 * np.random.default_rng(f.asymmetry).normal(0, 1, out.shape[:2] + (1,)) * .5
    return out


def brow_line(f, t):
    """The height of the brow's middle line at a share t of its length from the nose."""
    return .0395 + .0035 * np.sin(t * 2.6) - f.stern * (.0075 * (1 - t) ** 1.3 - .002 * t) + f.worry * (.0065 * (1 - t) ** 1.2 - .004 * t) + .0035 * (f.lid - .6) - .006 * f.low_brows


def eye_frame(f, s):
    """The middle of the eyeball of side `s` (-1 or 1), where it looks, and the directions across and upwards from there."""
    gaze = rotation(f.gaze[1], 0, f.gaze[0] - s * .03) @ (0, 1, 0)
    side = unit(np.cross(gaze, (0, 0, 1)))
    return EYE * (s * f.width, 1, 1), gaze, side, np.cross(side, gaze)


def lid_edge(f, s, u, v, out):
    """Points on the lids of side `s` at shares `u` of the half width and heights `v` (m), `out` eyeball radii from its middle."""
    y = np.sqrt(np.maximum((EYE_R * out) ** 2 - (u * EYE_R * 1.1) ** 2 * .88 - v ** 2, 1e-6))
    return np.stack([s * (EYE[0] + u * EYE_R * 1.14) * f.width, EYE[1] + y, EYE[2] + v], 1)


def _eye(m, f, sculpt, place, turn, s, hair, skin):
    """Eyeball, iris, the light in it, lashes and brow of one side."""
    c, gaze, side, up = eye_frame(f, s)
    a = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    iris = rgb(f.iris)
    rings, tones = [], []
    for t, tone in ((.03, (.008, .006, .005)), (.2, (.008, .006, .005)), (.215, iris * 1.15), (.36, iris * .85), (.44, iris * .5), (.5, iris * .22), (.53, (.6, .55, .49)), (.9, (.64, .58, .52)), (1.3, (.5, .4, .36)), (1.9, (.3, .2, .18))):
        rings.append(c + EYE_R * (np.cos(t) * gaze + np.sin(t) * (np.cos(a)[:, None] * side + np.sin(a)[:, None] * up)))
        tones.append(np.asarray(tone, float))
    m.loft(place(np.array(rings)), np.array(tones), caps=False, mat='gloss', jitter=0)
    m.add(place(rings[0]), [list(range(28))], tones[0], mat='gloss', jitter=0)
    # The light in the eye.
    at = c + EYE_R * 1.03 * unit(gaze - side * .2 + up * .24)
    m.ball(place(at), .0019, np.array([1.0, .96, .88]), n=6, mat='glow', jitter=0)
    u = np.linspace(-1, 1, 13)
    top, low = _lids(f, u)
    droop = sculpt.skew[3] * .5 if s < 0 else 0
    thick = np.sin((u + 1.15) / 2.3 * np.pi)
    m.tube(place(lid_edge(f, s, u, top + droop, 1.15)), .0011 + .0007 * thick, rgb(hair) * .35 + .004, n=6, mat='paint', jitter=0)
    m.tube(place(lid_edge(f, s, u, low, 1.13)), .0011, rgb(skin) * (.8, .5, .46), n=6, mat='skin', jitter=0)
    # Brow: short hairs that overlap.
    rng = np.random.default_rng(f.asymmetry + (s > 0))
    t = (np.arange(34) + rng.random(34) * .6) / 34
    x = .0105 + .0395 * t
    z = brow_line(f, t) + (sculpt.skew[4] if s > 0 else 0)
    z = z + (.0026 + .0012 * f.bushy) * (1 - .65 * t) * rng.uniform(-1, 1, 34) * (1 - .45 * f.inset)
    root = _on_front(sculpt, x * s * f.width, z, .0007 - .0009 * f.inset)
    ahead = np.stack([np.full(34, s * (.0085 + .002 * f.bushy)), np.zeros(34), .0035 * (1 - 1.7 * t) + rng.normal(0, .0008, 34)], 1)
    tip = _on_front(sculpt, (root + ahead)[:, 0], (root + ahead)[:, 2], .0012 - .0008 * f.inset)
    for a, b in zip(root, tip):
        m.tube(place(np.array([a, (a + b) / 2 + (0, .001 * (1 - .7 * f.inset), 0), b])), np.array([.0013, .0017, .0004]) * (.75 + .3 * f.bushy) * (1 - .12 * f.inset), hair, n=4, jitter=.12)


def _on_front(sculpt, x, z, out=0.0):
    """The points of the face at each (x, z), `out` metres in front of it."""
    x, z = np.asarray(x, float), np.asarray(z, float)
    y = np.linspace(.14, .02, 100)
    grid = np.broadcast_arrays(x[:, None], y[None], z[:, None])
    inside = sculpt.distance(np.stack(grid, -1)) < 0
    first = np.where(inside.any(1), inside.argmax(1), 99)
    return np.stack([x, y[first] + out, z], 1)


def _ear(m, place, turn, s, skin):
    """An outer ear: rim, hollow and lobe."""
    a = np.linspace(-.6, 4.4, 15)
    c = np.array([s * .0795, -.006, -.002])
    rim = np.stack([c[0] + s * (.004 + .007 * np.clip(np.cos(a - 2.4), -.4, 1)), c[1] - .0175 * np.cos(a - .35) * .9 - .004, c[2] + .031 * np.sin(a) + .002], 1)
    m.ball(place(c + (0, -.002, 0)), (.0055, .016, .027), rgb(skin) * (.82, .6, .55), n=10, rot=turn / np.cbrt(np.linalg.det(turn)), mat='skin')
    m.tube(place(rim), np.interp(np.arange(15), [0, 3, 12, 14], [.004, .0045, .004, .006]), rgb(skin) * (1.0, .82, .76), n=7, mat='skin', jitter=.01)


def _mouth(m, f, sculpt, place, gap):
    """Teeth and tongue in an open mouth."""
    half = mouth_of(f)[1] * .74
    t = np.linspace(-1, 1, 11)
    rows = [np.stack([half * t, .0925 - .012 * t * t, np.full(11, sculpt.mouth_z + z)], 1) for z in (gap * .62, gap * .62 - .0052)]
    m.loft(place(np.array(rows)), 'd8ccb4', closed=False, mat='gloss', jitter=.02)
    if gap > .008:
        m.ball(place((0, .082, sculpt.mouth_z - gap * 1.25)), (half * .8, .014, .005), np.array([.3, .07, .06]), n=10)


def _neck(m, j, f, skin, size):
    """A neck with its two cords and the throat, from under the jaw to the collar."""
    p, chest = j.points, j.chest
    top = p['head'] + j.head @ (0, -.012, -.062)
    foot = p['shoulders'] + chest @ (0, -.012, -.01)
    a = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    rings = []
    for t in np.linspace(0, 1, 9):
        c = foot * (1 - t) + top * t
        w = np.interp(t, [0, .2, .6, 1], [.1, .074, .064, .062]) * (1 + .12 * f.fat + .06 * f.jaw) * (.86 + .14 * min(1, f.width + f.jaw * .5))
        d = np.interp(t, [0, .2, .6, 1], [.068, .058, .056, .06])
        cord = .005 * (1 + f.age) * np.exp(-((np.abs(a - np.pi / 2) - .75 + .35 * (1 - t)) / .16) ** 2)
        throat = .004 * np.exp(-((a - np.pi / 2) / .25) ** 2) * np.exp(-((t - .6) / .15) ** 2)
        rings.append(c + ((np.cos(a) * (w + cord))[:, None] * chest[:, 0] + (np.sin(a) * (d + cord + throat))[:, None] * chest[:, 1]))
    m.loft(rings, rgb(skin) * .93, caps=False, mat='skin', jitter=0)


# How many strands each lock is drawn with in this scene.
_strands = [1]


def fine_hair(strands):
    """Sets into how many thin strands this scene's locks of hair and beard are divided (1: whole clumps)."""
    _strands[0] = strands


def locks(m, place, sculpt, color, roots, flow, length, seed=1, width=.006, lift=.006, curl=0.0, n=5, clumps=0):
    """Hair or beard in clumps: from each root (N, 3) a tapering lock that follows `flow(point)` for `length` metres, lying on the head;
    their ends gather in so many `clumps` (0: each for itself)."""
    rng = np.random.default_rng(seed)
    at = np.asarray(roots, float)
    count = len(at)
    along = lambda points: unit_rows([flow(p) for p in points])
    step = unit_rows(along(at) + rng.normal(0, .12, (count, 3)))
    long = np.array([length(p) for p in at] if callable(length) else np.full(count, length)) * rng.uniform(.8, 1.2, count)
    paths = [at - step * .004]
    for k in range(6):
        at = at + step * long[:, None] / 6
        d = sculpt.distance(at)
        push = np.clip(lift - d, 0, None)
        grad = np.stack([sculpt.distance(at + 1e-3 * axis) - d for axis in np.eye(3)], 1)
        at = at + unit_rows(grad) * push[:, None]
        sway = np.array([np.sin(k * 1.7), np.cos(k * 1.9), np.sin(k * 2.3)])
        paths.append(at + sway * curl * rng.uniform(.5, 1.2, (count, 1)))
        step = unit_rows(step * .75 + .25 * along(at) + rng.normal(0, .05, (count, 3)))
    base, paths = rgb(color), np.stack(paths, 1)
    tones, thin_by = None, 1.0
    if clumps:
        paths, group = _gathered(paths, clumps, seed, curl)
        tones, thin_by = np.random.default_rng(seed + 50).uniform(.84, 1.12, clumps)[group], .62
    if _strands[0] > 1:
        thin = np.random.default_rng(seed + 100)
        for k, path in enumerate(paths):
            tone = base * (thin.uniform(.72, 1.2) if tones is None else tones[k])
            for _ in range(_strands[0] if tones is None else _strands[0] + 2):
                w = width * thin.uniform(.32, .5) * thin_by
                aside = np.outer(np.linspace(.8, 1.25, len(path)), thin.normal(0, width * .62, 3)) + thin.normal(0, width * .12, path.shape)
                m.tube(place(path + aside), np.array([.8, 1.1, 1.15, 1.05, .95, .75, .2]) * w, tone * thin.uniform(.86, 1.16 if tones is None else 1.1), n=4, caps=False, squash=.7, mat='hair', jitter=.03)
        return
    for path in paths:
        w = width * rng.uniform(.75, 1.3)
        m.tube(place(path), np.array([.8, 1.1, 1.15, 1.05, .85, .55, .12]) * w, base * rng.uniform(.72, 1.25), n=n, caps=False, squash=.6, mat='hair', jitter=.05)


def _gathered(paths, clumps, seed, wave):
    """Locks (N, 7, 3) drawn together towards their ends in so many waving clumps, and the clump of each."""
    rng = np.random.default_rng(seed + 40)
    tips = paths[:, -1] * (1, .6, .35)
    middle = tips[rng.permutation(len(tips))[:clumps]]
    for _ in range(8):
        group = np.linalg.norm(tips[:, None] - middle[None], axis=-1).argmin(1)
        middle = np.array([tips[group == k].mean(0) if (group == k).any() else middle[k] for k in range(clumps)])
    t = np.linspace(0, 1, paths.shape[1])
    pull, out = .78 * t ** 1.2, paths.copy()
    for k in range(clumps):
        mine = group == k
        if mine.any():
            sway = np.outer(np.sin(t * 7 + rng.uniform(0, 6)) * t, rng.normal(0, 1, 3) * (1, .6, .2)) * max(wave, .002) * 1.6
            out[mine] = paths[mine] * (1 - pull)[:, None] + (paths[mine].mean(0) + sway) * pull[:, None]
    out[:, 1:-1] = (out[:, :-2] + 2 * out[:, 1:-1] + out[:, 2:]) / 4
    return out, group


def unit_rows(v):
    """Each row of (N, 3) at length one."""
    v = np.asarray(v, float)
    return v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9)


def scalp(count=220, front=.075, low=-.03, seed=2, back=-.09):
    """Root points over the skull above a hairline that rises to `front` (m) at the forehead and falls to `low` at the nape."""
    rng = np.random.default_rng(seed)
    out = []
    while len(out) < count:
        d = unit(rng.normal(0, 1, 3))
        p = np.array([0, -.016, .03]) + d * np.array([.081, .102, .093])
        line = np.interp(p[1], [-.12, -.03, .02, .06, .09], [back, low, low + .03, front * .8, front])
        if p[2] > line:
            out.append(p)
    return sorted(out, key=lambda p: p[2])


def beard(m, place, sculpt, color, length=.1, count=170, seed=4, moustache=True, clumps=0):
    """A beard of locks from the jaw and chin, with a moustache over the lip."""
    rng = np.random.default_rng(seed)
    x, z = rng.uniform(-.07, .07, count * 4), rng.uniform(-.125, -.028, count * 4)
    lips = (z > -.078) & (np.abs(x) < .031 + .5 * np.clip(z + .06, 0, None))
    bare = (z > -.05) & (np.abs(x) < .05)
    keep = ~(lips | bare)
    roots = [p for p in _on_front(sculpt, x[keep], z[keep]) if p[1] > .031][:count]
    roots.sort(key=lambda p: p[2])
    locks(m, place, sculpt, color, roots, lambda p: (p[0] * 2.5, .25 + (.0 if p[2] > -.1 else .15), -1), lambda p: length * (.55 + .45 * (1 - min(1, abs(p[0]) / .07))), seed, .0062, .005, .0012 if not clumps else .004, clumps=clumps)
    if moustache:
        x = np.concatenate([s * rng.uniform(.002, .022, 16) for s in (-1, 1)])
        roots = _on_front(sculpt, x, sculpt.mouth_z + rng.uniform(.010, .017, 32))
        locks(m, place, sculpt, color, roots, lambda p: (np.sign(p[0]) * 1.0, .1, -.55), .042, seed + 1, .0042, .004, .0006)


def age_of(face):
    """How old a face (or its name, or None) is, 0 to 1."""
    return (FACES[face] if isinstance(face, str) else face).age if face else 0.0


def person(m, j, look, covered):
    """The authored head of a `Look`, with its hair and beard; `covered` hair is not drawn."""
    sculpt, place = head(m, j, look.face, look.skin, look.hair, look.head, ears=not covered)
    j.face = sculpt, place
    if look.beard:
        combed = look.beard == 'combed'
        beard(m, place, sculpt, look.hair, {'full': .1, 'long': .15, 'combed': .15}.get(look.beard, .04), 230 if combed else 170, clumps=6 if combed else 0)
    if not covered and look.hair_style not in ('parted', 'bald'):
        hairdo(m, place, sculpt, look.hair, look.hair_style)


def hairdo(m, place, sculpt, color, style):
    """short, long or bun hair in locks."""
    dark = rgb(color) * .5
    shell = np.array([[np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)] for b in np.linspace(.05, 1.56, 10) for a in np.linspace(0, 2 * np.pi, 24, endpoint=False)]).reshape(10, 24, 3)
    skull = shell * np.array([.0815, .1025, .0935]) + np.array([0, -.018, .03])
    skull[:3, :, 1] = np.minimum(skull[:3, :, 1], .02)
    m.loft(place(skull), dark, caps=False, mat='hair', jitter=0)
    if style == 'bun':
        locks(m, place, sculpt, color, scalp(330, .082, -.04, back=-.06), lambda p: (-p[0] * 1.5, -1, -.5 * (p[1] < -.02)), .1, width=.0055, lift=.0055)
        m.ball(place((0, -.135, .03)), (.045, .04, .045), color, n=14, lump=.03, mat='hair')
        return
    if style == 'bob':
        # To the jaw, parted in the middle, turned in at the ends.
        locks(m, place, sculpt, color, scalp(420, .09, .0, back=-.03), lambda p: (p[0] * 7 + .2 * np.sign(p[0]) * (p[2] > .05), -.25 if p[1] < .05 else .1, -1.5 if abs(p[0]) > .03 or p[1] < -.05 else -.2), lambda p: .1 + .06 * (abs(p[0]) > .04), width=.0062, lift=.0075, curl=.0015)
        return
    out = .55 if style == 'long' else .2
    long = (lambda p: .24 if p[2] < .06 else .2) if style == 'long' else .055
    locks(m, place, sculpt, color, scalp(360, .086, -.01, back=-.05), lambda p: (p[0] * 9 * out + .25, -.35 - .5 * (p[2] > .09), -1.4 if p[2] < .085 else -.1), long, width=.0062, lift=.007, curl=.002 if style != 'curly' else .006)
