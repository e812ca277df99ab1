"""The place of the Washington scene: avenue and pavement, the railings, the house behind them, the bureau and trees. For modern 1."""
import numpy as np

from kit import avenue, foliage, ground, ironwork, mansion
from kit.meshes import Mesh, rgb, rotation
from kit.noise import fbm
from kit.paint import instance

FENCE = 25.2
HOUSE = (9.5, 92)
BUREAU = (-11.55, 21.0)
# Where the wind has laid the leaves: the middle of a drift, how far it runs to both sides, its way in radians and how many there are.
DRIFTS = ((-1.75, 14.85, .34, .1, 17), (-2.5, 15.7, .2, .9, 4), (2.1, 14.95, .3, -.15, 13), (.35, 16.3, .2, .5, 4), (3.6, 16.1, .22, .2, 5), (-2.2, 24.7, .9, 0, 16), (2.2, 24.7, 1.1, 0, 18))
FALL = ('d06a22', 'e2a634', 'c03a1c', 'a8551f', 'dc8426')


def floor():
    """Asphalt in front and to the left, concrete slabs before the railings, a kerb, fallen leaves, the lawn."""
    xs, ys = np.linspace(-34, 34, 60), ground.spread(3, 32, 60, 1.4)
    flat = lambda x, y: np.zeros_like(np.asarray(x, float))
    ground.field('asphalt', lambda x, y: flat(x, y) - .13, lambda x, y: ground.blend('586064', '6c7472', fbm(x * .7, y * .7, 4)), xs, ys, jitter=.04)
    m = Mesh(12)
    pave = ('bcae94', 'b2a68e', 'c6b89c', 'aa9e88')
    for i, x in enumerate(np.arange(-3.4, 30, 1.25)):
        for k, y in enumerate(np.arange(14.6, FENCE, 1.25)):
            m.box((x + .62, y + .62, -.07), (1.235, 1.235, .14), pave[m.rng.integers(4)], chamfer=.012, jitter=.05)
    for k, y in enumerate(np.arange(19.9, 22, 1.2)):
        for x in np.arange(-16, -4, 1.25):
            m.box((x + .62, y + .6, -.07), (1.235, 1.185, .14), pave[m.rng.integers(4)], chamfer=.012, jitter=.05)
    for x in np.arange(-3.4, 30, 1.6):
        m.box((x + .8, 14.5, -.06), (1.59, .22, .15), 'b4aea0', chamfer=.02)
    for y in np.arange(14.5, 20, 1.6):
        m.box((-3.5, y + .8, -.06), (.22, 1.59, .15), 'b4aea0', chamfer=.02)
    for x in np.arange(-16, -3.5, 1.6):
        m.box((x + .8, 19.8, -.06), (1.59, .22, .15), 'b4aea0', chamfer=.02)
    for k in range(7):
        m.box((-9 + k * 3.4, 11.2, -.125), (1.7, .14, .012), 'd8cfae', jitter=.06)
    m.lathe([(.36, 0), (.36, .012)], '2c3032', n=20, center=(2.4, 12.9, -.13))
    m.build('pavement')
    fallen_leaves()
    rise = lambda x, y: .9 * np.clip((np.asarray(y) - 26) / 60, 0, 1) - .02
    ground.field('lawn', rise, lambda x, y: ground.blend('56682e', '7c8440', fbm(x * .12, y * .12, 8)), np.linspace(-120, 160, 80), ground.spread(FENCE + .3, 240, 60, 1.7))
    ground.grass(rise, lambda x, y: np.full_like(x, .9), (-14, 34), (26, 60), 30000, (.12, .26), ('5f7a2e', '7f8a40', '4c6428', 'a39a4a'), width=.016)


