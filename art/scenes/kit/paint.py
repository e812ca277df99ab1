"""Materials that read their colour from the mesh, and the step from mesh parts to a Blender object. For every picture."""
import json

import bpy
import numpy as np

_cache = {}

# What the colour of a material that shines is distinguished by, in separate passes (`Stage.render`).
SHINES = {'glow': 'lamp', 'flame': 'flame', 'fire': 'flame', 'screen': 'screen', 'glint': 'glint'}
PASSES = (*dict.fromkeys(SHINES.values()), 'water')


def _nodes(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    return mat, tree, lambda kind, **kw: _node(tree, kind, **kw)


def _node(tree, kind, **inputs):
    node = tree.nodes.new('ShaderNode' + kind)
    for key, val in inputs.items():
        node.inputs[key.replace('_', ' ')].default_value = val
    return node


def _color(tree, mottle):
    """The mesh colour with a painterly mottle and a shift of its own for each object."""
    link, attr = tree.links.new, _node(tree, 'Attribute')
    attr.attribute_name = 'Col'
    geo = _node(tree, 'NewGeometry')
    total = None
    for scale, amount in ((1.3, mottle), (9.0, mottle * 0.8)):
        tex = _node(tree, 'TexNoise', Scale=scale, Detail=2.0)
        link(geo.outputs['Position'], tex.inputs['Vector'])
        ramp = _node(tree, 'MapRange')
        ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = 0.3, 0.7
        ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = 1 - amount, 1 + amount
        link(tex.outputs['Fac'], ramp.inputs['Value'])
        if total is None:
            total = ramp.outputs[0]
        else:
            mul = _node(tree, 'Math')
            mul.operation = 'MULTIPLY'
            link(total, mul.inputs[0])
            link(ramp.outputs[0], mul.inputs[1])
            total = mul.outputs[0]
    info = _node(tree, 'ObjectInfo')
    each = _node(tree, 'MapRange')
    each.inputs['To Min'].default_value, each.inputs['To Max'].default_value = 0.9, 1.1
    link(info.outputs['Random'], each.inputs['Value'])
    mul = _node(tree, 'Math')
    mul.operation = 'MULTIPLY'
    link(total, mul.inputs[0])
    link(each.outputs[0], mul.inputs[1])
    scale = _node(tree, 'VectorMath')
    scale.operation = 'SCALE'
    link(attr.outputs['Color'], scale.inputs[0])
    link(mul.outputs[0], scale.inputs['Scale'])
    return scale.outputs[0]


def _tell(tree, kind, color=None):
    """Write the `color` of a surface (without one: that it is there) to the pass named `kind`."""
    out = _node(tree, 'OutputAOV')
    # Blender 4.1 gave the pass its own property.
    setattr(out, 'aov_name' if hasattr(out, 'aov_name') else 'name', kind)
    if color is None:
        out.inputs['Value'].default_value = 1.0
    else:
        tree.links.new(color, out.inputs['Color'])


def _mix(tree, a, b, factor):
    mix = _node(tree, 'MixShader')
    if isinstance(factor, float):
        mix.inputs[0].default_value = factor
    else:
        tree.links.new(factor, mix.inputs[0])
    tree.links.new(a.outputs[0], mix.inputs[1])
    tree.links.new(b.outputs[0], mix.inputs[2])
    return mix


def _folds(tree, shader):
    """Bumps for cloth near the camera: long soft folds and a weave."""
    link, geo = tree.links.new, _node(tree, 'NewGeometry')
    squeeze = _node(tree, 'Mapping')
    squeeze.inputs['Scale'].default_value = (1, 1, .3)
    link(geo.outputs['Position'], squeeze.inputs['Vector'])
    fold, weave = _node(tree, 'TexNoise', Scale=11.0, Detail=2.0), _node(tree, 'TexNoise', Scale=260.0, Detail=1.0)
    link(squeeze.outputs[0], fold.inputs['Vector'])
    link(geo.outputs['Position'], weave.inputs['Vector'])
    broad, fine = _node(tree, 'Bump', Strength=.55, Distance=.05), _node(tree, 'Bump', Strength=.3, Distance=.002)
    link(fold.outputs['Fac'], broad.inputs['Height'])
    link(weave.outputs['Fac'], fine.inputs['Height'])
    link(broad.outputs[0], fine.inputs['Normal'])
    link(fine.outputs[0], shader.inputs['Normal'])


def material(name):
    """One of: paint, plain (without any bumps), cloth, wool, skin, hair, leather, leaf, metal, gloss, glow, flame, screen, glint, catch (the light in an eye), glass, pane, visor, gleam, ray, fire, shade, water, still (water that mirrors nothing) (made on first use)."""
    if name in _cache:
        return _cache[name]
    mat, tree, node = _nodes(name)
    link = tree.links.new
    out = node('OutputMaterial')
    if name in ('glow', 'flame', 'screen', 'glint', 'catch'):
        attr = node('Attribute')
        attr.attribute_name = 'Col'
        shader = node('Emission')
        link(attr.outputs['Color'], shader.inputs['Color'])
        # Seen by the camera and in mirrors only: lamps do the lighting, without fireflies.
        path, dim = node('LightPath'), node('Math')
        dim.operation = 'SUBTRACT'
        dim.inputs[0].default_value = 1.0
        link(path.outputs['Is Diffuse Ray'], dim.inputs[1])
        link(dim.outputs[0], shader.inputs['Strength'])
        mat.cycles.sample_as_light = False
        # The light in an eye is no lamp.
        if name in SHINES:
            _tell(tree, SHINES[name], attr.outputs['Color'])
    elif name in ('pane', 'visor'):
        # A window pane without render noise: tinted, and paler towards the rim as if it mirrored a bright sky; a visor veils half as much.
        attr = node('Attribute')
        attr.attribute_name = 'Col'
        clear, light, rim = node('BsdfTransparent'), node('Emission', Color=(.75, .85, .9, 1), Strength=.55), node('LayerWeight', Blend=.3)
        link(attr.outputs['Color'], clear.inputs['Color'])
        ramp = node('MapRange')
        ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = {'pane': (.03, .4), 'visor': (.015, .2)}[name]
        link(rim.outputs['Facing'], ramp.inputs['Value'])
        shader = _mix(tree, clear, light, ramp.outputs[0])
        mat.cycles.sample_as_light = False
    elif name == 'gleam':
        # A slanting light on a pane: mostly clear, a little of its colour.
        attr = node('Attribute')
        attr.attribute_name = 'Col'
        light = node('Emission')
        link(attr.outputs['Color'], light.inputs['Color'])
        shader = _mix(tree, node('BsdfTransparent'), light, 0.16)
        mat.cycles.sample_as_light = False
    elif name in ('ray', 'fire'):
        # Light seen in dusty air, or a flame: adds its colour to what is behind, so black is nothing.
        attr = node('Attribute')
        attr.attribute_name = 'Col'
        light, shader = node('Emission'), node('AddShader')
        path = node('LightPath')
        link(attr.outputs['Color'], light.inputs['Color'])
        link(path.outputs['Is Camera Ray'], light.inputs['Strength'])
        link(light.outputs[0], shader.inputs[0])
        link(node('BsdfTransparent').outputs[0], shader.inputs[1])
        mat.cycles.sample_as_light = False
        if name == 'fire':
            _tell(tree, SHINES[name], attr.outputs['Color'])
    elif name == 'shade':
        # A painted shadow: takes its colour's share of the light behind it, so white is nothing.
        attr, shader = node('Attribute'), node('BsdfTransparent')
        attr.attribute_name = 'Col'
        link(attr.outputs['Color'], shader.inputs['Color'])
    elif name == 'glass':
        # Seen glass: clear, tinted by its colour, mirroring towards the rim.
        attr = node('Attribute')
        attr.attribute_name = 'Col'
        clear, mirror, fresnel = node('BsdfTransparent'), node('BsdfGlossy', Roughness=0.06), node('LayerWeight', Blend=0.25)
        link(attr.outputs['Color'], clear.inputs['Color'])
        ramp = node('MapRange')
        ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = 0.05, 0.55
        link(fresnel.outputs['Fresnel'], ramp.inputs['Value'])
        shader = _mix(tree, clear, mirror, ramp.outputs[0])
    else:
        color = _color(tree, {'paint': 0.09, 'still': 0.09, 'cloth': 0.07, 'wool': 0.07, 'leaf': 0.1, 'skin': 0.02}.get(name, 0.03))
        diffuse = node('BsdfDiffuse')
        link(color, diffuse.inputs['Color'])
        shader = diffuse
        if name == 'wool':
            _folds(tree, diffuse)
        if name in ('skin', 'hair'):
            sheen = node('BsdfGlossy', Roughness={'skin': 0.46, 'hair': 0.38}[name])
            if name == 'hair':
                link(color, sheen.inputs['Color'])
            shader = _mix(tree, diffuse, sheen, {'skin': 0.055, 'hair': 0.22}[name])
        if name == 'leaf':
            through = node('BsdfTranslucent')
            link(color, through.inputs['Color'])
            shader = _mix(tree, diffuse, through, 0.35)
        elif name in ('metal', 'gloss', 'water', 'leather'):
            mirror = node('BsdfGlossy', Roughness={'metal': 0.32, 'gloss': 0.25, 'water': 0.08, 'leather': 0.34}[name])
            if name == 'metal':
                link(color, mirror.inputs['Color'])
            share = {'metal': 0.55, 'gloss': 0.12, 'water': 0.5, 'leather': 0.1}[name]
            shader = _mix(tree, diffuse, mirror, share)
        if name in ('water', 'still'):
            _tell(tree, 'water')
    link(shader.outputs[0], out.inputs['Surface'])
    _cache[name] = mat
    return mat


def to_object(name, parts, link=True, faces=()):
    """Turn mesh parts (verts, faces, corner colours, smooth, material) into one object."""
    mats = sorted({p[4] for p in parts})
    counts = [len(p[0]) for p in parts]
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    verts = np.concatenate([p[0] for p in parts])
    loops = np.concatenate([(p[1] + s).ravel() for p, s in zip(parts, starts)])
    totals = np.concatenate([np.full(len(p[1]), p[1].shape[1]) for p in parts])
    smooth = np.concatenate([np.full(len(p[1]), p[3]) for p in parts])
    slots = np.concatenate([np.full(len(p[1]), mats.index(p[4])) for p in parts])
    colors = np.concatenate([p[2].reshape(-1, 3) for p in parts])
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(verts))
    mesh.loops.add(len(loops))
    mesh.polygons.add(len(totals))
    mesh.vertices.foreach_set('co', verts.astype(np.float32).ravel())
    mesh.loops.foreach_set('vertex_index', loops.astype(np.int32))
    mesh.polygons.foreach_set('loop_start', (np.cumsum(totals) - totals).astype(np.int32))
    mesh.polygons.foreach_set('loop_total', totals.astype(np.int32))
    mesh.polygons.foreach_set('material_index', slots.astype(np.int32))
    mesh.polygons.foreach_set('use_smooth', smooth)
    mesh.update(calc_edges=True)
    attr = mesh.color_attributes.new('Col', 'FLOAT_COLOR', 'CORNER')
    attr.data.foreach_set('color', np.concatenate([colors, np.ones((len(colors), 1))], 1).astype(np.float32).ravel())
    for m in mats:
        mesh.materials.append(material(m))
    if faces:
        # On the mesh, so that every copy of the object has them.
        mesh['faces'] = json.dumps(faces)
    obj = bpy.data.objects.new(name, mesh)
    if link:
        bpy.context.scene.collection.objects.link(obj)
    return obj


def instance(obj, loc, rz=0.0, scale=1.0):
    """Another copy of an object that shares its mesh."""
    copy = bpy.data.objects.new(obj.name, obj.data)
    copy.location, copy.rotation_euler = loc, (0, 0, rz)
    copy.scale = tuple(np.broadcast_to(scale, 3).astype(float))
    bpy.context.scene.collection.objects.link(copy)
    return copy
