"""One person in one call: body, clothes, headwear and what they hold. For every picture."""
from dataclasses import dataclass, field

import numpy as np

from . import body, clothes, faces, features, locks, tailoring
from .meshes import Mesh, unit
from .pose import POSES, joints, with_pole


@dataclass
class Look:
    """How a person is dressed. Lengths in metres for a 1.75 m person; colours are hex."""
    skin: str = 'e0aa82'
    hair: str = '4a3020'
    hair_style: str = 'short'
    beard: str = None
    garment: str = 'tunic'
    color: str = '7a5a3a'
    trim: str = None
    belt: str = '4a2f1a'
    legs: str = '4a4038'
    sleeve: str = None
    boots: str = '33241a'
    boot_height: float = 0.16
    leg_width: float = 1.0
    # How far trousers are ironed to a crease and narrowed to the hem (0 to 1).
    pressed: float = 0.0
    pumps: bool = False
    # How wide the seat and the thighs of a tucked garment's trousers are, and how straight a jacket falls over the hips (0 to 1).
    hips: float = 1.0
    straight: float = 0.0
    # How far down the thigh trousers begin that a long coat covers.
    under: float = .1
    hat: str = None
    hat_color: str = 'c8b070'
    hat_accent: str = 'c2341d'
    cloak: str = None
    apron: str = None
    lapel: tuple = None
    buttons: str = None
    wide_sleeve: float = 0.0
    bare_arms: bool = False
    # The share of the forearms that rolled-up sleeves of a tailored garment leave bare.
    rolled: float = 0.0
    gloves: str = None
    height: float = 1.75
    stout: float = 0.0
    feminine: float = 0.0
    stern: float = 0.3
    # For people whose face is read: a name from faces.FACES or a Face, how large the head is drawn, and the close-up hands.
    # `grips` maps 'l' and 'r' to (grip, direction of the fingers, direction of the palm) in the figure's own frame.
    face: object = None
    head: float = 1.07
    # How much longer (m) the neck is drawn.
    neck: float = 0.0
    grips: dict = field(default_factory=dict)
    collar: str = None
    # Whether the kit draws a cuff at a close-up hand; without it an extra does.
    cuffed: bool = True
    extra: list = field(default_factory=list)
    # Whether trunk and sleeves are one skin (`tailoring`); None is what the scene has set with `dress`.
    tailored: bool = None
    # How deep the folds of the trunk and the skirt are; 0 keeps them plain.
    folds: float = 0.0
    # How far the bones of bent elbows stand out in tailored sleeves, whose creases deepen with them.
    elbows: float = 0.0


# Hem above the ground, flare of the skirt.
GARMENTS = {'shirt': (0.84, 0.01), 'tucked': (0.84, 0.0), 'doublet': (0.8, 0.05), 'jacket': (0.8, 0.005), 'tunic': (0.52, 0.06), 'coat': (0.42, 0.05),
            'robe': (0.1, 0.1), 'gown': (0.04, 0.17), 'dress': (0.48, 0.1), 'suit': (0.78, 0.0)}


_scene = {'tailored': False, 'trousers': False, 'cuffs': False}


def dress(tailored, strands=1, trousers=False, cuffs=False):
    """Sets for this scene whether people with a face wear garments in one skin, unless their `Look` says otherwise, into how many strands a lock of hair is divided, whether wide legs are trousers over low shoes, and whether `cuffs` follow the forearm when the wrist is bent."""
    _scene.update(tailored=tailored, trousers=trousers, cuffs=cuffs)
    locks.fine_hair(strands)


