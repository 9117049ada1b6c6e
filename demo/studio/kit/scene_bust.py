"""A person as a painted bust: head, neck and shoulders before cream paper, at eye level."""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from . import bust, bust_dress, bust_hair, bust_wear, field, sculpt, stage


PIVOT = Vector((0, 2, -9))
# How a surface takes the light: roughness and gloss.
SURFACE = {'eye': (.2, .6), 'pin': (.35, .6), 'bead': (.35, .5), 'glasses': (.3, .5), 'hair': (.6, .25), 'beard': (.65, .2), 'brow': (.7, .15), 'head': (.68, .2), 'chest': (.68, .2)}


def make(description, picture, light, overrides):
    spec = description['person']
    angles = [math.radians(spec.get(key, 0)) for key in ('nod', 'tilt', 'turn')]
    head_at = Matrix.Translation(PIVOT) @ Euler(angles).to_matrix().to_4x4() @ Matrix.Translation(-PIVOT)
    body_at = Matrix.Rotation(math.radians(spec.get('body', 0)), 4, 'Z')
    torso = bust_dress.Torso(neck=spec.get('measures', {}).get('neck', 1), **spec.get('torso', {}))
    across = np.array(body_at.inverted() @ head_at)
    head = bust.Head(spec.get('measures', {}), spec['colours'], head_at.inverted() @ body_at @ Vector((0, 4.4, -21)), lambda p: torso.body(p @ across[:3, :3].T + across[:3, 3]))
    worn = head.build()
    if 'hair' in spec:
        worn.append(bust_hair.hair(head, spec['hair']))
    if 'beard' in spec:
        worn.append(bust_hair.beard(head, spec['beard']))
    for kind in ('brows', 'glasses', 'turban', 'scarf'):
        if kind in spec:
            worn += getattr(bust_wear, kind)(head, **spec[kind])
    for things, at in ((worn, head_at), (bust_dress.dress(torso, spec['dress']), body_at)):
        for thing in things:
            thing.data.materials.append(sculpt.painted(thing.name, *SURFACE.get(thing.name.split('.')[0], (.85, .12))))
            thing.matrix_world = Matrix.Scale(sculpt.UNIT, 4) @ at @ Matrix.Scale(1 / sculpt.UNIT, 4)
    stage.light(light, {'height': 36, 'azimuth': -48, 'angle': 7, 'sun': 4.2, 'sky': .5, **overrides}, flip=picture.get('flip', False))
    backdrop()
    camera(**picture.get('camera', {}))


def backdrop():
    """Paper that darkens a little towards the corners."""
    n = 40
    spots = [(x, 0, z) for z in np.linspace(-140, 140, n) for x in np.linspace(-140, 140, n)]
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]

    def paint(p):
        far = np.hypot(p[:, 0] + 6, p[:, 2] + 4)
        return sculpt.linear('#f0e4cd') * (1.0 - .28 * field.step(far, 8, 66))[:, None]
    spots = field.turned(field.turned(np.array(spots, float), 'x', 22), 'z', 26)   # leans towards the sun
    paper = sculpt.surface('paper', spots + field.row(0, 95, -8), faces, paint)
    paper.data.materials.append(sculpt.painted('paper', .95, .04))


def camera(lens=85, wide=41, height=-6.2, lift=1.5):
    """Square on a frame so many centimetres wide at the face."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = lens, 36, 100
    holder = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(holder)
    away = wide * lens / 36
    target, eye = Vector((0, -4, height)) * sculpt.UNIT, Vector((0, -4 - away, height + lift)) * sculpt.UNIT
    holder.location = eye
    holder.rotation_euler = (eye - target).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.camera = holder
