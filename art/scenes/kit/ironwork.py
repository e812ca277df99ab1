"""Cast and wrought iron: gas lamps, spear railings, gates with scrolls, overthrows, and columns. For industrial 1, 2, 3; modern 1, 2."""
import numpy as np

from .meshes import rgb, unit

IRON = '23262a'


def lantern_head(m, at, size=0.52, strength=3.0, color='ffc676', metal=IRON):
    """A four-sided street lantern standing on a point. Returns the middle of its light."""
    x, y, z = at
    s = size
    m.box((x, y, z + s * .5), (s * .5, s * .5, s * .8), rgb(color) * strength, mat='glow', taper=1.5, jitter=0)
    m.ball((x, y - s * .1, z + s * .45), (s * .1, s * .1, s * .2), rgb('fff0c8') * strength * 1.3, n=8, mat='glow', jitter=0)
    for a in (-1, 1):
        for b in (-1, 1):
            m.beam((x + a * s * .27, y + b * s * .27, z + s * .08), (x + a * s * .4, y + b * s * .4, z + s * .94), .035, metal)
    m.box((x, y, z + s * .06), (s * .62, s * .62, .06), metal)
    m.box((x, y, z + s * .94), (s * .9, s * .9, .05), metal)
    m.lathe([(s * .62, s * .95), (s * .3, s * 1.28), (s * .16, s * 1.32), (s * .2, s * 1.4), (s * .05, s * 1.5), (s * .015, s * 1.72)], metal, n=4, center=at, rot=np.array([[.7071, -.7071, 0], [.7071, .7071, 0], [0, 0, 1]]), smooth=False)
    return (x, y, z + s * .5)


def gas_lamp(m, x, y, height=3.7, z=0.0, faceted=False, **kw):
    """A cast-iron lamp post with base, fluted shaft, ladder bar and lantern, or with a `faceted` one that narrows between collars to a straight neck. Returns the middle of its light."""
    foot = [(.3, 0), (.28, .12), (.2, .16), (.19, .5), (.13, .58), (.16, .68)]
    if faceted:
        shaft = [(.11, .72), (.11, height * .42), (.15, height * .425), (.15, height * .445), (.085, height * .455), (.068, height * .84), (.11, height * .845), (.11, height * .87), (.055, height * .88), (.055, height * .965), (.12, height * .975), (.12, height)]
        m.lathe(foot + shaft, '343a42', n=8, center=(x, y, z), smooth=False, jitter=.02)
    else:
        shaft = [(.09, .76), (.075, height * .5), (.1, height * .52), (.07, height * .55), (.055, height * .9), (.11, height * .92), (.06, height * .96), (.13, height)]
        m.lathe(foot + shaft, IRON, n=12, center=(x, y, z))
    m.tube([(x - .42, y, z + height * .88), (x + .42, y, z + height * .88)], .025, IRON, n=6)
    for s in (-1, 1):
        m.ball((x + s * .44, y, z + height * .88), .045, IRON, n=6)
        if not faceted:
            m.tube([(x, y, z + height * .8), (x + s * .16, y, z + height * .87), (x + s * .2, y, z + height * .93), (x + s * .13, y, z + height * .98)], .018, IRON, n=5)
    return lantern_head(m, (x, y, z + height), **kw)


def spear_head(m, at, size=0.16, color=IRON):
    """The point on a railing bar."""
    m.lathe([(size * .12, 0), (size * .26, size * .18), (size * .1, size * .3), (size * .26, size * .5), (.002, size * 1.2)], color, n=6, center=at)


