"""Things people hold and things that stand about. Held props take (mesh, base, direction, joints). For future 1, 2; industrial 1, 2, 3; medieval 1, 3; renaissance 1, 2, 3."""
import numpy as np

from .meshes import rgb, unit

WOOD, IRON = '6b4a2c', '6a6c70'


def frame_of(d, like=(1, 0, 0)):
    """A 3x3 frame whose up axis is `d` and whose X axis is near `like`."""
    z = unit(d)
    y = unit(np.cross(z, like))
    return np.stack([np.cross(y, z), y, z], 1)


def pole(m, base, d, j=None, length=2.0, radius=0.018, color=WOOD):
    """A plain staff. Returns its top and frame."""
    m.tube([base, base + d * length * .5 + (0.004, 0, 0), base + d * length], [radius, radius, radius * .8], color, n=6)
    return base + d * length, frame_of(d)


def fork(m, base, d, j=None):
    """A hay fork."""
    top, f = pole(m, base, d, length=2.0)
    at = lambda x, z: top + f @ (x, 0, z)
    m.tube([at(-.11, .13), at(-.09, .05), at(0, 0), at(.09, .05), at(.11, .13)], .012, IRON, n=5)
    for k in (-1, 0, 1):
        m.tube([at(k * .11, .05 if k == 0 else .1), at(k * .115, .28), at(k * .105, .46)], [.012, .01, .003], IRON, n=5, mat='metal')


def scythe(m, base, d, j=None):
    """A scythe, its blade forward."""
    top, f = pole(m, base, d, length=1.9)
    pts = [top + f @ (0.04 + .75 * t, 0.0, .02 - .28 * t * t) for t in np.linspace(0, 1, 7)]
    for a, b, w, v in zip(pts[:-1], pts[1:], np.linspace(.09, .03, 6), np.linspace(.085, .01, 6)):
        m.add([a, b, b - f @ (0, 0, v), a - f @ (0, 0, w)], [[0, 1, 2, 3]], '9a9ca0', mat='metal')
    m.tube([base + d * .9, base + d * .9 + f @ (.16, .05, 0)], .014, WOOD, n=5)


def axe(m, base, d, j=None):
    """A felling axe."""
    top, f = pole(m, base, d, length=1.0, radius=.02)
    m.extrude([(0, -.06), (.16, -.12), (.19, 0), (.16, .1), (0, .05), (-.05, .05), (-.05, -.06)], .035, '85888c', rot=f, center=top - d * .06, mat='metal')


def flail(m, base, d, j=None):
    """A threshing flail with its swingle hanging."""
    top, f = pole(m, base, d, length=1.7)
    hang = top + f @ (.12, 0, .02)
    m.tube([top, hang], .01, '4a3a2a', n=4)
    m.tube([hang, hang + (0.06, .02, -.3), hang + (.08, .02, -.6)], [.02, .028, .026], WOOD, n=6)


def spear(m, base, d, j=None, length=2.3, pennon=None):
    """A spear, with a small pennon when a colour is given."""
    top, f = pole(m, base, d, length=length, radius=.017)
    m.lathe([(.012, 0), (.045, .09), (.03, .2), (.002, .36)], 'a2a6ac', n=6, center=top, rot=f, squash=.35, mat='metal')
    if pennon:
        a = top - d * .08
        for k in range(4):
            t0, t1 = k / 4, (k + 1) / 4
            w = lambda t: .05 * np.sin(t * 7)
            m.add([a + (.5 * t0, w(t0), -.02 * t0), a + (.5 * t1, w(t1), -.04 * t1), a + (.5 * t1, w(t1), -.26 + .2 * t1), a + (.5 * t0, w(t0), -.26 + .2 * t0)],
                  [[0, 1, 2, 3]], pennon, mat='cloth')


