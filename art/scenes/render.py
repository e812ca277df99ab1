#!/usr/bin/env python3
"""Renders a scene and encodes it. For every picture.

python3 art/scenes/render.py medieval                 view 1, final size, encoded into the game
python3 art/scenes/render.py medieval --view 2        another view: medieval-2.avif
python3 art/scenes/render.py medieval --preview       768 px, 10 samples, a PNG only
python3 art/scenes/render.py medieval --post-only     grade again without rendering
python3 art/scenes/render.py medieval --region 860,460,1130,805   only this part, in pixels of the final 1536 x 1024; a PNG only
python3 art/scenes/render.py medieval --life          the depth map and the list of lights, smoke and water that go with the picture; no picture
"""
import argparse
import os
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
IMAGES = os.path.join(HERE, '../../apps/game/public/images')
# Blender's passes are read with the system's Python, which has OpenCV and numpy.
PYTHON = os.environ.get('SCENE_PYTHON', '/usr/bin/python3')


def main():
    """Run Blender, the post pipeline and the encoder for one view of a scene."""
    opt = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    opt.add_argument('scene')
    opt.add_argument('--view', type=int, default=1)
    opt.add_argument('--preview', action='store_true')
    opt.add_argument('--life', action='store_true')
    opt.add_argument('--post-only', action='store_true')
    opt.add_argument('--width', type=int)
    opt.add_argument('--samples', type=int)
    opt.add_argument('--region', help='left,top,right,bottom in the final 1536 x 1024: only this part, as a PNG')
    opt.add_argument('--quality', type=int, default=60)
    opt.add_argument('--build', default=os.path.join(tempfile.gettempdir(), 'time-traveler-scenes'))
    a = opt.parse_args()
    name = a.scene if a.view == 1 else f'{a.scene}-{a.view}'
    kind = 'region' if a.region else 'preview' if a.preview else 'life' if a.life else 'final'
    passes = os.path.join(a.build, f'{name}-{kind}')
    picture = os.path.join(a.build, f'{name}-{kind}.png')
    os.makedirs(passes, exist_ok=True)
    width, samples = a.width or {'region': 1536, 'preview': 768, 'life': 768, 'final': 1920}[kind], a.samples or {'region': 12, 'preview': 10, 'life': 2, 'final': 28}[kind]
    if not a.post_only:
        # Blender's Python must be the system's, whatever other Python comes first on the PATH.
        log = subprocess.run(['nice', '-n', '19', 'blender', '-b', '-noaudio', '--python-exit-code', '1', '-P', os.path.join(HERE, f'{a.scene}.py'), '--',
                              f'--view={a.view}', f'--width={width}', f'--samples={samples}', f'--out={passes}',
                              *([f'--region={a.region}'] if a.region else []), *(['--life=1'] if a.life else [])], capture_output=True, text=True,
                             env={**os.environ, 'PATH': '/usr/bin:' + os.environ['PATH']})
        if log.returncode:
            raise SystemExit(log.stdout[-3000:] + log.stderr[-3000:])
    if a.life:
        subprocess.run(['nice', '-n', '19', PYTHON, os.path.join(HERE, 'life.py'), passes, name, IMAGES], check=True)
        return
    subprocess.run(['nice', '-n', '19', PYTHON, os.path.join(HERE, 'finish.py'), passes, picture], check=True)
    print(picture)
    if kind == 'final':
        subprocess.run(['node', os.path.join(HERE, 'encode.mjs'), picture, name, str(a.quality)], check=True)


if __name__ == '__main__':
    main()
