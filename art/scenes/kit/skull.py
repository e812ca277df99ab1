"""The sculpted surface of an authored head: skull, jaw, nose, lids and lips as one distance field. For every picture.

Positions are in the head's frame in metres for a 1.75 m person: X to the person's right, Y forward, Z up, the eyes at z = 0.017.
"""
import numpy as np

from .mouths import mouth_of

EYE = np.array([0.0315, 0.0765, 0.0165])
EYE_R = 0.0148


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
        self.mouth = mouth_of(f)
        self.half = self.mouth.half * (1 + .12 * f.smile)
        self.tip = np.array([.0006 * rng.normal(), .1215 + .006 * f.nose_long, -.0265 - .008 * f.nose_long - .003 * f.hook])

    def mouth_arc(self, t):
        """A point of the mouth's line at t from -1 to 1."""
        half = self.half
        t = np.asarray(t, float)
        x = half * t
        y = .1015 - .0135 * np.abs(t) ** 2
        z = self.mouth_z + self.mouth.corner * t * t + self.skew[0] * t
        return np.stack([x, y, z], -1)

    def mouth_part(self, kind, t):
        """The outline of an open mouth, or of the teeth or the tongue that show in it: there at shares `t` of its half width, and back below."""
        line = self.mouth_arc(t)
        high, low = self.mouth.edges(t)
        if kind == 'teeth':
            low = high - (high - low) * self.mouth.teeth * (1 - t ** 6)
        elif kind == 'tongue':
            high = low + (high - low) * self.mouth.tongue * np.clip(1 - (t / .7) ** 2, 0, 1)
        there, back = line.copy(), line.copy()
        there[:, 2] += high
        back[:, 2] += low
        return np.concatenate([there, back[::-1]])

    def hole(self, p):
        """Distance to the space inside an open mouth, roughly."""
        t = np.clip(p[..., 0] / self.half, -1, 1)
        line = self.mouth_arc(t)
        high, low = self.mouth.edges(t)
        off = p[..., 2] - line[..., 2]
        return np.maximum(np.maximum(off - high, low - off) * .5, np.maximum(.082 - p[..., 1], np.abs(p[..., 0]) - self.half))

    def lip_distance(self, p):
        """Distance to the upper and to the lower lip."""
        f = self.f
        full = (1 + .45 * f.lips) * (1 - .5 * self.mouth.tight) * (1 - .3 * f.age)
        upper = lower = 1.0
        ts = np.linspace(-1, 1, 9)
        arc = self.mouth_arc(ts)
        for a, b, t in zip(arc[:-1], arc[1:], (ts[:-1] + ts[1:]) / 2):
            k = np.clip(1 - abs(t) ** 2.2, 0.0, 1)
            high, low = self.mouth.edges(t)
            bow = .0022 * np.exp(-((abs(t) - .28) / .2) ** 2) - .0008 * np.exp(-(t / .14) ** 2)
            r = .0015 + .0044 * full * k
            up = np.array([0, -.001, .0030 * full * k + bow * full + high])
            lo = np.array([0, -.0028 - .24 * self.mouth.gap, -.0044 * full * k + low])
            upper = np.minimum(upper, _rod(p, a + up, b + up, r, r))
            lower = np.minimum(lower, _rod(p, a + lo, b + lo, r * 1.22, r * 1.22))
        return upper, lower

    def distance(self, p):
        """Signed distance to the head, roughly, in metres."""
        f = self.f
        gap = self.mouth.gap
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
            d = _cut(d, self.hole(p), .003)
        else:
            line = np.min([_rod(p, a + (0, .0035, 0), b + (0, .0035, 0), .0018, .0018) for a, b in zip(arc[:-1], arc[1:])], axis=0)
            d = _cut(d, line, .0035)
        return d


def _on_front(sculpt, x, z, out=0.0):
    """The points of the face at each (x, z), `out` metres in front of it."""
    x, z = np.asarray(x, float), np.asarray(z, float)
    y = np.linspace(.14, .02, 100)
    grid = np.broadcast_arrays(x[:, None], y[None], z[:, None])
    inside = sculpt.distance(np.stack(grid, -1)) < 0
    first = np.where(inside.any(1), inside.argmax(1), 99)
    return np.stack([x, y[first] + out, z], 1)
