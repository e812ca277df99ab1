"""Roman capitals with thick and thin strokes and serifs, built as filled shapes for maps, titles and inscriptions. For renaissance 1."""
import numpy as np

THICK, THIN = .125, .05
# How far each letter reaches to the right, in heights of a capital.
WIDTHS = {'A': .84, 'C': .7, 'E': .5, 'F': .48, 'I': .13, 'L': .5, 'N': .76, 'O': .82, 'P': .52, 'R': .72, 'S': .46}


def _stem(x0, x1, width=THICK, low=True, high=True, serif=.085):
    """A stroke from (x0, 0) to (x1, 1), its ends drawn out into bracketed serifs: rows of (left, right) points."""
    y = np.concatenate([np.linspace(0, .16, 9), np.linspace(.2, .8, 5), np.linspace(.84, 1, 9)])
    half = width / 2 * (1 - .1 * np.sin(np.pi * y))
    out = serif * (np.clip(1 - y / .13, 0, 1) ** 2.4 * low + np.clip(1 - (1 - y) / .13, 0, 1) ** 2.4 * high)
    x = x0 + (x1 - x0) * y
    return [((a - h, b), (a + h, b)) for a, b, h in zip(x, y, half + out)]


def _arm(x0, x1, y, up=0.0, down=0.0, width=THIN):
    """A level stroke whose right end is cut to a point `up` and `down`."""
    x = np.linspace(x0, x1, 12)
    k = np.clip((x - x1 + .15) / .15, 0, 1) ** 2.2
    return [((a, y - width / 2 - down * q), (a, y + width / 2 + up * q)) for a, q in zip(x, k)]


def _bowl(cx, cy, rx, ry, start, stop, tilt=0.0, thick=THICK):
    """An arc about (cx, cy), thick at its sides and thin at top and bottom; angles in degrees."""
    t = np.radians(np.linspace(start, stop, 40))
    w = THIN + (thick - THIN) * np.abs(np.cos(t - tilt)) ** 1.6
    return [((cx + rx * np.cos(a), cy + ry * np.sin(a)), (cx + (rx - h) * np.cos(a), cy + (ry - h) * np.sin(a))) for a, h in zip(t, w)]


def _spine():
    """The one curve of an S."""
    upper = [(.23 + .185 * np.cos(t), .745 + .225 * np.sin(t)) for t in np.radians(np.linspace(32, 245, 26))]
    lower = [(.225 + .2 * np.cos(t), .262 + .232 * np.sin(t)) for t in np.radians(np.linspace(62, -150, 26))]
    p = np.array(upper + lower)
    for _ in range(3):
        p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    d = np.gradient(p, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.linalg.norm(d, axis=1, keepdims=True)
    k = np.linspace(-1, 1, len(p))
    w = (THIN + (THICK * 1.12 - THIN) * np.exp(-(k / .42) ** 2) + .09 * np.clip((np.abs(k) - .88) / .12, 0, 1)) / 2
    return [tuple(map(tuple, (a - b * h, a + b * h))) for a, b, h in zip(p, n, w)]


def _pointed(x0, x1, width):
    """A stroke from the foot at (x0, 0) to a point at (x1, 1) without a serif there."""
    return _stem(x0, x1, width, True, False, .075)


def _letter(name):
    s = THICK / 2
    if name == 'I':
        return [_stem(s, s)]
    if name == 'P':
        return [_stem(s, s), _bowl(s, .735, .43, .265, -90, 90)]
    if name == 'R':
        leg = [((a - THICK * .62, y), (a + THICK * .62, y)) for a, y in zip(np.linspace(.24, .6, 12), np.linspace(.49, .02, 12))]
        foot = _arm(.5, .74, .018, up=.0, width=.036)
        return [_stem(s, s), _bowl(s, .745, .4, .255, -90, 90), leg, foot]
    if name == 'L':
        return [_stem(s, s), _arm(s, .5, .022, up=.15)]
    if name in 'EF':
        arms = [_arm(s, .47, .978, down=.13), _arm(s, .4, .52, up=.07, down=.07)]
        return [_stem(s, s), *arms, *([_arm(s, .5, .022, up=.15)] if name == 'E' else [])]
    if name == 'A':
        return [_pointed(.03, .39, THIN * 1.2), [((.39 - .085 + (a - .39), y), (a + .085 - .02, y)) for a, y in zip(np.linspace(.39, .7, 10), np.linspace(1.03, .05, 10))], _arm(.57, .82, .018, width=.036), _arm(.14, .6, .36, width=THIN * .9)]
    if name == 'N':
        return [_stem(.05, .05, THIN * 1.25, True, True, .08), [((a - .085, y), (a + .085, y)) for a, y in zip(np.linspace(.07, .69, 10), np.linspace(1.0, .0, 10))], _stem(.7, .7, THIN * 1.25, False, True, .08)]
    if name == 'O':
        return [_bowl(.41, .5, .41, .52, 0, 360, .3)]
    if name == 'C':
        tip = [((.655, .8), (.7, .8)), ((.648, .84), (.69, .9)), ((.6, .91), (.69, .97))]
        return [_bowl(.41, .5, .41, .52, 44, 312, .3), tip]
    return [_spine()]


def capitals(m, surf, word, u, v, tall, stretch=(1.0, 1.0), color='4a2c18', space=.23, out=.006):
    """Writes `word` on a sheet surf(u, v, out) from (u, v) on; letters are `tall` in v and stretched by (per u, per v)."""
    x = 0.0
    for name in word:
        for rows in _letter(name):
            m.loft([[surf(u + (x + a) * tall * stretch[0], v + b * tall * stretch[1], out) for a, b in row] for row in rows], color, closed=False, mat='paint', jitter=0)
        x += WIDTHS[name] + space
    return x * tall * stretch[0]
