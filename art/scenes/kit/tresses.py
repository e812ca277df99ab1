"""Long hair for heads near the camera: wavy strands that hang close instead of standing off. For future 1, 2; industrial 1; modern 1, 3."""
import numpy as np

from .locks import locks, scalp
from .meshes import rgb


def flowing(color, length=.2, waves=.0034, seed=2, front=.088, low=-.015, bare=.058, sweep=1.0, brow=False):
    """An `extra` of a Look with a face and `hat='linen'`: hair that falls from the crown to the shoulders, none from further forward than `bare` (m).

    `sweep` is how far it strokes backwards; with `brow` the hair over the forehead is combed back from the hairline.
    """
    def draw(m, j):
        sculpt, place = j.face
        shell = np.array([[np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)] for b in np.linspace(-.25, 1.56, 11) for a in np.linspace(0, 2 * np.pi, 26, endpoint=False)]).reshape(11, 26, 3)
        skull = shell * np.array([.083, .1035, .0945]) + np.array([0, -.02, .03])
        skull[:5, :, 1] = np.minimum(skull[:5, :, 1], .012)
        m.loft(place(skull), rgb(color) * .75, caps=False, mat='hair', jitter=0)
        flow = lambda p: (p[0] * (3.2 if p[2] > -.02 else -1.2) + .1 * np.sign(p[0]), sweep * (-.5 if p[2] > .085 else -.95 if p[1] > -.005 else -.3 if p[1] > -.05 else -.05), -.25 if p[2] > .1 else -1.3)
        # None from the brow, whose locks would hang over the eyes.
        roots = [p for p in scalp(430, front, low, seed=seed, back=-.075) if p[1] < bare]
        locks(m, place, sculpt, color, roots, flow, lambda p: length * (1.05 if p[2] < .05 else .9), seed, .0072, .0075, waves, n=6)
        if brow:
            roots = [p for p in scalp(900, front, low, seed=seed + 5) if p[1] > bare - .03 and p[2] > .07]
            locks(m, place, sculpt, color, roots, lambda p: (p[0] * 4 + .3, -1, .25 if p[1] > .05 else -.15), .085, seed + 9, .0066, .007, waves * .5, n=6)
        # A second, finer layer breaks the edge.
        fine = [p for p in scalp(150, front, low + .01, seed=seed + 7, back=-.06) if bare > .05 or p[1] < bare]
        locks(m, place, sculpt, rgb(color) * 1.12, fine, flow, length * .85, seed + 3, .0034, .0125, waves * 1.5, n=4)
    return draw


def waved(color, length=.2, seed=2, clumps=16):
    """An `extra` of a Look with a face and `hat='linen'`: long hair from under a cap, in waves that hang beside and behind the face, none before it."""
    def draw(m, j):
        sculpt, place = j.face
        shell = np.array([[np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)] for b in np.linspace(-.25, 1.56, 11) for a in np.linspace(0, 2 * np.pi, 26, endpoint=False)]).reshape(11, 26, 3)
        skull = shell * np.array([.083, .1035, .0945]) + np.array([0, -.02, .03])
        skull[:5, :, 1] = np.minimum(skull[:5, :, 1], .004)
        m.loft(place(skull), rgb(color) * .75, caps=False, mat='hair', jitter=0)
        roots = [p for p in scalp(900, .095, -.035, seed=seed, back=-.075) if p[1] < .012 and p[2] < .085]
        flow = lambda p: (p[0] * (2.2 if p[2] > .0 else .3), -.3 if p[2] > .0 else -.05, -1.2)
        locks(m, place, sculpt, color, roots, flow, lambda p: length * (.8 + .5 * (p[2] > .02)), seed, .0075, .008, .004, n=5, clumps=clumps)
    return draw


