"""The place of the Florentine scenes: piazza, palaces, roofs, the cathedral and the hills. For renaissance 1."""
import numpy as np

from kit import foliage, ground, props
from kit.florence import arcade, hip, palazzo, rooftop, round_window
from kit.meshes import Mesh
from kit.noise import fbm, smoothstep
from kit.paint import instance

DOME = (103.0, 270.0, -28.0)
FLOOR = .35
AWNINGS = ('c9402a', 'd8c49a', '4f7480', 'c89a3c', '7d8a58')


def height(x, y):
    """The height of the land: a flat town before low hills."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    return 62 * smoothstep(330, 900, y) * (.35 + fbm(x * .0032 + 3, y * .003, 4, 3))


def ground_color(x, y):
    """Paving in the town, olive slopes and fields beyond."""
    n = fbm(x * .3, y * .3, 12, 4)
    stone = ground.blend('8d8069', 'a8997c', n)
    hill = ground.blend('6f7d4c', '96935c', fbm(x * .02, y * .02, 5, 3))
    k = smoothstep(150, 320, y)[..., None]
    return stone * (1 - k) + hill * k


def land():
    """Piazza paving in slabs and the hills behind the town."""
    ys = np.concatenate([[-40, -10], ground.spread(2.0, 1400, 150, 2.4)])
    xs = np.concatenate([-ground.spread(0, 900, 60, 2.2)[::-1][:-1], ground.spread(0, 900, 60, 2.2)])
    ground.field('land', height, ground_color, xs, ys)
    flat = lambda x, y: np.zeros(np.shape(x))
    ground.cobbles(flat, lambda x, y: np.ones(np.shape(x)), (-16, 18), (12.8, 34), size=.62, colors=('a09075', '8c7d66', 'b3a386', '978a72'), worn=.5, seed=3)
    rng = np.random.default_rng(6)
    tall = foliage.tree('cypress', 13, foliage.CYPRESS, 1400, .42, seed=21)
    olive = foliage.tree('round', 6, foliage.OLIVE, 500, .5, seed=22)
    for _ in range(260):
        y = rng.uniform(340, 800)
        x = rng.uniform(-.7, .75) * y
        if fbm(x * .008, y * .008, 9, 2) > .47:
            instance(tall if rng.random() < .35 else olive, (x, y, float(height(x, y)) - .3), rng.uniform(0, 6), rng.uniform(.9, 1.7))


def forecourt(edge=12.6):
    """The brick floor before the workshop, two steps above the piazza."""
    m = Mesh(5)
    m.box((0, edge - 7.5, FLOOR / 2), (30, 15, FLOOR), '8f6a50')
    for k in range(2):
        m.box((0, edge + .18 + k * .34, FLOOR - .09 - k * .17), (30, .4, .17), 'b0a48c', chamfer=.02)
    m.box((0, edge - .15, FLOOR + .012), (30, .5, .03), 'b0a48c')
    m.build('forecourt')
    top = lambda x, y: np.full(np.shape(x), FLOOR - .012)
    ground.cobbles(top, lambda x, y: np.ones(np.shape(x)), (-8.5, 8.5), (6.2, edge - .4), size=.24, colors=('a37c62', 'b18a6c', '94705a', 'b9967a'), worn=.5, seed=8)


def workshop():
    """The workshop's front on the left: two arches, shelves and lamplight within, tiled eaves."""
    m = Mesh(61)
    with m.at((-6.3, 11.3, FLOOR), rz=np.pi / 2 - .1):
        arcade(m, 2, 3.7, 2.5, 6.0, 'd9b888', 'a8956f', .55, .22, 'c9bb9c')
        m.box((3.7, 3.6, 3), (7.6, .2, 6), '6a4c34', jitter=.03)
        m.box((-.1, 1.9, 3), (.3, 3.8, 6), 'cfae80')
        m.box((7.5, 1.9, 3), (.3, 3.8, 6), 'cfae80')
        m.box((3.7, 1.9, 6), (7.6, 3.8, .2), '4a3424')
        for z in (1.2, 1.9, 2.6):
            m.box((3.7, 3.2, z), (6.6, .5, .06), '8a6440')
            for k in range(22):
                x, s = m.rng.uniform(.6, 6.8), m.rng.uniform(.1, .2)
                m.lathe([(s * .5, 0), (s * .8, s), (s * .35, s * 1.7), (s * .45, s * 1.9)], ('b9653c', 'd8ccb0', '6a7a6c', '8a5a34')[m.rng.integers(4)], n=8, center=(x, 3.1, z + .03))
        for x in (1.1, 3.1, 5.5):
            round_window(m, x, 3.95 + .3, .8, .7, 'a8956f', y=-.3, lit=0)
        with m.at((3.7, 1.6, 6.05)):
            hip(m, 7.8, 4.4, 1.2, .75, 0, 'pantile')
        # An iron lamp on its bracket at the corner.
        m.tube([(.15, -.3, 3.3), (.15, -1.0, 3.45), (.15, -1.05, 3.3)], .03, '2a2622', n=6)
    m.build('workshop', wobble=.03, wobble_scale=3)


