"""The cathedral of Florence as it stood about 1500, seen from its south side, and the leaning tower of Pisa. For renaissance 1, 2, 3."""
import numpy as np

from .meshes import rgb, rotation

MARBLE, GREEN, PINK, TILE = 'ece2cc', '5d7460', 'd9ab92', 'b24a18'
UP = np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0.]])


def marble(m, width, height, cols=3, rows=2, z=0.0, x=0.0, y=0.0, line=0.5, base=MARBLE):
    """A wall in the XZ plane, facing -Y, panelled in white marble with green frames and rose bands."""
    m.box((x + width / 2, y + .3, z + height / 2), (width, .8, height), base, jitter=.02)
    for r in range(rows + 1):
        m.box((x + width / 2, y - .12, z + height * r / rows), (width, .3, line * 1.5), GREEN if r % 2 == 0 else PINK)
    for r in range(rows):
        zz, h = z + height * (r + .5) / rows, height / rows
        for c in range(cols):
            w = width / cols
            cx = x + w * (c + .5)
            for s in (-1, 1):
                m.box((cx + s * w * .36, y - .12, zz), (line, .3, h * .66), GREEN)
                m.box((cx, y - .12, zz + s * h * .33), (w * .72, .3, line), GREEN)
            m.box((cx, y - .1, zz), (w * .36, .26, h * .4), PINK if (r + c) % 2 else base)


def octagon(r, z, per=1):
    """A ring of an octagon (inner radius r to its corners) at height z with `per` points a side."""
    c = [np.array((np.cos(a) * r, np.sin(a) * r, z)) for a in np.pi / 8 + np.arange(9) * np.pi / 4]
    return [c[k] + (c[k + 1] - c[k]) * q / per for k in range(8) for q in range(per)]


def cupola(m, radius, height, tip=4.5, ribs=1.0, per=6, rows=24, start=0, count=8, tile=TILE, rib=MARBLE):
    """An eight-sided pointed dome from z = 0: tiles on the sides, ribs on the corners."""
    rc = 1.6 * radius
    zs = np.linspace(0, 1, rows + 1)
    off = rc - radius
    full = np.sqrt(rc ** 2 - (tip + off) ** 2)
    profile = [(np.sqrt(rc ** 2 - (z * full) ** 2) - off, z * height) for z in zs]
    rings = np.array([octagon(r, z, per) for r, z in profile])
    n = 8 * per
    tone = rgb(tile)
    for k in range(rows):
        lo, hi = rings[k], rings[k + 1]
        verts = np.concatenate([lo, hi])
        faces = [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n) if start <= i // per < start + count]
        shade = tone * (1 + .07 * np.sin(k * 2.4)) * (.94 + .1 * k / rows)
        c = np.repeat(shade[None], len(faces), 0) * m.rng.uniform(.88, 1.1, (len(faces), 1))
        m.add(verts, faces, c, jitter=0)
    for k in range(start, min(start + count + 1, start + 8)):
        line = rings[:, (k % 8) * per]
        m.tube(line * (1.006, 1.006, 1) + (0, 0, .1), np.linspace(ribs, ribs * .6, len(line)), rib, n=6, jitter=.01)
    return height


def lantern(m, z, k=1.0, gold='e0b040'):
    """Verrocchio's ball on the marble lantern."""
    with m.at((0, 0, z), scale=k):
        m.loft([octagon(5.6, 0), octagon(5.9, .8), octagon(5.2, 1.4)], MARBLE, smooth=False)
        m.loft([octagon(2.9, 1), octagon(2.9, 11), octagon(3.7, 11.4), octagon(3.7, 12.4), octagon(3.0, 12.6), octagon(.5, 18.6)], MARBLE, smooth=False)
        for q in range(8):
            a = np.pi / 8 + q * np.pi / 4
            with m.at((0, 0, 0), rz=a):
                m.box((4.4, 0, 4.2), (1.1, .7, 6.6), MARBLE)
                m.box((3.4, 0, 8.4), (1.6, .6, 1.4), MARBLE)
                m.lathe([(.5, 7.4), (.1, 9.2)], MARBLE, n=6, center=(4.5, 0, 0))
                m.lathe([(.4, 12.4), (.05, 14.4)], MARBLE, n=6, center=(3.4, 0, 0))
            with m.at((0, 0, 0), rz=a + np.pi / 8):
                m.box((2.66, 0, 6.2), (.16, .95, 7.2), '4a463e', jitter=0)
        m.ball((0, 0, 19.6), 1.25, gold, n=14, mat='metal')
        m.box((0, 0, 22), (.24, .24, 2.8), gold)
        m.box((0, 0, 22.3), (1.5, .24, .24), gold)


