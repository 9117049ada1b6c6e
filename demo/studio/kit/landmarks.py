"""What makes a village: spires and towers, an abbey's gate, a lychgate, a sign, a pump, a cricket square."""
import math

from mathutils import Vector

from .mesh import Frame, box, box_on, plate_on, rng, tube
from .roofs import slope


def spire(mesh, x, y, z, half, height, sides=8, material='larch'):
    """A shingled spire: rings of eight sides (or four) that draw together; a brass vane on top."""
    rows = max(6, int(height / .32))
    for k in range(rows):
        a, b = k / rows, (k + 1) / rows
        ra, rb = half * (1 - a) ** 1.06 + .03, half * (1 - b) ** 1.06 + .03
        tone = 1 + rng.uniform(-.07, .07)
        for i in range(sides):
            t0, t1 = 2 * math.pi * (i + .5) / sides, 2 * math.pi * (i + 1.5) / sides
            mesh.face([(x + (ra + .03) * math.cos(t0), y + (ra + .03) * math.sin(t0), z + height * a), (x + (ra + .03) * math.cos(t1), y + (ra + .03) * math.sin(t1), z + height * a),
                       (x + rb * math.cos(t1), y + rb * math.sin(t1), z + height * b), (x + rb * math.cos(t0), y + rb * math.sin(t0), z + height * b)], material, tone)
    tube(mesh, (x, y, z + height - .1), (x, y, z + height + .9), .025, sides=6, material='brass')
    vane = Frame((x, y, z + height + .75))
    plate_on(mesh, vane, [(-.35, 0), (.3, 0), (.42, .12), (.1, .22), (-.35, .14)], -.015, .015, 'brass')


def crenels(mesh, x0, x1, y0, y1, z, material='stone', height=.55):
    for frame, length in ((Frame((x0, y0, z)), x1 - x0), (Frame((x1, y1, z), (-1, 0, 0)), x1 - x0), (Frame((x1, y0, z), (0, 1, 0)), y1 - y0), (Frame((x0, y1, z), (0, -1, 0)), y1 - y0)):
        box_on(mesh, frame, -.08, length + .08, -.1, .08, -.22, .1, 'sill')
        count = max(3, round(length / .95))
        each = length / count
        for k in range(count):
            box_on(mesh, frame, k * each + .02, k * each + each * .56, .05, height, -.24, .03, material)
            box_on(mesh, frame, k * each, k * each + each * .58, height, height + .08, -.27, .06, 'sill')


def _arch(half, spring, rise, steps=9):
    """A pointed arch from its left springing to its right one, as points (a, b) about its middle."""
    radius = (half * half + rise * rise) / (2 * half)   # each side is part of a circle about a point on the springing line
    left = []
    for k in range(steps + 1):
        b = rise * k / steps
        left.append((radius - half - math.sqrt(max(0, radius * radius - b * b)), spring + b))
    return left + [(-a, b) for a, b in left[-2::-1]]


def arched_wall(mesh, frame, width, height, half, spring, rise, depth, material='stone'):
    """A wall centred on the frame with a pointed way through it, lined, and a moulded ring about the arch."""
    arch = _arch(half, spring, rise)
    middle = len(arch) // 2
    left = [(-width / 2, 0), (-half, 0)] + arch[:middle + 1] + [(0, height), (-width / 2, height)]
    right = [(half, 0), (width / 2, 0), (width / 2, height), (0, height)] + arch[middle:]
    for part in (left, right):
        mesh.face([frame.at(a, b, 0) for a, b in part], material)
        mesh.face([frame.at(a, b, -depth) for a, b in part][::-1], material)
    line = [(-half, 0)] + arch + [(half, 0)]
    for (a, b), (c, d) in zip(line, line[1:]):
        mesh.face([frame.at(a, b, 0), frame.at(c, d, 0), frame.at(c, d, -depth), frame.at(a, b, -depth)], material, .86)
    for grow, out in ((.34, .08), (.16, .16)):
        ring = [(-half - grow, 0)] + [(a * (1 + grow / half), spring + (b - spring) * (1 + grow / rise)) for a, b in arch] + [(half + grow, 0)]
        for (a, b), (c, d), (e, f), (g, h) in zip(ring, ring[1:], line[1:], line):
            mesh.face([frame.at(a, b, out), frame.at(g, h, out), frame.at(e, f, out), frame.at(c, d, out)], 'sill', rng.uniform(.92, 1.04))
            mesh.face([frame.at(a, b, 0), frame.at(a, b, out), frame.at(c, d, out), frame.at(c, d, 0)], 'sill')


