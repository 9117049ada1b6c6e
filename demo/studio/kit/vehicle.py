"""Lofts a body from its stations, sets in the glass, cuts wheel arches and door lines."""
import hashlib
import math
import os

import bmesh
import bpy

from .materials import material
from .mesh import Mesh, box, tube


def _section(row):
    x, low, mid, belt, rail, crown, sill, middle, at_belt, at_rail, roof = row
    return [(x, 0, low), (x, sill * .8, low), (x, sill, low + .05), (x, middle, mid), (x, middle * .45 + at_belt * .55 + .012, mid + (belt - mid) * .72),
            (x, at_belt, belt), (x, at_rail, rail), (x, roof, crown - .012), (x, 0, crown)]


SHELF = os.path.normpath(os.path.join(os.path.dirname(__file__), '..', '..', '..', '.cache', 'studio'))


def loft(spec, paint):
    """The painted shell with its glass. A body is the same in every colour: its mesh is kept, for cutting it takes longer than a picture."""
    with open(__file__, encoding='utf-8') as source:
        name = 'body-' + hashlib.sha1((repr(spec) + source.read()).encode()).hexdigest()[:16]
    file = os.path.join(SHELF, f'{name}.blend')
    if os.path.exists(file):
        with bpy.data.libraries.load(file) as (_, wanted):
            wanted.meshes = [name]
        shell = bpy.data.objects.new('body', wanted.meshes[0])
        bpy.context.scene.collection.objects.link(shell)
    else:
        shell = _bake(spec)
        shell.data.name = name
        os.makedirs(SHELF, exist_ok=True)
        bpy.data.libraries.write(file, {shell.data})
    for slot in (paint, 'carglass', 'metalblack'):
        shell.data.materials.append(material(slot))
    return shell


def _bake(spec):
    """Lofts, subdivides and cuts: every modifier left live would be evaluated for each picture."""
    work = bmesh.new()
    sections = [_section(row) for row in spec['stations']]
    count = len(sections[0])
    right = [[work.verts.new(p) for p in s] for s in sections]
    left = [[right[i][j] if sections[i][j][1] == 0 else work.verts.new((sections[i][j][0], -sections[i][j][1], sections[i][j][2])) for j in range(count)] for i in range(len(sections))]
    faces = {}
    for i in range(len(sections) - 1):
        for j in range(count - 1):
            faces[i, j, 1] = work.faces.new([right[i][j], right[i][j + 1], right[i + 1][j + 1], right[i + 1][j]])
            faces[i, j, -1] = work.faces.new([left[i][j], left[i + 1][j], left[i + 1][j + 1], left[i][j + 1]])
    for k, back in ((0, False), (len(sections) - 1, True)):
        for j in range(count - 1):
            ring = []
            for vertex in (right[k][j], right[k][j + 1], left[k][j + 1], left[k][j]):
                if vertex not in ring:
                    ring.append(vertex)
            work.faces.new(ring[::-1] if back else ring)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    for face in work.faces:
        face.smooth = True
    layer = work.edges.layers.crease.verify()
    for i in range(1, len(sections) - 2):   # the shoulder and the sill keep an edge
        for side in (right, left):
            for j, sharp in ((2, .5), (5, .42), (6, .22)):
                edge = work.edges.get((side[i][j], side[i + 1][j]))
                if edge:
                    edge[layer] = sharp
    _glass(work, faces, spec)
    data = bpy.data.meshes.new('body')
    work.to_mesh(data)
    work.free()
    shell = bpy.data.objects.new('body', data)
    bpy.context.scene.collection.objects.link(shell)
    for _ in range(3):
        data.materials.append(None)
    smooth = shell.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 3
    _cut(shell, spec)
    return shell


def _glass(work, faces, spec):
    groups = [[faces[i, 5, s] for i in range(a, b)] for a, b in spec['side'] for s in (1, -1)]
    for pair in (spec['screen'], spec['rear']):
        if pair:
            groups.append([faces[i, j, s] for i in range(*pair) for j in (6, 7) for s in (1, -1)])

    def crease(group):
        inside, layer = set(group), work.edges.layers.crease.verify()
        for face in group:
            for edge in face.edges:
                if sum(f in inside for f in edge.link_faces) < 2:
                    edge[layer] = .9
    for group in groups:
        group = [f for f in group if f.is_valid]
        bmesh.ops.inset_region(work, faces=group, thickness=.034, depth=0, use_even_offset=True)
        crease(group)
        bmesh.ops.inset_region(work, faces=group, thickness=.008, depth=-.012, use_even_offset=True)
        for face in group:
            face.material_index = 1
        crease(group)


def _cut(shell, spec):
    arches, lines = Mesh('arches'), Mesh('lines')
    for x in spec['wheels']:
        if 'box' in spec and x > spec['box'][0]:
            continue
        for s in (1, -1):
            tube(arches, (x, s * (spec['width'] - .3), spec['radius']), (x, s * 1.4, spec['radius']), spec['radius'] * 1.19, sides=64, material='metalblack', smooth=False)
    gap, w = .012, spec['width']
    belt = spec['stations'][6][3]
    for s in (1, -1):
        near, far = sorted((s * (w - .07), s * (w + .2)))
        for x in spec['doors']:
            box(lines, x, x + gap, near, far, .32, belt, 'metalblack')
        if len(spec['doors']) > 1:
            box(lines, spec['doors'][0], spec['doors'][-1], near, far, .31, .31 + gap, 'metalblack')
        if spec.get('van'):
            top = spec['stations'][7][4]
            near, far = sorted((s * (w - .24), s * (w + .2)))
            if spec['length'] > 3:
                for x in (spec['doors'][-1] + .05, spec['doors'][-1] + 1.15):
                    box(lines, x, x + gap, near, far, .34, top, 'metalblack')
    hood = spec['doors'][0] - .14
    box(lines, hood, hood + gap, -w * .8, w * .8, belt - .02, belt + .4, 'metalblack')
    cutters = [m.build() for m in (arches, lines)]
    if 'open' in spec:
        tub = Mesh('tub')
        x0, x1 = spec['open']
        box(tub, x0, x1, -w * .72, w * .72, .42, 2, 'metalblack')
        cutters.append(tub.build())
    if 'bed' in spec:
        tub = Mesh('bed')
        x0, x1 = spec['bed']
        box(tub, x0, x1, -w * .8, w * .8, .72, 2, 'metalblack')
        cutters.append(tub.build())
    for cutter in cutters:
        if not cutter.data.polygons:
            bpy.data.objects.remove(cutter)
            continue
        cut = shell.modifiers.new(cutter.name, 'BOOLEAN')
        cut.object, cut.operation, cut.solver, cut.use_self = cutter, 'DIFFERENCE', 'EXACT', True
    graph = bpy.context.evaluated_depsgraph_get()
    baked = bpy.data.meshes.new_from_object(shell.evaluated_get(graph))
    shell.modifiers.clear()
    shell.data = baked
    slots = [0] * len(baked.polygons)
    baked.polygons.foreach_get('material_index', slots)
    baked.materials.clear()   # the colours come with each picture
    baked.polygons.foreach_set('material_index', slots)
    tone = baked.attributes.get('tone') or baked.attributes.new('tone', 'FLOAT', 'FACE')
    tone.data.foreach_set('value', [1.0] * len(tone.data))
    baked.use_auto_smooth, baked.auto_smooth_angle = True, math.radians(38)
    for cutter in cutters:
        try:
            bpy.data.objects.remove(cutter)
        except ReferenceError:
            pass
