"""Turns a body's skin into a mesh, once: every colour of a body shares it."""
import hashlib
import os

import bpy
import numpy as np

from .materials import material
from .vehicle_form import Form
from .vehicle_panels import LOOKS, skin_of

HERE = os.path.dirname(__file__)
SHELF = os.path.normpath(os.path.join(HERE, '..', '..', '..', '.cache', 'studio'))
SLOTS = sorted({m for _, m, _ in LOOKS.values()} | {lens for *_, lens in LOOKS.values() if lens})
SOURCES = ('vehicle.py', 'vehicle_form.py', 'vehicle_skin.py', 'vehicle_outline.py', 'vehicle_panels.py')


def shell(spec):
    """The body of a table, as an object. Its mesh is kept: cutting it takes as long as a picture."""
    text = repr(spec) + ''.join(open(os.path.join(HERE, name), encoding='utf-8').read() for name in SOURCES)
    name = 'body-' + hashlib.sha1(text.encode()).hexdigest()[:16]
    file = os.path.join(SHELF, f'{name}.blend')
    if os.path.exists(file):
        with bpy.data.libraries.load(file) as (_, wanted):
            wanted.meshes = [name]
        data = wanted.meshes[0]
    else:
        data = _mesh(skin_of(Form(spec)), name)
        os.makedirs(SHELF, exist_ok=True)
        bpy.data.libraries.write(file, {data})
    for slot in SLOTS:
        data.materials.append(material(slot))
    thing = bpy.data.objects.new('body', data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


class _Half:
    """Collects faces with a normal at each corner, then both halves of the body."""

    def __init__(self, skin):
        self.skin, self.points, self.index = skin, [], {}
        self.faces, self.normals, self.slots = [], [], []
        self.own = {'flap': {}, 'nearside': {}}   # what is on one side only: its points and faces, for the other side to be smooth

    def point(self, v, depth):
        key = v, depth
        if key not in self.index:
            self.index[key] = len(self.points)
            self.points.append(self.skin.p[v] - self.skin.n[v] * depth)
        return self.index[key]

    def add(self, loop, normals, name):
        self.faces.append(loop)
        self.normals.append(normals)
        self.slots.append(SLOTS.index(name))


def _mesh(skin, name):
    half, edges = _Half(skin), {}
    for face, label in zip(skin.faces, skin.labels):
        if len(set(face)) < 3:
            continue
        face = tuple(v for k, v in enumerate(face) if v != face[k - 1])
        depth, look, lens = LOOKS[label]
        if label in half.own:
            half.own[label].update({half.point(v, depth): skin.p[v] for v in face})
            half.own[label][len(half.faces), 'face'] = True
        if label != 'arch':
            half.add([half.point(v, depth) for v in face], [skin.n[v] for v in face], look)
        if lens:
            half.add([half.point(v, .0012) for v in face], [skin.n[v] for v in face], lens)
        for a, b in zip(face, face[1:] + face[:1]):
            edges.setdefault((a, b) if a < b else (b, a), []).append((a, b, depth, label))
    for users in edges.values():
        if len(users) == 2 and users[0][2] != users[1][2]:
            _wall(half, *sorted(users, key=lambda u: u[2]))
    count = len(half.points)
    p = np.array(half.points)
    right, slots_right = _without(half, p, 'nearside')
    left, slots_left = _without(half, p, 'flap')
    points = np.concatenate([right, left * (1, -1, 1)])
    faces = half.faces + [[v + count for v in reversed(f)] for f in half.faces]
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in points], [], faces)
    data.polygons.foreach_set('material_index', slots_right + slots_left)
    data.polygons.foreach_set('use_smooth', [True] * len(faces))
    data.attributes.new('tone', 'FLOAT', 'FACE').data.foreach_set('value', [1.0] * len(faces))
    data.use_auto_smooth = True
    normals = [tuple(n) for face in half.normals for n in face] + [(n[0], -n[1], n[2]) for face in half.normals for n in reversed(face)]
    data.normals_split_custom_set(normals)
    data.update()
    return data


def _without(half, points, label):
    """A side that lacks what the other has: its points are on the surface, its faces painted."""
    points = points.copy()
    for key, at in half.own[label].items():
        if not isinstance(key, tuple):
            points[key] = at
    return points, [SLOTS.index('paint') if (k, 'face') in half.own[label] else slot for k, slot in enumerate(half.slots)]


def _wall(half, high, low):
    """Closes the step between two depths, seen from the higher face."""
    a, b, top, label = high
    bottom = low[2]
    loop = [half.point(b, top), half.point(a, top), half.point(a, bottom), half.point(b, bottom)]
    p = [np.array(half.points[v]) for v in loop]
    n = np.cross(p[1] - p[0], p[2] - p[1])
    size = np.linalg.norm(n)
    if size < 1e-12:
        return
    look = LOOKS[low[3]][1]
    if low[3] == 'arch':   # its lip has the colour of what it is cut from
        look = LOOKS[label][1]
    elif low[3] in ('glass', 'seal'):
        look = 'seal'
    elif low[3] in ('recess', 'grille'):
        look = 'gap'
    half.add(loop, [n / size] * 4, look)

