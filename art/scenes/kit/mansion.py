"""The President's house from the north as far as a street sees it, and the news bureau across the way. For modern 1, 2."""
import numpy as np

from . import avenue, ironwork, mills
from .meshes import rgb
from .signs import letters

WHITE, SHADE, DARK = 'd9d5cb', 'bfbab0', '46545c'


def sash(m, x, z, w, h, hood=None, lit=0.0):
    """A tall sash window in a white wall; `hood` is 'gable', 'arc' or None."""
    m.box((x, -.02, z), (w, .06, h), rgb('ffcf8a') * lit if lit else DARK, mat='glow' if lit else 'gloss', jitter=.05)
    for s in (-1, 1):
        m.box((x + s * (w / 2 + .12), -.12, z), (.24, .24, h + .3), WHITE)
        m.box((x, -.12, z + s * (h / 2 + .1)), (w + .5, .26, .22), WHITE)
    m.box((x, -.06, z), (w, .06, .1), WHITE)
    for s in (-1, 1):
        m.box((x + s * w * .17, -.06, z), (.07, .06, h), WHITE)
    m.box((x, -.3, z - h / 2 - .2), (w + .9, .5, .2), WHITE)
    if hood == 'gable':
        m.extrude([(x - w * .95, z + h / 2 + .35), (x + w * .95, z + h / 2 + .35), (x, z + h / 2 + 1.05)], .6, WHITE, center=(0, -.3, 0))
    elif hood == 'arc':
        a = np.linspace(0, np.pi, 9)
        m.extrude([(x + np.cos(q) * w * .95, z + h / 2 + .35 + np.sin(q) * .75) for q in a], .6, WHITE, center=(0, -.3, 0))


def pillar(m, x, y, z, height, radius=.72):
    """A smooth column with base and a volute-like capital."""
    m.box((x, y, z + .15), (radius * 2.7, radius * 2.7, .3), WHITE)
    m.lathe([(radius * 1.25, .3), (radius * 1.05, .6), (radius, .8), (radius * .98, height * .4), (radius * .84, height - .9), (radius * .95, height - .8)], WHITE, n=18, center=(x, y, z))
    m.box((x, y, z + height - .55), (radius * 2.7, radius * 1.9, .45), WHITE, chamfer=.12)
    m.box((x, y, z + height - .15), (radius * 2.5, radius * 2.5, .3), WHITE)


def balustrade(m, a, b, y, z, height=1.3):
    """A parapet with balusters and piers along X."""
    m.box(((a + b) / 2, y, z + .12), (b - a, .5, .24), WHITE)
    m.box(((a + b) / 2, y, z + height), (b - a, .55, .2), WHITE)
    n = int((b - a) / .42)
    for k in range(n):
        x = a + (b - a) * (k + .5) / n
        if k % 9 == 4:
            m.box((x, y, z + height / 2), (.6, .6, height + .1), WHITE)
        else:
            m.lathe([(.08, .2), (.15, .45), (.07, .8), (.1, height - .1)], WHITE, n=6, center=(x, y, z), caps=False)