def figure(look=None, pose='stand', detail=False, seed=0, held=None, name='person', link=True):
    """Build a person and return the object.

    `pose` is a name from POSES or a Pose; `held` is a callable (mesh, base, direction, joints) that draws what the
    pole pose carries: base is the pole's lower end, direction its unit vector; or (mesh, joints) without a pole.
    `detail` is for people within about 12 m of the camera.
    """
    look = look or Look()
    pose = with_pole(POSES[pose] if isinstance(pose, str) else pose)
    m = Mesh(seed)
    j = joints(pose, look.stout)
    j.points['head'] = j.points['head'] + j.chest[:, 2] * look.neck
    n = 12 if detail else 8
    scale = look.height / 1.75
    hem, flare = GARMENTS[look.garment]
    tailored = look.face and not look.bare_arms and (_scene['tailored'] if look.tailored is None else look.tailored)
    with m.at(scale=scale):
        for s in 'lr':
            if hem > 0.2:
                body.leg(m, j, s, look.legs, look.boots, look.boot_height, n, look.leg_width * look.hips, look.pumps)
            else:
                body.leg(m, j, s, look.legs, look.boots, 0.1, 6)
            body.arm(m, j, s, look.sleeve or look.color, look.gloves or look.skin, getattr(pose, 'hold_' + s), n, look.wide_sleeve, look.bare_arms or look.rolled > 0, detail, look.grips.get(s), faces.age_of(look.face), sleeved=not tailored, cuffs=_scene['cuffs'], cuffed=look.cuffed)
        worn = dict(belt=look.belt, n=16 if detail else 10, stout=look.stout, feminine=look.feminine, leg=look.leg_width, buttons=look.buttons, lapel=look.lapel)
        if _scene['trousers'] and detail and look.leg_width > 1.1 and hem > .2:
            tailoring.trousers(m, j, look.legs, look.leg_width, stout=look.stout, seat=look.garment == 'tucked', pressed=look.pressed, under=look.under, hips=look.hips)
        if tailored:
            worn['high'] = .34
            bag = .016 if look.garment == 'tucked' else .016 * look.straight
            tailoring.sleeved(m, j, look.color, look.sleeve or look.color, .012, look.stout, look.feminine, look.wide_sleeve, bag, creases=1 + look.elbows, folds=look.folds, rolled=look.rolled, elbows=look.elbows)
            if look.rolled:
                tailoring.bare_forearms(m, j, look.skin, look.sleeve or look.color, look.rolled)
        if look.garment == 'tucked':
            clothes.tucked(m, j, look.color, look.legs, cuffs=look.boot_height < 0.12 and not _scene['trousers'], hips=look.hips, **worn)
        else:
            clothes.garment(m, j, look.color, hem, flare, trim=look.trim, draped=look.folds, straight=look.straight, **worn)
        if look.apron:
            apron(m, j, look.apron, hem, flare, look)
        covered = look.hat in ('hood', 'coif', 'wimple', 'veil', 'bonnet', 'helmet', 'linen')
        if look.face:
            faces.person(m, j, look, covered)
            m.face(features.curves(faces.FACES[look.face] if isinstance(look.face, str) else look.face, *j.face, look.hair))
        else:
            body.head(m, j, look.skin, look.hair, detail, look.beard, pose.shout, look.stern)
        if look.collar:
            clothes.collar(m, j, look.collar)
        if not covered and (not look.face or look.hair_style == 'parted'):
            clothes.hair(m, j, look.hair, look.hair_style)
        if look.cloak:
            clothes.cloak(m, j, look.cloak)
        for kind in [look.hat] if isinstance(look.hat, str) else (look.hat or []):
            clothes.headwear(m, j, kind, look.hat_color, look.hat_accent)
        for extra in look.extra:
            extra(m, j)
        if look.face:
            locks.tint_scalp(m, j, look.head)
        if held and pose.pole:
            side, direction, below, _ = pose.pole
            d = unit(direction)
            grip = j.points['wrist_' + side] + unit(j.points['wrist_' + side] - j.points['elbow_' + side]) * 0.055
            held(m, grip - d * below, d, j)
        elif held:
            held(m, j)
    if look.face:
        # Near the camera cloth has folds and a weave.
        m.parts = [(v, f, c, smooth, 'wool' if mat == 'cloth' else mat) for v, f, c, smooth, mat in m.parts]
    return m.build(name, link=link)


def apron(m, j, color, hem, flare, look):
    """An apron over the front of the skirt."""
    rings = clothes.skirt_rings(j, j.points['pelvis'][2] + 0.1, max(hem + 0.08, 0.3), 0.185 + look.stout * 0.05, flare, n=28, rng=None, depth=0.02)
    pick = range(3, 12)
    m.loft([r[list(pick)] + j.hips[:, 1] * 0.025 for r in rings[::-1]], color, closed=False, mat='cloth')


class Crowd:
    """Variants built once and placed many times, never two in one spot."""

    def __init__(self, seed=0, spacing=0.62):
        self.rng = np.random.default_rng(seed)
        self.spacing = spacing
        self.taken = []
        self.variants = []

    def variant(self, *args, **kw):
        """Build one variant (same arguments as `figure`) that `fill` draws from; it stays out of the scene itself."""
        obj = figure(*args, link=False, **kw)
        self.variants.append(obj)
        return obj

    def keep_clear(self, x, y, radius=0.8):
        """Nobody of the crowd will stand within `radius` of (x, y)."""
        self.taken.append((x, y, radius))

    def free(self, x, y, radius):
        """Whether a person with this radius has room at (x, y)."""
        return all((x - a) ** 2 + (y - b) ** 2 > max(radius, r) ** 2 for a, b, r in self.taken)

    def fill(self, count, place, towards, height=lambda x, y: 0.0, turn=0.35, variants=None, tries=40):
        """Place people at points drawn from `place(rng)`, facing `towards` (x, y) give or take `turn` radians."""
        from .paint import instance
        put = []
        pool = variants or self.variants
        bag = []
        for _ in range(count):
            for _ in range(tries):
                x, y = place(self.rng)
                if self.free(x, y, self.spacing):
                    break
            else:
                continue
            if not bag:
                bag = list(self.rng.permutation(len(pool)))
            angle = np.arctan2(towards[1] - y, towards[0] - x) - np.pi / 2 + self.rng.normal(0, turn)
            put.append(instance(pool[bag.pop()], (x, y, height(x, y)), angle, self.rng.uniform(0.93, 1.06)))
            self.taken.append((x, y, self.spacing))
        return put
