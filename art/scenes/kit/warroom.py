"""Gear of a command post about 1960: radar consoles, tape drives, alert column, day board, chart table, rolling steps. For modern 3."""
import numpy as np

from .meshes import rgb, rotation
from .signs import letters

GREY, DARK, SCOPE, RED = '6a7874', '2c3634', '35e0b4', 'f03a1c'


def scope(m, radius, sweep=.8, blips=5):
    """A round radar screen in the XZ plane at the origin, facing -Y: rings, a fading sweep, echoes."""
    turn = rotation(np.pi / 2, 0, 0)
    m.lathe([(radius * 1.2, 0), (radius * 1.16, .06), (radius * 1.02, .05), (radius, .02)], DARK, n=28, rot=turn, caps=False)
    n = 60
    a = sweep - np.linspace(0, 2 * np.pi, n + 1)
    rim = np.stack([np.cos(a) * radius, np.full(n + 1, -.022), np.sin(a) * radius], 1)
    verts = np.vstack([[(0, -.022, 0)], rim])
    fade = np.exp(-np.linspace(0, 1, n) * 3.4)[:, None]
    m.add(verts, [[0, k + 1, k + 2] for k in range(n)], rgb('0f6a5c') * .2 + rgb(SCOPE) * fade * .85, mat='screen', jitter=0)
    ring = np.linspace(0, 2 * np.pi, 33)
    for k in (.33, .66, .97):
        m.loft([np.stack([np.cos(ring) * radius * k * s, np.full(33, -.027), np.sin(ring) * radius * k * s], 1) for s in (.985, 1.015)], rgb(SCOPE) * .8, closed=False, mat='screen', jitter=0)
    for q in (0, np.pi / 2):
        d = np.array([np.cos(q), 0, np.sin(q)]) * radius * .97
        m.beam(-d + (0, -.027, 0), d + (0, -.027, 0), .008, rgb(SCOPE) * .55, depth=.004, up=(0, 1, 0), mat='screen', jitter=0)
    for _ in range(blips):
        q, r = sweep - m.rng.uniform(0, 2.2), radius * m.rng.uniform(.25, .85)
        m.ball((np.cos(q) * r, -.03, np.sin(q) * r), (radius * .05, .008, radius * .035), rgb('d8fff0') * 1.5, n=7, mat='screen', jitter=0)


def console(m, loc, rz=0.0, radius=.36, sweep=.8):
    """A radar console whose screen and shelf face -Y; the operator sits there."""
    with m.at(loc, rz=rz):
        side = [(-.42, .72), (-.42, .8), (-.02, .86), (.26, 1.78), (.62, 1.78), (.62, 0), (-.1, 0), (-.1, .72)]
        m.extrude(side, 1.14, GREY, rot=rotation(0, 0, np.pi / 2), jitter=.02)
        for s in (-1, 1):
            m.extrude(side, .05, rgb(GREY) * .7, rot=rotation(0, 0, np.pi / 2), center=(s * .58, 0, 0), jitter=0)
        with m.at((0, .125, 1.33), rot=rotation(-.295, 0, 0)):
            scope(m, radius, sweep)
            for k in range(5):
                for s in (-1, 1):
                    m.ball((s * .49, -.015, -.34 + k * .17), .026, rgb(('ffb84c', RED, SCOPE, 'ffe6b0', 'ffb84c')[(k + (s > 0) * 2) % 5]) * (1.5 if m.rng.random() < .75 else .25), n=7, mat='screen', jitter=0)
        for k in range(7):
            m.lathe([(.028, 0), (.022, .04)], ('1a1c1e', 'd8d4c4', 'c2341d')[(k * 2) % 3], n=9, center=(-.42 + k * .14, -.12, .85))
            m.box((-.42 + k * .14, -.28, .825), (.06, .05, .02), ('d8d4c4', '8a9690')[k % 2])