def railings(m, a, b, height=1.3, spacing=0.17, color=IRON, posts=True, bar=0.016):
    """Spear-headed railings from a to b (x, y, z)."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    n = max(2, int(np.linalg.norm(b - a) / spacing))
    for k in range(n + 1):
        p = a + (b - a) * k / n
        end = posts and k in (0, n)
        m.tube([p, p + (0, 0, height)], bar * (2.4 if end else 1), color, n=5)
        if end:
            m.ball(p + (0, 0, height + .06), (.06, .06, .08), color, n=7)
        else:
            spear_head(m, p + (0, 0, height), color=color)
    for t in (.1, .86):
        m.beam(a + (0, 0, height * t), b + (0, 0, height * t), .05, color, depth=.025, up=(0, 0, 1))


def scroll(m, at, u, v, radius=0.3, turns=1.4, thick=0.022, color=IRON, start=0.0):
    """A wrought spiral in the plane of u and v."""
    at, u, v = np.asarray(at, float), unit(u), unit(v)
    t = np.linspace(0, 1, 26)
    a = start + t * turns * 2 * np.pi
    r = radius * (1 - t * .84)
    m.tube([at + u * np.cos(q) * s + v * np.sin(q) * s for q, s in zip(a, r)], np.interp(t, [0, .9, 1], [thick, thick, thick * 1.8]), color, n=6)


def gate_leaf(m, hinge, away, width=3.0, height=3.0, color=IRON, rise=0.5, spacing=0.2, bar=0.017):
    """A gate leaf from `hinge` (x, y, z) in the direction `away` (x, y): stiles, spears, dog bars and scrolls."""
    d = np.array([*unit((*away, 0))[:2], 0.0])
    up = np.array([0, 0, 1.0])
    hinge = np.asarray(hinge, float)
    top = lambda t: height + rise * (1 - np.cos(t * np.pi / 2)) * -1 + rise
    n = int(width / spacing)
    for k in range(n + 1):
        t = k / n
        p = hinge + d * width * t
        edge = k in (0, n)
        m.tube([p + up * .08, p + up * top(t)], .035 if edge else bar, color, n=6)
        spear_head(m, p + up * top(t), .2, color)
        if not edge:
            q = p + d * spacing * .5
            m.tube([q + up * .1, q + up * height * .34], .012, color, n=5)
            spear_head(m, q + up * height * .34, .12, color)
    for z in (.12, height * .3, height * .62):
        m.beam(hinge + up * z, hinge + d * width + up * z, .06, color, depth=.03)
    path = [hinge + d * width * t + up * (top(t) - .18) for t in np.linspace(0, 1, 12)]
    m.tube(path, .026, color, n=6)
    for k in range(int(width / .62)):
        c = hinge + d * (.31 + k * .62) + up * height * .46
        for s in (-1, 1):
            scroll(m, c + d * s * .13, d * s, up, .16, 1.3, .016, color, start=-.6)


def overthrow(m, a, b, rise=1.2, color=IRON, lamp=True):
    """An iron arch with scrolls between two points, a lantern hanging at its middle. Returns the lantern's place."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    up = np.array([0, 0, 1.0])
    along = unit(b - a)
    line = lambda t, lift: a + (b - a) * t + up * (rise * np.sin(t * np.pi) + lift * (.35 + .65 * np.sin(t * np.pi)))
    ts = np.linspace(0, 1, 30)
    for lift in (0, .5):
        m.tube([line(t, lift) for t in ts], .035, color, n=6)
    n = max(6, int(np.linalg.norm(b - a) / .55))
    for k in range(n):
        t = (k + .5) / n
        s = 1 if t < .5 else -1
        scroll(m, (line(t, 0) + line(t, .5)) / 2, along * s, up, .2 * (.5 + .5 * np.sin(t * np.pi)), 1.4, .018, color)
    mid = line(.5, 0)
    if not lamp:
        return mid
    m.tube([mid, mid - up * .35], .025, color, n=6)
    return lantern_head(m, mid - up * 1.2, .56)


def column(m, x, y, height, z=0.0, radius=0.11, color='3c4246'):
    """A cast-iron column with base, rings and a bracketed capital."""
    m.lathe([(radius * 2, 0), (radius * 2, .12), (radius * 1.3, .2), (radius * 1.25, .7), (radius * 1.5, .76), (radius, .84), (radius * .9, height - .6),
             (radius * 1.4, height - .52), (radius * 1.1, height - .42), (radius * 1.9, height - .12), (radius * 2.1, height)], color, n=14, center=(x, y, z), mat='gloss')