def soft_torch(m, base, d, j=None):
    """A burning torch for a place near the camera: pitched wrapping, and fire that thins out towards its edge."""
    top, f = pole(m, base, d, length=.75, radius=.024)
    m.lathe([(.026, -.1), (.046, -.07), (.052, .0), (.056, .07), (.05, .12), (.02, .14)], '2e2018', n=18, center=top, rot=f, jitter=.06)
    for k in range(4):
        a = np.linspace(0, 2 * np.pi, 17)
        ring = np.stack([np.cos(a) * .054, np.sin(a) * .054, -.06 + .045 * k + .012 * np.sin(a + k)], 1)
        m.tube(top + ring @ f.T, .007, '4a3626', n=5, caps=False)
    fire(m, top + d * .1, .4)


def fire(m, at, size=0.4, strength=1.0):
    """A flame in thin shells of light: each adds its colour, so that the heart is bright and the edge is a glow."""
    at, rng = np.asarray(at, float), m.rng
    lean, turn = rng.normal(0, size * .1, 2), rng.uniform(0, 6.28)
    tongues = [(np.zeros(3), 1.0, 1.0)] + [(np.array((np.cos(a), np.sin(a), 0)) * size * .1, q, .62) for a, q in ((turn, rng.uniform(.5, .7)), (turn + 2.2, rng.uniform(.36, .55)), (turn + 4.3, rng.uniform(.6, .8)))]
    t = np.linspace(0, 1, 22)
    for off, tall, wide in tongues:
        phase = rng.uniform(0, 6.28)
        # The tip is drawn out and licks from side to side.
        sway = np.sin(t * 4.2 + phase) * t ** 1.5
        path = at + off + np.stack([off[0] * 1.4 * t + lean[0] * t ** 2 + size * .12 * sway, off[1] * 1.4 * t + lean[1] * t ** 2 + size * .07 * np.cos(t * 3.7 + phase) * t, size * tall * (1.25 * t - .1)], 1)
        body = np.sin(np.pi * np.clip(t, 0, 1) ** .55) ** 1.15 * (1 - .25 * t) + .02 * (1 - t)
        for k, tone in enumerate(('ff3a08', 'ff5a14', 'ff7a22', 'ff9a38', 'ffb858', 'ffd888')):
            keep = 1 - k * .125
            inner = at + off + (path - at - off) * (keep ** .8)
            m.tube(inner, np.maximum(size * .2 * wide * body * (1 - k * .155), 1e-4), rgb(tone) * strength * (.2, .3, .42, .55, .8, 1.3)[k] * (1.0 if wide == 1 else .6), n=16, caps=False, mat='fire', jitter=0)


def shield(color, accent, device='bend', wide=0.5, tall=0.68):
    """A held heater shield on the left arm, as an `extra` for Look."""
    def draw(m, j):
        hand = j.points['wrist_l']
        fwd = unit(j.chest[:, 1])
        f = frame_of((0, 0, 1), np.cross(fwd, (0, 0, 1)))
        c = hand + fwd * .09 + (0, 0, -.02)
        t = np.linspace(0, 1, 8)
        half = [wide / 2 * np.sqrt(max(0, 1 - q ** 2.2)) if q < 1 else .0 for q in t]
        left = [(-h, .5 * tall * .55 - q * tall) for h, q in zip(half, t)]
        right = [(h, z) for (h, z) in ((-x, z) for x, z in left[::-1])]
        m.extrude((left + right[1:])[::-1], .03, color, rot=f, center=c, jitter=.03)
        m.extrude([(x * 1.06, z * 1.04 - .002) for x, z in (left + right[1:])[::-1]], .02, '3a2a1c', rot=f, center=c - fwd * .012)
        if device == 'bend':
            m.extrude([(-wide * .47, tall * .27), (-wide * .25, tall * .27), (wide * .42, -tall * .2), (wide * .3, -tall * .38)][::-1], .012, accent, rot=f, center=c + fwd * .016)
        elif device == 'fess':
            m.extrude([(-wide * .48, tall * .09), (wide * .48, tall * .09), (wide * .45, -tall * .1), (-wide * .45, -tall * .1)][::-1], .012, accent, rot=f, center=c + fwd * .016)
    return draw


