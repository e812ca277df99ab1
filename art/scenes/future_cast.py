"""The people of the Mars scene: colonists of two minds. For future 1, 2, 3."""
import numpy as np

from kit.figures import Look
from kit.meshes import rgb

ROCK, SPROUT = 'c2341d', '2f8fb0'
SUITS = ('c9c2b6', 'b5ada0', 'a86a48', '8c8478', '6f7a80', 'b08a5c', '7d5a48', '94a0a0', 'd6d0c4')
SKINS = ('8a5a3c', 'c98d66', 'e2ab84', '6a4430', 'b0784e', 'efc2a0', '7a4c34')
HAIRS = ('1c1612', '2a1c14', '3a2618', '5a3a20', '8c8478', 'b8b0a4', '6b2f18')


def _pick(rng, options):
    return options[rng.integers(len(options))]


def harness(color, pack='8d9096', glow=None, knees=True, yoke=True):
    """A collar ring and shoulder `yoke`, belt pouches, bands at the `knees` and a small air pack, with a status light."""
    def draw(m, j):
        p, c = j.points, j.chest
        if yoke:
            ring = p['neck'] + c @ (0, 0, -.035)
            a = np.linspace(0, 2 * np.pi, 19)
            m.tube(ring + (np.cos(a)[:, None] * c[:, 0] * .1 + np.sin(a)[:, None] * c[:, 1] * .095), .024, color, n=6, caps=False)
            for s in 'lr':
                m.ball(p['shoulder_' + s] + c @ (0, 0, .03), (.085, .085, .05), color, n=8)
        back = p['chest'] + c @ (0, -.17, .06)
        m.box(back, (.26, .12, .34), pack, rot=c, chamfer=.03)
        m.box(back + c @ (0, -.05, .1), (.2, .06, .05), color, rot=c)
        if glow:
            m.box(back + c @ (0, -.07, -.06), (.1, .02, .02), rgb(glow) * 2.2, rot=c, mat='glow', jitter=0)
        for s in (-1, 1):
            m.box(p['pelvis'] + j.hips @ (s * .17, .05, .07), (.06, .1, .1), '6a6258', rot=j.hips, chamfer=.012)
            if knees:
                m.tube([p['knee_' + 'lr'[s > 0]] + (0, .0, .04), p['knee_' + 'lr'[s > 0]] - (0, 0, .04)], .074, color, n=8)
    return draw


def sash(color):
    """A broad sash from the left shoulder to the right hip: the wearer's side in the debate."""
    def draw(m, j):
        from kit.body import torso_ring
        for flip in (0, 1):
            rows = []
            for f in np.linspace(0, 1, 9):
                t = .93 - f * .62
                a = np.pi / 2 + (.75 - 1.5 * f) * (1 if not flip else -1) + (np.pi if flip else 0)
                rows.append(torso_ring(j, t, .026, 0, 0, 0, a + np.linspace(-.24, .24, 3) * (1 + (f < .1) * .4)))
            m.loft(rows if flip else rows[::-1], color, closed=False, mat='cloth', jitter=.01)
    return draw


def colonist(rng, side=None, **changes):
    """A random colonist; `side` is 'rock', 'sprout' or None."""
    woman = rng.random() < .48
    accent = {'rock': ROCK, 'sprout': SPROUT}.get(side)
    look = Look(garment=_pick(rng, ('suit', 'suit', 'jacket', 'coat')) if not woman else _pick(rng, ('suit', 'jacket', 'dress', 'robe')), color=_pick(rng, SUITS), legs=_pick(rng, SUITS),
                leg_width=1.25, belt=_pick(rng, ('3c3a38', '5a4a3c', accent or '3c3a38')), boots=_pick(rng, ('3a3634', '55504a', '7a6a58')), boot_height=.26, feminine=float(woman),
                height=rng.uniform(1.7, 1.95) if not woman else rng.uniform(1.62, 1.84), hair=_pick(rng, HAIRS), skin=_pick(rng, SKINS), stern=rng.uniform(.1, .8))
    look.hair_style = _pick(rng, ('bun', 'long', 'curly', 'short')) if woman else _pick(rng, ('short', 'cropped', 'curly', 'bald'))
    look.beard = None if woman else _pick(rng, (None, None, 'short', 'full'))
    look.hat = _pick(rng, (None, None, None, 'hood_down', 'cap'))
    look.hat_color, look.hat_accent = accent or _pick(rng, SUITS), accent or '8d9096'
    if look.garment in ('suit', 'jacket') and rng.random() < .65:
        look.extra = [harness(accent or _pick(rng, ('d6d0c4', 'b5ada0', '6f7a80')), glow=_pick(rng, ('60e0ff', 'ffb060')))]
    elif accent:
        look.extra = [sash(accent)]
    for key, val in changes.items():
        setattr(look, key, val)
    return look
