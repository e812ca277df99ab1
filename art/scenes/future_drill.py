"""The drill of the Mars scene's close view: the auger that its runner carries, and the bore that it has left in the ice."""
import numpy as np

from kit.meshes import rgb, unit
from kit.noise import smoothstep

STEEL, EDGE = '8d98ac', 'd08a3c'


def auger(m, at, way, up=.5, down=.3, radius=.017):
    """An ice auger through the point `at` along `way`, its crown `up` metres above: a rod, a blade wound about it in three turns, an amber crown with teeth."""
    way = unit(way)
    side = unit(np.cross(way, (0, 1, 0)))
    front = np.cross(side, way)
    m.tube([at - way * down, at + way * (up - .03)], radius, STEEL, n=24, mat='metal', jitter=0)
    t = np.linspace(0, 1, 150)
    turn = 2 * np.pi * 3.5 * t
    spin = np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * front
    core = at + way * (up - .4 + .36 * t)[:, None]
    wide = .04 * smoothstep(0, .12, t)[:, None]
    rows = [core + spin * radius * .9, core + spin * (radius + wide * .5), core + spin * (radius + wide)]
    m.loft(rows, STEEL, closed=False, mat='metal', jitter=0)
    m.tube(rows[-1], .0035, rgb(EDGE), n=8, mat='paint', jitter=0)
    crown = at + way * up
    m.tube([crown - way * .05, crown - way * .035, crown, crown + way * .008], [radius, radius * 2.3, radius * 2.3, radius * 1.4], EDGE, n=24, mat='gloss', jitter=0)
    for a in np.linspace(0, 2 * np.pi, 6, endpoint=False):
        root = crown + (np.cos(a) * side + np.sin(a) * front) * radius * 1.8
        m.tube([root, root + way * .022], [.009, .001], STEEL, n=8, mat='metal', jitter=0)


def bore(m, film, at, u, v, radius):
    """The mouth of a bore in the ice at (u, v) of the surface `at`: dark above, lit on its lower wall, with the rings that the crown has cut and a lit lip, as sheets laid with `film`."""
    a = np.linspace(0, 2 * np.pi, 97)
    ragged = radius * (1 + .03 * np.sin(3 * a + 1) + .02 * np.sin(5 * a + 2.4))
    ring = lambda k, out, drop=0.0: at(u + np.cos(a) * ragged * k, v + np.sin(a) * ragged * k - drop, out)
    share = np.linspace(.02, 1, 34)
    # The lamp is above and to the left, so that it strikes the lower wall on the right.
    towards = np.cos(a - np.radians(-62))
    lit = np.array([smoothstep(.2, 1.0, k) * smoothstep(-.7, .9, towards) for k in share])[..., None]
    groove = np.where(np.floor(share * 7.5) % 2, 1, .82)[:, None, None]
    film(m, np.array([ring(k, .010) for k in share]), (rgb('122a52') * (1 - lit) + rgb('5a9cc8') * lit) * groove, 'glow')
    film(m, np.array([ring(k, .012) for k in (1.0, 1.06, 1.13)]), np.multiply.outer(np.array((0, .4, 0)), .25 + .75 * smoothstep(-.3, .9, towards))[..., None] * rgb('d8f2ff'), 'ray')
    film(m, np.array([ring(k, .008) for k in (1.0, 1.12, 1.4)]), 1 - np.multiply.outer(np.array((.4, .22, 0)), np.ones(97))[..., None] * np.array((1, .8, .5)), 'shade')