def turret(mesh, x, y, radius, height, material='stone'):
    """An eight-sided turret with strings, slits and battlements."""
    tube(mesh, (x, y, 0), (x, y, height), radius, radius * .97, 8, material, smooth=False)
    for z in (.7, height * .45, height * .72, height - .1):
        tube(mesh, (x, y, z - .1), (x, y, z + .1), radius + .1, radius + .1, 8, 'sill', smooth=False)
    for k in range(8):
        t = 2 * math.pi * (k + .5) / 8
        out = Vector((math.cos(t), math.sin(t), 0))
        frame = Frame(Vector((x, y, 0)) + out * radius * .93, Vector((0, 0, 1)).cross(out))
        box_on(mesh, frame, -radius * .28, radius * .28, height, height + .75, -.28, .06, material)
        box_on(mesh, frame, -radius * .31, radius * .31, height + .74, height + .84, -.3, .1, 'sill')
        if k % 2:
            for z in (height * .3, height * .58, height * .84):
                box_on(mesh, frame, -.1, .1, z, z + 1.0, -.05, .03, 'ink')
    tube(mesh, (x, y, height), (x, y, height + .1), radius * .8, sides=8, material='lead', smooth=False)


def abbey_gate(mesh, x, y, width=8.6, depth=6.6, height=10.6, material='stone'):
    """An abbey's gatehouse: a pointed way, two storeys of windows above it, battlements, and four turrets that rise over them."""
    from . import windows
    from .panel import panel
    low = 5.4
    arched_wall(mesh, Frame((x, y, 0)), width, low, 1.75, 2.5, 1.9, depth, material)
    sides = ((Frame((x - width / 2, y, 0)), width), (Frame((x + width / 2, y, 0), (0, 1, 0)), depth), (Frame((x + width / 2, y + depth, 0), (-1, 0, 0)), width), (Frame((x - width / 2, y + depth, 0), (0, -1, 0)), depth))
    for k, (frame, length) in enumerate(sides):
        for share in (.37, .63) if k % 2 == 0 else (.5,):
            windows.lancet(mesh, frame, length * share, low + .9, .95, 2.7)
        panel(mesh, frame, [(0, low), (length, low), (length, height), (0, height)], (), material=material)
        if k % 2:
            panel(mesh, frame, [(0, 0), (length, 0), (length, low), (0, low)], (), material=material)
        for z in (low - .1, low + 4.2):
            box_on(mesh, frame, 0, length, z, z + .2, -.02, .09, 'sill')
        count = round(length / .8)
        for n in range(count + 1):   # blind panels below the battlements
            a = length * n / count
            box_on(mesh, frame, a - .05, a + .05, low + 4.35, height - .1, -.02, .06, 'sill')
    box(mesh, x - width / 2 + .1, x + width / 2 - .1, y + .1, y + depth - .1, height - .2, height - .05, 'lead')
    crenels(mesh, x - width / 2, x + width / 2, y, y + depth, height - .05, material, .7)
    for sx in (-1, 1):
        for ey in (y, y + depth):
            turret(mesh, x + sx * (width / 2 + .2), ey, 1.3, height + 2.6, material)


def village_sign(mesh, x, y):
    """A carved post on a step of brick, with two sisters side by side on its board."""
    box(mesh, x - .8, x + .8, y - .8, y + .8, 0, .35, 'brick')
    box(mesh, x - .9, x + .9, y - .9, y + .9, .35, .45, 'sill')
    box(mesh, x - .14, x + .14, y - .14, y + .14, .45, 3.1, 'timber')
    tube(mesh, (x, y, 2.5), (x - .6, y, 3.1), .06, sides=6, material='timber')
    tube(mesh, (x, y, 2.5), (x + .6, y, 3.1), .06, sides=6, material='timber')
    frame = Frame((x, y - .1, 3.1))
    plate_on(mesh, frame, [(-.95, 0), (.95, 0), (.95, 1.5), (.6, 1.5), (.3, 1.8), (-.3, 1.8), (-.6, 1.5), (-.95, 1.5)], -.2, 0, 'timber')
    plate_on(mesh, frame, [(-.85, .1), (.85, .1), (.85, 1.42), (.56, 1.42), (.26, 1.7), (-.26, 1.7), (-.56, 1.42), (-.85, 1.42)], 0, .03, 'card:#d9cfa8')
    for a, tone in ((-.22, 1), (.22, 1.08)):
        plate_on(mesh, frame, [(a - .34, .14), (a + .34, .14), (a + .2, .72), (a + .21, 1.12), (a - .21, 1.12), (a - .2, .72)], .03, .07, 'card:#a8453c', tone)
        tube(mesh, frame.at(a, 1.28, .03), frame.at(a, 1.28, .08), .14, sides=16, material='card:#efd6bf', smooth=False)
        plate_on(mesh, frame, [(a - .17, 1.3), (a + .17, 1.3), (a + .1, 1.5), (a - .1, 1.5)], .07, .1, 'white')


