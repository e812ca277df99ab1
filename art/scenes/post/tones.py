"""Light in flat tones, as gouache is laid: small patches go, what remains gathers around steps, and shade takes a hue of its own. For every picture."""
import cv2
import numpy as np

from kit.meshes import rgb
from kit.noise import smoothstep

from . import patches
from .ink import skin
from .patches import LUMA

# `amount`: how far the light moves to its tone near the camera, and `distant` far from it; `steps`: tones for each doubling of light;
# `patch`: metres, squared, of light or shade on one thing that go (0: none); `soft`: the share of a step that is border;
# `shade`: the hue of what the light does not reach, and `tint`: how plainly it shows.
TONES = {'amount': 0.9, 'distant': 0.35, 'steps': 1.0, 'patch': 0.18, 'soft': 0.12, 'shade': '5a6ea0', 'tint': 0.5}
# Pixels for a metre between which a thing changes from distant to near: what is smaller has too few pixels for flat shapes.
NEAR = (60, 240)
# On skin a flat spot of shade would be a bruise: the share of `amount` that it gets, and its `soft`.
SKIN = {'amount': 0.4, 'soft': 0.5}


def gather(p, image, settings):
    """The things (linear light) with the light on them gathered into tones."""
    t = {**TONES, **settings}
    if not t['amount']:
        return image
    colour = p.albedo @ LUMA
    light = np.log2(np.clip((image @ LUMA) / np.clip(colour, .02, None), 1e-3, 60)).astype(np.float32)
    light = cv2.medianBlur(light, 5)
    # Folds and grain smaller than a brush would leave blots; large shapes keep their edges.
    calm = cv2.ximgproc.rollingGuidanceFilter(light, d=-1, sigmaColor=.45, sigmaSpace=5, numOfIter=4)
    if t['patch']:
        blotted, calm = calm, patches.remove(p, calm, t['patch'])
        image = patches.hue(p, image, blotted, calm - blotted)
    face = cv2.GaussianBlur(skin(np.sqrt(np.clip(p.albedo, 0, 1))).astype(np.float32), (0, 0), 2)
    soft = t['soft'] + (SKIN['soft'] - t['soft']) * face
    place = calm * t['steps']
    step = np.floor(place)
    gathered = (step + smoothstep(-soft / 2, soft / 2, place - step - .5)) / t['steps']
    amount = (t['distant'] + (t['amount'] - t['distant']) * smoothstep(*NEAR, p.scale())) * (1 - (1 - SKIN['amount']) * face)
    lit = (p.alpha[..., 0] > .5) & (colour > .03)
    image = image * np.where(lit, 2 ** ((gathered - light) * amount), 1)[..., None].astype(np.float32)
    return shade(image, gathered, lit, t)


def shade(image, light, lit, settings):
    """The things with the hue of shade on what is far darker than their lightest fifth; their brightness stays."""
    if not lit.any():
        return image
    bright = np.percentile(light[lit], 80)
    dark = (1 - smoothstep(bright - 2.2, bright - .6, light)) * lit * settings['tint']
    hue = rgb(settings['shade'])
    return image * (1 + (hue / (hue @ LUMA) - 1) * dark[..., None]).astype(np.float32)
