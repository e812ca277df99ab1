"""Hair and beards of the medieval people in a few large locks, which ink can draw: extras for a `Look` with a face and `hat='linen'`."""
import numpy as np

from kit.carving import _lifted, _ridge, _surface, beard_edge, beard_fall, beard_grid, combed
from kit.meshes import rgb
from kit.noise import smoothstep


def bob(color, ends=-.075, fringe=.07, seed=2):
    """Hair combed down from the crown all round, cut over the brow and below the ears, as men wore it."""
    hem = [(0, fringe), (.5, fringe - .006), (.74, .036), (.98, ends + .008), (1.6, ends), (np.pi, ends - .012)]
    return combed(color, hem, thick=.0125, wave=.002, clumps=9, tips=.011, tuck=.35, seed=seed, strands=0, shade=.62)


def whiskers(color, length=.06, seed=4, grey=0.0, ragged=.26):
    """A beard from ear to ear over the jaw with its moustache, in one mass of pointed locks, `ragged` at its hem; `grey` (0 to 1) pales it."""
    tone = rgb(color) * (1 - .3 * grey) + .12 * grey

    def draw(m, j):
        sculpt, place = j.face
        n, rows = 180, 30
        u, v, c, s, side = beard_grid(n, rows)
        # Close under the lip, lower for an open mouth.
        low = np.interp(np.abs(u), [0, .25, .4], [1, .8, 0]) * 2.1 * sculpt.mouth.gap
        top = beard_edge(sculpt, u, [0, .012, .0225, .032, .044, .058, .0705, .0765], [-.0805, -.08, -.0775, -.064, -.055, -.047, -.03, .014], low)
        jaw = np.stack([.0745 * s, .006 + .108 * c, -.088 - .044 * c], 1)
        phase = u * 22 + seed
        long = length * (.22 + .78 * c ** 1.2) * (1 - ragged + ragged * _ridge(phase))
        end = jaw * (.74, .9, 1) + (0, .008, .01) - np.outer(long, (0, -.12, 1))
        grid = beard_fall(top, jaw, end, v, .4, 8)
        lock = _ridge(phase + .5 * np.sin(v * 5 + seed))
        grow = smoothstep(.0, .2, v) * (1 - .6 * smoothstep(.8, 1, v))
        grid = _lifted(sculpt, grid + side * (grow * (.006 * lock - .001))[..., None], .001 + .006 * smoothstep(0, .2, v))
        color_of = tone * (.62 + .42 * lock)[..., None]
        back = np.stack([.05 * s, .012 + .03 * c, -.1 + 0 * c], 1)
        rear = np.array([grid[-1] * (1 - t) + back * t for t in np.linspace(.12, 1, 7)])
        _surface(m, place, np.concatenate([grid, rear]), np.concatenate([color_of, np.repeat(color_of[-1:] * .55, 7, 0)]), False)
        _moustache(m, place, sculpt, tone)
    return draw


def _moustache(m, place, sculpt, tone):
    """Two wings from under the nose to the mouth's corners, each one lock."""
    t = np.linspace(0, 1, 12)
    for s in (-1, 1):
        x = np.interp(t, [0, .25, .5, .75, 1], [.0, .011, .023, .032, .037])
        z = sculpt.mouth_z + np.interp(t, [0, .25, .5, .75, 1], [.0105, .0095, .005, -.005, -.021])
        path = _lifted(sculpt, np.stack([x * s, np.full(12, .1), z], 1), .0035, True)
        m.tube(place(path), np.interp(t, [0, .2, .5, .8, 1], [.005, .0076, .0076, .0055, .001]), tone * .85, n=10, caps=False, mat='hair', jitter=0)
