"""The drill of the Mars scene's close view: the auger that its runner carries. For future 3."""
import numpy as np

from kit.meshes import rgb, unit
from kit.noise import smoothstep

STEEL, EDGE = '8d98ac', 'd08a3c'


def auger(m, grip, way, up=.5, down=.3, radius=.017):
    """An ice auger through the point `grip` along `way`, its tip `up` metres above: a rod, a blade wound about it in three turns, an amber collar and a plain steel bit."""
    way = unit(way)
    side = unit(np.cross(way, (0, 1, 0)))
    front = np.cross(side, way)
    m.tube([grip - way * down, grip + way * (up - .03)], radius, STEEL, n=24, mat='metal', jitter=0)
    t = np.linspace(0, 1, 150)
    turn = 2 * np.pi * 3.5 * t
    spin = np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * front
    core = grip + way * (up - .4 + .36 * t)[:, None]
    wide = .026 * smoothstep(0, .12, t)[:, None]
    rows = [core + spin * radius * .9, core + spin * (radius + wide * .5), core + spin * (radius + wide)]
    m.loft(rows, STEEL, closed=False, mat='metal', jitter=0)
    m.tube(rows[-1], .0028, rgb(STEEL) * 1.2, n=8, mat='metal', jitter=0)
    # The bead of the weld, so that the blade is seen to sit on the rod.
    m.tube(rows[0], .0042, rgb(STEEL) * .45, n=8, mat='paint', jitter=0)
    crown = grip + way * up
    m.tube([crown - way * .05, crown - way * .042, crown - way * .012, crown - way * .006], [radius, radius * 1.7, radius * 1.7, radius * 1.3], EDGE, n=24, mat='gloss', jitter=0)
    m.tube([crown - way * .01, crown + way * .012, crown + way * .05], [radius * 1.35, radius * 1.2, .001], STEEL, n=24, mat='metal', jitter=0)
