"""Light in a few tones, as a painter lays it: what falls on each colour gathers around steps with soft borders."""
import cv2
import numpy as np

# `amount`: how far the light moves to its tone; `steps`: tones for each doubling of light; `soft`: the share of a step that is border.
TONES = {'amount': 0.45, 'steps': 1.2, 'soft': 0.35}
LUMA = np.array([.2126, .7152, .0722], np.float32)


def gather(p, image, settings):
    """The things (linear light) with the light on them gathered into tones."""
    t = {**TONES, **settings}
    if not t['amount']:
        return image
    colour = p.albedo @ LUMA
    light = np.log2(np.clip((image @ LUMA) / np.clip(colour, .02, None), 1e-3, 60)).astype(np.float32)
    light = cv2.bilateralFilter(cv2.medianBlur(light, 5), 15, .7, 7)
    place = light * t['steps']
    step = np.floor(place)
    k = np.clip((place - step - .5) / t['soft'] + .5, 0, 1)
    gathered = (step + k * k * (3 - 2 * k)) / t['steps']
    gain = 2 ** ((gathered - light) * t['amount'])
    return image * np.where((p.alpha[..., 0] > .5) & (colour > .03), gain, 1)[..., None]
