"""Hair of the Mars scene's people in one clean mass, which ink can draw: extras for a `Look` with a face and `hat='linen'`. For future 1, 2."""
import numpy as np

from kit.carving import _lifted, _ridge, _surface, combed
from kit.meshes import rgb, unit
from kit.noise import smoothstep

# The hairline: how high above the middle of the skull (radians) it runs, by the angle from straight ahead.
DRAWN = ((0, .64), (.4, .6), (.68, .5), (.86, .26), (1.02, .02), (1.2, -.3), (1.4, -.56), (1.65, -.66), (2.2, -.76), (np.pi, -.82))
# The same over the ears, which stay bare: it runs round them and down behind.
BARE = ((0, .64), (.4, .6), (.68, .5), (.84, .3), (.96, .08), (1.08, -.14), (1.2, -.02), (1.32, .1), (1.6, .1), (1.74, -.08), (1.88, -.5), (2.2, -.76), (np.pi, -.82))
FRINGE = ((0, .4), (.45, .36), (.75, .22), (1.0, -.1), (1.25, -.4), (1.6, -.52), (2.2, -.7), (np.pi, -.8))


def mass(color, line, pole, thick, locks, rough, tips=0.0, seed=1, over=.006):
    """Hair that runs from the hairline `line` to the direction `pole`, `thick` metres of it, in so many broad `locks` whose backs stand `rough` metres out and which end in `tips` (radians) below the line; `over` is how much further off it stands where it covers the ears."""
    def draw(m, j):
        sculpt, place = j.face
        a = np.linspace(0, 2 * np.pi, 260, endpoint=False)
        off = np.abs((a - np.pi / 2 + np.pi) % (2 * np.pi) - np.pi)
        at = lambda up: np.stack([np.cos(up) * np.cos(a), np.cos(up) * np.sin(a), np.sin(up)], -1)
        up = np.interp(off, *zip(*line))
        # All locks are equally wide along the hairline.
        along = np.cumsum(np.linalg.norm(np.diff(at(up), axis=0, append=at(up)[:1]), axis=1))
        lock = _ridge(along / along[-1] * locks * 2 * np.pi + .7 * np.sin(3 * a + seed))
        edge = at(up - tips * lock)
        f = np.linspace(0, .985, 40)[:, None]
        way = edge * (1 - f)[..., None] + unit(pole) * f[..., None]
        way /= np.linalg.norm(way, axis=-1, keepdims=True)
        grown = smoothstep(-.06, .2, f)
        # Over the ears the mass stands further off than elsewhere, and it thins out to the neck.
        ears = over * np.exp(-((np.abs(way[..., 0]) - 1) / .25) ** 2) * np.exp(-((way[..., 2] + .3) / .35) ** 2)
        full = thick * (.4 + .6 * smoothstep(-.5, .4, way[..., 2]))
        gap = grown * (full + ears + rough * (lock - .5) * smoothstep(1, .6, f)) - .001
        grid = _lifted(sculpt, np.array((0, -.018, .03)) + way * (.09, .11, .1), gap, inward=True)
        tone = rgb(color) * (.6 + .4 * lock + 0 * f)[..., None]
        _surface(m, place, grid, tone, True)
    return draw


def drawn(color):
    """Drawn back over the ears from a clear line about the face."""
    return mass(color, DRAWN, (0, -.85, -.5), .018, 15, .0035)


def pulled(color):
    """An old woman's hair, pulled back to a knot at the nape and thin over the temples; its ears are bare."""
    return mass(color, BARE, (.12, -.85, -.42), .0145, 19, .0055, over=0)


def mop(color):
    """A child's thick hair, which falls from the crown into the brow."""
    return mass(color, FRINGE, (.1, -.35, 1), .017, 11, .01, tips=.2)


def bob(color, ends=-.08, seed=2):
    """Parted hair that hangs smooth beside both cheeks to the jaw."""
    hem = [(0, .092), (.3, .084), (.55, .05), (.8, .0), (.98, ends + .012), (1.6, ends), (np.pi, ends - .012)]
    return combed(color, hem, thick=.0125, wave=.004, clumps=11, tips=.012, tuck=.3, seed=seed, strands=0, shade=.5)
