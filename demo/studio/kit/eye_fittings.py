"""What a room seen from inside has and a doll's house leaves out: lit lamps, a hood over the hob, a bath between walls, clear glass."""
import math

import bpy

from . import furniture as f
from .mesh import box, box_on, lathe, rng, tube
from .planting import blob

SHADE = 'glow:#fff0d6'


def pendant(room, x, y, kind, drop=.75):
    """A lamp on a flex from a rose on the ceiling."""
    m, top, z = room.mesh, room.h, room.h - drop
    tube(m, (x, y, top - .03), (x, y, top + .01), .045, .055, 20, 'joinery')
    if kind == 'globe':
        tube(m, (x, y, z + .26), (x, y, top - .02), .008, sides=6, material='brass')
        tube(m, (x, y, z + .24), (x, y, z + .28), .05, .03, 16, 'brass')
        lathe(m, (x, y, z + .13), [(.13 * math.sin(k * math.pi / 12), -.13 * math.cos(k * math.pi / 12)) for k in range(13)], SHADE, sides=28)
    elif kind == 'dome':
        f.pendant(m, x, y, z, top - .02, .19, 'ink')
        tube(m, (x, y, z + .03), (x, y, z + .035), .13, sides=24, material=SHADE, smooth=False)
    else:
        tube(m, (x, y, z + .24), (x, y, top - .02), .008, sides=6, material='ink')
        tube(m, (x, y, z), (x, y, z + .24), .21, .15, 32, SHADE, caps=False)
        tube(m, (x, y, z + .21), (x, y, z + .22), .15, sides=24, material=SHADE)
    room.lamps.append((x, y, z - .06))


def table_lamp(room, x, y, z, foot='porcelain'):
    f.table_lamp(room.mesh, x, y, z, SHADE, foot)
    room.lamps.append((x, y, z + .5))


def floor_lamp(room, x, y):
    f.floor_lamp(room.mesh, x, y, SHADE)
    room.lamps.append((x, y, 1.8))


def extractor(mesh, frame, a, top):
    """A hood over a hob, and its duct to the ceiling."""
    box_on(mesh, frame, a - .3, a + .3, 1.56, 1.63, .012, .46, 'steel')
    box_on(mesh, frame, a - .12, a + .12, 1.62, top, .012, .26, 'steel')


def fridge(mesh, frame, a0, a1, material='unit'):
    """Behind two cupboard doors, from the floor to above the other units."""
    box_on(mesh, frame, a0, a1, .1, 2.15, 0, .58, material)
    box_on(mesh, frame, a0, a1, 0, .1, 0, .52, 'ink')
    for z0, z1 in ((.12, .82), (.84, 2.13)):
        box_on(mesh, frame, a0 + .012, a1 - .012, z0, z1, .58, .6, material, 1.03)
        z = z1 - .18 if z0 < .5 else z0 + .1
        tube(mesh, frame.at(a0 + .06, z - .06, .63), frame.at(a0 + .06, z + .18, .63), .009, sides=8, material='brass')


def oven_tower(mesh, frame, a0, a1, material='unit'):
    """Two ovens at the height of the eye, in a cupboard as tall as the fridge's."""
    box_on(mesh, frame, a0, a1, .1, 2.15, 0, .58, material)
    box_on(mesh, frame, a0, a1, 0, .1, 0, .52, 'ink')
    for z0, z1 in ((.12, .68), (1.78, 2.13)):
        box_on(mesh, frame, a0 + .012, a1 - .012, z0, z1, .58, .6, material, 1.03)
    for z0, z1 in ((.72, 1.3), (1.33, 1.75)):
        box_on(mesh, frame, a0 + .02, a1 - .02, z0, z1, .57, .605, 'ink')
        box_on(mesh, frame, a0 + .06, a1 - .06, z0 + .06, z1 - .14, .6, .61, 'metalblack')
        tube(mesh, frame.at(a0 + .07, z1 - .08, .64), frame.at(a1 - .07, z1 - .08, .64), .01, material='steel')