def tape_unit(m, loc, rz=0.0, color='7a8884'):
    """A computer's tape drive: a cabinet with two reels behind a window and a row of lamps, facing -Y."""
    with m.at(loc, rz=rz):
        m.box((0, .35, 1.0), (.82, .7, 2.0), color, chamfer=.02)
        m.box((0, -.01, 1.4), (.72, .03, .74), '1c2426')
        m.box((0, -.01, .5), (.72, .03, .8), rgb(color) * .75)
        turn = rotation(np.pi / 2, 0, 0)
        for s in (-1, 1):
            c = (s * .18, -.03, 1.48)
            m.lathe([(.16, 0), (.16, .02)], 'c8ccd0', n=20, center=c, rot=turn, mat='metal')
            m.lathe([(.11, .021), (.11, .03)], '4a2a1c', n=18, center=c, rot=turn)
            m.lathe([(.045, .03), (.04, .045)], 'c2341d', n=12, center=c, rot=turn)
        m.box((0, -.03, 1.16), (.2, .04, .12), 'c8ccd0', mat='metal')
        m.box((0, -.01, 1.89), (.72, .03, .14), DARK)
        for k in range(10):
            m.box((-.31 + k * .069, -.03, 1.89), (.035, .012, .06), rgb(('ffb84c', SCOPE, 'fff0cc', RED)[m.rng.integers(4)]) * (1.3 if m.rng.random() < .6 else .2), mat='screen', jitter=0)


def alert_column(m, loc, height=5.0, lit=3, width=.62, count=5):
    """`count` numbered lamps one above the other, 1 on top; the one that is `lit` burns vermilion."""
    x, y, z = loc
    m.box((x, y + .1, z + height / 2), (width + .16, .2, height + .16), DARK, chamfer=.02)
    step = height / count
    for k in range(count):
        on = count - k == lit
        c = (x, y - .02, z + (k + .5) * step)
        m.box(c, (width, .06, step * .86), rgb('d8301a') * 1.0 if on else '3a4a48', mat='screen' if on else 'gloss', jitter=0)
        letters(m, str(count - k), (x, y - .055, c[2]), (1, 0, 0), (0, 0, 1), step * .5, rgb('fff0cc') * 1.5 if on else '8a9a94', .2, mat='screen' if on else 'paint')