def sack(m, loc, size=0.5, color='b39a6c', lean=0.0):
    """A full tied sack."""
    x, y, z = loc
    s = size
    m.lathe([(s * .36, 0), (s * .5, s * .12), (s * .52, s * .5), (s * .38, s * .92), (s * .13, s * 1.1), (s * .1, s * 1.16), (s * .2, s * 1.34)], color, n=12, center=loc,
            squash=.8, jitter=.03, mat='cloth')
    m.tube([(x - s * .12, y, z + s * 1.12), (x, y - s * .12, z + s * 1.12), (x + s * .12, y, z + s * 1.12)], .014, '5a4428', n=5)


def barrel(m, loc, size=0.9, color='7a5534', hoop='4a4642', rot=None):
    """A staved barrel."""
    r = size * .36
    m.lathe([(r * .82, 0), (r, size * .3), (r * 1.04, size * .5), (r, size * .7), (r * .82, size)], color, n=14, center=loc, rot=rot, smooth=False, jitter=.1)
    for z, k in ((.08, .9), (.3, 1.02), (.7, 1.02), (.92, .9)):
        c = np.asarray(loc, float) + (np.eye(3) if rot is None else rot) @ (0, 0, size * z)
        m.lathe([(r * k, -.03), (r * k + .012, 0), (r * k, .03)], hoop, n=14, center=c, rot=rot, caps=False)


def basket(m, loc, size=0.5, color='a07c46', fill=None):
    """A woven basket, heaped with `fill` (a colour) when given."""
    r = size * .5
    m.lathe([(r * .7, 0), (r * .9, size * .2), (r, size * .42), (r * .93, size * .45), (r * .8, size * .3)], color, n=14, center=loc, smooth=False, jitter=.18)
    if fill:
        for _ in range(14):
            a, q = m.rng.uniform(0, 6.28), r * .75 * np.sqrt(m.rng.random())
            m.ball((loc[0] + np.cos(a) * q, loc[1] + np.sin(a) * q, loc[2] + size * .42 + (r - q) * .25), size * .12, fill, n=6, jitter=.15)


def wheel(m, center, radius=0.6, axis=(1, 0, 0), color='6a4e32', spokes=10):
    """A spoked wheel."""
    f = frame_of(axis, (0, 0, 1))
    a = np.linspace(0, 2 * np.pi, 25)
    ring = np.stack([np.cos(a) * radius, np.sin(a) * radius, np.zeros(25)], 1) @ f.T + center
    m.tube(ring, .055, color, n=6, caps=False)
    m.tube([np.asarray(center) - f[:, 2] * .14, np.asarray(center) + f[:, 2] * .14], .09, color, n=8)
    for k in range(spokes):
        t = 2 * np.pi * k / spokes
        m.beam(center, np.asarray(center) + f @ (np.cos(t) * radius, np.sin(t) * radius, 0), .045, color)