def lychgate(mesh, x, y, width=3.2, depth=2.6):
    """The roofed gate of a churchyard: oak posts and braces under a steep tiled roof."""
    from . import roofs
    for px in (x - width / 2 + .2, x + width / 2 - .2):
        box(mesh, px - .32, px + .32, y, y + depth, 0, .8, 'stone')
        for py in (y + .2, y + depth - .2):
            box(mesh, px - .12, px + .12, py - .12, py + .12, .8, 2.4, 'oak')
            inner = px + (.7 if px < x else -.7)
            tube(mesh, (px, py, 1.7), (inner, py, 2.4), .07, sides=6, material='oak')
        box(mesh, px - .13, px + .13, y - .2, y + depth + .2, 2.36, 2.58, 'oak')
    for py in (y + .2, y + depth - .2):
        box(mesh, x - width / 2 - .2, x + width / 2 + .2, py - .12, py + .12, 2.36, 2.6, 'oak')
    top = roofs.pitched(mesh, x - width / 2 - .2, x + width / 2 + .2, y - .1, y + depth + .1, 2.6, 52, 'gable', 'y', 'peg', .3, .3, edge='oak', gutter=False)
    for py in (y - .1, y + depth + .1):
        for s in (-1, 1):
            tube(mesh, (x + s * (width / 2 + .2), py, 2.6), (x, py, top - .2), .08, sides=5, material='oak')


def pump(mesh, x, y):
    tube(mesh, (x, y, 0), (x, y, .2), .7, sides=8, material='sill', smooth=False)
    box(mesh, x - .16, x + .16, y - .16, y + .16, .2, 1.7, 'metalblack')
    tube(mesh, (x, y, 1.7), (x, y, 2.1), .24, .03, 8, 'metalblack')
    tube(mesh, (x, y - .16, 1.1), (x, y - .55, 1.0), .04, material='metalblack')


def cricket(mesh, x, y):
    """A square on the green: stumps, a mown strip, and players."""
    from .figures import person
    box(mesh, x - 1.5, x + 1.5, y - 10, y + 10, -.02, .014, 'lawn', 1.12)
    for end in (-9, 9):
        for k in (-1, 0, 1):
            tube(mesh, (x + k * .12, y + end, 0), (x + k * .12, y + end, .75), .025, sides=6, material='oak')
    for px, py in ((.3, -8.4), (-.4, 8.2), (.8, 9.6), (-7, 2), (6.5, -4), (-5, -9), (8, 6), (-9.5, 8)):
        person(mesh, x + px, y + py, .01, 1.75, rng.uniform(-.4, .4))


