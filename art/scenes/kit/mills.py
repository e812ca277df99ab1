"""Brick industry: mill fronts with rows of glazed windows, tall chimneys, terraces, clocks and yard goods. For industrial 1, 2, 3; modern 1."""
import numpy as np

from .meshes import rgb
from .noise import fbm
from .roofs import chimney, gable
from .walls import WARM

BRICK = ('715646', '7d5f4b', '644d42', '8a6a52', '5a463e')
SOOTY = ('5f463c', '6a4e42', '533e37', '755848', '483630')
STOCK = ('a8875c', '97784f', 'b5966a', '8a6c48', '7a5f42')
STONE, IRON = 'a69a86', '2a2b2d'


def bricks(m, width, height, colors=BRICK, y=-0.012, holes=(), size=(0.34, 0.125), share=0.72, z=0.0, soot=0.35, tones=(.78, 1.16)):
    """Bricks lying on a wall face (XZ plane, facing -Y); none inside `holes`, a list of (x, z, width, height) from their middles; each is lighter or darker within `tones`."""
    rng = m.rng
    rows = int(height / size[1])
    cols = int(width / size[0])
    if rows < 1 or cols < 1:
        return
    r, c = np.meshgrid(np.arange(rows), np.arange(cols), indexing='ij')
    x = ((c + .5 + (r % 2) * .5) * width / (cols + .5)).ravel()
    zz = z + ((r + .5) * height / rows).ravel()
    keep = rng.random(len(x)) < share
    for hx, hz, hw, hh in holes:
        keep &= ~((np.abs(x - hx) < hw / 2 + size[0] * .45) & (np.abs(zz - hz) < hh / 2 + size[1] * .5))
    x, zz = x[keep], zz[keep]
    n = len(x)
    if not n:
        return
    hw, hh = size[0] * .46, size[1] * .42
    out = y - rng.uniform(0, .014, n)
    v = np.stack([np.stack([x + sx * hw, out, zz + sz * hh], 1) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))], 1).reshape(-1, 3)
    tone = np.array([rgb(k) for k in colors])[rng.integers(0, len(colors), n)] * rng.uniform(*tones, (n, 1))
    tone *= (1 - soot * fbm(x * .35 + 4, zz * .28, 6, 3) * (.6 + .4 * zz / max(height, 1)))[:, None]
    m.add(v, np.arange(n * 4).reshape(-1, 4), tone, jitter=0)


