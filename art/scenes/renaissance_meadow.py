"""What lies and grows before the level in the second Florentine view, and what flies over it: tufts, poppies, stones, clods and swallows. For renaissance 2."""
import numpy as np

import renaissance_river as river
from kit import ground
from kit.meshes import Mesh, rgb

# Where the eye stands and the ways ahead of it and aside.
EYE = np.array((-3.6, 8.5))
AHEAD, ASIDE = np.array((np.sin(.192), np.cos(.192))), np.array((np.cos(.192), -np.sin(.192)))
BLADES = ('5f7434', '7f8e42', '4a5e30', 'a39a4e')


def place(away, aside):
    """The ground at so many metres before the eye and to its right."""
    x, y = EYE + away * AHEAD + aside * ASIDE
    return np.array((x, y, float(river.height(x, y))))


def tuft(m, at, tall, blades, dry=0.0):
    """A tuft of broad blades that bend outwards; a share of them is `dry`."""
    t = np.linspace(0, 1, 7)
    for k in range(blades):
        a, long = m.rng.uniform(0, 2 * np.pi), tall * m.rng.uniform(.5, 1.1)
        out, bend = np.array((np.cos(a), np.sin(a), 0)), m.rng.uniform(.15, .7)
        path = at + m.rng.normal(0, tall * .12, 3) * (1, 1, 0) + np.outer(bend * t ** 1.8 * long, out) + np.outer((t - .25 * bend * t ** 2.4) * long, (0, 0, 1))
        color = 'b59c58' if m.rng.random() < dry else BLADES[m.rng.integers(len(BLADES))]
        m.tube(path, tall * .028 * np.interp(t, [0, .4, 1], [.8, 1, .06]), rgb(color) * np.interp(t, [0, .6, 1], [.6, 1, 1.15])[:, None], n=5, caps=False, jitter=.02)


def poppy(m, at, tall, lean):
    """A poppy on its stalk: four petals like a bowl about a dark middle."""
    t = np.linspace(0, 1, 7)
    path = at + np.outer(lean * tall * t ** 2, (1, .2, 0)) + np.outer(t * tall, (0, 0, 1))
    m.tube(path, .0035, '5c7034', n=5, jitter=0)
    top = path[-1]
    for k in range(4):
        a = k * np.pi / 2 + .5
        m.ball(top + np.array((np.cos(a), np.sin(a), .35)) * .02, (.024, .024, .017), ('e0442a', 'c8341f')[k % 2], n=10, jitter=.03)
    m.ball(top + (0, 0, .016), .01, '2e2430', n=8)


def meadow():
    """Grass on the left bank, thinner on the trodden way to the level; tufts, poppies and stones near the eye."""
    def keep(x, y):
        near = river.keep_green(x, y)
        return np.clip(near * (1 - .8 * trodden(x, y)), 0, 1)
    ground.grass(river.height, keep, (-9.5, -1.5), (10.2, 21), count=52000, blade=(.05, .15), colors=BLADES, width=.006, lean=.5)
    m = Mesh(71)
    for away, aside, tall, dry in ((2.5, -1.15, .3, .2), (2.65, -1.32, .2, .3), (2.9, -.3, .14, .5), (3.3, -.2, .12, .6), (3.5, .02, .16, .4), (3.9, -.42, .2, .3), (4.4, -.6, .2, .3), (4.7, -1.7, .24, .2),
                                   (5.2, -2.3, .24, .2), (5.8, -1.5, .2, .3), (6.2, -2.9, .22, .2), (7.4, -2.2, .24, .2), (7.0, -3.6, .26, .2), (8.8, -3.0, .26, .3), (4.2, .18, .12, .5), (2.62, -.18, .1, .5)):
        for k in range(3):
            at = place(away + m.rng.normal(0, .08), aside + m.rng.normal(0, .09))
            tuft(m, at, tall * m.rng.uniform(.6, 1), 16, dry)
    # They stand where no cloak hides them: right of the master and at the picture's left edge.
    for away, aside, tall in ((4.9, -.76, .3), (5.1, -.64, .24), (5.4, -.9, .3), (5.6, -2.72, .34), (6.0, -3.02, .36), (6.4, -3.1, .3)):
        poppy(m, place(away, aside), tall, m.rng.uniform(-.3, .3))
    for _ in range(90):
        away, aside = 2.5 + 4.5 * m.rng.random() ** 1.3, m.rng.uniform(-.8, .5)
        size = m.rng.uniform(.008, .03)
        m.ball(place(away, aside), size * np.array((1.2, 1, .7)), ('8a6a4a', '7a5c42', 'a07c5a')[m.rng.integers(3)], n=7, lump=.12, smooth=False)
    m.build('tufts')


def trodden(x, y):
    """1 on the way that feet have worn from the left bank to the level."""
    line = [EYE + a * AHEAD + b * ASIDE for a, b in ((2.0, -.4), (4.2, -.75), (7.0, -2.4), (12.0, -5.6), (17.0, -8.5))]
    return ground.path_mask(x, y, [tuple(p) for p in line], .7)


# How far to the right, up and far from the eye each swallow is (in radians and metres), its turn, and how its wings beat.
SWALLOWS = ((-.1, .2, 26, .5, .5), (-.035, .235, 30, -.3, .2), (.03, .205, 34, .2, .6), (.085, .245, 28, .9, .35), (-.17, .24, 36, .1, .1), (.13, .19, 42, -.5, .5), (.02, .155, 52, .6, .3), (.3, .225, 34, -.7, .45), (.36, .2, 44, .3, .2), (-.06, .16, 58, -.2, .55))


def swallows():
    """Swallows in the evening air: sickle wings and forked tails."""
    m = Mesh(73)
    top = np.array((*EYE, float(river.height(*EYE)) + 1.72))
    for aside, up, far, turn, beat in SWALLOWS:
        c = top + far * np.array((*(AHEAD + aside * ASIDE), up))
        with m.at(c, rz=turn * 2.2 - .192, scale=1.6):
            m.tube([(0, -.1, 0), (0, -.04, .0), (0, .06, .01), (0, .14, .0)], [.012, .03, .034, .008], '2c2c44', n=7, jitter=0)
            for s in (-1, 1):
                m.add([(s * .01, .07, 0), (s * .17, .1, .19 * beat), (s * .4, -.1, .3 * beat), (s * .16, .015, .17 * beat), (s * .01, -.03, 0)], [[0, 1, 3], [0, 3, 4], [1, 2, 3]], '26263c', jitter=0)
                m.add([(s * .005, -.08, 0), (s * .055, -.28, .01), (s * .02, -.13, 0)], [[0, 1, 2]], '26263c', jitter=0)
    m.build('swallows')
