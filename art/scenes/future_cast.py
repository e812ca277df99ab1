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


def walker(pose='stand', accent=ROCK, seed=0, held=None, height=1.9, skin='b0784e', hair='1c1612'):
    """A colonist in a pressure suit of one piece with a clear helmet; bellows at the joints only."""
    def gear(m, j):
        p, c = j.points, j.chest
        harness(accent, 'c9c2b6', '60e0ff')(m, j)
        m.box(p['chest'] + c @ (0, -.23, .1), (.4, .22, .6), 'd6d0c4', rot=c, chamfer=.08)
        m.box(p['chest'] + c @ (0, -.345, .22), (.3, .03, .08), accent, rot=c)
        m.box(p['chest'] + c @ (0, .17, -.02), (.2, .07, .14), '8d9096', rot=c, chamfer=.02)
        m.box(p['chest'] + c @ (.04, .21, .0), (.06, .01, .05), rgb('60e0ff') * 1.6, rot=c, mat='glow', jitter=0)
        for s in (-1, 1):
            m.tube([p['chest'] + c @ (s * .1, .16, -.04), p['chest'] + c @ (s * .24, .1, .0), p['chest'] + c @ (s * .22, -.16, .06)], .022, '6f6a62', n=6)
        at = lambda x, y, z: p['head'] + j.head @ (x, y, z)
        m.ball(at(0, .01, .01), .2, 'd4e4e6', n=26, mat='pane')
        m.lathe([(.15, -.2), (.19, -.13), (.185, -.1)], accent, n=22, center=p['head'], rot=j.head / 1.12)
        # The hard shell behind the clear part, and its rim.
        rows = np.linspace(.1, 1.85, 9)
        m.loft([[at(np.cos(a) * .205 * np.sin(b), .0 - np.sin(a) * .205 * np.sin(b), .02 + .205 * np.cos(b)) for a in np.linspace(-.1, np.pi + .1, 16)] for b in rows], 'e2ddd2', closed=False)
        m.tube([at(np.cos(a) * .207, .03, .02 + np.sin(a) * .2) for a in np.linspace(-.35, np.pi + .35, 18)], .016, accent, n=5)
        for s in (-1, 1):
            m.box(at(s * .19, .03, .1), (.05, .07, .05), rgb('fff0c8') * 2.5, rot=j.head, mat='glow', jitter=0)
        for s in 'lr':
            for a, b, thick in (('shoulder_', 'elbow_', .08), ('elbow_', 'wrist_', .066), ('hip_', 'knee_', .104), ('knee_', 'ankle_', .084)):
                u, v = p[a + s], p[b + s]
                m.tube([u, u * .5 + v * .5, u * .08 + v * .92], [thick, thick * .98, thick * .86], 'cfc7b8', n=12, mat='cloth', jitter=.01)
            for joint, thick in (('elbow_', .078), ('knee_', .098), ('shoulder_', .092)):
                u, way = p[joint + s], unit(p[{'elbow_': 'wrist_', 'knee_': 'ankle_', 'shoulder_': 'elbow_'}[joint] + s] - p[joint + s])
                for t in (-.045, 0, .045):
                    q = u + way * (t + (.05 if joint == 'shoulder_' else 0))
                    m.tube([q - way * .022, q, q + way * .022], [thick * .84, thick, thick * .84], 'bdb4a4', n=12, mat='cloth', jitter=.02)
            m.tube([p['elbow_' + s] * .4 + p['wrist_' + s] * .6, p['elbow_' + s] * .3 + p['wrist_' + s] * .7], .073, accent, n=12)
    look = Look(garment='tucked', color='cfc7b8', legs='cfc7b8', leg_width=1.25, belt='6f6a62', boots='8d857a', boot_height=.3, gloves='7d766c', skin=skin, hair=hair, stout=.35, extra=[gear], height=height)
    return figure(look, pose, detail=True, seed=seed, held=held)