def day_board(m, loc, size=(2.2, 3.4), today=12):
    """The thirteen days as numbered squares, those gone by struck out, today's ringed; faces -Y."""
    x, y, z = loc
    w, h = size
    m.box((x, y + .04, z + h / 2), (w + .14, .08, h + .14), '6a5238', chamfer=.02)
    m.box((x, y - .01, z + h / 2), (w, .03, h), '24443e', jitter=.01)
    letters(m, 'DAY', (x, y - .03, z + h - .34), (1, 0, 0), (0, 0, 1), .32, 'ece4d0', .2)
    cell, top = w / 3, z + h - .62
    step = (h - .75) / 5
    for k in range(13):
        cx, cz = x + (k % 3 - 1) * cell * .92, top - (k // 3 + .5) * step
        if k == 12:
            cx = x
        letters(m, str(k + 1), (cx, y - .03, cz), (1, 0, 0), (0, 0, 1), step * .42, 'ece4d0', .2)
        if k + 1 < today:
            d = np.array([cell * .36, 0, step * .36])
            m.beam((cx, y - .05, cz) - d, (cx, y - .05, cz) + d, .035, 'c2341d', depth=.01, up=(0, 1, 0))
        elif k + 1 == today:
            a = np.linspace(0, 6.6, 30)
            m.tube([(cx + np.cos(q) * cell * (.42 + q * .006), y - .05, cz + np.sin(q) * step * .46) for q in a], .022, rgb(RED) * 1.2, n=5, mat='screen', jitter=0)


def list_board(m, loc, names, size=(2.2, 3.4), title='SHIPS', hot=(2, 5), tall=.46):
    """A blackboard with a ruled list of ships, by `names` as `tall` as that share of a row, and bearings; the `hot` rows stand in vermilion; faces -Y."""
    x, y, z = loc
    w, h = size
    m.box((x, y + .04, z + h / 2), (w + .14, .08, h + .14), '6a5238', chamfer=.02)
    m.box((x, y - .01, z + h / 2), (w, .03, h), '24443e', jitter=.01)
    letters(m, title, (x, y - .03, z + h - .34), (1, 0, 0), (0, 0, 1), .32, 'ece4d0', .2)
    step = (h - .75) / len(names)
    for k, name in enumerate(names):
        zz = z + h - .72 - (k + .5) * step
        color = 'e8452a' if k in hot else 'ece4d0'
        m.box((x, y - .03, zz - step * .46), (w * .94, .004, .012), '6a8a80')
        letters(m, str(11 + k * 7), (x - w * .37, y - .03, zz), (1, 0, 0), (0, 0, 1), step * .5, color, .2)
        letters(m, name, (x - w * .02, y - .03, zz), (1, 0, 0), (0, 0, 1), step * tall, color, .2)
        letters(m, str(180 + int(m.rng.integers(99))), (x + w * .34, y - .03, zz), (1, 0, 0), (0, 0, 1), step * .46, color, .2)


def steps(m, loc, high=1.6, rz=0.0, color='8a6a3c', rails='4c6a74'):
    """Rolling steps with `rails` of that colour; the platform is at `high`, the treads rise towards +Y."""
    with m.at(loc, rz=rz):
        n = int(high / .27)
        for k in range(n):
            m.box((0, -.9 + k * .75 / n, (k + 1) * high / n), (.62, .24, .04), color)
        m.box((0, .05, high), (.66, .66, .05), color)
        for s in (-1, 1):
            m.beam((s * .32, -1.0, .05), (s * .32, -.22, high), .05, rails)
            for y in (-.26, .36):
                m.tube([(s * .32, y, .06), (s * .32, y, high)], .022, rails, n=6)
                m.ball((s * .32, y, .05), .05, '16181a', n=7)
            m.tube([(s * .32, -.95, .9), (s * .32, -.26, high + .85), (s * .32, .0, high + .85)], .02, rails, n=6)
            m.tube([(s * .32, -.26, high), (s * .32, -.26, high + .85)], .02, rails, n=6)


def chart_table(m, loc, size=(3.2, 1.7), high=.92):
    """A big table with a chart under lamp light: coast, grid, the arc in vermilion, model ships. Returns its top's height."""
    with m.at(loc):
        w, d = size
        m.box((0, 0, high - .05), (w, d, .1), '6a4c30', chamfer=.02)
        for x in (-w * .42, w * .42):
            for y in (-d * .38, d * .38):
                m.box((x, y, high / 2 - .05), (.14, .14, high - .1), '4a3424', chamfer=.02)
        m.box((0, -d * .46, high - .22), (w * .94, .05, .24), '5a4029')
        m.box((-.1, 0, high + .004), (w * .84, d * .86, .008), 'a4b4a6', jitter=.01)
        for k in np.linspace(-.4, .4, 9):
            m.box((-.1 + k * w * .84, 0, high + .01), (.008, d * .84, .003), '7fa0a0')
        for k in np.linspace(-.36, .36, 5):
            m.box((-.1, k * d * .86, high + .01), (w * .82, .008, .003), '7fa0a0')
        flat = lambda pts: [(x * w * .84 - .1, y * d * .86, high + .012) for x, y in pts]
        for pts in ([(-.46, .46), (-.3, .44), (-.22, .2), (-.25, .12), (-.3, .2), (-.46, .3)], [(-.36, .0), (-.2, .06), (-.02, -.06), (.06, -.14), (-.06, -.14), (-.2, -.02)], [(.1, -.18), (.24, -.16), (.3, -.22), (.14, -.25)]):
            q = flat(pts)
            m.add(q, [list(range(len(q)))], 'b8a05c', jitter=.03)
        a = np.radians(np.linspace(-50, 100, 26))
        arc = [(np.cos(q) * .3, -.1 + np.sin(q) * .48) for q in a]
        m.loft([[(x * w * .84 * s - .1, y * d * .86 * s, high + .02) for s in (.985, 1.02)] for x, y in arc], 'e03a1c', closed=False, jitter=0)
        for k, (x, y) in enumerate(((.36, .2), (.42, -.1), (.33, -.32), (.24, .1), (.2, -.12))):
            tone = 'd03018' if k < 3 else '3c4c5c'
            m.extrude([(-.11, .0), (-.13, .05), (.13, .05), (.1, 0)], .06, tone, center=(x * w * .84, y * d * .86, high + .02))
            m.box((x * w * .84 - .02, y * d * .86, high + .09), (.09, .045, .05), 'ece4d0')
    return loc[2] + high
