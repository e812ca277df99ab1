"""What lies on the near clay of the third Florentine view: villages, trees, a tool and a boat. For renaissance 3."""
import numpy as np

from kit.meshes import Mesh, unit
from renaissance_night import LEVEL, PLASTER, TILE, on_clay, surface, tower


def _lying(u, v, up=.012):
    """The place `up` metres over the clay at (u, v), as things lie on it."""
    return on_clay(u, v) + (0, 0, up)


def scraper(m, end, edge):
    """A boxwood scraper that lies on the clay, from the end of its handle to its flat edge."""
    way = unit(edge - end)
    aside, up = unit(np.cross(way, (0, 0, 1))), np.array((0, 0, .004))
    neck = edge - way * .06
    m.tube([end, end + way * .01, neck], [.008, .0125, .0095], 'b07c46', n=12, jitter=0)
    m.loft([[c - aside * w - up, c + aside * w - up, c + aside * w + up, c - aside * w + up] for c, w in ((neck, .01), (neck + way * .025, .026), (edge, .034))], 'c8985a', smooth=False, jitter=0)


def village(m, u, v, seed):
    """Three clay houses and a tower at a bend of the cut."""
    with m.at(on_clay(u, v), rz=seed * .12):
        for x, y, w, d, h in ((0, 0, .075, .05, .04), (.075, .025, .05, .045, .034), (-.07, .03, .05, .05, .03)):
            m.box((x, y, h / 2 - .03), (w, d, h + .06), PLASTER, jitter=.04)
            m.extrude([(-w * .56, h), (w * .56, h), (0, h + .032)], d * 1.14, TILE, center=(x, y, 0), jitter=.04)
        tower(m, .02, .06, .026, .085, .026)


def cypress(m, u, v, tall):
    """A cypress of clay, painted green."""
    at = on_clay(u, v)
    m.tube([at, at + (0, 0, tall * .2)], .004, '6a4a2c', n=6, jitter=0)
    m.lathe([(.004, .12), (.19, .26), (.2, .42), (.13, .7), (.004, 1.0)] * np.array((tall, tall)), '4f6238', n=12, center=at, jitter=.05)


def boat(m, u, v, turn):
    """Half a walnut shell with a paper sail, which goes where the water goes."""
    with m.at(surface(u, v, LEVEL), rz=turn, scale=1.1):
        a = np.linspace(0, 2 * np.pi, 21)[:-1]
        ring = lambda k, z: np.stack([np.cos(a) * .042 * k, np.sin(a) * .024 * k, np.full(20, z) + .006 * np.cos(a) ** 2], 1)
        m.loft([ring(.4, -.004), ring(.8, .006), ring(1.0, .02), ring(.9, .02), ring(.6, .012)], '9a6a3c', jitter=.03)
        m.tube([(.004, 0, .012), (.004, 0, .105)], .0028, '7a5434', n=6, jitter=0)
        t = np.linspace(0, 1, 6)
        m.loft([[(.008 + q * (.062 - .052 * w), -.016 * np.sin(np.pi * q) * (1 - w), .03 + .07 * w) for q in t] for w in t], 'fbf0d6', closed=False, mat='cloth', jitter=0)
        m.loft([[(.0 - q * (.036 - .03 * w), -.012 * np.sin(np.pi * q) * (1 - w), .03 + .055 * w) for q in t] for w in t], 'efe0c0', closed=False, mat='cloth', jitter=0)


# Where cypresses stand on the clay and how tall they are (m).
TREES = ((.16, .27, .1), (.3, .52, .09), (.43, .56, .08), (.735, .37, .115), (.77, .32, .095), (.8, .27, .11), (.66, .3, .085), (.93, .3, .1))


def tools():
    """The scraper with which the cut has just been smoothed; villages and trees of the near plain; the boat that all watch."""
    m = Mesh(61)
    scraper(m, _lying(.545, .3, .016), _lying(.462, .385, .008))
    village(m, .2, .36, 1)
    village(m, .36, .53, 4)
    for u, v, tall in TREES:
        cypress(m, u, v, tall)
    boat(m, .715, .62, .5)
    m.build('tools')
