"""Faces for people of a crowd who stand near enough to be read: an authored face with its features shaken a little. For future 1, 2; medieval 1, 2, 3; modern 3; renaissance 1, 3."""
from .faces import FACES

MEN = ('clerk', 'steward', 'master', 'operator', 'digger')
WOMEN = ('widow', 'mother', 'engineer')
# What is shaken, and by how much either way.
LOOSE = {'jaw': .3, 'chin': .3, 'cheek': .3, 'brow': .3, 'nose_long': .35, 'nose_wide': .3, 'hook': .35, 'lips': .3, 'fat': .3, 'worry': .3, 'stern': .25}


def likeness(rng, woman=False, age=None, **changes):
    """Returns a Face drawn with `rng`: one of the authored men or women, a little different; `changes` are set last."""
    names = WOMEN if woman else MEN
    face = FACES[names[rng.integers(len(names))]]
    loose = {key: getattr(face, key) + rng.uniform(-by, by) for key, by in LOOSE.items()}
    loose.update(width=face.width * rng.uniform(.95, 1.05), age=float(rng.uniform(.1, .8)) if age is None else age, lid=float(rng.uniform(.52, .68)),
                 mouth=('closed', 'tense', 'speak', 'closed')[rng.integers(4)], stubble=0.0 if woman else float(rng.uniform(0, .7)), asymmetry=int(rng.integers(1, 60)))
    loose.update(changes)
    # Rounded, so that the same seed finds the kept surface again on any machine.
    return face.but(**{key: round(float(val), 3) if isinstance(val, float) else val for key, val in loose.items()})
