"""Florentine building: columns, round arcades, town palaces, hipped pantile roofs and roofscapes far away. For renaissance 1, 2, 3."""
import numpy as np

from .meshes import Mesh, rgb
from .roofs import pieces
from .walls import courses, glow_color

TERRACOTTA = ('b5623c', 'c4744a', 'a4532f', 'cf8a5c')
SERENA, FORTE = '8f938c', 'a8956f'


def column(m, loc, height, radius=0.2, color='cfc4ac', leaves=True):
    """A slender column with an attic base and a leafy capital."""
    r, h = radius, height
    x, y, z = loc
    m.box((x, y, z + r * .25), (r * 3, r * 3, r * .5), color)
    m.lathe([(r * 1.4, r * .5), (r * 1.45, r * .75), (r * 1.15, r * .95), (r * 1.25, r * 1.25), (r * 1.02, r * 1.5), (r, h * .3), (r * .86, h - r * 3.4),
             (r * 1.0, h - r * 3.2), (r * .86, h - r * 3.0), (r * .95, h - r * 2.0), (r * 1.45, h - r * .5)], color, n=16, center=loc, jitter=.03)
    if leaves:
        for k in range(8):
            a = k * np.pi / 4 + .2
            d = np.array([np.cos(a), np.sin(a), 0])
            base = np.asarray(loc, float) + d * r * .9
            for low, high, out in ((3.0, 1.7, 1.35), (2.2, .6, 1.75)):
                m.tube([base + (0, 0, h - r * low), base + d * r * .12 + (0, 0, h - r * (low + high) / 2), np.asarray(loc) + d * r * out + (0, 0, h - r * high)],
                       [r * .3, r * .26, r * .12], color, n=5)
    m.box((x, y, z + h - r * .25), (r * 3.1, r * 3.1, r * .5), color, chamfer=.02)


def arcade(m, bays, span, spring, top, color, trim=SERENA, thickness=0.5, radius=0.2, post='cfc4ac', steps=16, roundels=None, columns=True):
    """Round arches on columns along X from 0, facing -Y; `spring` and `top` in metres above z = 0."""
    r, t = span / 2 - radius * 1.1, thickness / 2
    for k in range(bays):
        cx = (k + .5) * span
        a = np.linspace(np.pi, 0, steps + 1)
        xs = np.concatenate([[k * span], cx + np.cos(a) * r, [(k + 1) * span]])
        zs = np.concatenate([[spring], spring + np.sin(a) * r, [spring]])
        n = len(xs)
        for y, flip in ((-t, 1), (t, -1)):
            low, high = np.stack([xs, np.full(n, y), zs], 1), np.stack([xs, np.full(n, y), np.full(n, top)], 1)
            faces = [[i, i + 1, n + i + 1, n + i][::flip] for i in range(n - 1)]
            m.add(np.concatenate([low, high]), faces, color, jitter=.03)
        soffit = [[(x, -t, z), (x, t, z)] for x, z in zip(xs, zs)]
        m.loft(soffit, color, closed=False, smooth=False, jitter=.03)
        rings = []
        for q in a:
            c, s = np.cos(q), np.sin(q)
            rings.append([(cx + c * w, y, spring + s * w) for w, y in ((r - .02, -t - .07), (r + .2, -t - .05), (r + .2, -t + .1), (r - .02, -t + .1))])
        m.loft(rings, trim, smooth=False, jitter=.04)
        if roundels and k < bays - 1:
            m.lathe([(.34, 0), (.34, .08), (.26, .08), (.25, .04)], trim, n=18, center=((k + 1) * span, -t, spring + r * .95), rot=np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0.]]))
            m.lathe([(.25, .05), (.01, .09)], roundels, n=18, center=((k + 1) * span, -t, spring + r * .95), rot=np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0.]]), caps=False)
    m.box((bays * span / 2, 0, top + .08), (bays * span + .3, thickness + .3, .18), trim, chamfer=.03)
    m.box((bays * span / 2, 0, top), (bays * span, thickness, .04), color)
    if columns:
        for k in range(bays + 1):
            column(m, (k * span, 0, 0), spring, radius, post)