def white_house(m, loc):
    """Eleven bays, two storeys, pilasters, balustrade, and the columned north portico; its front is at y = 0."""
    with m.at(loc):
        wide, tall, bay = 52.0, 14.2, 52 / 11
        m.box((0, 12, tall / 2), (wide, 24, tall), WHITE, jitter=.01)
        m.box((0, 12, .6), (wide + .5, 24.5, 1.2), SHADE)
        for k in range(11):
            x = -wide / 2 + bay * (k + .5)
            if 4 <= k <= 6:
                continue
            sash(m, x, 5.1, 1.6, 3.7, 'gable' if k % 2 else 'arc', lit=.9 if k in (1, 8) else 0)
            sash(m, x, 10.6, 1.5, 2.5, lit=.9 if k == 9 else 0)
        for k in range(12):
            x = np.clip(-wide / 2 + bay * k, -wide / 2 + .5, wide / 2 - .5)
            m.box((x, -.2, 7), (.8, .4, 11.6), WHITE)
            m.box((x, -.28, 12.6), (1.1, .6, .5), WHITE)
        for z, d, h in ((13.3, .5, .9), (14.1, 1.1, .35)):
            m.box((0, -d / 2 + .1, z), (wide + d, d, h), WHITE)
        for k in range(int(wide / .8)):
            m.box((-wide / 2 + .4 + k * .8, -.75, 13.85), (.35, .5, .28), WHITE)
        balustrade(m, -wide / 2, wide / 2, -.1, tall)
        m.box((0, 12, 15.2), (wide - 6, 15, 2.2), SHADE)
        for x in (-19, -9.5, 9.5, 19):
            m.box((x, 9, 17.3), (2.6, 1.4, 3.2), WHITE, chamfer=.05)
            m.box((x, 9, 18.9), (3.0, 1.8, .3), WHITE)
        half = 8.2
        m.box((0, -4.6, .5), (half * 2 + 1.6, 9.6, 1.0), SHADE)
        for k in range(4):
            m.box((0, -9.6 - k * .4, .4 - k * .1), (half * 1.2, .4, .8 - k * .2), WHITE)
        for k in range(4):
            pillar(m, -half + .9 + k * (half * 2 - 1.8) / 3, -8.4, 1.0, 11.2)
        for s in (-1, 1):
            pillar(m, s * (half - .9), -4.4, 1.0, 11.2)
        m.box((0, .0, 4.2), (2.0, .2, 5.0), DARK, mat='gloss')
        m.box((0, -.1, 5.4), (1.6, .2, 1.0), rgb('ffd090') * 1.2, mat='glow', jitter=0)
        for s in (-1, 1):
            m.box((s * 4.6, -.05, 4.4), (1.6, .16, 3.6), DARK, mat='gloss')
            m.box((s * 4.6, -.05, 10.2), (1.5, .16, 2.2), DARK, mat='gloss')
        m.box((0, -.05, 10.2), (1.5, .16, 2.2), DARK, mat='gloss')
        m.box((0, -4.6, 12.9), (half * 2 + .6, 9.6, 1.5), WHITE, jitter=.01)
        m.box((0, -4.7, 13.8), (half * 2 + 1.8, 10.6, .4), WHITE)
        m.extrude([(-half - .9, 14.0), (half + .9, 14.0), (0, 17.6)], 10.0, WHITE, center=(0, -4.7, 0), jitter=.01)
        m.extrude([(-half + .9, 14.35), (half - .9, 14.35), (0, 17.0)], .1, SHADE, center=(0, -9.72, 0), jitter=.01)
        for s in (-1, 1):
            m.beam((s * (half + 1.1), -9.6, 14.0), (0, -9.6, 17.8), .45, WHITE, depth=.6, up=(0, 1, 0))
        m.ball((0, -4.6, 10.6), (.5, .5, .7), rgb('ffdca0') * 2, n=10, mat='glow', jitter=0)
        m.tube([(0, 8, 16), (0, 8, 24.5)], [.14, .08], 'e4e0d4', n=7)
        rows = []
        for e in np.linspace(0, 1, 8):
            t = np.linspace(0, 1, 12)
            rows.append(np.stack([t * 4.6, 8 + .3 * np.sin(t * 7), 24.2 - e * 2.6 - .25 * t * t + .12 * np.sin(t * 8)], 1))
        for k in range(7):
            m.loft(rows[k:k + 2], 'c2341d' if k % 2 == 0 else 'ecdfc4', closed=False, mat='cloth', jitter=.01)
        m.loft([r[:6] - (0, .04, 0) for r in rows[:5]], '2c4a6a', closed=False, mat='cloth', jitter=.01)