def framing(color, length=.17, fringe=True, seed=3, sides=True, root=.088):
    """Locks from under a cap that fall beside both cheeks (`sides`), and with `fringe` some that are swept across the brow, for a head with a face."""
    def draw(m, j):
        place, rng = j.face[1], np.random.default_rng(seed)
        for k in range(64 if sides else 0):
            s, back = (-1) ** k, rng.uniform(0, .05)
            knots = np.array(((.066, .05, .068), (.081, .046, .03), (.0865, .037, -.015), (.084, .034, -.065), (.079, .04, -.065 - length * .5)))
            path = (knots - (0, back, 0)) * (s, 1, 1) + rng.normal(0, .0022, (5, 3)) + np.outer(np.linspace(0, 1, 5), (s * .004 * np.sin(k), .004 * np.cos(k * 1.7), 0))
            m.tube(place(path), np.array([.8, 1.1, 1.1, 1, .35]) * rng.uniform(.0032, .0048), rgb(color) * rng.uniform(.72, 1.2), n=5, caps=False, squash=.7, mat='hair', jitter=.03)
        for k in range(34 if fringe else 0):
            u = (k + rng.random()) / 34
            knots = np.array(((-.05 + .085 * u, .083 - .02 * abs(u - .5) - (root - .088), root), (-.03 + .085 * u, .1 - .022 * u ** 2, .07), (.0 + .078 * u, .1 - .04 * u ** 2, .056 - .008 * u), (.024 + .06 * u, .094 - .058 * u ** 1.5, .046 - .022 * u)))
            m.tube(place(knots + rng.normal(0, .0012, (4, 3))), np.array([1, 1, .85, .2]) * rng.uniform(.0026, .004), rgb(color) * rng.uniform(.75, 1.2), n=5, caps=False, squash=.7, mat='hair', jitter=.03)
    return draw


def plaited(m, place, path, radius, color, ribbon, turns=4.5):
    """A braid of three strands of fine hair along a path in the frame of `place`, thinner towards the end, with a ribbon and a loose tuft."""
    path, rng = np.asarray(path, float), np.random.default_rng(6)
    t = np.linspace(0, 1, 90)
    line = np.stack([np.interp(t, np.linspace(0, 1, len(path)), path[:, k]) for k in range(3)], 1)
    for _ in range(8):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross(way, (.15, 1, .1))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    out = np.cross(side, way)
    thin = np.interp(t, [0, .12, 1], [.85, 1, .66]) * radius
    for k in range(3):
        a = 2 * np.pi * (turns * t + k / 3)
        middle = line + side * (np.sin(a) * thin * .78)[:, None] + out * (np.sin(2 * a) * thin * .5)[:, None]
        m.tube(place(middle), thin * .55, rgb(color) * .62, n=7, caps=False, mat='hair', jitter=0)
        for q in range(15):
            b, r = 2 * np.pi * q / 15, rng.uniform(.5, .64)
            hair = middle + (side * np.cos(b) + out * np.sin(b)) * (thin * r)[:, None] + rng.normal(0, radius * .012, 3)
            m.tube(place(hair), thin * rng.uniform(.11, .19), rgb(color) * rng.uniform(.78, 1.12), n=5, caps=False, mat='hair', jitter=.02)
    end, last = line[-1], way[-1]
    m.tube(place(np.array([end - last * radius * .5, end - last * radius * .3, end + last * radius * .4, end + last * radius * .6])), np.array([.7, .84, .84, .7]) * radius, ribbon, n=14, mat='cloth')
    for q in range(26):
        b, r = rng.uniform(0, 6.28), rng.uniform(.1, .5)
        aside = side[-1] * np.cos(b) + out[-1] * np.sin(b)
        m.tube(place(np.array([end + aside * radius * r * .8 + last * radius * u + aside * radius * .35 * np.sin(u) * r for u in (.5, 1.4, 2.4, rng.uniform(2.8, 3.6))])), np.array([1, 1.1, .9, .2]) * radius * .12, rgb(color) * rng.uniform(.8, 1.15), n=4, caps=False, mat='hair')
