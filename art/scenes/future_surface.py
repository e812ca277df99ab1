"""The face of the ice in the Mars scene's close view: where its points are, and sheets laid over it. For future 3."""
import numpy as np

from kit.meshes import unit
from kit.noise import fbm, smoothstep

# A point of the cut, which way its face runs (to the right and towards us), and where it looks.
CUT, RUN, OUT = np.array((.36, 2.35, 1.5)), unit((.82, -.57, 0)), unit((-.57, -.82, 0))
# Where your lamp has melted a hollow the size of an egg, along the cut and up.
HOLLOW = (.20, .045)


def line(u):
    """How high the grey line runs, `u` metres along the cut: uphill, toward the town."""
    u = np.asarray(u, float)
    return -.03 + .3 * u + .012 * np.sin(u * 9) + .006 * np.sin(u * 31 + 1)


def pit(u, v):
    """How far (u, v) is from the middle of the hollow: 1 is its uneven edge."""
    x, z = (u - HOLLOW[0]) / .037, (v - HOLLOW[1]) / .04
    a = np.arctan2(z, x)
    return np.hypot(x, z) / (1 + .04 * np.sin(3 * a + 1) + .03 * np.sin(5 * a + 2.5) - .06 * np.sin(a))


def depth(u, v):
    """How far the cut's face stands out at (u, v): the drill's grooves, flaws, the hollow."""
    groove = .012 * np.abs(np.sin((v - .1 * u) * 21 + 1.5 * fbm(u * 2, v * 2, 3, 3))) ** .6
    rough = .05 * (fbm(u * 3, v * 3, 5, 2) - .5) + .004 * (fbm(u * 16, v * 16, 8, 2) - .5)
    return groove + rough - .006 * (1 - smoothstep(.5, 1.1, pit(u, v))) - .3 * smoothstep(.8, 2.2, -u)


def at(u, v, out=0.0):
    """The point of the cut at (u, v), `out` metres in front of its face."""
    u, v = np.broadcast_arrays(np.asarray(u, float), v)
    return CUT + u[..., None] * RUN + v[..., None] * np.array((0, 0, 1)) + (depth(u, v) + out)[..., None] * OUT


def film(m, rows, tones, mat):
    """A thin sheet over the ice from rows of points (R, N, 3), each with its own tone (R, N, 3)."""
    r, n = rows.shape[:2]
    i, j = np.meshgrid(np.arange(r - 1), np.arange(n - 1), indexing='ij')
    faces = np.stack([i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j], -1).reshape(-1, 4)
    m.add(rows.reshape(-1, 3), faces, np.asarray(tones).reshape(-1, 3), smooth=True, mat=mat, jitter=0)