def cart(m, loc, rz=0.0, color='75583a', load=None, tilt=0.14, propped=False):
    """A two-wheeled cart resting on its shafts, or level with props under them when `propped`; `load` is 'hay', 'sacks' or None."""
    from .meshes import rotation
    if propped:
        with m.at(loc, rz=rz):
            for y, x in ((2.35, .4), (-.95, .46)):
                for s in (-1, 1):
                    m.beam((s * x, y, .72), (s * (x + .05), y + (.14 if y > 0 else -.1), -.04), .075, color, jitter=.08)
                m.beam((-x - .1, y + .05, .42), (x + .1, y + .05, .42), .06, color, jitter=.08)
            m.beam((-.52, 2.3, .655), (.52, 2.3, .655), .08, color)
    with m.at(loc, rot=rotation(0, 0, rz) @ rotation(-tilt, 0, 0)):
        m.box((0, 0, .72), (1.25, 2.1, .08), color)
        for s in (-1, 1):
            for k in range(3):
                m.box((s * (.62 + k * .03), 0, .85 + k * .16), (.04, 2.1, .12), color, jitter=.1)
            for k in range(5):
                m.beam((s * .6, -1 + k * .5, .7), (s * .72, -1 + k * .5, 1.32), .06, color)
            m.beam((s * .45, 1.0, .72), (s * .38, 2.7, .7), .08, color)
            wheel(m, (s * .82, -.1, .62), .62, (1, 0, 0), color)
        m.beam((-.85, -.1, .62), (.85, -.1, .62), .1, color)
        if load == 'hay':
            for _ in range(500):
                p = m.rng.normal(0, 1, 3) * (.3, .55, .16) + (0, 0, 1.15)
                d = m.rng.normal(0, 1, 3) * (.3, .3, .12)
                m.tube([p, p + d * .5], .012, ('c9ab5c', 'a88a44', 'b89a50')[m.rng.integers(3)], n=3, caps=False)
            m.ball((0, 0, .95), (.6, 1.0, .4), 'a88c48', n=14, lump=.06, jitter=.1)
        elif load == 'sacks':
            for x, y, z in ((-.3, -.6, .76), (.3, -.55, .76), (0, .1, .76), (-.3, .6, .76), (.32, .55, .76), (0, -.3, 1.1)):
                sack(m, (x, y, z), .5, ('b39a6c', 'a58a5c', 'c0aa80')[m.rng.integers(3)])


def table(m, loc, size=(2.0, 0.8, 0.78), color='6a4a2e', cloth=None, rz=0.0):
    """A trestle table, with a hanging cloth when a colour is given."""
    with m.at(loc, rz=rz):
        sx, sy, sz = size
        m.box((0, 0, sz), (sx, sy, .07), color, chamfer=.015)
        for s in (-1, 1):
            for t in (-1, 1):
                m.beam((s * sx * .38, t * sy * .4, 0), (s * sx * .38, t * sy * .12, sz), .08, color)
        if cloth:
            n = 33
            x = np.linspace(-sx / 2 - .02, sx / 2 + .02, n)
            rows = [np.stack([x, -sy / 2 - .02 - (.03 + .025 * np.sin(np.arange(n) * 1.7)) * f, np.full(n, sz + .045 - f * sz * .72)], 1) for f in np.linspace(0, 1, 5)]
            m.loft(rows[::-1], cloth, closed=False, mat='cloth')
            m.box((0, 0, sz + .04), (sx + .04, sy + .04, .012), cloth)


def patch(m, cloth, us, vs, color, out=0.012, nu=5, nv=6):
    """A coloured patch lying on a cloth function."""
    rows = [[cloth(u, v, out) for u in np.linspace(*us, nu)] for v in np.linspace(*vs, nv)]
    m.loft(rows, color, closed=False, mat='cloth', jitter=.015)


def lantern(m, at, size=0.3, strength=2.4, color='ffb860', metal='2a2622'):
    """A glazed lantern hanging or standing at a point."""
    x, y, z = at
    s = size
    m.box((x, y, z), (s * .5, s * .5, s * .8), rgb(color) * strength, mat='flame', taper=1.25, jitter=0)
    for a in (-1, 1):
        for b in (-1, 1):
            m.beam((x + a * s * .26, y + b * s * .26, z - s * .4), (x + a * s * .33, y + b * s * .33, z + s * .42), .02, metal)
    m.lathe([(s * .52, s * .42), (s * .2, s * .7), (s * .1, s * .85)], metal, n=4, center=at, smooth=False)
    m.box((x, y, z - s * .44), (s * .6, s * .6, .04), metal)
