"""The drill of the Mars scene's close view: the auger that its runner carries, and the bore that it has left in the ice."""
import numpy as np

from future_surface import at, film
from kit.meshes import rgb, unit
from kit.noise import smoothstep

STEEL, EDGE = '8d98ac', 'd08a3c'


def auger(m, grip, way, up=.5, down=.3, radius=.017):
    """An ice auger through the point `grip` along `way`, its crown `up` metres above: a rod, a blade wound about it in three turns, an amber crown with teeth."""
    way = unit(way)
    side = unit(np.cross(way, (0, 1, 0)))
    front = np.cross(side, way)
    m.tube([grip - way * down, grip + way * (up - .03)], radius, STEEL, n=24, mat='metal', jitter=0)
    t = np.linspace(0, 1, 150)
    turn = 2 * np.pi * 3.5 * t
    spin = np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * front
    core = grip + way * (up - .4 + .36 * t)[:, None]
    wide = .04 * smoothstep(0, .12, t)[:, None]
    rows = [core + spin * radius * .9, core + spin * (radius + wide * .5), core + spin * (radius + wide)]
    m.loft(rows, STEEL, closed=False, mat='metal', jitter=0)
    m.tube(rows[-1], .0035, rgb(EDGE), n=8, mat='paint', jitter=0)
    crown = grip + way * up
    m.tube([crown - way * .05, crown - way * .035, crown, crown + way * .008], [radius, radius * 2.3, radius * 2.3, radius * 1.4], EDGE, n=24, mat='gloss', jitter=0)
    for a in np.linspace(0, 2 * np.pi, 6, endpoint=False):
        root = crown + (np.cos(a) * side + np.sin(a) * front) * radius * 1.8
        m.tube([root, root + way * .022], [.009, .001], STEEL, n=8, mat='metal', jitter=0)


def bore(m, u, v, radius):
    """The mouth of a bore in the ice at (u, v) of its face, seen and lit from above and from the right: its lower left wall with the steps that the crown has cut, its dark end, and a lit lip."""
    a = np.linspace(0, 2 * np.pi, 97)
    ragged = radius * (1 + .02 * np.sin(3 * a + 1) + .014 * np.sin(5 * a + 2.4))
    # What is `deep` in it (0 to 1) looks smaller and lies farther up and to the right.
    ring = lambda deep, wide, out: at(u + radius * .24 * deep + np.cos(a) * ragged * wide, v + radius * .2 * deep + np.sin(a) * ragged * wide, out)
    faces = smoothstep(-.5, .8, np.cos(a - np.radians(218)))[None, :, None]
    deep = np.linspace(0, 1, 40)
    step = np.where(np.floor(deep * 5) % 2, .7, 1)[:, None, None]
    wall = (rgb('173260') * (1 - faces) + rgb('7cbce4') * faces) * step * (1 - .7 * deep[:, None, None])
    film(m, np.array([ring(d, 1 - .4 * d, .010) for d in deep]), wall, 'glow')
    film(m, np.array([ring(1, .6 * k, .010) for k in (1.0, .5, .001)]), np.broadcast_to(rgb('0a1a3a'), (3, 97, 3)), 'glow')
    film(m, np.array([ring(0, k, .012) for k in (1.0, 1.05, 1.11)]), np.multiply.outer(np.array((0, .45, 0)), .25 + .75 * smoothstep(-.3, .9, np.cos(a - np.radians(218))))[..., None] * rgb('d8f2ff'), 'ray')
    film(m, np.array([ring(0, k, .008) for k in (1.0, 1.12, 1.4)]), 1 - np.multiply.outer(np.array((.4, .22, 0)), np.ones(97))[..., None] * np.array((1, .8, .5)), 'shade')
