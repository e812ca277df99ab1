"""An avenue of 1962: street lamps, a newsstand, teletypes, a clock. For modern 1, 2, 3."""
import numpy as np

from . import ironwork
from .meshes import rgb, rotation
from .signs import letters

STONE, PALE = 'bdb4a2', 'e9e4d8'


def globe_lamp(m, x, y, height=3.6, z=0.0, strength=2.2, color='ffdca8', globes=2):
    """A cast street lamp with round globes. Returns the middle of its light."""
    m.lathe([(.26, 0), (.25, .12), (.17, .2), (.15, .6), (.1, .7), (.075, height * .6), (.06, height - .3), (.1, height - .2), (.06, height)], ironwork.IRON, n=12, center=(x, y, z))
    arms = (-1, 1) if globes == 2 else (0,)
    for s in arms:
        m.tube([(x, y, z + height - .35), (x + s * .3, y, z + height - .4), (x + s * .48, y, z + height - .2), (x + s * .48, y, z + height)], .03, ironwork.IRON, n=6)
        m.ball((x + s * .48, y, z + height + .2), .2, rgb(color) * strength, n=14, mat='glow', jitter=0)
        m.lathe([(.12, .35), (.05, .42), (.02, .56)], ironwork.IRON, n=8, center=(x + s * .48, y, z + height))
    return (x, y, z + height + .2)


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
