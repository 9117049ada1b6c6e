"""Makes one picture: blender -b -P demo/studio/scene.py -- job.json

The job says what to make: {"description": {…}, "picture": {…}, "width": 1200, "height": 800, "samples": 24, "stem": "/…/name", "threads": 2}
A job may be a list of these: Blender starts once for all of them. What lies beside each stem afterwards is for the denoiser (demo/studio/denoise.c).
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import house, materials, mesh, palette, render, stage, windows  # noqa: E402


def set_up(description, picture):
    mesh.reset(picture.get('seed', description.get('seed', 7)))
    season = picture.get('season', description.get('season', 'summer'))
    materials.colours.update(palette.colours(season, {**description.get('colours', {}), **picture.get('colours', {})}))
    light = picture.get('light', description.get('light', 'morning'))
    overrides = {**description.get('sun', {}), **picture.get('sun', {})}
    windows.lit[0] = {**palette.LIGHTS[light], **overrides}.get('lit', 0)
    return light, overrides


def house_picture(description, picture):
    light, overrides = set_up(description, picture)
    points = house.build(description, picture)
    view = {'azimuth': -24, 'height': 14, 'lens': 70, **picture.get('camera', {})}
    if 'azimuth' in view and abs(view['azimuth']) > 90:   # from behind, the sun comes round too
        overrides = {'azimuth': palette.LIGHTS[light]['azimuth'] + 180, **overrides}
    stage.light(light, overrides, flip=picture.get('flip', description.get('flip', False)))
    stage.ground()
    stage.camera(points, ratio=picture.get('ratio', 1.5), **view)


def other_picture(kind, description, picture):
    from importlib import import_module
    light, overrides = set_up(description, picture)
    import_module(f'kit.scene_{kind}').make(description, picture, light, overrides)


def make(job):
    picture = job['picture']
    kind = picture.get('scene', 'house')
    if kind == 'house':
        house_picture(job['description'], picture)
    else:
        other_picture(kind, job['description'], picture)
    spent = render.render(job['stem'], job['width'], job['height'], job['samples'], picture.get('bounces', 2), job.get('threads', 0))
    import bpy
    faces = sum(len(o.data.polygons) for o in bpy.context.scene.objects if o.type == 'MESH')
    print(f'studio: {job["width"]}x{job["height"]} {job["samples"]} samples, {faces} faces, {spent:.1f} s', flush=True)


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf-8') as file:
        jobs = json.load(file)
    for job in jobs if isinstance(jobs, list) else [jobs]:
        make(job)


main()