def bath_between(mesh, x0, x1, y0, y1, panel='walltile'):
    """A bath along the far wall, from wall to wall or to its own end."""
    box(mesh, x0, x1, y0, y0 + .03, 0, .53, panel)
    for x in (x0, x1 - .03):
        box(mesh, x, x + .03, y0 + .03, y1, 0, .53, panel)
    cx, cy, hx, hy = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    rings = [(1.0, .525), (1.0, .555), (.9, .56), (.86, .54), (.8, .3), (.68, .16), (.02, .15)]

    def point(k, t):
        r, z = rings[k]
        square = .02 if k < 2 else .3
        c, s = math.cos(t), math.sin(t)
        dx, dy = (hx, hy) if k < 2 else (hx - (1 - r) * .55, hy - (1 - r) * .38) if r > .1 else (.02, .02)
        return cx + dx * math.copysign(abs(c) ** square, c), cy + dy * math.copysign(abs(s) ** square, s), z
    sides = 64
    for k in range(len(rings) - 1):
        for i in range(sides):
            t0, t1 = 2 * math.pi * (i + .5) / sides, 2 * math.pi * (i + 1.5) / sides
            mesh.face([point(k, t0), point(k, t1), point(k + 1, t1), point(k + 1, t0)], 'porcelain', 1, k > 1)
    # taps at the left end, over the bath
    for dy in (-.08, .08):
        tube(mesh, (x0 + .07, cy + dy, .55), (x0 + .07, cy + dy, .64), .016, sides=12, material='tap')
        tube(mesh, (x0 + .07, cy + dy, .64), (x0 + .07, cy + dy, .67), .03, .024, 12, 'tap')
    tube(mesh, (x0 + .07, cy, .55), (x0 + .07, cy, .7), .014, sides=12, material='tap')
    tube(mesh, (x0 + .07, cy, .7), (x0 + .22, cy, .67), .013, sides=12, material='tap')


def towel_rail(mesh, frame, a, towel='accent'):
    for k in range(5):
        z = .55 + k * .18
        tube(mesh, frame.at(a - .25, z, .07), frame.at(a + .25, z, .07), .014, sides=10, material='tap')
    for p in (a - .25, a + .25):
        tube(mesh, frame.at(p, .45, .07), frame.at(p, 1.37, .07), .014, sides=10, material='tap')
        for z in (.6, 1.25):
            tube(mesh, frame.at(p, z, 0), frame.at(p, z, .07), .01, sides=8, material='tap')
    box_on(mesh, frame, a - .19, a + .19, .8, 1.29, .055, .095, towel)


def clear_glass():
    """Shows what is behind it, a little green. Set after the mesh is built. Reflections would be specks at so few samples."""
    made = bpy.data.materials.get('clear')
    if not made:
        return
    tree = made.node_tree
    tree.nodes.clear()
    clear, out = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeOutputMaterial')
    clear.inputs['Color'].default_value = (.9, .95, .93, 1)
    tree.links.new(clear.outputs[0], out.inputs[0])


def jars(mesh, frame, a0, a1, z, c=.12):
    """Crockery on a shelf."""
    a = a0
    while a < a1:
        r, h = rng.uniform(.04, .07), rng.uniform(.09, .2)
        tube(mesh, frame.at(a, z, c), frame.at(a, z + h, c), r, r * rng.uniform(.75, 1.05), 20, rng.choice(['porcelain', 'linen', 'oak', 'wool', 'porcelain']))
        a += rng.uniform(.17, .3)


def kettle(mesh, p):
    lathe(mesh, tuple(p), [(.09, 0), (.1, .05), (.085, .13), (.05, .18), (.02, .19), (.02, .21), (.001, .215)], 'steel', sides=28)
    tube(mesh, (p.x, p.y, p.z + .11), (p.x + .14, p.y, p.z + .17), .02, .012, 10, 'steel')
    for k in range(6):
        t0, t1 = math.pi * k / 6, math.pi * (k + 1) / 6
        tube(mesh, (p.x + .08 * math.cos(t0), p.y, p.z + .17 + .09 * math.sin(t0)), (p.x + .08 * math.cos(t1), p.y, p.z + .17 + .09 * math.sin(t1)), .008, sides=8, material='ink')


def fruit(mesh, x, y, z):
    lathe(mesh, (x, y, z), [(.05, 0), (.06, .01), (.14, .06), (.15, .08), (.13, .075), (.05, .03), (.001, .03)], 'porcelain', sides=32)
    for k in range(6):
        t = k * 1.05
        r = .06 if k else 0
        blob(mesh, (x + r * math.cos(t), y + r * math.sin(t), z + .085), .042, rng.choice(['flower3', 'accent', 'leaf3']), 1, .03, 2)