def hip(m, width, depth, rise, overhang=0.7, base=0.0, cover='pantile', colors=TERRACOTTA, brackets='5a4430'):
    """A low hipped roof over width × depth (width the longer), eaves at `base`, on wooden brackets."""
    L, D = width + 2 * overhang, depth + 2 * overhang
    half = D / 2
    slope = np.hypot(half, rise)
    corners = [np.array(c) for c in ((-L / 2, -half, base), (L / 2, -half, base), (L / 2, half, base), (-L / 2, half, base))]
    ends = [np.array((-(L / 2 - half), 0, base + rise)), np.array((L / 2 - half, 0, base + rise))]
    tops = [(ends[0], ends[1]), (ends[1], ends[1]), (ends[1], ends[0]), (ends[0], ends[0])]
    for k in range(4):
        a, b = corners[k], corners[(k + 1) % 4]
        length = np.linalg.norm(b - a)
        along = (b - a) / length
        up = np.array([-along[1] * half, along[0] * half, rise]) / slope
        m.add([a, b, tops[k][1], tops[k][0]], [[0, 1, 2, 3]], rgb(colors[0]) * .55)
        pieces(m, a + (0, 0, .03), along, up, length, slope * .98, cover, seed=k, colors=colors, taper=min(.985, D / length))
        m.tube([a, tops[k][0] + (0, 0, .05)], .12, colors[1], n=6)
        if brackets:
            n = int(length / .7)
            inward = np.array([-along[1], along[0], 0])
            for q in range(n):
                p = a + along * length * (q + .5) / n
                m.beam(p + inward * .08 - (0, 0, .1), p + inward * (overhang + .05) - (0, 0, .1), .1, brackets, depth=.14)
    m.add([c - (0, 0, .03) for c in corners], [[3, 2, 1, 0]], '6b5138')
    m.tube([ends[0] + (0, 0, .06), ends[1] + (0, 0, .06)], .13, colors[2], n=6)


def round_window(m, x, z, w, h, trim, lit=0.0, twin=False, y=0.0, fill='1a1612'):
    """A round-headed window in a wall of the XZ plane, `h` to the springing; `twin` sets two lights under one arch."""
    r = w / 2
    a = np.linspace(0, np.pi, 11)
    pts = [(x + r, z)] + [(x + np.cos(q) * r, z + h + np.sin(q) * r) for q in a] + [(x - r, z)]
    back = glow_color(strength=lit) if lit else fill
    m.extrude(pts, .04, back, center=(0, y + .0, 0), mat='glow' if lit else 'paint', jitter=0)
    rings = [[(x + c * k, y + yy, z + h + s * k) for k, yy in ((r - .03, -.1), (r + .17, -.07), (r + .17, .03), (r - .03, .03))]
             for c, s in ((np.cos(q), np.sin(q)) for q in a)]
    m.loft(rings, trim, smooth=False, jitter=.05)
    for s in (-1, 1):
        m.box((x + s * (r + .07), y - .03, z + h / 2), (.2, .14, h), trim, jitter=.05)
    m.box((x, y - .08, z - .07), (w + .5, .24, .13), trim, chamfer=.02)
    if twin:
        m.tube([(x, y - .05, z), (x, y - .05, z + h * .98)], .05, trim, n=7)
        for s in (-1, 1):
            q = np.linspace(0, np.pi, 7)
            m.tube([(x + s * r / 2 + np.cos(e) * r / 2, y - .05, z + h + np.sin(e) * r / 2 * .9) for e in q], .045, trim, n=5)
        m.lathe([(r * .3, 0), (r * .22, .05)], trim, n=12, center=(x, y - .02, z + h + r * .62), rot=np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0.]]), caps=False)


