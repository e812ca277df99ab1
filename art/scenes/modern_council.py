"""The nearest people of the plotting room: authored faces, shirts with ties, jackets with lapels, uniforms with ribbons. For modern 3."""
from dataclasses import replace

import numpy as np

import modern_hair
from kit import clothes, fronts, sixties as dress
from kit.faces import FACES
from kit.figures import Look
from modern_chair import necktie

HEAD = 1.05
# Eyes a little enlarged and brows drawn into the skin, so that a face of forty pixels is read.
NEAR = dict(eyes=1.5, inset=1.0, blush=.5, short=.6, slim=.3)
COUNCIL = {
    'decider': FACES['operator'].but(age=.35, mouth='tense', stern=.8, worry=.9, low_brows=.2, smile=-.7, stubble=.15, lid=.56, **NEAR),
    'briefer': FACES['master'].but(age=.5, mouth='open', rested=1.0, stern=.9, **NEAR),
    'colonel': FACES['digger'].but(age=.2, stubble=.05, mouth='shout', rested=1.0, nose_wide=.6, lips=.4, stern=1.0, low_brows=.2, lid=.7, **NEAR),
    'doubter': FACES['steward'].but(age=.5, fat=.8, jaw=.1, chin=-.1, brow=.1, mouth='tense', worry=1.0, stern=.1, smile=-.8, stubble=0.0, **NEAR),
    'general': FACES['steward'].but(mouth='shout', smile=-.8, rested=1.0, age=.75, fat=.5, jaw=.7, chin=.4, brow=.8, nose_long=-.35, nose_wide=.8, hook=-.3, stern=1.3, low_brows=.5, lid=.7, stubble=.1, **NEAR),
    'pleader': FACES['clerk'].but(age=.2, nose_long=.1, hook=.15, hollow=.2, mouth='open', rested=1.0, worry=1.3, stern=-.2, lid=.75, stubble=0.0, **NEAR),
    'leaner': FACES['digger'].but(age=.1, fat=.4, nose_long=-.5, nose_wide=.4, hook=-.4, jaw=.1, mouth='open', smile=-.8, worry=.5, rested=1.0, stubble=.1, stern=1.2, low_brows=.4, **NEAR),
    'caller': FACES['operator'].but(age=.1, mouth='open', small=.6, rested=1.0, even=.6, worry=1.3, stern=-.1, stubble=.1, lid=.85, **NEAR),
    'lieutenant': FACES['clerk'].but(age=.05, hook=.1, hollow=.2, mouth='closed', rested=1.0, worry=.9, stubble=0.0, **NEAR),
    'smoker': FACES['master'].but(age=.4, mouth='closed', hook=.6, stern=.9, low_brows=.3, **NEAR),
    'weary': FACES['clerk'].but(age=.35, worry=.9, stern=0.0, lid=.12, mouth='closed', stubble=.5, **NEAR),
    'adviser': FACES['master'].but(age=.6, nose_long=-.1, nose_wide=.5, hook=0.0, fat=.4, hollow=0.0, mouth='closed', worry=.8, stern=.2, smile=-.5, **NEAR),
    'clerk': FACES['mother_hero'].but(mouth='closed', blush=.5),
}


def _person(name, skin, hair, style, height, **changes):
    # Under the lamp pale skin would look like the shirts.
    tanned = ''.join(f'{int(int(skin[k:k + 2], 16) * share):02x}' for k, share in ((0, .93), (2, .86), (4, .81))) if int(skin[:2], 16) > 160 else skin
    base = dict(face=COUNCIL[name], head=HEAD, skin=tanned, hair=hair, height=height, leg_width=1.2, boots='14120f', boot_height=.08, belt=None, stout=.25, elbows=.8, folds=.6)
    look = Look(**{**base, **changes})
    look.hair_style = 'bald'
    return replace(look, extra=look.extra + [cut(hair, style, tanned)])


def sized(extra, size, lift=0.0):
    """The same `extra` fitted to a head of that size, `lift` metres higher on it."""
    return lambda m, j: extra(m, replace(j, head=j.head * size, points={**j.points, 'head': j.points['head'] + j.head @ (0, 0, lift)}))


def cut(color, style, skin, size=HEAD):
    """A barber's cut: parted left or right, parted and receding, close all over, or a ring of hair about a bald crown on a head of that size; other styles draw nothing."""
    seed = int(color[:4], 16) % 97
    kinds = {'parted': dict(side=1), 'right': dict(side=-1), 'receding': dict(side=-1, recede=1.0, top=.008, quiff=.002), 'close': dict(top=.006, quiff=0.0, locks=26, sweep=0.0, parting=9.0)}
    if style in kinds:
        return modern_hair.barber(color, skin, seed=seed, **kinds[style])
    return lambda m, j: style == 'ring' and clothes.shell(m, j, color, (0, .62, .8), 1.1, np.array((.092, .112, .12)) * size, np.array((0, -.014, .008)) * size, rough=.02)


def shirted(name, skin, hair, style='parted', height=1.78, tie='8a2418', shirt='bcb9ae', glasses=False, extra=(), **changes):
    """A man in his shirt, with a tie under a turned-down collar and pens in his pocket."""
    return _person(name, skin, hair, style, height, garment='tucked', color=shirt, sleeve=shirt, legs='44464a', belt='2a1c14',
                   extra=[necktie(tie, shirt), fronts.pocket(shirt, stout=.25), *_glasses(glasses), *extra], **changes)


def suited(name, skin, hair, color, style='parted', height=1.78, tie='8a2418', glasses=False, extra=(), stout=.25, **changes):
    """A man in a suit: lapels, buttons, flaps, and a tie on a white shirt."""
    return _person(name, skin, hair, style, height, garment='jacket', color=color, legs=color, lapel=('e4dccc', None), stout=stout,
                   extra=[fronts.jacket(color, low=.4, stout=stout), necktie(tie, 'ece6da', stout, .42), *_glasses(glasses), *extra], **changes)


def officer(name, skin, hair, color, style='parted', height=1.8, stripes=2, double=False, rows=3, cap=False, glasses=False, extra=(), **changes):
    """A staff officer: a uniform jacket with bright buttons, gold on its cuffs, a black tie and ribbons beside the lapel."""
    hat = [sized(dress.service_cap('ece8dc', '14161c'), 1.0, .023)] if cap else []
    return _person(name, skin, hair, style, height, garment='jacket', color=color, legs=color, lapel=('e4dcc4', None),
                   extra=[fronts.jacket(color, buttons='d8b050', low=.46, stout=.25, double=double), necktie('16181c', 'e4dcc4', low=.48), dress.uniform('d8b050', stripes, buttons=False), dress.ribbons(rows, .8, .05),
                          *hat, *_glasses(glasses), *extra], **changes)


def _glasses(wanted):
    return [sized(dress.glasses('2c2420', rim=.0036), HEAD)] if wanted else []


def crowd_face(look, face, style):
    """A person of the crowd with an authored face and a head of hair instead of a set bob, glasses or a bag."""
    woman = look.feminine > 0
    kept = [] if woman else [part for part in look.extra if 'glasses' not in part.__qualname__]
    return replace(look, face=face, head=HEAD, hair_style='bun' if woman else 'bald', extra=kept + ([] if woman else [cut(look.hair, style, look.skin)]))
