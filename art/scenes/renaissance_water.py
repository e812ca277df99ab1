"""What the river in the clay valley shows: its current, the rings below the jug and the candles in it. For renaissance 3."""
import numpy as np

from kit.meshes import rgb


# Where the jug's water meets the river, as the trough's (u, v).
FALL = (.866, .825)


def _stream(share, bed):
    """The points (u, v) of the river at a share of its way, 0 at the left."""
    share = np.asarray(share) * (len(bed) - 1)
    return np.stack([np.interp(share, np.arange(len(bed)), bed[::-1, k]) for k in (0, 1)], 1)


def light_on_water(m, surface, bed, level):
    """Lines that follow the stream, the rings that cross it below the jug, and the candles' broken reflections."""
    taper = np.sin(np.linspace(.1, np.pi - .1, 24))
    for first, last, aside, color in ((.04, .2, .03, '8db9d6'), (.12, .27, -.025, '8db9d6'), (.4, .55, .02, '8db9d6'), (.7, .82, .035, '8db9d6'), (.74, .86, -.03, '8db9d6'),
                                      (.02, .12, -.015, '234a70'), (.22, .36, .01, '234a70'), (.5, .62, -.03, '234a70'), (.6, .74, .0, '234a70'), (.62, .69, -.035, '8db9d6')):
        m.tube([surface(u, v + aside, level) for u, v in _stream(np.linspace(first, last, 24), bed)], .0024 * taper, color, n=6, jitter=0)
    # A candle on the far wall is mirrored as strokes across the stream, one nearer and wider than the last.
    for middle, power in ((.315, 1.0), (.69, 1.0), (.8, .6)):
        v = np.interp(middle, *bed[np.argsort(bed[:, 0])].T)
        for k, aside in enumerate((.05, .026, .002, -.022, -.044)):
            half = (.012 + .004 * k) * power * (1, .7, 1.1, .6, .8)[k]
            shift = (.002, -.005, .004, -.003, .005)[k]
            m.tube([surface(middle + shift + t * half, v + aside, level + .001) for t in np.linspace(-1, 1, 24)], .0042 * taper, rgb('ffd890') * (.7 + .5 * power), n=6, mat='glint', jitter=0)
    wide, deep = (np.linalg.norm(surface(*end) - surface(0, 0)) for end in ((1, 0), (0, 1)))
    # The rings that spread from where the jug's water meets the river, and those thrown back by its banks.
    ring = np.linspace(0, 2 * np.pi, 49)
    for (cu, cv), radii in ((FALL, ((.022, .0022), (.042, .0018), (.066, .0016), (.095, .0014), (.13, .0013), (.17, .0012))), ((.815, .69), ((.03, .0013), (.06, .0012), (.1, .001)))):
        for r, thick in radii:
            m.tube([surface(cu + r * np.cos(q) / wide, cv + r * .75 * np.sin(q) / deep, level + .001) for q in ring], thick, rgb('e6f2f6') * .7, n=6, mat='gloss', jitter=0)
    # Where it strikes the water stands up in a small crown, and drops fly.
    at = surface(*FALL, level)
    for k in range(9):
        a, far = k * 2.4, .014 + .011 * (k % 3)
        m.ball(at + (far * np.cos(a), far * .7 * np.sin(a), .006 + .013 * ((k * 5) % 4)), .0045 - .0007 * (k % 3), rgb('fff2da') * .9, n=8, mat='gloss', jitter=0)
    m.lathe([(.012, 0), (.02, .004), (.026, .014), (.022, .006)], rgb('e6f2f6') * .8, n=18, center=at, mat='gloss', caps=False, jitter=0)