def shop(m, x, w, h, trim, awning=None, y=0.0, counter=True, goods=None):
    """A shop's segmental opening on z = 0 with its counter, goods and a cloth awning."""
    a = np.linspace(.25, np.pi - .25, 9)
    r = w / 2 / np.cos(.25)
    pts = [(x + w / 2, 0)] + [(x + np.cos(q) * r, h - r * .3 + np.sin(q) * r * .6) for q in a] + [(x - w / 2, 0)]
    m.extrude(pts, .04, '1b140f', center=(0, y + .0, 0), jitter=0)
    for p, q in zip(pts[:-1], pts[1:]):
        m.beam((p[0], y - .05, p[1]), (q[0], y - .05, q[1]), .22, trim, depth=.2, up=(0, 1, 0), jitter=.06)
    if counter:
        m.box((x, y - .22, .45), (w * .86, .5, .9), '8d8576', chamfer=.03)
        for _ in range(7 if goods else 0):
            m.ball((x + m.rng.uniform(-.38, .38) * w, y - .3, .97), (.12, .1, .1), goods[m.rng.integers(len(goods))], n=7, jitter=.1)
    if awning:
        n = 9
        rows = [[(x + (u - .5) * w * 1.2, y - .1 - f * 1.3, h + .35 - f * .75 + .03 * np.sin(u * 25) * f) for u in np.linspace(0, 1, n)] for f in (0, .5, .97, 1.0)]
        rows[3] = [(p[0], p[1], p[2] - .2) for p in rows[2]]
        m.loft(rows[::-1], awning, closed=False, mat='cloth', jitter=.02)
        for s in (-1, 1):
            m.beam((x + s * w * .58, y - 1.35, h - .42), (x + s * w * .58, y - .05, h - .5), .05, '4a3626')


def palazzo(seed=0, width=9.0, depth=8.0, heights=(4.2, 3.8, 3.4), wall='d8b888', trim=FORTE, ground='rustic', bays=4, windows='arch', lit=0.0,
            rise=1.5, awnings=(), shutters='5c5038', altana=False, cover='pantile', arms=None, cell=0.0):
    """A town house on z = 0, front towards -Y. `ground`: rustic, plain or shops; `windows`: arch, twin or square; `altana` sets a roof loggia."""
    m = Mesh(seed)
    rng = m.rng
    top = sum(heights)
    sides = (((-width / 2, -depth / 2), 0, width, bays), ((width / 2, -depth / 2), np.pi / 2, depth, max(2, int(bays * depth / width))),
             ((-width / 2, depth / 2), -np.pi / 2, depth, max(2, int(bays * depth / width))))
    m.box((0, 0, top / 2), (width - .1, depth - .1, top), rgb(wall) * .96, jitter=0)
    for (x0, y0), turn, length, n in sides:
        with m.at((x0, y0, 0), rz=turn):
            z = 0.0
            for s, h in enumerate(heights):
                tone = rgb(wall) * (1 - .05 * s)
                m.box((length / 2, .1, z + h / 2), (length, .2, h), tone, jitter=.02)
                if s == 0 and ground == 'rustic':
                    courses(m, length, h, trim, (.95, .42), share=1, proud=.07, jitter=.08)
                elif s == 1 and ground == 'rustic':
                    courses(m, length, h, rgb(trim) * 1.08, (.8, .4), share=.9, proud=.025, jitter=.06)
                elif rng.random() < .8:
                    courses(m, length, h, rgb(wall) * .88, (.5, .22), share=.05, proud=.012, z=z)
                bw = length / n
                for b in range(n):
                    x = bw * (b + .5)
                    if s == 0:
                        if ground == 'shops':
                            shop(m, x, bw * .68, h * .74, trim, awnings[(b + seed) % len(awnings)] if awnings and rng.random() < .75 else None, goods=('b5763a', 'c9a24a', '7d8a44', 'a8442c'))
                        elif b == n // 2:
                            round_window(m, x, .05, 1.5, h * .52, trim, y=-.08, fill='2a1c12')
                        else:
                            m.box((x, -.03, h * .62), (.55, .1, .6), '1a1612', jitter=0)
                            for q in (-.14, 0, .14):
                                m.box((x + q, -.1, h * .62), (.03, .03, .62), '2c2a28')
                        continue
                    glow = lit * rng.uniform(.7, 1.1) if lit and rng.random() < .45 else 0
                    if windows == 'square' or s == len(heights) - 1 and len(heights) > 3:
                        m.box((x, -.01, z + h * .5), (.8, .06, 1.15), glow_color(strength=glow) if glow else '1d1813', mat='glow' if glow else 'paint', jitter=0)
                        m.box((x, -.05, z + h * .5 - .65), (1.15, .16, .12), trim)
                        if shutters and rng.random() < .75:
                            for q in (-1, 1):
                                with m.at((x + q * .42, -.06, z + h * .5), rz=-q * rng.uniform(.1, .7)):
                                    m.box((q * .2, 0, 0), (.38, .05, 1.15), shutters, jitter=.12)
                    else:
                        round_window(m, x, z + h * .2, min(1.5 if windows == 'twin' else 1.1, bw * .5), h * .36, trim, lit=glow, twin=windows == 'twin', y=-.02)
                z += h
                if s < len(heights) - 1:
                    m.box((length / 2, -.06, z), (length + .14, .22, .2), trim, chamfer=.03)
            m.box((length / 2, -.12, top - .1), (length + .3, .4, .26), trim, chamfer=.05)
    wide, turn = max(width, depth), 0 if width >= depth else np.pi / 2
    with m.at((0, 0, top + .02), rz=turn):
        hip(m, wide, min(width, depth), rise, .85, 0, cover)
        if altana:
            with m.at((-1.8, -1.4, rise * .4)):
                for q in range(2):
                    with m.at((0, q * 2.8, 0)):
                        arcade(m, 2, 1.8, 1.3, 2.35, wall, trim, .3, .1)
                with m.at((1.8, 1.4, 2.5)):
                    hip(m, 3.8, 3.2, .8, .5, 0, cover)
    return m.build('palazzo', wobble=.05, wobble_scale=4, seed=seed)


