"""An avenue of 1962: finned cars, street lamps with banners, a newsstand, teletypes, a brick bureau, a pale mansion."""
import numpy as np

from . import ironwork, props
from .meshes import rgb, rotation
from .signs import letters

CHROME, STONE, PALE = 'c8ccd0', 'bdb4a2', 'e9e4d8'


def car(m, loc, rz=0.0, color='3f7c80', top='e4dcc8', fins=.3, lit=True):
    """A finned saloon that looks along +Y, 5.4 m long."""
    with m.at(loc, rz=rz):
        def ring(y, w, low, high):
            half = [(w * .84, low), (w * .98, low + .1), (w, (low + high) / 2), (w * .97, high - .1), (w * .86, high), (w * .4, high + .025)]
            return [(x, y, z) for x, z in half] + [(-x, y, z) for x, z in half[::-1]]
        body = [(-2.74, .84, .44, .78), (-2.62, .93, .36, .9), (-1.7, .98, .3, .95), (0, 1.0, .29, .95), (1.4, .99, .3, .93), (2.3, .96, .33, .88), (2.6, .92, .38, .82), (2.7, .84, .44, .74)]
        m.loft([ring(*s) for s in body][::-1], color, mat='gloss', jitter=.01)
        for s in (-1, 1):
            m.extrude([(-2.86, .74), (-2.92, .92 + fins), (-2.7, .95 + fins), (-.6, .97), (-.6, .8), (-2.6, .66)], .09, color, rot=rotation(0, 0, np.pi / 2), center=(s * .91, 0, 0), mat='gloss', jitter=.01)
            m.beam((s * .96, -2.84, .95 + fins), (s * .96, -.5, .98), .025, CHROME, mat='metal')
            m.box((s * 1.0, -.1, .66), (.03, 4.7, .1), top, jitter=.01)
            m.box((s * 1.01, -.1, .72), (.03, 4.8, .02), CHROME, mat='metal')
            for y in (-1.62, 1.66):
                turn = rotation(0, np.pi / 2, 0)
                m.lathe([(.42, -.02), (.42, .02)], '101214', n=20, center=(s * .97, y, .38), rot=turn)
                m.lathe([(.35, -.1), (.37, -.08), (.37, .08), (.35, .1)], '17181a', n=20, center=(s * .93, y, .36), rot=turn)
                m.lathe([(.27, -.11), (.27, .11)], 'e4dcd0', n=20, center=(s * .93, y, .36), rot=turn)
                m.lathe([(.19, -.12), (.19, .12), (.05, .14)], CHROME, n=16, center=(s * .93, y, .36), rot=turn, mat='metal')
            for z, r in ((.78, .1), (1.0, .075)):
                m.ball((s * .9, -2.86, z), (r, .06, r), rgb('d63018') * (1.5 if lit else .6), n=12, mat='glow' if lit else 'gloss', jitter=0)
                m.lathe([(r * 1.05, 0), (r * 1.3, .03), (r * 1.05, .06)], CHROME, n=12, center=(s * .9, -2.84, z), rot=rotation(np.pi / 2, 0, 0), caps=False, mat='metal')
            for x in (.58, .8):
                m.ball((s * x, 2.66, .7), (.09, .06, .09), 'f0ead8', n=10, mat='gloss')
            m.box((s * .93, 1.0, 1.06), (.1, .05, .09), CHROME, mat='metal')
        for y, z in ((-2.84, .5), (2.78, .5)):
            m.tube([(-.95, y + .14 * np.sign(-y), z), (-.8, y, z), (.8, y, z), (.95, y + .14 * np.sign(-y), z)], .085, CHROME, n=8, mat='metal')
        m.box((0, -2.78, .68), (.34, .03, .15), 'd8c890')
        letters(m, 'DC', (0, -2.8, .68), (1, 0, 0), (0, 0, 1), .09, '22303c', .2)
        m.box((0, 2.72, .66), (1.0, .05, .2), '4a4e52', mat='metal')
        for k in range(9):
            m.box((-.44 + k * .11, 2.76, .66), (.02, .02, .2), CHROME, mat='metal')
        cabin = lambda z, w, back, front: [(w, back + .12, z), (w, front - .1, z), (w * .85, front, z), (-w * .85, front, z), (-w, front - .1, z), (-w, back + .12, z), (-w * .85, back, z), (w * .85, back, z)]
        m.loft([cabin(.93, .88, -1.5, 1.15), cabin(1.36, .72, -.98, .45)], '33474e', mat='gloss', smooth=False, jitter=0)
        m.loft([cabin(1.355, .75, -1.08, .52), cabin(1.42, .74, -1.04, .48), cabin(1.46, .6, -.8, .25)], top, mat='gloss', jitter=.01)
        for s in (-1, 1):
            for (y0, y1) in ((-1.42, -.98), (.02, -.1), (1.05, .42)):
                m.beam((s * .885, y0, .93), (s * .735, y1, 1.37), .05, top if y0 < 0 else CHROME, mat='gloss')
            m.beam((s * .76, -1.48, .93), (s * .62, -1.0, 1.37), .05, top, mat='gloss')
        m.box((0, -.05, .1), (1.7, 4.4, .2), '0c0c0e')


