"""What lies on the near clay of the third Florentine view: modelling tools and villages."""
import numpy as np

from kit.meshes import Mesh, unit
from renaissance_night import PLASTER, TILE, clay, on_clay, surface, tower

WOOD = 'a87a48'


def _lying(u, v, up=.012):
    """The place `up` metres over the clay at (u, v), as things lie on it."""
    return on_clay(u, v) + (0, 0, up)


def rake(m, head, end):
    """A small wooden rake from its head to the end of its handle, and the furrows that it has drawn behind it."""
    head, end = np.asarray(head, float), np.asarray(end, float)
    way = unit(end - head)
    side = unit(np.cross(way, (0, 0, 1)))
    m.tube([head + (0, 0, .012), end + (0, 0, .02)], [.009, .011], WOOD, n=10)
    m.beam(head - side * .085 + (0, 0, .012), head + side * .085 + (0, 0, .012), .02, '8a6038', depth=.024)
    for k in np.linspace(-.075, .075, 7):
        m.tube([head + side * k + (0, 0, .01), head + side * k - way * .004 - (0, 0, .022)], [.005, .003], '8a6038', n=6)


def furrows(m, u, v, du, dv, count=7):
    """Lines that a rake has drawn in the clay from (u, v) over (du, dv)."""
    t = np.linspace(0, 1, 18)
    for k in np.linspace(-.04, .04, count):
        line = [surface(u + du * q + k, v + dv * q, float(clay(np.array([u + du * q + k]), np.array([v + dv * q]))[0]) + .001) for q in t]
        m.tube(line, .0032 * np.sin(np.pi * np.clip(t * .96 + .03, 0, 1)), '5a4630', n=5, jitter=0)


def spatula(m, a, b):
    """A modelling tool of boxwood: a round grip, a leaf at one end, a loop of wire at the other."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    m.tube([a + (b - a) * t for t in np.linspace(0, .62, 6)], [.005, .01, .0115, .01, .009, .006], 'c08c50', n=10, jitter=0)
    m.tube([a + (b - a) * t for t in np.linspace(.6, 1, 7)], [.006, .012, .019, .022, .02, .014, .003], 'c8985a', n=12, squash=.3, jitter=0)


def scraper(m, end, edge):
    """A boxwood scraper that lies on the clay, from the end of its handle to its flat edge."""
    way = unit(edge - end)
    aside, up = unit(np.cross(way, (0, 0, 1))), np.array((0, 0, .004))
    neck = edge - way * .06
    m.tube([end, end + way * .01, neck], [.008, .0125, .0095], 'b07c46', n=12, jitter=0)
    m.loft([[c - aside * w - up, c + aside * w - up, c + aside * w + up, c - aside * w + up] for c, w in ((neck, .01), (neck + way * .025, .026), (edge, .034))], 'c8985a', smooth=False, jitter=0)


def wedge(m, u, v, rz):
    """A wooden wedge with which the bank is cut, its edge wet with clay."""
    with m.at(_lying(u, v, .0), rz=rz):
        m.extrude([(-.075, 0), (.075, 0), (-.075, .055)], .07, 'b07c46', jitter=.03)
        m.box((.062, 0, .004), (.04, .074, .01), '6a5640', jitter=0)


def village(m, u, v, seed):
    """Three clay houses and a tower at a bend of the cut."""
    with m.at(on_clay(u, v), rz=seed * .12):
        for x, y, w, d, h in ((0, 0, .075, .05, .04), (.075, .025, .05, .045, .034), (-.07, .03, .05, .05, .03)):
            m.box((x, y, h / 2 - .03), (w, d, h + .06), PLASTER, jitter=.04)
            m.extrude([(-w * .56, h), (w * .56, h), (0, h + .032)], d * 1.14, TILE, center=(x, y, 0), jitter=.04)
        tower(m, .02, .06, .026, .085, .026)


def tools():
    """Rake, wedge, scraper, two spatulas, a lump of clay and the villages of the near plain."""
    m = Mesh(61)
    rake(m, _lying(.36, .19), _lying(.5, .03, .03))
    furrows(m, .35, .2, -.1, .13)
    wedge(m, .7, .19, .35)
    spatula(m, _lying(.77, .13), _lying(.72, .24))
    spatula(m, _lying(.83, .1), _lying(.755, .2))
    # The bank of the cut has just been smoothed.
    scraper(m, _lying(.545, .3, .016), _lying(.462, .385, .008))
    m.ball(_lying(.6, .15, .02), (.06, .05, .04), '7f7058', n=12, lump=.05, smooth=False)
    village(m, .2, .36, 1)
    village(m, .36, .53, 4)
    m.build('tools')
