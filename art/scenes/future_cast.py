"""The people of the Mars scene: colonists of two minds, council speakers and walkers in pressure suits."""
import numpy as np

from kit.figures import Crowd, Look, figure
from kit.meshes import rgb, unit
from kit.pose import POSES, mirrored

ROCK, SPROUT = 'c2341d', '2f8fb0'
SUITS = ('c9c2b6', 'b5ada0', 'a86a48', '8c8478', '6f7a80', 'b08a5c', '7d5a48', '94a0a0', 'd6d0c4')
SKINS = ('8a5a3c', 'c98d66', 'e2ab84', '6a4430', 'b0784e', 'efc2a0', '7a4c34')
HAIRS = ('1c1612', '2a1c14', '3a2618', '5a3a20', '8c8478', 'b8b0a4', '6b2f18')


def _pick(rng, options):
    return options[rng.integers(len(options))]


def harness(color, pack='8d9096', glow=None):
    """A collar ring, shoulder yoke, belt pouches and a small air pack, with a status light."""
    def draw(m, j):
        p, c = j.points, j.chest
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


def baton(color, strength=2.4):
    """A voting light, to be held up."""
    def draw(m, base, d, j=None):
        m.tube([base + d * .42, base + d * .58], .02, '44423e', n=6)
        m.tube([base + d * .58, base + d * .86], [.022, .017], rgb(color) * strength, n=7, mat='glow', jitter=0)
    return draw


def standard(color, device):
    """A small stiff flag on a light pole: 'rock' shows three strata, 'sprout' a shoot with two leaves."""
    def draw(m, base, d, j=None):
        top = base + d * 1.75
        m.tube([base, top], .016, 'b8b4ac', n=6)
        right = unit(np.cross(d, j.chest[:, 1] if j else (0, 1, 0)))
        at = lambda u, v, out=0.0: top + right * u * .62 - d * (v * .5) + np.cross(right, d) * (out + .05 * np.sin(u * 4))
        m.loft([[at(u, v) for u in np.linspace(0, 1, 6)] for v in (0, 1)], color, closed=False, mat='cloth', jitter=0)
        for out in (.012, -.012):
            if device == 'rock':
                for v in (.25, .5, .75):
                    m.loft([[at(u, v + q + .04 * np.sin(u * 5 + v * 9), out) for u in np.linspace(.15, .85, 6)] for q in (-.05, .05)], 'f0e4cc', closed=False, jitter=0)
            else:
                m.loft([[at(.47, v, out), at(.53, v, out)] for v in (.3, .85)], 'f0e4cc', closed=False, jitter=0)
                for s in (-1, 1):
                    m.add([at(.5, .55, out), at(.5 + s * .2, .42, out), at(.5 + s * .32, .15, out), at(.5 + s * .08, .3, out)], [[0, 1, 2, 3]], 'f0e4cc', jitter=0)
    return draw


def crowd(seed=4, detail=False):
    """Two halves of a colony: (Crowd, {side: variants})."""
    rng = np.random.default_rng(seed)
    people, sides = Crowd(seed, spacing=.62), {}
    names = ('stand', 'hip', 'folded', 'contrapposto', 'fist', 'point', 'plead', 'think', 'whisper', 'clasped', 'hips', 'cup')
    for s, side in enumerate(('rock', 'sprout')):
        pool = []
        for k, name in enumerate(names):
            pose = POSES[name].loosened(rng)
            pool.append(people.variant(colonist(rng, side if k % 3 else None), mirrored(pose) if (k + s) % 2 else pose, seed=100 + k + 50 * s, detail=detail))
        color = (ROCK, SPROUT)[s]
        for k in range(4):
            glow = ('ff5a30', '4fd8ff')[s]
            pool.append(people.variant(colonist(rng, side), POSES['raise'].loosened(rng), seed=300 + k + 50 * s, held=baton(glow), detail=detail))
        for k in range(2):
            pool.append(people.variant(colonist(rng, side), POSES['staff'].loosened(rng), seed=400 + k + 50 * s, held=standard(color, side), detail=detail))
        sides[side] = pool
    return people, sides


def walker(pose='stand', accent=ROCK, seed=0, held=None, lamp=True):
    """A colonist in a pressure suit with a clear helmet."""
    def gear(m, j):
        p, c = j.points, j.chest
        harness(accent, 'c9c2b6', '60e0ff')(m, j)
        m.box(p['chest'] + c @ (0, -.24, .1), (.42, .22, .62), 'd6d0c4', rot=c, chamfer=.06)
        m.box(p['chest'] + c @ (0, -.36, .22), (.3, .03, .08), accent, rot=c)
        m.box(p['chest'] + c @ (0, .17, -.02), (.2, .07, .14), '8d9096', rot=c, chamfer=.02)
        m.ball(p['head'] + j.head @ (0, .01, .01), .2, '9fc4cc', n=22, mat='glass')
        m.lathe([(.15, -.2), (.19, -.13), (.185, -.1)], accent, n=18, center=p['head'], rot=j.head / 1.12)
        m.loft([[p['head'] + j.head @ (np.cos(a) * .19 * np.sin(b), .02 - np.sin(a) * .19 * np.sin(b), .03 + .19 * np.cos(b)) for a in np.linspace(-.1, np.pi + .1, 12)]
                for b in np.linspace(.15, 1.75, 7)], 'e2ddd2', closed=False)
        if lamp:
            for s in (-1, 1):
                m.box(p['head'] + j.head @ (s * .18, .04, .1), (.05, .07, .05), rgb('fff0c8') * 2.5, rot=j.head, mat='glow', jitter=0)
        for s in 'lr':
            for a, b in (('shoulder_', 'elbow_'), ('elbow_', 'wrist_'), ('hip_', 'knee_'), ('knee_', 'ankle_')):
                u, v = p[a + s], p[b + s]
                thick = {'hip_': .105, 'knee_': .088, 'shoulder_': .082, 'elbow_': .068}[a]
                for t in np.linspace(.15, .9, 5):
                    m.tube([u + (v - u) * (t - .07), u + (v - u) * t, u + (v - u) * (t + .07)], [thick * .9, thick, thick * .9], 'd0c8ba', n=9, mat='cloth', jitter=.02)
    look = Look(garment='suit', color='cfc7b8', legs='cfc7b8', leg_width=1.5, belt='6f6a62', boots='8d857a', boot_height=.3, gloves='7d766c', skin='b0784e', hair='1c1612', stout=.5, extra=[gear], height=1.9)
    return figure(look, pose, detail=True, seed=seed, held=held)