def church(mesh, x, y, spec):
    """Nave, chancel, porch and tower. spec: walls, tower ('spire', 'battlement', 'cap'), height, roof, flip."""
    from . import volume
    walls, roof, s = spec.get('walls', 'stone'), spec.get('roof', 'peg'), -1 if spec.get('flip') else 1
    nave, tower = spec.get('nave', 15), spec.get('tower_height', 11.5)
    nx = x if s > 0 else x - nave
    volume.build(mesh, {'at': [nx, y], 'size': [nave, 7.6], 'floors': [5.2], 'walls': walls, 'front': ['l l . l l' if s > 0 else 'l l . l l'], 'back': ['l l l l'], 'roof': {'kind': 'gable', 'pitch': 48, 'cover': roof, 'verge': .1}, 'plinth': .5, 'plinth_material': 'sill',
                        'look': {'sizes': {'l': [1.1, 3.0, 1.5]}, 'stone': 'sill'}})
    cx = nx + nave - .2 if s > 0 else nx - 5.6
    volume.build(mesh, {'at': [cx, y + 1], 'size': [5.8, 5.6], 'floors': [4.3], 'walls': walls, 'front': ['l l'], 'right': ['l'] if s > 0 else [''], 'left': ['l'] if s < 0 else [''], 'roof': {'kind': 'gable', 'pitch': 48, 'cover': roof, 'verge': .1}, 'look': {'sizes': {'l': [.9, 2.3, 1.3]}}})
    px = nx + nave * .5 - 1.5
    volume.build(mesh, {'at': [px, y - 2.6], 'size': [3, 2.8], 'floors': [2.7], 'walls': walls, 'front': ['D'], 'roof': {'kind': 'gable', 'axis': 'y', 'pitch': 48, 'cover': roof, 'verge': .1}, 'look': {'door': {'surround': 'oak', 'panels': [1, 1], 'paint': 'timber', 'width': 1.3}}})
    tx, half = (nx - 4.6, 2.35) if s > 0 else (nx + nave - .1, 2.35)
    volume.build(mesh, {'at': [tx, y + 1.4], 'size': [half * 2, half * 2], 'floors': [tower * .4, tower * .3, tower * .3], 'walls': walls, 'front': ['l', '', 'l'], 'left': ['', '', 'l'], 'right': ['', '', 'l'], 'back': ['', '', 'l'], 'roof': {'kind': 'none'}, 'band': 'sill', 'quoins': 'sill', 'plinth': .6, 'plinth_material': 'sill',
                        'look': {'sizes': {'l': [.95, 2.2, .7]}}})
    mid = (tx + half, y + 1.4 + half)
    for bx, by in ((tx, y + 1.4), (tx + 2 * half, y + 1.4)):
        for z0, z1, out in ((0, tower * .35, .9), (tower * .35, tower * .62, .5)):
            box(mesh, bx - .35, bx + .35, by - out, by + .2, z0, z1, walls)
    if spec.get('tower', 'battlement') == 'battlement':
        crenels(mesh, tx, tx + 2 * half, y + 1.4, y + 1.4 + 2 * half, tower, walls)
        box(mesh, tx + .1, tx + 2 * half - .1, y + 1.5, y + 1.3 + 2 * half, tower - .1, tower + .02, 'lead')
        if spec.get('turret', True):
            tube(mesh, (tx + .3, y + 1.7, 0), (tx + .3, y + 1.7, tower + 1.4), .75, sides=8, material=walls, smooth=False)
            tube(mesh, (tx + .3, y + 1.7, tower + 1.4), (tx + .3, y + 1.7, tower + 2.3), .85, .03, 8, 'lead', smooth=False)
    elif spec['tower'] == 'cap':
        e = half + .2
        for k in range(4):
            p = [(mid[0] + e * a, mid[1] + e * b, tower) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            slope(mesh, [p[k], p[(k + 1) % 4], (*mid, tower + 3.4)], roof)
    else:
        box(mesh, tx - .12, tx + 2 * half + .12, y + 1.28, y + 1.52 + 2 * half, tower, tower + .16, 'sill')
        spire(mesh, *mid, tower + .1, half * 1.12, spec.get('spire', 9), 8, spec.get('shingle', 'larch'))
    box_on(mesh, Frame((tx + half, y + 1.4, tower * .55)), -.55, .55, -.55, .55, 0, .06, 'chalk')
    clock = Frame((tx + half, y + 1.34, tower * .55))
    box_on(mesh, clock, -.03, .03, 0, .4, .0, .03, 'ink')
    box_on(mesh, clock, 0, .3, -.03, .03, .0, .03, 'ink')


def graves(mesh, x0, x1, y0, y1, count=9):
    for _ in range(count):
        x, y, w, h = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(.32, .5), rng.uniform(.6, .95)
        frame = Frame((x, y, 0), (1, rng.uniform(-.15, .15), 0))
        plate_on(mesh, frame, [(-w / 2, 0), (w / 2, 0), (w / 2, h * .8), (w * .3, h * .95), (0, h), (-w * .3, h * .95), (-w / 2, h * .8)], -.05, .05, 'stone', rng.uniform(.85, 1.05))