def globe_lamp(m, x, y, height=3.6, z=0.0, strength=2.2, color='ffdca8', globes=2):
    """A cast street lamp with round globes. Returns the middle of its light."""
    m.lathe([(.26, 0), (.25, .12), (.17, .2), (.15, .6), (.1, .7), (.075, height * .6), (.06, height - .3), (.1, height - .2), (.06, height)], ironwork.IRON, n=12, center=(x, y, z))
    arms = (-1, 1) if globes == 2 else (0,)
    for s in arms:
        m.tube([(x, y, z + height - .35), (x + s * .3, y, z + height - .4), (x + s * .48, y, z + height - .2), (x + s * .48, y, z + height)], .03, ironwork.IRON, n=6)
        m.ball((x + s * .48, y, z + height + .2), .2, rgb(color) * strength, n=14, mat='glow', jitter=0)
        m.lathe([(.12, .35), (.05, .42), (.02, .56)], ironwork.IRON, n=8, center=(x + s * .48, y, z + height))
    return (x, y, z + height + .2)


def street_banner(m, x, y, height=7.0, drop=3.1, width=1.15):
    """A tall pole with a vermilion cloth: a pale chevron and bars, no nation's sign."""
    def device(mesh, cloth):
        for k in range(3):
            v = .2 + k * .2
            props.patch(mesh, lambda u, w, out=0.0: cloth(u, w + (.08 - abs(u - .5) * .22), out), (.16, .84), (v, v + .06), 'ecdcb4', .014, 9, 3)
    props.banner(m, (x, y, 0), height, width, drop, 'c2341d', 'ecdcb4', device, True, .1, ironwork.IRON)
    m.lathe([(.3, 0), (.26, .15), (.14, .25), (.1, .9), (.07, 1.0)], ironwork.IRON, n=10, center=(x, y, 0))