def fallen_leaves():
    """Maple leaves that the wind has drifted together at the kerb and along the railings, dense in the middle of a drift and single at its ends."""
    m, outline = Mesh(13), maple_leaf()
    for k, (cx, cy, long, way, count) in enumerate(DRIFTS):
        for n in range(count):
            along, aside = m.rng.normal(0, long), m.rng.normal(0, .07)
            x, y = cx + np.cos(way) * along - np.sin(way) * aside, cy + np.sin(way) * along + np.cos(way) * aside
            turn = rotation(m.rng.normal(.12, .2), m.rng.normal(0, .2), m.rng.uniform(0, 6.28))
            leaf = np.c_[outline * m.rng.choice((.06, .085, .105)), np.zeros(len(outline))] @ turn.T
            m.add(leaf + (x, y, .025 + n * .002), [list(range(len(outline)))], rgb(FALL[(k + n // 3) % 5]) * m.rng.uniform(.85, 1.1), mat='paint', jitter=0)
    m.build('fallen leaves')


def fence():
    """Stone base, spear-headed railings, four gate piers with lit lanterns, the gate leaves shut. Returns the lanterns' places."""
    m = Mesh(21)
    gate = ((-.6, 1.0), (3.8, 1.0))
    for a, b in ((-4.3, -.6), (3.8, 12.0), (12.0, 20.0)):
        m.box(((a + b) / 2, FENCE, .25), (b - a, .5, .5), avenue.STONE, chamfer=.03)
        ironwork.railings(m, (a, FENCE, .5), (b, FENCE, .5), 1.75, .2, bar=.02)
    lamps = []
    for x in (-.6, 3.8, 12.0, -4.3):
        m.box((x, FENCE, 1.45), (.85, .85, 2.9), 'd8d0c0', chamfer=.04)
        m.box((x, FENCE, .25), (1.0, 1.0, .5), avenue.STONE, chamfer=.03)
        m.box((x, FENCE, 2.98), (1.1, 1.1, .2), 'd8d0c0', chamfer=.05)
        lamps.append(ironwork.lantern_head(m, (x, FENCE, 3.08), .6, 2.4))
    ironwork.gate_leaf(m, (-.15, FENCE, 0), (1, 0), 1.72, 2.5, rise=.5)
    ironwork.gate_leaf(m, (3.35, FENCE, 0), (-1, 0), 1.72, 2.5, rise=.5)
    m.build('railings')
    return lamps


def trees():
    """Autumn trees behind the railings and beside the house, and a maple's bough that frames the picture."""
    near = [foliage.tree('oak', 9.5, FALL, 5200, .17, 31), foliage.tree('round', 8.5, ('c8842e', 'd8a840', 'a8461e', '9a8a34'), 4600, .17, 32)]
    far = [foliage.tree('round', 12, FALL, 2600, .4, 33), foliage.tree('oak', 13, ('6a6a30', '8a7a34', 'b8722a', '55602c'), 2800, .42, 34), foliage.tree('poplar', 12, ('55602c', '6a6a30', '8a7a34'), 1800, .4, 35)]
    for k, x, y, s, rz in ((0, 19.6, 33, 1.0, .4), (1, 23, 40, 1.15, 1.2), (0, -8, 46, 1.05, 2.2), (1, -3.4, 37, .72, 2.0)):
        instance(near[k], (x, y, 0), rz, s)
    rng = np.random.default_rng(4)
    for k in range(40):
        side = k % 2
        x = HOUSE[0] + (-1 if side else 1) * rng.uniform(27, 75) + (4 if not side else 0)
        instance(far[rng.integers(3)], (x, rng.uniform(76, 132), .8), rng.uniform(0, 6), rng.uniform(.8, 1.25))
    for k in range(12):
        instance(far[rng.integers(2)], (HOUSE[0] - 32 + k * 6, HOUSE[1] + 36, .8), rng.uniform(0, 6), rng.uniform(.9, 1.2))
    hedge = foliage.bush(1.1, ('3d5626', '4f6b2a', '55602c'), 900, .16, 36)
    for k in range(12):
        x = HOUSE[0] + (-1 if k % 2 else 1) * (11 + (k // 2) * 2.9)
        instance(hedge, (x, HOUSE[1] - 2.4, .8), k, (1.3, 1.3, 1.2))
    bough([(4.4, 14.6, 4.9), (3.5, 14.8, 4.4), (2.8, 15.0, 4.1), (2.2, 15.1, 3.8)], 6, 6)


def maple_leaf():
    """The outline of a maple leaf about its middle: three toothed lobes, two small ones and the stalk; its tip is at (0, 1)."""
    half = ((.09, .74), (.22, .76), (.17, .4), (.4, .6), (.5, .48), (.86, .5), (.7, .24), (.76, .12), (.34, -.04), (.58, -.3), (.34, -.3), (.04, -.4), (.035, -.85))
    right = np.array(((0, 1.0), *half))
    return np.concatenate([right, right[:0:-1] * (-1, 1)])


def bough(path, clumps, seed):
    """A maple's bough near the camera, along a path of points; its leaves hang in clumps, each of one colour in three tones, their points at the rim."""
    m = Mesh(seed)
    rng, outline = m.rng, maple_leaf()
    t = np.linspace(0, len(path) - 1, 12)
    line = np.stack([np.interp(t, np.arange(len(path)), np.asarray(path)[:, k]) for k in range(3)], 1)
    m.tube(line, np.linspace(.06, .014, 12), '4a3a2c', n=8)
    for k in range(clumps):
        root = line[int(2 + 9.99 * (k + .5) / clumps)]
        middle = root + ((-.06, 0, .2), (.02, -.08, -.2))[k % 2] + rng.normal(0, .03, 3)
        m.tube([root, (root + middle) / 2, middle], [.02, .013, .006], '4a3a2c', n=6)
        tone, wide, tall = rgb(FALL[(k * 2) % 5]), .36 * rng.uniform(.85, 1.1), .22 * rng.uniform(.85, 1.1)
        # Dark leaves out to the rim, the colour itself before them, a light patch towards the sun.
        for depth, count, light, reach, at in ((.1, 34, .52, 1.0, (0, 0)), (.0, 26, .86, .78, (-.06, .12)), (-.1, 12, 1.16, .5, (-.22, .3))):
            for n in range(count):
                a = 2 * np.pi * (n * .618 + .1 * rng.random())
                r = reach * np.sqrt((n + .6) / count)
                spot = middle + ((np.cos(a) * r + at[0]) * wide, depth + rng.normal(0, .03), (np.sin(a) * r + at[1]) * tall)
                # Each leaf points outwards, and more downwards the lower it hangs.
                turn = np.arctan2(np.sin(a) * r - .35, np.cos(a) * r) - np.pi / 2 + rng.normal(0, .35)
                flat = outline * rng.choice((.075, .1, .135)) @ np.array(((np.cos(turn), np.sin(turn)), (-np.sin(turn), np.cos(turn))))
                leaf = np.stack([flat[:, 0], np.zeros(len(flat)), flat[:, 1]], 1) @ rotation(rng.normal(0, .35), 0, rng.normal(0, .35)).T
                m.add(spot + leaf, [list(range(len(outline)))], tone * light * rng.uniform(.94, 1.06), mat='paint', jitter=0)
    m.build('bough')


def entrance(m, x, y, floor):
    """The bureau's door: a glazed leaf that stands beside the dark one, a fanlight over both, the lit hall behind."""
    wood = '3a2a22'
    m.box((x, y + .47, floor + 1.65), (1.4, .02, 3.3), rgb('ffcc84') * .5, mat='glow', jitter=0)
    m.box((x, y + .4, floor + 2.36), (1.4, .12, .13), wood)
    for u in (-.66, -.22, .22, .66):
        m.box((x + u, y + .42, floor + 2.86), (.07, .08, .9), wood)
    for u in (-.63, -.03):
        m.box((x + u, y + .42, floor + 1.15), (.12, .08, 2.3), wood)
    for z, tall in ((.3, .6), (1.1, .1), (2.24, .12)):
        m.box((x - .33, y + .42, floor + z), (.6, .07, tall), wood)
    m.box((x - .1, y + .34, floor + 1.1), (.05, .05, .4), 'c8a050', mat='metal')


def fire_escape(m, x, near, far, landings):
    """Iron landings along a side wall that faces +X, from `near` to `far`, with a window behind each and a flight of steps to the next."""
    iron, out = ironwork.IRON, 1.05
    for k, z in enumerate(landings):
        for u in (.08, .38, .68, .98):
            m.box((x + u, (near + far) / 2, z), (.16, far - near, .06), iron)
        for y in (near, far):
            m.beam((x, y, z - .75), (x + out, y, z), .06, iron)
        for up in (.5, .95):
            m.tube([(x, near, z + up), (x + out, near, z + up), (x + out, far, z + up), (x, far, z + up)], .028, iron, n=5)
        for y in np.linspace(near, far, 7):
            m.beam((x + out, y, z), (x + out, y, z + .95), .03, iron)
        m.box((x + .02, (near + far) / 2, z + 1.25), (.1, 1.15, 1.9), '5a5650', chamfer=.02)
        m.box((x + .06, (near + far) / 2, z + 1.25), (.1, .95, 1.7), '4c5c64', mat='gloss')
        m.box((x + .1, (near + far) / 2, z + 1.25), (.08, 1.0, .07), 'd8cdb8')
    for low, high in zip(landings, landings[1:]):
        for u in (.3, .85):
            m.beam((x + u, near + .5, low), (x + u, far - .4, high), .07, iron)
        for t in np.linspace(.06, .94, 10):
            m.box((x + .58, near + .5 + (far - near - .9) * t, low + (high - low) * t), (.55, .2, .04), iron)


def fountain():
    """The basin on the north lawn and its jet."""
    m = Mesh(25)
    x, y, z = 2.6, 62, .5
    m.lathe([(5.2, 0), (5.2, .5), (4.9, .55), (4.8, .3)], avenue.PALE, n=32, center=(x, y, z))
    for r, h in ((.35, 4.6), (.6, 2.6)):
        for k in range(5):
            a = k * 1.26
            m.tube([(x + np.cos(a) * r * .2, y, z + .3), (x + np.cos(a) * r * .5, y, z + h), (x + np.cos(a) * r * 2, y, z + h * .6), (x + np.cos(a) * r * 2.8, y, z + .3)], [.16, .12, .1, .04], 'e4ecec', n=5)
    m.build('fountain')


def town():
    """The house, the bureau, the newsstand and the lamps. Returns (lanterns, door x, floor z)."""
    m = Mesh(41)
    mansion.white_house(m, (HOUSE[0], HOUSE[1], .8))
    m.build('house')
    m = Mesh(42)
    door, floor_z = mansion.bureau(m, (*BUREAU, 0), blade=3.12, blade_size=.58, front=('9a6450', ('9a6450', 'a46c56', '905c48'), 0), side=(('9c6f60', 'a87a6a', '8f6456'), .2))
    entrance(m, BUREAU[0] + door, BUREAU[1], floor_z)
    fire_escape(m, BUREAU[0] + 7.6, BUREAU[1] + 3.2, BUREAU[1] + 7.4, (4.4, 7.3))
    m.build('bureau')
    m = Mesh(44)
    avenue.newsstand(m, (8.3, 21.8, 0), -.36)
    m.build('newsstand')
    m = Mesh(45)
    lamps = [avenue.globe_lamp(m, 7.9, 24.2, 4.1)]
    m.build('lamps')
    return lamps, BUREAU[0] + door, floor_z
