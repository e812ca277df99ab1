"""The people of the Mars scene: colonists of two minds, and walkers in pressure suits."""
import numpy as np

from kit.figures import Look, figure
from kit.meshes import rgb, rotation, unit

ROCK, SPROUT = 'c2341d', '2f8fb0'
SUITS = ('c9c2b6', 'b5ada0', 'a86a48', '8c8478', '6f7a80', 'b08a5c', '7d5a48', '94a0a0', 'd6d0c4')
SKINS = ('8a5a3c', 'c98d66', 'e2ab84', '6a4430', 'b0784e', 'efc2a0', '7a4c34')
HAIRS = ('1c1612', '2a1c14', '3a2618', '5a3a20', '8c8478', 'b8b0a4', '6b2f18')


def _pick(rng, options):
    return options[rng.integers(len(options))]


def harness(color, pack='8d9096', glow=None, knees=True):
    """A collar ring, shoulder yoke, belt pouches, bands at the `knees` and a small air pack, with a status light."""
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


def _panel(m, chest, c):
    """The front of the chest box: a lit gauge in its frame, two knobs, a row of lamps and a printed strip."""
    at = lambda x, y, z: chest + c @ (x, y, z)
    m.box(at(.045, .206, .005), (.076, .012, .064), '3a3e44', rot=c, chamfer=.004)
    m.box(at(.045, .212, .005), (.06, .006, .048), rgb('60e0ff') * .5, rot=c, mat='glow', jitter=0)
    for k, h in enumerate((.012, .02, .028, .022, .034, .03)):
        m.box(at(.023 + .009 * k, .2155, -.016 + h / 2), (.005, .002, h), rgb('b8f4ff') * 1.5, rot=c, mat='glow', jitter=0)
    turn = c @ rotation(-np.pi / 2, 0, 0)
    for z in (.022, -.03):
        m.lathe([(.019, 0), (.017, .012), (.012, .015), (.001, .015)], '2c3036', n=20, center=at(-.05, .204, z), rot=turn, mat='gloss')
        m.box(at(-.05, .221, z + .006), (.003, .003, .012), 'e8e2d6', rot=c, jitter=0)
    for k, tone in enumerate(('6ae08a', '6ae08a', 'ffb060', '5a2a20')):
        m.ball(at(-.012, .207, .03 - .02 * k), .0052, rgb(tone) * (1.3 if k < 3 else .5), n=10, mat='glow', jitter=0)
    m.box(at(.0, .207, .052), (.15, .004, .012), 'd8d2c6', rot=c, jitter=0)
    for k in range(9):
        m.box(at(-.06 + .0145 * k, .2095, .052), (.0085 if k % 3 else .004, .001, .005), '3a3e44', rot=c, jitter=0)


def walker(pose='stand', accent=ROCK, seed=0, held=None, height=1.9, skin='b0784e', hair='1c1612', **near):
    """A colonist in a pressure suit of one piece with a clear helmet; bellows at the joints only. `near` has what a `Look` near the camera adds."""
    def gear(m, j):
        p, c = j.points, j.chest
        harness(accent, 'c9c2b6', '60e0ff')(m, j)
        m.box(p['chest'] + c @ (0, -.23, .1), (.4, .22, .6), 'd6d0c4', rot=c, chamfer=.08)
        m.box(p['chest'] + c @ (0, -.345, .22), (.3, .03, .08), accent, rot=c)
        m.box(p['chest'] + c @ (0, .17, -.02), (.2, .07, .14), '8d9096', rot=c, chamfer=.02)
        _panel(m, p['chest'], c)
        for s in (-1, 1):
            m.tube([p['chest'] + c @ (s * x, y, z) for x, y, z in ((.08, .17, -.04), (.14, .185, -.03), (.172, .18, .03), (.165, .165, .11), (.13, .15, .19), (.1, .1, .25))], .017, '6f6a62', n=10)
        at = lambda x, y, z: p['head'] + j.head @ (x, y, z)
        m.ball(at(0, .01, .01), .2, 'd4e4e6', n=26, mat='pane')
        m.lathe([(.15, -.24), (.184, -.188), (.186, -.168), (.178, -.162)], accent, n=22, center=p['head'], rot=j.head / 1.12)
        # The hard shell behind the clear part, and its rim.
        rows = np.linspace(.1, 1.85, 9)
        m.loft([[at(np.cos(a) * .205 * np.sin(b), .0 - np.sin(a) * .205 * np.sin(b), .02 + .205 * np.cos(b)) for a in np.linspace(-.1, np.pi + .1, 16)] for b in rows], 'e2ddd2', closed=False)
        m.tube([at(np.cos(a) * .207, .03, .02 + np.sin(a) * .2) for a in np.linspace(-.35, np.pi + .35, 40)], .016, 'd6d0c4', n=12)
        # A round lamp in its bezel on each side, and the light that runs over the visor.
        for s in (-1, 1):
            tilt = j.head / 1.12 @ rotation(-np.pi / 2 - .1, 0, 0)
            m.lathe([(.018, -.05), (.034, -.035), (.037, .03), (.032, .038), (.028, .03)], '7f7a72', n=28, center=at(s * .19, .03, .1), rot=tilt, mat='metal')
            m.lathe([(.029, .026), (.001, .032)], rgb('fff0c8') * 2.0, n=24, center=at(s * .19, .03, .1), rot=tilt, caps=False, mat='glow', jitter=0)
        for lo, hi, up, tone in ((2.05, 2.62, .62, .16), (2.2, 2.5, .8, .1)):
            arc = np.linspace(lo, hi, 18)
            m.loft([[at(*(np.array((np.cos(q) * np.cos(up + w), np.sin(q) * np.cos(up + w), np.sin(up + w))) * .2015 + (0, .01, .01))) for q in arc] for w in (-.05, -.02, .02, .05)], rgb('cfe4f4') * tone, closed=False, mat='ray', jitter=0)
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
    look = Look(garment='tucked', color='cfc7b8', legs='cfc7b8', leg_width=1.25, belt='6f6a62', boots='8d857a', boot_height=.3, gloves='7d766c', skin=skin, hair=hair, stout=.35, extra=[gear, *near.pop('extra', [])], height=height, **near)
    return figure(look, pose, detail=True, seed=seed, held=held)