def newsstand(m, loc, rz=0.0):
    """A green kiosk with an awning, racks of magazines and stacked papers; its counter faces -Y."""
    with m.at(loc, rz=rz):
        green, dark = '2f5a50', '24443e'
        m.box((0, .9, 1.15), (2.6, .08, 2.3), dark)
        for s in (-1, 1):
            m.box((s * 1.3, .35, 1.15), (.08, 1.15, 2.3), green)
            m.box((s * 1.3, -.25, 1.15), (.1, .1, 2.3), green)
        m.box((0, -.2, .45), (2.6, .7, .9), green, chamfer=.02)
        for k in range(5):
            m.box((-1.04 + k * .52, -.56, .45), (.44, .03, .7), dark)
        m.box((0, .2, 2.38), (2.9, 1.9, .14), dark, chamfer=.03)
        for k in range(12):
            x = -1.4 + (k + .5) * 2.8 / 12
            m.add([(x - .117, -.55, 2.36), (x + .117, -.55, 2.36), (x + .117, -1.15, 2.0), (x - .117, -1.15, 2.0)], [[0, 1, 2, 3]], 'c2341d' if k % 2 else 'ecdfc4', mat='cloth', jitter=.02)
            m.box((x, -1.15, 1.93), (.234, .015, .15), 'c2341d' if k % 2 else 'ecdfc4', mat='cloth', jitter=.02)
        m.box((0, -.5, 2.52), (1.5, .06, .34), 'ecdfc4', chamfer=.01)
        letters(m, 'PAPERS', (0, -.54, 2.52), (1, 0, 0), (0, 0, 1), .2, '22303c', .2)
        tones = ('3a6a8a', 'c2341d', 'd8a63a', '6a8a5a', '8a4a5a', 'e0d4b4', '44506a')
        for r in range(3):
            for k in range(8):
                x, z = -1.05 + k * .3, 1.25 + r * .36
                m.box((x, .82 - r * .02, z), (.25, .02, .32), tones[(k * 3 + r * 2) % 7], jitter=.08)
                m.box((x, .8 - r * .02, z + .11), (.2, .01, .05), 'f0e8d4')
                m.ball((x, .8 - r * .02, z - .03), (.06, .01, .08), ('e2ab84', 'e8e0cc', '2c3440')[(k + r) % 3], n=7)
        for k, x in enumerate((-1.0, -.55, -.1, .35, .8)):
            for q in range(6 + (k * 5) % 4):
                m.box((x + m.rng.normal(0, .01), -.25, .92 + q * .028), (.38, .46, .024), ('e0dac8', 'd4ccb8')[q % 2], rz=m.rng.normal(0, .03))
            top = .92 + (6 + (k * 5) % 4) * .028
            m.box((x, -.14, top), (.3, .12, .006), '26262a')
            for q in range(3):
                m.box((x, -.28 - q * .06, top), (.3, .02, .006), '8a8880')
        for s in (-.75, .2, .85):
            m.box((s, -.6, .5), (.36, .02, .52), 'e4dcc8', rot=rotation(-.12, 0, 0))
            m.box((s, -.62, .66), (.3, .015, .1), '26262a', rot=rotation(-.12, 0, 0))
            for q in range(4):
                m.box((s, -.62, .53 - q * .07), (.28, .012, .025), '7a7870', rot=rotation(-.12, 0, 0))
        m.box((0, .3, 2.28), (1.6, .08, .05), rgb('ffd8a0') * 2.2, mat='glow', jitter=0)


def teletype(m, loc, rz=0.0, color='56645e', paper=.5):
    """A teletype on its stand, keyboard towards -Y, with its paper standing out of the hood."""
    with m.at(loc, rz=rz):
        m.box((0, .05, .36), (.5, .46, .72), '3c4644', chamfer=.03)
        m.box((0, .06, .86), (.6, .5, .3), color, chamfer=.06, taper=.9)
        m.box((0, .08, 1.06), (.5, .34, .16), color, chamfer=.05, taper=.8)
        m.box((0, -.26, .76), (.52, .26, .07), '2c3432', chamfer=.02, rot=rotation(.2, 0, 0))
        for r in range(3):
            for k in range(9):
                m.lathe([(.018, 0), (.016, .02)], 'd8d4c4', n=6, center=(-.2 + k * .05, -.33 + r * .06, .79 + r * .02))
        m.box((0, -.05, 1.03), (.36, .02, .08), rgb('ffe0a0') * .8, mat='glow', jitter=0)
        rows = [[(-.17, y, z), (.17, y, z)] for y, z in ((.06, 1.06), (.05, 1.06 + paper * .5), (.1, 1.06 + paper * .9), (.2, 1.06 + paper), (.3, 1.0), (.34, .5))]
        m.loft(rows, 'efe8d6', closed=False, mat='cloth', jitter=.02)
        for k in range(int(paper * 14)):
            m.box((-.02, .035, 1.14 + k * .05), (m.rng.uniform(.12, .26), .004, .012), '5a5650')


def wall_clock(m, at, radius, hour, minute):
    """An office clock."""
    turn = rotation(np.pi / 2, 0, 0)
    m.lathe([(radius, 0), (radius, .06), (radius * .88, .07)], '26262a', n=20, center=at, rot=turn)
    m.lathe([(radius * .88, .071), (.001, .072)], 'f0ead8', n=20, center=at, rot=turn, caps=False)
    for a, r, w in ((hour / 12 + minute / 720, .5, .16), (minute / 60, .78, .1)):
        q = a * 2 * np.pi
        c = np.asarray(at, float) - (0, .08, 0)
        m.beam(c, c + (np.sin(q) * radius * r, 0, np.cos(q) * radius * r), radius * w, '1c1a1a', depth=.006, up=(0, 1, 0))
