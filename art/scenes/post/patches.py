"""Takes patches out of the light that are smaller than a form: blots of a fold, a stray beam through a crowd. For every picture."""
import cv2
import numpy as np

from .ink import skin

# Levels of light for each doubling at which patches are looked for.
LEVELS = 4
# The share of a patch's border that must be of light only: one that ends where things end is a thing, such as a button.
BORDER = 0.45
# In a face small patches are its planes: the share of the size that is looked for there.
FACE = 0.15
# Pixels of 1536, squared, above which a patch of a close thing is a separate shape, such as a gleam.
MOST = 56
# Stops above the lightest tenth of a picture from which a thing shines.
SHINES = 0.8
# Stops by which light must have moved for its hue to be asked of what surrounds it.
MOVED = 0.25
LUMA = np.array([.2126, .7152, .0722], np.float32)
RING = np.ones((3, 3), np.uint8)


def bounds(p, light):
    """Where a thing or a colour of it ends, a few pixels wide, and all of what shines itself or gleams."""
    colour = np.sqrt(np.clip(p.albedo, 0, 1))
    step = sum(np.abs(colour - np.roll(colour, 2, axis)).max(-1) for axis in (0, 1))
    return cv2.dilate(((p.edges(turns=False) > .2) | (step > .1) | shines(p, light)).astype(np.uint8), RING) > 0


def shines(p, light):
    """What is far lighter than the lamps make a plain thing: a lamp, a screen, a gleam."""
    lit = p.alpha[..., 0] > .5
    return lit & (light > np.percentile(light[lit], 90) + SHINES) if lit.any() else lit


def small(mask, least, ends):
    """The patches of `mask` that are smaller than `least` (pixels, at each place) and border on more light than on ends of things."""
    count, names, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8), connectivity=4)
    rim = mask & (cv2.erode(mask.astype(np.uint8), RING) == 0)
    border = np.bincount(names[rim], minlength=count)
    ended = np.bincount(names[rim & ends], minlength=count)
    area = stats[:, cv2.CC_STAT_AREA]
    room = np.bincount(names.ravel(), weights=least.ravel(), minlength=count) / np.maximum(area, 1)
    gone = (area < room) & (ended < (1 - BORDER) * border)
    gone[0] = False
    return gone[names]


def level(light, least, ends):
    """The light (stops) with its small bright patches lowered and its small dark ones raised to what surrounds them."""
    low = np.floor(light.min() * LEVELS) / LEVELS
    steps = low + np.arange(1, np.ceil((light.max() - low) * LEVELS) + 1) / LEVELS
    for step in steps[::-1]:
        light = np.where(small(light > step, least, ends), np.minimum(light, step), light)
    for step in steps:
        light = np.where(small(light < step, least, ends), np.maximum(light, step), light)
    return light.astype(np.float32)


def remove(p, light, size):
    """The light (stops) without patches smaller than `size` (metres, squared), its contours smoothed."""
    colour = np.sqrt(np.clip(p.albedo, 0, 1))
    face = cv2.GaussianBlur(skin(colour).astype(np.float32), (0, 0), 2)
    least = (np.minimum(size * p.scale(), MOST) * p.wide / 1536) ** 2 * (1 - (1 - FACE) * face)
    light = level(light, least, bounds(p, light))
    guide = np.dstack([colour[..., :2], np.log(np.minimum(p.distance, 1e3))]).astype(np.float32)
    return cv2.ximgproc.jointBilateralFilter(guide, light, d=-1, sigmaColor=.08, sigmaSpace=2.5 * p.wide / 1536)


def hue(p, image, light, moved):
    """The things (linear light) with the hue of light taken from what surrounds them where the `light` has `moved` (stops)."""
    tint = image / np.clip(p.albedo, .02, None)
    tint = tint / np.maximum(tint @ LUMA, 1e-4)[..., None]
    plain = (p.alpha[..., 0] > .5) & (p.albedo @ LUMA > .02) & ~shines(p, light)
    asked = np.clip(np.abs(moved) / MOVED - 1, 0, 1) * plain
    giving = (plain & (asked == 0)).astype(np.float32)[..., None]
    near = cv2.GaussianBlur(giving, (0, 0), p.wide / 50)
    around = cv2.GaussianBlur(tint * giving, (0, 0), p.wide / 50) / np.maximum(near, 1e-4)[..., None]
    asked = asked * np.clip(near * 20, 0, 1)
    out = image * (1 + (around / np.maximum(tint, 1e-2) - 1) * asked[..., None])
    return out * ((image @ LUMA) / np.maximum(out @ LUMA, 1e-4))[..., None]
