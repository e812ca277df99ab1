"""A working river: water, sailing barges, ships' masts, and a far cathedral under a dome. For industrial 1."""
import numpy as np

from .meshes import Mesh, rgb
from .noise import fbm

TAN = 'a03a22'


def water(name, xs, ys, level=-1.6, color='4a5a60', ripple=0.04):
    """A sheet of rippled water."""
    m = Mesh(1)
    x, y = np.meshgrid(xs, ys, indexing='xy')
    z = level + ripple * (fbm(x * .35, y * 1.3, 3, 3) - .5) * 2
    r, n = x.shape
    i, j = np.meshgrid(np.arange(r - 1), np.arange(n - 1), indexing='ij')
    m.add(np.stack([x, y, z], -1).reshape(-1, 3), np.stack([i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j], -1).reshape(-1, 4), color, smooth=True, mat='water', jitter=0)
    return m.build(name)


def hull(m, length, beam, free, color='2c2622', rub='8a6a3a'):
    """A bluff wooden hull along X, afloat at z = 0."""
    rings = []
    for t in np.linspace(0, 1, 14):
        w = beam / 2 * np.clip(np.sin(np.pi * (.08 + .84 * t)) ** .35, .1, 1)
        lift = free * (.9 + .5 * (2 * t - 1) ** 2)
        rings.append([((t - .5) * length, y, z) for y, z in ((-w * .7, -.5), (-w, lift * .4), (-w, lift), (w, lift), (w, lift * .4), (w * .7, -.5))])
    m.loft(rings, color, smooth=False, jitter=.05)
    for s in (2, 3):
        m.tube([r[s] for r in rings], .09, rub, n=5)


