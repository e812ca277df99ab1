"""Village houses and castle parts, each different by its seed. For medieval 1, 2, 3; renaissance 2."""
import numpy as np

from .meshes import Mesh, rgb
from .roofs import chimney, cone, gable
from .walls import arch, courses, crenels, timber_gable, timber_wall

PLASTERS = ('e3d3b0', 'd8c49c', 'cdb48a', 'e8ddc4', 'c99f72', 'd9b98c')
WOODS = ('4a3524', '3d2c20', '5a4632', '6a5440')


def four_walls(m, w, d, z, draw):
    """Call draw(side, length) for front, right, back and left, each placed as a wall of its own."""
    for side, (loc, rz, length) in enumerate((((-w / 2, -d / 2, z), 0, w), ((w / 2, -d / 2, z), np.pi / 2, d),
                                               ((w / 2, d / 2, z), np.pi, w), ((-w / 2, d / 2, z), -np.pi / 2, d))):
        with m.at(loc, rz=rz):
            draw(side, length)


def cottage(seed=0, width=6.0, depth=4.6, storeys=1, cover='thatch', gable_front=False, plaster=None, wood=None, style=None, jetty=0.0, lit=0.0,
            lean_to=False, rise=None, door_bay=None, smoke_hole=False, stack=False, wobble=0.06, link=True):
    """A house on z = 0 with its front towards -Y; ridge along X, or towards the viewer with `gable_front`."""
    m = Mesh(seed)
    rng = m.rng
    plaster = plaster or PLASTERS[rng.integers(len(PLASTERS))]
    wood = wood or WOODS[rng.integers(len(WOODS))]
    style = style or ('brace', 'square', 'cross', 'close')[rng.integers(4)]
    shutters = ('6b4a2c', '54663f', '7a3a28', '4a5a66')[rng.integers(4)]
    m.box((0, 0, .15), (width + .25, depth + .25, .5), '8a8072', chamfer=.06)
    four_walls(m, width + .2, depth + .2, 0, lambda s, n: courses(m, n, .4, '8a8072', (.45, .2), share=.8, proud=.05))
    w, d, z = width, depth, .35
    for k in range(storeys):
        h = 2.25 - .15 * k

        def draw(side, length, k=k, h=h):
            bays = max(2, int(round(length / 1.5)))
            holes = {int(b): 'window' for b in rng.choice(bays, max(1, bays // 2), replace=False)}
            if side == 0 and k == 0:
                holes[bays // 2 if door_bay is None else door_bay] = 'door'
            timber_wall(m, length, h, plaster, wood, bays, style if side in (0, 2) or k else 'brace', openings=holes, lit=lit if rng.random() < .75 else 0, shutters=shutters)
        four_walls(m, w, d, z, draw)
        z += h
        if k < storeys - 1:
            w, d = w + jetty * 2, d + jetty * 2
            n = int(w / .55)
            for q in range(n):
                for s in (-1, 1):
                    m.box((-w / 2 + (q + .5) * w / n, s * (d / 2 - jetty * .2), z - .02), (.16, jetty * 2.4 + .1, .18), wood)
    rise = rise or (min(w, d) * (.62 if cover == 'thatch' else .55))
    turn = np.pi / 2 if gable_front else 0.0
    L, D = (d, w) if gable_front else (w, d)
    with m.at((0, 0, z), rz=turn):
        for s in (-1, 1):
            with m.at((s * L / 2, -s * D / 2, 0), rz=s * np.pi / 2):
                timber_gable(m, D, rise * .97, plaster, wood, window_lit=lit if rng.random() < .6 else 0)
        gable(m, L, D, rise, cover, overhang=.45 if cover == 'thatch' else .35, sag=rng.uniform(.06, .16))
        if stack:
            chimney(m, (L * .28, 0, rise * .7), 1.5, .6, '8f8474', pots=0, cap='7a7062')
        if smoke_hole:
            m.box((L * .1, 0, rise + .42), (.7, .5, .3), '4a3a2a')
            gable(m, .8, .6, .28, 'shingle', .12, rise + .56)
    if lean_to:
        s = 1 if rng.random() < .5 else -1
        with m.at((s * (width / 2 + .9), 0, 0)):
            for y in (-1, 1):
                m.beam((s * .75, y * depth * .33, 0), (s * .75, y * depth * .33, 1.75), .15, wood)
            m.beam((s * .75, -depth * .42, 1.75), (s * .75, depth * .42, 1.75), .15, wood)
            for q in np.linspace(-.45, .45, 9):
                m.beam((s * 1.05, q * depth, 1.65), (-s * .9, q * depth, 2.5), .1, wood, depth=.34)
            m.box((s * .2, 0, .5), (1.1, depth * .6, .9), 'a88f50', chamfer=.2, jitter=.1)
    return m.build('cottage', wobble=wobble, wobble_scale=2.2, seed=seed, link=link)


def rampart(m, a, b, height, color='b5aa96', thickness=1.2, seed=0, stone=(0.7, 0.35), share=0.3, hoard=False):
    """A curtain wall from a to b (x, y) with courses and battlements."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    length = np.hypot(*(b - a))
    with m.at((a[0], a[1], 0), rz=np.arctan2(b[1] - a[1], b[0] - a[0])):
        m.box((length / 2, thickness / 2, height / 2 - 2), (length, thickness, height + 4), color, jitter=.03)
        courses(m, length, height, color, stone, share=share, proud=.04, jitter=.1)
        m.box((length / 2, thickness / 2 - .1, height + .04), (length, thickness + .25, .2), color)
        crenels(m, length, height, color=color, height=.9, merlon=1.0, gap=.7)
        if hoard:
            m.box((length / 2, -.5, height - .2), (length * .96, 1.0, .12), '5a4632')


def round_tower(m, x, y, radius, height, color='b5aa96', cap=None, slits=3, cover='slate', flare=1.12, rough=1.0, stones=6.0):
    """A round tower; `cap` is the height of a conical roof, or None for open battlements; `rough` is how far single stones stand out, and `stones` how many there are."""
    rng = m.rng
    with m.at((x, y, 0)):
        prof = [(radius * 1.16, -4), (radius * 1.1, 0), (radius * 1.0, height * .18), (radius * .97, height * .84), (radius * flare, height * .9), (radius * flare, height)]
        m.lathe(prof, color, n=24, smooth=True, jitter=.02)
        for k in range(int(height * radius * stones)):
            a, z = rng.uniform(0, 2 * np.pi), rng.uniform(.2, height * .84)
            r = np.interp(z, [0, height * .18, height * .84], [radius * 1.1, radius, radius * .97]) - .05 * (1 - rough)
            with m.at((np.cos(a) * r, np.sin(a) * r, z), rz=a + np.pi / 2):
                m.box((0, 0, 0), (rng.uniform(.4, .8), .1, .3), color, jitter=.1)
        n = max(8, int(radius * 5))
        for k in range(n):
            a = 2 * np.pi * k / n
            with m.at((np.cos(a) * radius * (flare - .04), np.sin(a) * radius * (flare - .04), height), rz=a + np.pi / 2):
                m.box((0, 0, .4), (2 * np.pi * radius * flare / n * .58, .4, .9), color, chamfer=.04)
                m.box((0, -.02, -height * .1 + .2), (.22, .3, .5), color)
        for k in range(slits):
            a = rng.uniform(-np.pi, 0)
            with m.at((np.cos(a) * radius * .985, np.sin(a) * radius * .985, height * (.3 + .5 * k / max(1, slits))), rz=a + np.pi / 2):
                m.box((0, 0, 0), (.14, .12, 1.0), '1c1814', jitter=0)
        if cap:
            cone(m, radius * flare * .94, cap, height + .2, cover)


def keep(m, x, y, width, height, color='bdb29c', turret=3.0, rz=0.0, lit=0.0):
    """A square great tower with corner turrets, pilasters and round-headed windows."""
    with m.at((x, y, 0), rz=rz):
        m.box((0, 0, height / 2 - 2), (width, width, height + 4), color, jitter=.02)
        m.box((0, 0, .4), (width * 1.06, width * 1.06, 2.4), color, taper=.95)

        def draw(side, length):
            courses(m, length, height, color, (.8, .4), share=.3, proud=.05, jitter=.09)
            for k in (.0, .33, .67, 1.0):
                m.box((length * k, -.12, height / 2), (.9, .4, height), color, jitter=.03)
            for r, z in enumerate((.3, .52, .74)):
                for k in (.17, .5, .83):
                    arch(m, length * k, height * z, .55, .9, color, depth=.2, trim=.16, y=-.06,
                         fill=rgb('ffb45a') * lit if lit and m.rng.random() < .4 else '1c1814', fill_mat='glow' if lit and False else 'paint')
            crenels(m, length, height, color=color, height=1.0, merlon=1.1, gap=.8)
        four_walls(m, width, width, 0, draw)
        for sx in (-1, 1):
            for sy in (-1, 1):
                with m.at((sx * width * .46, sy * width * .46, 0)):
                    m.box((0, 0, height / 2 + turret / 2), (width * .2, width * .2, height + turret), color, jitter=.03)
                    four_walls(m, width * .2, width * .2, height + turret, lambda s, n: crenels(m, n, 0, .5, .35, .7, .3, color))