def rooftop(m, x, y, w, d, h, rz=0.0, wall=None, rise=None, z=0.0, lit=0.0):
    """A plain house for the distance: walls, dark windows and a tiled roof."""
    rng = m.rng
    wall = wall or ('d9bd8c', 'cfa878', 'e2cfa6', 'c99d70', 'b8a284', 'e6d8b8')[rng.integers(6)]
    rise = rise or d * .2
    tone = rgb(TERRACOTTA[rng.integers(4)]) * rng.uniform(.8, 1.1)
    with m.at((x, y, z), rz=rz):
        m.box((0, 0, h / 2), (w, d, h), wall, jitter=.05)
        o = .5
        e = [(-w / 2 - o, -d / 2 - o, h), (w / 2 + o, -d / 2 - o, h), (w / 2 + o, d / 2 + o, h), (-w / 2 - o, d / 2 + o, h)]
        rows = 5
        for s in (0, 1):
            a, b = (np.array(e[0]), np.array(e[1])) if s == 0 else (np.array(e[2]), np.array(e[3]))
            up = np.array([0, (d / 2 + o) * (1 - 2 * s), rise])
            for r in range(rows):
                m.add([a + up * r / rows, b + up * r / rows, b + up * (r + 1) / rows, a + up * (r + 1) / rows], [[0, 1, 2, 3]], tone, jitter=.07)
        for s in (-1, 1):
            m.add([(s * w / 2, -d / 2, h), (s * w / 2, d / 2, h), (s * w / 2, 0, h + rise * .9)], [[0, 1, 2]], rgb(wall) * .95)
        n = max(1, int(w / 2.6))
        for storey in range(max(1, int(h / 3.4))):
            for b in range(n):
                if rng.random() < .8:
                    on = lit and rng.random() < .4
                    m.box((-w / 2 + (b + .5) * w / n, -d / 2 - .02, h - 1.7 - storey * 3.3), (.8, .08, 1.3), glow_color(strength=lit) if on else '2c241c', mat='glow' if on else 'paint', jitter=0)
        if rng.random() < .5:
            m.box((w * rng.uniform(-.3, .3), d * .15, h + rise), (.6, .6, 1.6), 'a07a5a')