def panes(m, x, z, w, h, across=4, up=5, lit=0.0, light=WARM, frame=IRON, y=0.0, dark='1c2228', broken=0.06, boards=None, even=False):
    """A many-paned iron window; every pane has a brightness of its own (or all one, with `even`) and a few are stopped with board, at most `boards` when given, then along the edges only."""
    rng = m.rng
    cells = []
    for a in range(across):
        for b in range(up):
            px, pz = x - w / 2 + w * (a + .5) / across, z - h / 2 + h * (b + .5) / up
            cells.append((px, pz, rng.random()))
    half_w, half_h = w / across / 2, h / up / 2

    def quads(chosen, color_of, mat):
        if not chosen:
            return
        v = np.array([[(px + sx * half_w, y + .015, pz + sz * half_h) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for px, pz, _ in chosen]).reshape(-1, 3)
        m.add(v, np.arange(len(v)).reshape(-1, 4), np.array([color_of(c) for c in chosen]), mat=mat, jitter=0)
    bad = [c for c in cells if c[2] < broken]
    if boards is not None:
        rim = lambda c: abs(c[0] - x) > w / 2 - half_w * 1.1 or abs(c[1] - z) > h / 2 - half_h * 1.1
        bad = [c for c in bad if rim(c)][:boards]
    good = [c for c in cells if c not in bad]
    tilt = rng.uniform(-.25, .25)
    quads(bad, lambda c: rgb('5a4a38'), 'paint')
    if lit:
        quads(good, lambda c: rgb(light) * lit * (rng.uniform(.97, 1.03) if even else rng.uniform(.72, 1.15)) * (1 + tilt * (not even) * (c[0] - x) / w + (.2 if even else .35) * (c[1] - z) / h), 'glow')
    else:
        quads(good, lambda c: rgb(dark) * (rng.uniform(.9, 1.1) if even else rng.uniform(.6, 1.5)), 'gloss')
    t = .035
    for a in range(across + 1):
        m.box((x - w / 2 + w * a / across, y - .01, z), (t if 0 < a < across else t * 1.8, .05, h + t), frame, jitter=0)
    for b in range(up + 1):
        m.box((x, y - .01, z - h / 2 + h * b / up), (w + t, .05, t if 0 < b < up else t * 1.8), frame, jitter=0)


def mill_window(m, x, z, w=1.15, h=1.9, lit=0.0, brick='7d5f4b', y=0.0, **kw):
    """A deep-set mill window with a segmental brick arch and a stone sill."""
    # A hair behind the panes, which would flicker in one plane with it.
    m.box((x, y + .02, z), (w + .1, .03, h + .1), '17130f', jitter=0)
    panes(m, x, z, w, h, lit=lit, y=y - .02, **kw)
    for k in range(9):
        t = (k - 4) / 4
        with m.at((x + t * (w / 2 + .08), y - .05, z + h / 2 + .16 - .1 * t * t), rot=np.array([[np.cos(-t * .3), 0, np.sin(-t * .3)], [0, 1, 0], [-np.sin(-t * .3), 0, np.cos(-t * .3)]]).T):
            m.box((0, 0, 0), (w / 9 * 1.05, .12, .26), brick, jitter=.14)
    m.box((x, y - .08, z - h / 2 - .08), (w + .34, .24, .13), STONE, chamfer=.02)


def mill_front(m, length, storeys=3, storey=3.1, bay=1.75, lit=1.6, share=0.9, colors=BRICK, pier=True, parapet=0.5, first=0.0, skip=(), **glazing):
    """A mill's wall along X from 0 to length, facing -Y; `share` of the windows are lit, `skip` leaves out (storey, bay), `glazing` goes to `panes`."""
    rng = m.rng
    height = storeys * storey
    bays = max(1, int(round(length / bay)))
    bw = length / bays
    w, h = bw * .62, storey * .6
    holes = [(bw * (b + .5), storey * s + storey * .54, w, h + .4) for s in range(storeys) for b in range(bays) if (s, b) not in skip]
    m.box((length / 2, .3, height / 2 - 1), (length, .6, height + 2), rgb(colors[2]) * .8, jitter=0)
    bricks(m, length, height, colors, holes=holes)
    for s in range(storeys):
        for b in range(bays):
            if (s, b) not in skip:
                mill_window(m, bw * (b + .5), storey * s + storey * .54, w, h, lit=lit * rng.uniform(.75, 1.1) if rng.random() < share else 0, brick=colors[0], **glazing)
        if s:
            m.box((length / 2, -.04, storey * s), (length, .12, .14), colors[3], jitter=.05)
    if pier:
        for b in range(bays + 1):
            with m.at((bw * b - .17, -.14, 0)):
                m.box((.17, .1, height / 2), (.34, .2, height), rgb(colors[1]) * .85, jitter=.03)
                bricks(m, .34, height, colors, size=(.17, .125), y=-.012)
    m.box((length / 2, -.06, .35), (length, .2, .7), rgb(colors[4]) * .8, chamfer=.03)
    m.box((length / 2, -.12, height + .06), (length + .3, .5, .2), STONE, chamfer=.03)
    for k in range(int(length / .42)):
        m.box((.2 + k * .42, -.14, height - .12), (.2, .24, .2), colors[0], jitter=.1)
    if parapet:
        m.box((length / 2, .15, height + parapet / 2 + .1), (length, .35, parapet), rgb(colors[1]) * .9)
        m.box((length / 2, .13, height + parapet + .14), (length + .1, .5, .1), STONE, chamfer=.02)
    return height


def quoins(m, x, height, side=1, y=-.1, block=.44):
    """Dressed corner stones up a wall's edge at x, long and short in turn; `side` is the way into the wall."""
    for k in range(int(height / block)):
        w = (.62, .38)[k % 2]
        m.box((x + side * w / 2, y, (k + .5) * block), (w, .2, block * .93), rgb(STONE) * 1.5, chamfer=.02, jitter=.05)


def frontispiece(m, x, width=9.0, storeys=4, storey=3.0, lit=1.6, rise=2.3, share=.95, **glazing):
    """A mill front's middle: a bay that stands forward with quoins, string courses, a doorway and a pediment with a round window; `share` of its windows are lit."""
    with m.at((x - width / 2, -.7, 0)):
        height = mill_front(m, width, storeys, storey, width / 3, lit, share, pier=False, parapet=0, skip=((0, 1),), **glazing)
        for side, edge in ((1, 0), (-1, width)):
            quoins(m, edge, height, side)
        for k in range(1, storeys):
            m.box((width / 2, -.1, storey * k + .02), (width + .1, .26, .22), rgb(STONE) * 1.4, chamfer=.03)
        c, z = width / 2, height + .16
        m.extrude([(-.2, z), (width + .2, z), (c, z + rise)], .7, rgb(BRICK[1]) * .9, center=(0, .2, 0))
        for a in (-.45, width + .45):
            m.beam((a, -.2, z + .02), (c, -.2, z + rise + .2), .5, rgb(STONE) * 1.5, depth=.3, up=(0, 1, 0))
        m.box((c, -.2, z), (width + .9, .6, .24), rgb(STONE) * 1.5, chamfer=.04)
        m.box((c, -.2, z + rise + .28), (.5, .32, .62), rgb(STONE) * 1.5, chamfer=.04)
        ring = np.linspace(0, 2 * np.pi, 25)[:-1]
        disc = lambda r: [(c + np.cos(a) * r, z + rise * .42 + np.sin(a) * r) for a in ring]
        m.extrude(disc(.72), .16, STONE, center=(0, -.2, 0))
        m.extrude(disc(.54), .06, rgb('ffb45c') * lit, center=(0, -.28, 0), mat='glow', jitter=0)
        for a in (0, np.pi / 2):
            d = np.array((np.cos(a), 0, np.sin(a))) * .54
            at = np.array((c, -.32, z + rise * .42))
            m.beam(at - d, at + d, .06, '2a2624', up=(0, 1, 0))
        m.box((c, -.1, 1.35), (2.1, .3, 2.7), STONE, chamfer=.04)
        m.box((c, -.27, 1.2), (1.5, .06, 2.4), '3a2a20')
        m.box((c, -.3, 2.05), (1.4, .04, .5), rgb('ffb45c') * lit, mat='glow', jitter=0)


def mill_roof(m, length, depth, rise, z, lights=0):
    """A slate roof over a mill whose front stands at y = 0, with rows of skylights."""
    with m.at((length / 2, depth / 2, z)):
        gable(m, length, depth, rise, 'slate', .1, sag=.05)
        a = np.arctan2(rise, depth / 2)
        for k in range(lights):
            x = -length / 2 + length * (k + .5) / lights
            turn = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
            m.box((x, -depth * .27, rise * .46 + .12), (.9, 1.3, .1), '3a3c40', rot=turn)
            m.box((x, -depth * .27 - .03, rise * .46 + .18), (.78, 1.16, .04), rgb('ffb060') * 1.1 if k % 3 else rgb('5a6a78'), rot=turn, mat='glow' if k % 3 else 'gloss', jitter=0)


def stack(m, x, y, height=22.0, radius=1.2, colors=SOOTY, n=12, base=3.5):
    """A tall factory chimney: square pedestal, banded tapering shaft and corbelled crown."""
    rng = m.rng
    with m.at((x, y, 0)):
        m.box((0, 0, base / 2), (radius * 2.7, radius * 2.7, base), rgb(colors[0]) * .9, chamfer=.05)
        m.box((0, 0, base), (radius * 2.95, radius * 2.95, .25), STONE, chamfer=.04)
        zs = np.linspace(base, height, int((height - base) / .42))
        k = (zs - base) / (height - base)
        r = radius * (1.06 - .38 * k ** .85)
        rings = []
        for rr, z in zip(r, zs):
            a = np.linspace(0, 2 * np.pi, n, endpoint=False)
            rings.append(np.stack([rr * np.cos(a), rr * np.sin(a), np.full(n, z)], 1))
        palette = np.array([rgb(c) for c in colors])
        faces = (len(rings) - 1) * n
        soot = np.repeat(np.clip(1.25 - .75 * k[:-1] ** 1.5, 0, 1.1), n)[:, None]
        tone = palette[rng.integers(0, len(colors), faces)] * rng.uniform(.85, 1.12, (faces, 1)) * soot
        i, j = np.meshgrid(np.arange(len(rings) - 1), np.arange(n), indexing='ij')
        q = (j + 1) % n
        m.add(np.concatenate(rings), np.stack([i * n + j, i * n + q, (i + 1) * n + q, (i + 1) * n + j], -1).reshape(-1, 4), tone, jitter=0)
        top = r[-1]
        for z, out, tall in ((-.9, 1.1, .22), (-.62, 1.22, .3), (-.25, 1.36, .34), (.05, 1.26, .3)):
            m.lathe([(top * out, 0), (top * out, tall)], rgb(colors[4]) * (.9 if z < -.5 else .75), n=n, center=(0, 0, height + z), smooth=False, jitter=.08)
        m.lathe([(top * 1.02, 0), (top, .02)], '0c0a09', n=n, center=(0, 0, height + .36), jitter=0)
        for z in np.arange(base + 2.5, height - 2, 2.6):
            rr = np.interp(z, zs, r)
            m.lathe([(rr * 1.015, -.05), (rr * 1.03, 0), (rr * 1.015, .05)], IRON, n=n, center=(0, 0, z), caps=False, smooth=False)
    return (x, y, height + .5)


def sash(m, x, z, w=0.85, h=1.35, lit=0.0, y=0.0, frame='cfc4ac', blind=None):
    """A sash window with a flat brick arch and a stone sill; `blind` is the colour of a half-drawn blind."""
    m.box((x, y + .01, z), (w + .06, .03, h + .06), '14110e', jitter=0)
    panes(m, x, z, w, h, 3, 4, lit=lit, y=y - .02, frame=frame, broken=.03)
    if blind:
        m.box((x, y - .045, z + h * .28), (w * .94, .02, h * .42), blind, jitter=.04)
    m.box((x, y - .03, z + h / 2 + .13), (w + .3, .1, .22), '8a5a44', jitter=.06)
    m.box((x, y - .07, z - h / 2 - .06), (w + .24, .2, .1), STONE, chamfer=.015)


def terrace(m, houses, width=4.0, storey=2.65, depth=5.0, colors=STOCK, lit=1.5, doors=('3a4a3c', '2c3a4c', '4a3424', 'a92c1a'), share=0.6):
    """A row of two-storey brick houses along X from 0, facing -Y, with slate roofs and party-wall chimneys. Returns its chimney tops."""
    rng = m.rng
    length, height = houses * width, storey * 2 + .3
    tops = []
    holes = []
    for k in range(houses):
        flip = 1 if k % 2 else -1
        c = (k + .5) * width
        holes += [(c + flip * width * .27, 1.15, 1.15, 2.5), (c - flip * width * .2, storey * .52, .95, 1.6), (c - width * .24, storey * 1.55, .95, 1.6), (c + width * .24, storey * 1.55, .95, 1.6)]
    m.box((length / 2, depth / 2, height / 2 - 1), (length, depth, height + 2), rgb(colors[1]) * .72, jitter=0)
    bricks(m, length, height, colors, holes=holes)
    for end, rz in ((length, np.pi / 2), (0, -np.pi / 2)):
        with m.at((end, 0 if end else depth, 0), rz=rz):
            bricks(m, depth, height, colors)
    for k in range(houses):
        flip = 1 if k % 2 else -1
        c = (k + .5) * width
        x = c + flip * width * .27
        m.box((x, -.02, 1.15), (1.1, .08, 2.4), STONE)
        m.box((x, -.06, 1.05), (.86, .06, 2.05), doors[rng.integers(len(doors))], jitter=.05)
        for q in (.6, 1.5):
            m.box((x, -.1, q), (.6, .03, .6), doors[0], jitter=.05)
        m.box((x, -.06, 2.24), (.86, .04, .26), rgb('ffb45a') * lit * .8 if rng.random() < share else rgb('20262c'), mat='glow', jitter=0)
        m.box((x, -.3, .09), (1.2, .55, .18), STONE, chamfer=.03)
        m.box((x, -.16, .26), (1.0, .3, .18), STONE, chamfer=.03)
        on = lambda: lit * rng.uniform(.7, 1.1) if rng.random() < share else 0
        blind = lambda: ('c9b88e', 'a98a62', None, None)[rng.integers(4)]
        sash(m, c - flip * width * .2, storey * .52, lit=on(), blind=blind())
        for s in (-1, 1):
            sash(m, c + s * width * .24, storey * 1.55, lit=on(), blind=blind())
    m.box((length / 2, -.05, storey + .12), (length, .1, .12), STONE, jitter=.03)
    m.box((length / 2, -.1, height + .02), (length + .1, .34, .16), STONE, chamfer=.03)
    m.tube([(.16, -.1, height), (.16, -.1, .1)], .05, IRON, n=6)
    with m.at((length / 2, depth / 2, height)):
        gable(m, length, depth, depth * .4, 'slate', .18, sag=.06)
    for k in range(houses + 1):
        at = (np.clip(k * width, .45, length - .45), depth / 2, height + depth * .3)
        chimney(m, at, 1.5, .95, colors[0], pots=3, cap=colors[4])
        tops.append((at[0], at[1], at[2] + 1.95))
    return tops


def clock(m, x, z, radius=0.6, y=0.0, hour=4.2, lit=1.0, rim='b08d3f'):
    """A turret clock with hour strokes and two hands."""
    flat = np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]], float)
    m.lathe([(radius * 1.18, 0), (radius * 1.16, .1), (radius, .12)], rim, n=28, center=(x, y, z), rot=flat, mat='metal')
    m.lathe([(radius, 0), (radius * .99, .01)], rgb('ffe2a8') * lit, n=28, center=(x, y - .115, z), rot=flat, mat='glow', jitter=0)
    for k in range(12):
        a = 2 * np.pi * k / 12
        d = np.array([np.sin(a), 0, np.cos(a)])
        m.beam(np.array([x, y - .14, z]) + d * radius * .78, np.array([x, y - .14, z]) + d * radius * .95, radius * (.1 if k % 3 == 0 else .06), '1a1512', depth=.02)
    for turns, long, wide in ((hour / 12, .5, .09), (hour % 1, .78, .06)):
        a = 2 * np.pi * turns
        m.beam((x, y - .16, z), (x + np.sin(a) * radius * long, y - .16, z + np.cos(a) * radius * long), radius * wide, '1a1512', depth=.02)