def town(lit=0.0):
    """The palaces about the piazza, the street to the cathedral and the roofs between."""
    def put(x, y, turn, **kw):
        obj = palazzo(lit=lit, **kw)
        obj.location, obj.rotation_euler = (x, y, 0), (0, 0, turn)
    put(-12.8, 25.5, .95, seed=1, width=9, depth=8, heights=(4.2, 3.6, 3.0), wall='e0bd84', bays=3, ground='shops', windows='arch', awnings=AWNINGS)
    put(-13.5, 38, .5, seed=2, width=9, depth=8, heights=(4.4, 3.9, 3.5), wall='c4805c', bays=3, windows='twin', altana=True)
    put(-3.6, 50, .1, seed=3, width=9.5, depth=8, heights=(4.0, 3.2, 2.6), wall='eadbb6', bays=4, ground='shops', windows='square', awnings=AWNINGS, shutters='5f6b4c')
    put(7.6, 52, -.1, seed=4, width=9, depth=8, heights=(4.0, 3.3), wall='cf8f66', bays=3, windows='twin')
    put(22.5, 40, -.62, seed=5, width=11, depth=8, heights=(3.8, 3.0), wall='e8d8b4', bays=4, ground='shops', windows='square', awnings=AWNINGS, shutters='7a4a34')
    put(17.4, 19.2, -1.42, seed=6, width=11, depth=8, heights=(4.6, 3.6, 2.9), wall='dcb488', bays=4, ground='rustic', windows='twin', trim='b09a72')
    put(-27, 48, .4, seed=7, width=6.5, depth=6.5, heights=(5, 4, 4, 4, 4, 3.4), wall='b59a70', bays=2, windows='square', rise=1.0, trim='9a865f')
    m = Mesh(71)
    rng = m.rng
    for _ in range(190):
        y = rng.uniform(64, 250)
        x = rng.uniform(-.68, .72) * y
        d = np.hypot(x - DOME[0] + 35, (y - DOME[1]) * .6)
        if d < 42:
            continue
        rooftop(m, x, y, rng.uniform(8, 15), rng.uniform(7, 10), 5.0 if .27 < x / y < .5 else rng.uniform(5.5, 9.5) + .012 * y, rng.normal(0, .35), lit=lit)
    for x, y, h in ((-30, 110, 30), (-52, 150, 40), (104, 170, 32), (-92, 210, 46)):
        w = h * .16
        m.box((x, y, h / 2), (w, w, h), 'b59a70', jitter=.05)
        m.box((x, y, h), (w * 1.2, w * 1.2, h * .07), 'b59a70')
        for k in range(3):
            m.box((x, y - w / 2 - .05, h * (.45 + .16 * k)), (w * .18, .1, h * .05), '2c241c', jitter=0)
    m.build('roofs')
    near = foliage.tree('cypress', 11, foliage.CYPRESS, 6000, .2, seed=31)
    for x, y, s in ((-8.6, 55, 1.0), (-20.5, 52, 1.15), (2.2, 62, 1.05), (3.6, 64, .85), (11.5, 66, 1.2)):
        instance(near, (x, y, 0), x, s)


def stalls():
    """Market stalls, barrels and a well in the piazza."""
    m = Mesh(91)
    for x, y, rz, c in ((-6.6, 23.5, .5, 'd8c49a'), (7.2, 22.5, -.5, 'c9402a'), (8.8, 30, -.4, '4f7480'), (-4.6, 35, .1, 'c89a3c'), (3.9, 37, -.1, 'd8c49a')):
        with m.at((x, y, 0), rz=rz):
            props.table(m, (0, 0, 0), (2.4, 1.0, .85), '7a5a3a')
            for s in (-1, 1):
                m.beam((s * 1.25, .55, 0), (s * 1.25, .55, 2.6), .07, '5a4430')
                m.beam((s * 1.25, -.6, 0), (s * 1.25, -.6, 2.2), .07, '5a4430')
            rows = [[(u * 1.45, -.85 + f * 1.6, 2.15 + f * .5 + .04 * np.sin(u * 9)) for u in np.linspace(-1, 1, 9)] for f in np.linspace(0, 1, 4)]
            m.loft([[(p[0], p[1] - .02, p[2] - .25) for p in rows[0]]] + rows, c, closed=False, mat='cloth')
            for _ in range(5):
                props.basket(m, (m.rng.uniform(-1, 1), m.rng.uniform(-.2, .2), .88), .42, fill=('b5402a', 'c98a34', '7d8a44', 'e0c8a0')[m.rng.integers(4)])
    m.build('stalls')
