"""Hair and beards of the medieval people in a few large locks, which ink can draw: extras for a `Look` with a face and `hat='linen'`. For medieval 1, 2, 3."""
import numpy as np

from kit.carving import _lifted, _ridge, _surface, beard_edge, beard_fall, beard_grid, combed
from kit.meshes import rgb
from kit.noise import smoothstep


def bob(color, ends=-.075, fringe=.07, seed=2):
    """Hair combed down from the crown all round, cut over the brow and below the ears, as men wore it."""
    hem = [(0, fringe), (.5, fringe - .006), (.74, .036), (.98, ends + .008), (1.6, ends), (np.pi, ends - .012)]
    return combed(color, hem, thick=.0125, wave=.002, clumps=9, tips=.011, tuck=.35, seed=seed, strands=0, shade=.62)


def cut(color, ends=-.07, fringe=.066, seed=2):
    """Hair of a man who is seen near (with `hat=None`, `hair_style='bald'`): locks that end in points over the brow and before the ears, which show."""
    hem = [(0, fringe), (.45, fringe - .004), (.72, .04), (.95, .012), (1.18, -.012), (1.36, .022), (1.55, .034), (1.74, .022), (1.95, ends + .03), (np.pi, ends)]
    return combed(color, hem, thick=.0125, wave=.002, clumps=23, tips=.017, tuck=.3, seed=seed, strands=0, shade=.6, broad=True)


def slipped(color, side=1, seed=3):
    """A few locks that have slipped from under a cap at the temple of a `side` (1: the person's right)."""
    def draw(m, j):
        sculpt, place = j.face
        rng = np.random.default_rng(seed)
        for k in range(6):
            y = .03 + .0055 * k + rng.normal(0, .001)
            path = np.array([(.066, y - .006, .05), (.068, y, .034), (.068, y + .006, .014), (.069, y + .003, -.004 - .012 * rng.random()), (.069, y + .009, -.02 - .014 * rng.random())])
            m.tube(place(_lifted(sculpt, path * (side, 1, 1), .0022, True)), [.0028, .0036, .0034, .0024, .0006], rgb(color) * rng.uniform(.75, 1.1), n=8, caps=False, mat='hair', jitter=0)
    return draw


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
