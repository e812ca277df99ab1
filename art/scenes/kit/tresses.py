"""Long hair for heads near the camera: wavy strands that hang close instead of standing off."""
import numpy as np

from .faces import locks, scalp
from .meshes import rgb, unit


def flowing(color, length=.2, waves=.0034, seed=2, front=.088, low=-.015, bare=.058, sweep=1.0, brow=False):
    """An `extra` of a Look with a face and `hat='linen'`: hair that falls from the crown to the shoulders, none from further forward than `bare` (m).

    `sweep` is how far it strokes backwards; with `brow` the hair over the forehead is combed back from the hairline.
    """
    def draw(m, j):
        sculpt, place = j.face
        shell = np.array([[np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)] for b in np.linspace(-.25, 1.56, 11) for a in np.linspace(0, 2 * np.pi, 26, endpoint=False)]).reshape(11, 26, 3)
        skull = shell * np.array([.083, .1035, .0945]) + np.array([0, -.02, .03])
        skull[:5, :, 1] = np.minimum(skull[:5, :, 1], .012)
        m.loft(place(skull), rgb(color) * .55, caps=False, mat='hair', jitter=0)
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
        m.loft(place(skull), rgb(color) * .5, caps=False, mat='hair', jitter=0)
        roots = [p for p in scalp(900, .095, -.035, seed=seed, back=-.075) if p[1] < .012 and p[2] < .085]
        flow = lambda p: (p[0] * (2.2 if p[2] > .0 else .3), -.3 if p[2] > .0 else -.05, -1.2)
        locks(m, place, sculpt, color, roots, flow, lambda p: length * (.8 + .5 * (p[2] > .02)), seed, .0075, .008, .004, n=5, clumps=clumps)
    return draw


def braid(m, place, path, radius, color, ribbon):
    """A braid along a path in the frame of `place`: strands that cross from side to side, thinner towards the end, a ribbon and a tuft."""
    path = np.asarray(path, float)
    thin = np.linspace(1, .68, len(path))
    for k, (a, b) in enumerate(zip(path[:-1], path[1:])):
        way = unit(b - a)
        aside = unit(np.cross(way, (.9, 1, .2))) * radius * .38 * (-1) ** k
        t = np.linspace(-.55, 1.5, 7)
        strand = a + np.outer(t, b - a) + np.outer(np.sin(np.pi * (t + .55) / 2.05) * 1.7 - .75, aside)
        m.tube([place(q) for q in strand], np.array([.2, .62, .9, 1, .9, .62, .2]) * radius * .92 * thin[k], color, n=12, mat='hair', jitter=.05)
    end, way = path[-1], unit(path[-1] - path[-2])
    m.tube([place(end - way * radius * .2), place(end + way * radius * .6)], radius * .76, ribbon, n=10, mat='cloth')
    m.tube([place(end + way * radius * t) for t in (.5, 1.7, 3.2)], np.array([.5, .85, .15]) * radius, color, n=8, mat='hair')