def bale(m, loc, size=(0.9, 0.6, 0.6), color='b09a6c', rz=0.0):
    """A roped bale of flax."""
    with m.at(loc, rz=rz):
        sx, sy, sz = size
        m.box((0, 0, sz / 2), size, color, chamfer=.1, jitter=.06)
        for t in (-.28, .02, .3):
            m.box((t * sx, 0, sz / 2), (.035, sy + .03, sz + .03), '6a5234', chamfer=.01)
        for _ in range(40):
            p = m.rng.uniform(-.5, .5, 3) * size + (0, 0, sz / 2)
            m.tube([p, p + m.rng.normal(0, .09, 3)], .008, 'cdb988', n=3, caps=False)


def shaft_guard(m, loc, rz=0.0, lean=0.25, color='c2341d', length=2.3, tall=1.15):
    """The missing guard: an arched iron frame with slats, painted with red lead, leaning back by `lean` radians."""
    c, s = np.cos(lean), np.sin(lean)
    with m.at(loc, rz=rz), m.at((0, 0, 0), rot=np.array([[1, 0, 0], [0, c, s], [0, -s, c]])):
        bow = lambda x: [(x, -.28 * np.sin(t * np.pi), tall * t) for t in np.linspace(0, 1, 8)]
        for x in np.linspace(-length / 2, length / 2, 4):
            m.tube(bow(x), .04, color, n=6)
        for k in range(9):
            t = (k + .3) / 9
            y, z = -.28 * np.sin(t * np.pi), tall * t
            m.box((0, y - .02, z), (length, .03, tall / 9 * .62), color, jitter=.08)