def cathedral(m, length=70.0, tower=True, nave_turn=0.0):
    """The whole church about its dome's axis: nave towards -X, south side towards -Y; the front is left out of view."""
    side = 2 * 28.6 * np.sin(np.pi / 8)
    inner = 28.6 * np.cos(np.pi / 8)
    for k in range(8):
        with m.at((0, 0, 0), rz=k * np.pi / 4 + np.pi / 2):
            with m.at((-side / 2, -inner, 36)):
                marble(m, side, 13.6, 4, 1)
                m.lathe([(3.1, 0), (3.1, .9), (2.4, .9), (2.2, .2)], MARBLE, n=20, center=(side / 2, -.1, 6.8), rot=UP)
                m.lathe([(2.3, .3), (.01, .3)], '2c2a2a', n=20, center=(side / 2, -.2, 6.8), rot=UP, caps=False)
                # The gallery under the dome was still bare masonry.
                m.box((side / 2, .2, 16.2), (side, .8, 5.4), 'a68a66', jitter=.03)
                for q in range(9):
                    m.box((side * (q + .5) / 9, -.3, 16.4 + (q % 2) * .6), (1.1, .4, .9), '8d7352')
                m.box((side / 2, -.5, 19), (side + .8, 1.8, .7), MARBLE)
    with m.at((0, 0, 55.2)):
        cupola(m, 27.8, 37.5)
    lantern(m, 92.6)
    for a in (0, -np.pi / 2, np.pi / 2):
        with m.at((np.cos(a) * 26, np.sin(a) * 26, 0), rz=a):
            r = 17.5
            s, i = 2 * r * np.sin(np.pi / 8), r * np.cos(np.pi / 8)
            for k in range(8):
                with m.at((0, 0, 0), rz=k * np.pi / 4 + np.pi / 2):
                    with m.at((-s / 2, -i, 0)):
                        marble(m, s, 29, 2, 3)
                        m.box((s / 2, -.3, 18), (1.5, .3, 9), '33322f', jitter=0)
                        m.box((s / 2, -.4, 29.4), (s + .8, 1.6, .8), MARBLE)
            with m.at((0, 0, 30)):
                cupola(m, 16.6, 12, tip=2.0, ribs=.5, rows=10, per=4)
            m.lathe([(1.2, 42), (1.2, 44), (.1, 46)], MARBLE, n=8)
    for a in (-np.pi / 4, np.pi / 4, -3 * np.pi / 4):
        with m.at((np.cos(a) * 27.5, np.sin(a) * 27.5, 0)):
            m.lathe([(7, 0), (7, 40), (7.4, 40.3), (7.4, 41)], MARBLE, n=20, smooth=False, jitter=.03)
            m.lathe([(7.6, 41), (.3, 45.5)], TILE, n=20, smooth=False, caps=False)
            for q in range(7):
                t = 2 * np.pi * q / 7
                m.box((np.cos(t) * 6.9, np.sin(t) * 6.9, 36), (1.6, 1.6, 5), '4a463e', rz=t, jitter=0)
    with m.at((-24 - length, -10.5, 0)):
        marble(m, length, 12, int(length / 7), 1, z=29)
        for k in range(4):
            m.lathe([(2.4, 0), (2.4, .8), (1.8, .8), (1.7, .3)], MARBLE, n=18, center=(length * (k + .5) / 4, -.1, 35), rot=UP)
            m.lathe([(1.8, .35), (.01, .35)], '2c2a2a', n=18, center=(length * (k + .5) / 4, -.1, 35), rot=UP, caps=False)
        m.box((length / 2, 10, 20), (length, 20, 40), MARBLE)
        ridge = np.array([[0, -1, 41], [length, -1, 41], [length, 10.5, 46], [0, 10.5, 46]])
        for q in range(6):
            a, b = ridge[0] + (ridge[3] - ridge[0]) * q / 6, ridge[1] + (ridge[2] - ridge[1]) * q / 6
            m.add([a, b, b + (ridge[2] - ridge[1]) / 6, a + (ridge[3] - ridge[0]) / 6], [[0, 1, 2, 3]], TILE, jitter=.06)
        with m.at((0, -10, 0)):
            marble(m, length, 24, int(length / 6), 3)
            for q in range(5):
                a = np.array([0, -1, 24.5]) + np.array([0, 2.2, .8]) * q
                m.add([a, a + (length, 0, 0), a + (length, 2.2, .8), a + (0, 2.2, .8)], [[0, 1, 2, 3]], TILE, jitter=.06)
            for k in range(4):
                m.box((length * (k + .5) / 4, -.4, 11), (2.2, .4, 13), '3a3833', jitter=0)
    if tower:
        with m.at((-24 - length + 4, -29, 0)):
            campanile(m)