def bureau(m, loc, rz=0.0, width=7.5, storeys=2, blade=7.3, blade_size=1.0, side=None, front=None):
    """A brick office front: a raised ground floor all glass with the wire room behind it, a door with steps, a blade sign whose middle is `blade` metres up, `blade_size` times the ordinary one; `side` and `front`: the colour of that wall and those of the bricks that show on it, and their share."""
    brick, trim = ('a8705a', '9a6450', 'b47e66', '8e5a48'), 'b8ac94'
    ground, laid, share = front or (rgb('7c5646') * .8, brick, 1)
    floor, sill, head = .75, 1.35, 4.15
    left, right = .5, width - 2.5
    door = width - 1.35
    height = 5.0 + (storeys - 1) * 3.1
    with m.at(loc, rz=rz):
        for (x, z, w, h) in ((.25, 2.25, .5, 4.5), ((left + right) / 2, sill / 2, right - left, sill), ((right + door - .7) / 2, 2.25, door - .7 - right, 4.5),
                             ((door + .7 + width) / 2, 2.25, width - door - .7, 4.5), (width / 2, (4.5 + height) / 2, width, height - 4.5)):
            m.box((x, .22, z), (w, .4, h), ground, jitter=0)
        holes = [((left + right) / 2, (sill + head) / 2, right - left, head - sill + .7), (door, 2.1, 1.4, 4.6)]
        for s in range(storeys - 1):
            for k in range(3):
                holes.append((1.25 + k * (width - 2.5) / 2, 6.5 + s * 3.1, 1.2, 1.9))
        mills.bricks(m, width, height, laid, holes=holes, share=share, soot=.15)
        m.box((width + .02, 6, height / 2), (.1, 12, height), side[0][0] if side else '7a5044', jitter=0)
        with m.at((width + .08, 0, 0), rz=np.pi / 2):
            mills.bricks(m, 12, height, side[0][1:] if side else brick, share=side[1] if side else 1)
        for s in range(storeys - 1):
            for k in range(3):
                x, z = 1.25 + k * (width - 2.5) / 2, 6.5 + s * 3.1
                on = (k + s * 2) % 3 == 0
                m.box((x, -.01, z), (1.2, .08, 1.9), rgb('ffcf88') * 1.1 if on else '2e3c42', mat='glow' if on else 'gloss', jitter=.03)
                for q in (-.2, .2):
                    m.box((x + q, -.05, z), (.05, .06, 1.9), 'd8cdb8')
                m.box((x, -.05, z), (1.2, .08, .07), 'd8cdb8')
                if (k * 3 + s) % 4:
                    m.box((x, -.04, z + .6), (1.16, .03, .7), 'c8b890')
                m.box((x, -.08, z - 1.02), (1.5, .28, .14), trim, chamfer=.02)
                m.box((x, -.04, z + 1.05), (1.5, .16, .24), trim, chamfer=.02)
        for z, d, h in ((4.75, .3, .42), (height - .2, .4, .3), (height + .12, .75, .26)):
            m.box((width / 2 + .1, -d / 2 + .2, z), (width + .4 + d, d + .4, h), trim, chamfer=.03)
        m.box((width / 2, .1, height + .6), (width + .1, .4, .75), trim, chamfer=.03)
        # The wire room behind the glass.
        deep = 4.6
        m.box((width / 2 - .6, deep / 2 + .3, floor - .05), (width - 1.2, deep, .1), '6a5844')
        m.box((width / 2 - .6, deep + .3, 2.6), (width - 1.0, .1, 4.2), '93a392', jitter=0)
        m.box((width / 2 - .6, deep + .2, 1.35), (width - 1.0, .1, 1.2), '4a6460', jitter=0)
        m.box((.45, deep / 2, 2.6), (.1, deep, 4.2), 'b8a888', jitter=0)
        m.box((right + .25, deep / 2, 2.6), (.1, deep, 4.2), 'b8a888', jitter=0)
        m.box((width / 2 - .6, deep / 2 + .3, 4.4), (width - 1.2, deep, .1), 'd8ccb0', jitter=0)
        for k, hour in enumerate((9, 2, 4, 10)):
            avenue.wall_clock(m, (left + .65 + k * 1.08, deep + .22, 2.98), .34, hour, 41)
        for x in (left + 1.1, right - 1.1):
            m.box((x, 2.0, 4.3), (1.7, .22, .08), rgb('fff0cc') * 2.6, mat='glow', jitter=0)
        for k in range(6):
            avenue.teletype(m, (left + .5 + k * (right - left - 1.0) / 5, 1.25, floor), paper=(.5, .3, .62, .4, .55, .35)[k])
        # Glass, mullions, stall riser, awning.
        m.add([(left, .1, sill), (right, .1, sill), (right, .1, head), (left, .1, head)], [[0, 1, 2, 3]], 'e4f0ee', mat='pane', jitter=0)
        for x in np.linspace(left, right, 4):
            m.box((x, .06, (sill + head) / 2), (.1, .14, head - sill), '2a3a38')
        for z in (sill, head, 3.62):
            m.box(((left + right) / 2, .06, z), (right - left, .14, .1 if z != 3.62 else .06), '2a3a38')
        m.box(((left + right) / 2, -.08, sill - .1), (right - left + .3, .4, .14), trim, chamfer=.03)
        for k in range(3):
            m.box(((left + right) / 2 - 1.45 + k * 1.45, -.02, .7), (1.25, .08, .8), '2f4a46', chamfer=.02)
        n = 22
        for k in range(n):
            w = (right - left + .4) / n
            x = left - .2 + (k + .5) * w
            tone = 'c2341d' if k % 2 else 'ecdfc4'
            m.add([(x - w / 2, -.02, 4.62), (x + w / 2, -.02, 4.62), (x + w / 2, -.95, 4.16), (x - w / 2, -.95, 4.16)], [[0, 1, 2, 3]], tone, mat='cloth', jitter=.02)
            m.box((x, -.95, 4.06), (w, .015, .22), tone, mat='cloth', jitter=.02)
        # Door and steps.
        m.box((door, .5, 2.4), (1.4, .06, 3.3), rgb('ffd79a') * .9, mat='glow', jitter=0)
        for s in (-1, 1):
            m.box((door + s * .78, -.05, 2.5), (.22, .4, 3.6), trim, chamfer=.03)
        m.box((door, -.15, 4.35), (2.1, .6, .3), trim, chamfer=.03)
        m.box((door + .35, .42, 1.9), (.62, .05, 2.3), '3a2a22')
        m.box((door + .35, .39, 2.3), (.4, .03, 1.1), '8aa0a0', mat='gloss')
        for k in range(4):
            m.box((door, -.2 - .3 * (3 - k) / 2, floor / 4 * (k + .5)), (2.3, .9 + .3 * (3 - k), floor / 4), trim, chamfer=.015)
        # Blade sign and aerial.
        k = blade_size
        sign = width + .09 + .53 * k
        m.box((sign, -.62, blade), (1.06 * k, .24, 4.1 * k), 'ecdfc4', chamfer=.03 * k)
        m.box((sign, -.65, blade), (.96 * k, .24, 4.0 * k), '5e2016', chamfer=.02 * k)
        for i, letter in enumerate('NEWS'):
            letters(m, letter, (sign, -.77, blade + (1.4 - i * .93) * k), (1, 0, 0), (0, 0, 1), .66 * k, 'b8a684', .24, .012)
        for z in (blade - 1.7 * k, blade + 1.7 * k):
            m.box((width + .3, -.3, z), (.1, .7, .1), ironwork.IRON)
        mast = width * .74
        m.tube([(mast, 3, height), (mast, 3, height + 3.6)], [.07, .03], ironwork.IRON, n=6)
        for q in range(4):
            m.tube([(mast - .9 + q * .15, 3, height + 1.7 + q * .5), (mast + .9 - q * .15, 3, height + 1.7 + q * .5)], .025, ironwork.IRON, n=4)
    return door, floor