def sail(m, corners, color=TAN, belly=0.5, toward=(0, -1, 0)):
    """A cloth between four corners (tack, clew, peak, throat), bellied towards `toward`, with seams."""
    a, b, c, d = (np.asarray(p, float) for p in corners)
    rows = []
    for v in np.linspace(0, 1, 9):
        rows.append([(a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v + np.asarray(toward) * belly * np.sin(u * np.pi) * np.sin(v * np.pi * .9 + .2) for u in np.linspace(0, 1, 11)])
    shade = np.array([rgb(color) * (.85 + .2 * (k % 2)) for k in range(9)])
    m.loft(rows, shade, closed=False, mat='cloth', jitter=.04)


def barge(m, loc, rz=0.0, length=20.0, set_sail=1.0, color=TAN):
    """A Thames sailing barge with its sprit; `set_sail` 1 is full, less is brailed up towards the mast."""
    with m.at(loc, rz=rz):
        hull(m, length, 4.6, 1.0)
        m.box((length * .1, 0, 1.15), (length * .34, 3.0, .5), '5a4a34', chamfer=.08)
        m.box((-length * .34, 0, 1.3), (2.4, 2.4, .8), '6a3a2a', chamfer=.06)
        mast, top = np.array((length * .18, 0, 1)), 11.5
        m.tube([mast, mast + (0, 0, top)], [.2, .14], '7a5a38', n=8)
        m.tube([mast + (0, 0, top), mast + (0, 0, top + 5.5)], [.1, .05], '8a6a44', n=7)
        peak = mast + np.array((-length * .42 * set_sail - 1.2, .2, top + 2.4))
        m.tube([mast + (-.2, .2, 1.2), peak], [.14, .08], '7a5a38', n=7)
        sail(m, [mast + (-.3, 0, 1.6), mast + (-length * .46 * set_sail - .5, 0, 1.9), peak, mast + (-.2, 0, top)], color, .7)
        sail(m, [mast + (.3, 0, 2), mast + (length * .28, 0, 1.4), mast + (.25, 0, top * .98), mast + (.2, 0, top)], color, .3)
        if set_sail > .6:
            sail(m, [mast + (-.15, 0, top + .4), peak + (0, 0, .2), mast + (-.3, 0, top + 5.2), mast + (-.1, 0, top + 5.2)], color, .3)
        for s in (-1, 1):
            for k in range(3):
                m.tube([mast + (0, 0, top * .97), mast + (-.8 + .8 * k, s * 2.1, 0)], .025, '1f1b18', n=3, caps=False)
        m.tube([mast + (0, 0, top), (length * .5, 0, 1.4)], .03, '1f1b18', n=3, caps=False)


def ship_masts(m, loc, rz=0.0, height=24.0, masts=3, hull_length=30.0, furled='b8a888'):
    """A square-rigged ship at her moorings: hull, masts, yards with furled sails, shrouds and stays."""
    with m.at(loc, rz=rz):
        hull(m, hull_length, 7, 2.6, '201d1c', 'b08d3f')
        tops = []
        for k in range(masts):
            x = hull_length * (-.32 + .64 * k / max(1, masts - 1))
            h = height * (1 if k == masts // 2 else .88)
            m.tube([(x, 0, 2), (x, 0, 2 + h * .55), (x, 0, 2 + h)], [.32, .2, .08], '6a4e34', n=7)
            tops.append((x, 0, 2 + h))
            for t, w in ((.36, .34), (.6, .26), (.8, .18)):
                z, w = 2 + h * t, h * w
                m.tube([(x - .25, -w, z), (x - .25, 0, z + .1), (x - .25, w, z)], [.07, .13, .07], '5a4230', n=6)
                m.tube([(x - .3, -w * .9, z - .2), (x - .32, -w * .4, z - .34), (x - .32, w * .4, z - .34), (x - .3, w * .9, z - .2)], [.1, .24, .24, .1], furled, n=6)
            for s in (-1, 1):
                for q in range(4):
                    m.tube([(x, 0, 2 + h * .56), (x - 1.6 + q * .8, s * 3.4, 2.4)], .035, '1a1614', n=3, caps=False)
                m.tube([(x, 0, 2 + h * .95), (x - 2.2, s * 3.2, 2.4)], .03, '1a1614', n=3, caps=False)
        m.tube([(hull_length * .48, 0, 3.4), (hull_length * .7, 0, 6.4)], [.22, .1], '6a4e34', n=6)
        for a, b in zip([(-hull_length * .48, 0, 4)] + tops, tops + [(hull_length * .7, 0, 6.4)]):
            m.tube([a, b], .035, '1a1614', n=3, caps=False)


def domed_cathedral(m, loc, height=55.0, rz=0.0, color='7d7a78', lead='565e66'):
    """A great baroque cathedral, domed, with two west towers: `height` metres to the cross."""
    k = height / 111.0
    with m.at(loc, rz=rz, scale=k):
        m.box((0, 0, 16), (150, 36, 32), color, jitter=.02)
        m.box((0, 0, 16), (36, 76, 32), color, jitter=.02)
        for s in (-1, 1):
            for t in np.linspace(-66, 66, 13):
                m.box((t, -18.4, 22), (3.2, 1, 8), '4a4a4c')
                m.box((t, -18.4, 9), (3.2, 1, 7), '4a4a4c')
        m.box((0, 0, 33), (152, 38, 2.4), color)
        m.lathe([(24, 32), (24, 40), (20.5, 42), (20.5, 58), (24, 59.5), (24, 61), (21, 61.5), (21, 66), (19.6, 67.5)], color, n=40, smooth=False, jitter=.02)
        for a in np.linspace(0, 2 * np.pi, 32, endpoint=False):
            m.tube([(np.cos(a) * 23, np.sin(a) * 23, 42), (np.cos(a) * 23, np.sin(a) * 23, 59)], .95, color, n=6)
        m.lathe([(19.4 * np.cos(t), 67 + 19.5 * np.sin(t)) for t in np.linspace(0, 1.36, 9)], lead, n=40)
        for a in np.linspace(0, 2 * np.pi, 24, endpoint=False):
            m.tube([(19.6 * np.cos(t) * np.cos(a), 19.6 * np.cos(t) * np.sin(a), 67 + 19.7 * np.sin(t)) for t in np.linspace(0, 1.34, 7)], .45, lead, n=4)
        m.lathe([(5.2, 86), (5.2, 88), (3.6, 88.5), (3.6, 97), (4.2, 98), (3.2, 101), (1.2, 103), (1.0, 105), (1.7, 106.4), (.6, 107.5)], color, n=14)
        m.box((0, 0, 109.4), (.7, .7, 4.4), 'c8a24a')
        m.box((0, 0, 109.6), (2.6, .6, .6), 'c8a24a')
        for s in (-1, 1):
            with m.at((-68, s * 15, 0)):
                m.box((0, 0, 22), (13, 13, 44), color, jitter=.02)
                m.lathe([(6, 44), (6, 54), (7, 55), (4.6, 56), (4.4, 62), (5, 63), (3, 66), (1, 69), (.3, 72)], color, n=12)
        with m.at((0, 0, 32)):
            m.box((0, 0, 3), (148, 20, 6), lead, taper=.6)