def campanile(m, width=14.5, height=84.7):
    """The bell tower in five stages of white, green and rose marble."""
    w = width
    stages = ((0, 12, None), (12, 24, None), (24, 40, 'two'), (40, 57, 'two'), (57, 80, 'three'))
    for k in range(4):
        with m.at((0, 0, 0), rz=k * np.pi / 2):
            with m.at((-w / 2, -w / 2, 0)):
                for a, b, kind in stages:
                    marble(m, w, b - a, 4 if kind is None else 2, 2, z=a, line=.38)
                    m.box((w / 2, -.3, b), (w + 1.6, 1.6, .9), MARBLE)
                    m.box((w / 2, -.5, b - 1.2), (w + .6, .8, .5), GREEN)
                    if kind == 'two':
                        for x in (.28, .72):
                            _lancet(m, w * x, a + 3.2, 2.4, (b - a) - 7)
                    elif kind == 'three':
                        _lancet(m, w / 2, a + 3.5, 5.6, 12)
                m.box((w / 2, -.9, height - 2.6), (w + 3.2, 2.6, 3.6), MARBLE, jitter=.02)
                for q in range(9):
                    m.box((w * (q + .5) / 9, -1.2, height - 5), (.9, 1.6, 1.8), MARBLE)
                m.box((w / 2, -1.9, height), (w + 4.2, .5, 1.6), MARBLE)
            with m.at((-w / 2, -w / 2, 0)):
                m.lathe([(1.9, 0), (1.9, height - 3)], MARBLE, n=8, smooth=False)
                for a, b, _ in stages:
                    for z in (a + 1, (a + b) / 2, b - 1.6):
                        m.lathe([(1.98, z), (1.98, z + .5)], GREEN if z != (a + b) / 2 else PINK, n=8, smooth=False)
    m.lathe([(w * .68, height - 1), (.3, height + 3)], TILE, n=4, rot=rotation(0, 0, np.pi / 4), smooth=False)


def _lancet(m, x, z, w, h):
    m.extrude([(x - w / 2 - .5, z), (x + w / 2 + .5, z), (x + w / 2 + .5, z + h), (x, z + h + w), (x - w / 2 - .5, z + h)], .3, PINK, center=(0, -.2, 0))
    m.extrude([(x - w / 2, z), (x + w / 2, z), (x + w / 2, z + h), (x, z + h + w * .7), (x - w / 2, z + h)], .3, '2e2a28', center=(0, -.35, 0), jitter=0)
    for q in ((0,) if w < 4 else (-1, 1)):
        m.box((x + q * w / 6, -.6, z + h * .45), (.35, .3, h * .9), MARBLE)


def leaning_tower(m, lean=0.075, color='e6dcc6', core='a89e8a'):
    """The bell tower of Pisa: eight ringed storeys out of plumb, their wall `core` behind the columns."""
    with m.at(rot=rotation(0, lean, 0)):
        m.lathe([(7.6, 0), (7.6, 11), (8.2, 11.2), (8.2, 12)], color, n=30, smooth=False, jitter=.02)
        for s in range(6):
            z = 12 + s * 6.3
            m.lathe([(6.3, z), (6.3, z + 6)], core, n=24, smooth=False, jitter=.02)
            m.lathe([(8.0, z + 5.4), (8.3, z + 5.6), (8.3, z + 6.3)], color, n=30, smooth=False, jitter=.02)
            m.lathe([(7.7, z + 4.6), (7.7, z + 5.4)], color, n=30, smooth=False)
            for k in range(26):
                a = 2 * np.pi * k / 26
                m.tube([(np.cos(a) * 7.6, np.sin(a) * 7.6, z), (np.cos(a) * 7.6, np.sin(a) * 7.6, z + 4.8)], .26, color, n=5)
        m.lathe([(5.6, 49.8), (5.6, 55.5), (6.1, 55.7), (6.1, 57)], color, n=24, smooth=False, jitter=.02)
        for k in range(8):
            a = 2 * np.pi * k / 8
            m.box((np.cos(a) * 5.5, np.sin(a) * 5.5, 52.6), (.5, 1.4, 3.6), '3a342c', rz=a, jitter=0)
        for k in range(14):
            a = 2 * np.pi * (k + .5) / 14
            m.box((np.cos(a) * 7.5, np.sin(a) * 7.5, 6), (.5, .5, 10), color, rz=a)
