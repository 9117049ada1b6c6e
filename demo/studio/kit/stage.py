"""Light, the paper ground and the camera that frames a model."""
import math

import bpy
from mathutils import Vector

from . import palette
from .mesh import Mesh


def light(name, overrides=None, flip=False):
    """Sets sun and sky, each in a light group of its own. Returns the light's settings."""
    spec = {**palette.LIGHTS[name], **(overrides or {})}
    scene = bpy.context.scene
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = spec['sun'], math.radians(spec['angle']), spec['sun_colour']
    holder = bpy.data.objects.new('sun', sun)
    scene.collection.objects.link(holder)
    azimuth = spec['azimuth'] * (-1 if flip else 1)
    holder.rotation_euler = _towards(azimuth, spec['height']).to_track_quat('Z', 'Y').to_euler()
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*spec['sky_colour'], 1)
    background.inputs[1].default_value = spec['sky']
    layer = scene.view_layers[0]
    layer.lightgroups.add(name='sun')
    layer.lightgroups.add(name='sky')
    holder.lightgroup, world.lightgroup = 'sun', 'sky'
    return spec


def ground(floor=-.55, size=2600, tone=1.0):
    """The sheet of paper that a model stands on. It has no edge and no horizon: cameras look down on it."""
    sheet = Mesh('paper')
    sheet.face([(-size, -size, floor), (size, -size, floor), (size, size, floor), (-size, size, floor)], 'paper', tone)
    return sheet.build()


def _towards(azimuth, height):
    a, e = math.radians(azimuth), math.radians(height)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


def camera(points, azimuth=-24, height=14, lens=70, margins=(.07, .07, .09, .08), ratio=1.5, fstop=.22, focus=None, level=True, width=36.0):
    """Frames points: left, right, top and bottom margins are shares of the picture.

    level keeps the camera horizontal and shifts the lens instead, so that walls stay upright. A camera that would
    see over the edge of the paper is raised until it does not.
    """
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = lens, width, 3000
    holder = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(holder)
    away = _towards(azimuth, height)
    back = _towards(azimuth, 0) if level else away
    right = Vector((0, 0, 1)).cross(back).normalized()
    up = back.cross(right)
    middle = sum((Vector(p) for p in points), Vector()) / len(points)
    tall = width / ratio
    distance = 60.0
    left_m, right_m, top_m, bottom_m = margins
    room_x, room_y = width * (1 - left_m - right_m), tall * (1 - top_m - bottom_m)
    for _ in range(30):
        eye = middle + away * distance
        seen = [((p - eye).dot(right) * lens / -(p - eye).dot(back), (p - eye).dot(up) * lens / -(p - eye).dot(back)) for p in (Vector(q) for q in points)]
        xs, ys = [s[0] for s in seen], [s[1] for s in seen]
        wide = max((max(xs) - min(xs)) / room_x, (max(ys) - min(ys)) / room_y)
        distance *= 1 + (wide - 1) * .8
    holder.location = middle + away * distance
    holder.rotation_euler = back.to_track_quat('Z', 'Y').to_euler()
    centre_x = (max(xs) + min(xs)) / 2 + width * (right_m - left_m) / 2
    centre_y = (max(ys) + min(ys)) / 2 + tall * (top_m - bottom_m) / 2
    top = centre_y + tall / 2
    seen_up = math.degrees(math.atan2(top, lens)) - (0 if level else height)
    if seen_up > -1.5 and height < 40:
        bpy.data.objects.remove(holder)
        return camera(points, azimuth, height + .75, lens, margins, ratio, fstop, focus, level, width)
    data.shift_x, data.shift_y = centre_x / width, centre_y / width
    data.dof.use_dof = True
    data.dof.aperture_fstop = fstop
    target = Vector(focus) if focus else middle
    data.dof.focus_distance = max(1, -(target - holder.location).dot(back))
    scene.camera = holder
    return holder
