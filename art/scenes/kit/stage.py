"""Camera, light and passes: everything a scene sets up before and after its geometry. For every picture."""
import json
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

from .marks import moved
from .meshes import rgb
from .paint import PASSES

LENS, SENSOR = 30.0, 36.0


def arguments():
    """The options after `--`: view, width, samples, the folder that the passes go to, the part of the frame to render (None: all) and whether to tell apart what lives."""
    raw = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    given = dict(a.lstrip('-').split('=', 1) for a in raw)
    return {'view': int(given.get('view', 1)), 'width': int(given.get('width', 768)),
            'samples': int(given.get('samples', 12)), 'out': given.get('out', '/tmp/scenes-passes'),
            'region': [float(c) for c in given['region'].split(',')] if 'region' in given else None, 'life': 'life' in given}


def sun_direction(azimuth, elevation):
    """The unit vector towards the sun; azimuth in degrees from straight ahead, negative to the left."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return np.array([math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)])


class Stage:
    """One scene's camera, light and output. Camera looks along +Y; X is right; metres."""

    def __init__(self):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.args = arguments()
        self.view = self.args['view']
        self.meta = {'smoke': [], 'halos': []}

    def camera(self, loc, target, lens=LENS):
        """Place the series camera; the lens stays at 30 mm unless a close view needs another."""
        data = bpy.data.cameras.new('camera')
        data.lens, data.sensor_width, data.clip_end = lens, SENSOR, 4000
        cam = bpy.data.objects.new('camera', data)
        cam.location = loc
        cam.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
        self.scene.collection.objects.link(cam)
        self.scene.camera = cam
        bpy.context.view_layer.update()
        self.meta['camera'] = {'loc': list(loc), 'rotation': [list(r) for r in cam.matrix_world.to_3x3()], 'lens': lens / SENSOR}

    def sun(self, azimuth=-75, elevation=25, color='ffdfb0', strength=4.2, softness=1.2):
        """The key light; `softness` is its size in degrees."""
        light = bpy.data.lights.new('sun', 'SUN')
        light.energy, light.color, light.angle = strength, rgb(color), math.radians(softness)
        obj = bpy.data.objects.new('sun', light)
        obj.rotation_euler = Vector(sun_direction(azimuth, elevation)).to_track_quat('Z', 'Y').to_euler()
        self.scene.collection.objects.link(obj)
        self.meta['sun'] = list(sun_direction(azimuth, elevation))

    def fill(self, zenith='6fa3d8', horizon='cfd6d8', strength=0.55):
        """The sky's light on things (the visible sky is painted in post)."""
        world = bpy.data.worlds.new('world')
        self.scene.world = world
        world.use_nodes = True
        tree = world.node_tree
        back = tree.nodes['Background']
        coord, sep, ramp = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeValToRGB')
        tree.links.new(coord.outputs['Generated'], sep.inputs[0])
        tree.links.new(sep.outputs['Z'], ramp.inputs[0])
        ramp.color_ramp.elements[0].color = (*rgb(horizon), 1)
        ramp.color_ramp.elements[1].color = (*rgb(zenith), 1)
        tree.links.new(ramp.outputs[0], back.inputs['Color'])
        back.inputs['Strength'].default_value = strength
        world.cycles.sampling_method = 'MANUAL'
        world.cycles.sample_map_resolution = 64

    def lamp(self, loc, color='ffb060', power=60.0, radius=0.3, halo=0.0, mirrored=True):
        """A small warm light (lantern, torch, window); `halo` adds a glow of that many metres in post; without `mirrored` nothing that shines mirrors it."""
        light = bpy.data.lights.new('lamp', 'POINT')
        light.energy, light.color, light.shadow_soft_size = power, rgb(color), radius
        obj = bpy.data.objects.new('lamp', light)
        obj.location = loc
        obj.visible_glossy = mirrored
        self.scene.collection.objects.link(obj)
        if halo:
            self.meta['halos'].append({'loc': list(loc), 'radius': halo, 'color': list(rgb(color))})

    def spot(self, loc, target, color='ffd9a0', power=900.0, angle=40.0, soft=2.0, blend=.9):
        """The soft light that lifts the focal stage; `blend` is the share of its cone over which it fades out."""
        light = bpy.data.lights.new('spot', 'SPOT')
        light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = power, rgb(color), math.radians(angle), blend, soft
        obj = bpy.data.objects.new('spot', light)
        obj.location = loc
        obj.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
        self.scene.collection.objects.link(obj)

    def smoke(self, loc, height=6.0, drift=(1.5, 0.3), width=0.35, spread=2.0, density=0.55, color='cfc8c0', shade='6f6a72', puffs=90, seed=1, lit=None):
        """A smoke column for the post pipeline: from `loc`, `height` tall, blown by `drift` metres, widening to `spread`."""
        self.meta['smoke'].append({'loc': [float(c) for c in loc], 'height': height, 'drift': list(drift), 'width': width, 'spread': spread,
                                   'density': density, 'color': list(rgb(color)), 'shade': list(rgb(shade)), 'puffs': puffs, 'seed': seed,
                                   'lit': None if lit is None else list(rgb(lit))})

    def look(self, **settings):
        """Sky, fog and grade for the post pipeline (see art/README.md for the keys)."""
        self.meta['look'] = settings

    def _border(self, region):
        """Render only `region` (left, top, right, bottom in a frame of 1536 x 1024), and tell the post pipeline where it lies."""
        if not region:
            return
        r = self.scene.render
        (x0, y0, x1, y1), k = region, r.resolution_x / 1536
        x0, x1 = (int(min(max(x * k, 0), r.resolution_x)) for x in (x0, x1))
        y0, y1 = (int(min(max(y * k, 0), r.resolution_y)) for y in (y0, y1))
        r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_max_x = x0 / r.resolution_x, x1 / r.resolution_x
        r.border_min_y, r.border_max_y = 1 - y1 / r.resolution_y, 1 - y0 / r.resolution_y
        self.meta['region'] = {'frame': [r.resolution_x, r.resolution_y], 'corner': [x0, y0]}

    def _faces(self):
        """The features of every face in the scene, where they stand in the world."""
        bpy.context.view_layer.update()
        found = []
        for obj in self.scene.objects:
            if obj.type == 'MESH' and 'faces' in obj.data and not obj.hide_render:
                world = np.array(obj.matrix_world)
                found += [moved(face, lambda points: points @ world[:3, :3].T + world[:3, 3]) for face in json.loads(obj.data['faces'])]
        return found

    def render(self, bounces=3):
        """Render the passes and write what the post pipeline needs to know."""
        sc, out = self.scene, self.args['out']
        os.makedirs(out, exist_ok=True)
        sc.render.engine = 'CYCLES'
        sc.render.resolution_x, sc.render.resolution_y = self.args['width'], self.args['width'] * 2 // 3
        sc.render.film_transparent = True
        self._border(self.args['region'])
        cy = sc.cycles
        cy.samples, cy.use_adaptive_sampling, cy.use_denoising = self.args['samples'], False, False
        cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transparent_max_bounces = bounces, 2, 2, 12
        cy.sample_clamp_indirect, cy.sample_clamp_direct = 2.0, 8.0
        cy.caustics_reflective = cy.caustics_refractive = False
        cy.filter_width = 1.2
        sc.render.use_persistent_data = False
        sc.view_settings.view_transform = 'Raw'
        layer = sc.view_layers[0]
        layer.use_pass_position = layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_mist = True
        mist = (sc.world or bpy.data.worlds.new('world')).mist_settings
        sc.world = sc.world or bpy.data.worlds[-1]
        mist.start, mist.depth, mist.falloff = 0, 400, 'INVERSE_QUADRATIC'
        sc.use_nodes = True
        tree = sc.node_tree
        tree.nodes.clear()
        src, dst = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
        dst.base_path = out
        dst.format.file_format, dst.format.color_depth, dst.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
        dst.file_slots.clear()
        slots = [('color', 'Image'), ('position', 'Position'), ('normal', 'Normal'), ('albedo', 'DiffCol'), ('mist', 'Mist')]
        for kind in PASSES if self.args['life'] else ():
            aov = layer.aovs.add()
            aov.name, aov.type = kind, 'VALUE' if kind == 'water' else 'COLOR'
            slots.append((kind, kind))
        for name, socket in slots:
            dst.file_slots.new(name)
            tree.links.new(src.outputs[socket], dst.inputs[name])
        sc.render.filepath = os.path.join(out, 'raw')
        self.meta['faces'] = self._faces()
        with open(os.path.join(out, 'meta.json'), 'w') as f:
            json.dump(self.meta, f)
        bpy.ops.render.render(write_still=False)
