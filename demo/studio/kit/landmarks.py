"""What makes a village: spires and towers, a mill, a gatehouse, a pump, a cricket square."""
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


def mill(mesh, x, y, height=14.0, turn=20, boards='weatherboard'):
    """A smock mill: eight tapering boarded sides on brick, a white cap and four sails."""
    base, foot = 3.4, 3.3
    tube(mesh, (x, y, 0), (x, y, foot), base, base * .97, 8, 'brick', smooth=False)
    corners = [[(x + r * math.cos(2 * math.pi * (i + .5) / 8), y + r * math.sin(2 * math.pi * (i + .5) / 8), z) for i in range(8)] for r, z in ((base * .98, foot), (1.75, height))]
    for i in range(8):
        j = (i + 1) % 8
        slope(mesh, [corners[0][i], corners[0][j], corners[1][j], corners[1][i]], boards, .05, boards, 'board')
    stage = foot + .1
    tube(mesh, (x, y, stage), (x, y, stage + .14), base + 1.0, sides=32, material='white', smooth=False)
    for i in range(32):
        t = 2 * math.pi * i / 32
        tube(mesh, (x + (base + .95) * math.cos(t), y + (base + .95) * math.sin(t), stage + .1), (x + (base + .95) * math.cos(t), y + (base + .95) * math.sin(t), stage + 1), .03, sides=5, material='white')
    tube(mesh, (x, y, height), (x, y, height + .35), 1.9, 1.9, 24, 'white')
    tube(mesh, (x, y, height + .35), (x, y, height + 1.9), 1.85, .35, 24, 'white')
    a = math.radians(-90 + turn)
    way = Vector((math.cos(a), math.sin(a), .12)).normalized()
    hub = Vector((x, y, height + .8)) + way * 2.15
    tube(mesh, Vector((x, y, height + .8)), hub + way * .25, .22, sides=12, material='white')
    side = Vector((0, 0, 1)).cross(way).normalized()
    up = way.cross(side)
    for k in range(4):
        t = math.radians(24 + 90 * k)
        out = side * math.cos(t) + up * math.sin(t)
        across = way.cross(out).normalized()
        frame = Frame(hub, out, across, way)
        box_on(mesh, frame, 0, 7.4, -.1, .1, -.08, .08, 'white')
        for i in range(13):
            box_on(mesh, frame, 1.5 + i * .46, 1.54 + i * .46, -.15, 1.35, -.03, .0, 'white')
        for b in (-.15, .35, .85, 1.33):
            box_on(mesh, frame, 1.4, 7.3, b - .025, b + .025, -.02, .02, 'white')


def gatehouse(mesh, x, y, material='stone', width=5.2, height=8.5):
    """Two round towers with a pointed way between them, as at Rye and Battle."""
    for s in (-1, 1):
        cx = x + s * width * .62
        tube(mesh, (cx, y, 0), (cx, y, height), 1.7, 1.6, 16, material, smooth=False)
        tube(mesh, (cx, y, height), (cx, y, height + .25), 1.75, 1.75, 16, 'sill', smooth=False)
        for k in range(8):
            t = 2 * math.pi * k / 8
            px, py = cx + 1.5 * math.cos(t), y + 1.5 * math.sin(t)
            box(mesh, px - .3, px + .3, py - .3, py + .3, height + .24, height + .95, material)
        for z in (2.6, 5.4):
            frame = Frame((cx, y - 1.68, z))
            box_on(mesh, frame, -.12, .12, 0, .95, -.05, .03, 'ink')
    half = width * .62 - 1.2
    front = Frame((x, y - 1.0, 0))
    for depth in (0,):
        arch = [(-half - .4, 0), (-half * .62, 0), (-half * .62, 2.4), (-half * .4, 3.5), (0, 4.3), (half * .4, 3.5), (half * .62, 2.4), (half * .62, 0), (half + .4, 0), (half + .4, height - .6), (-half - .4, height - .6)]
        left = arch[:5] + [(0, height - .6), (-half - .4, height - .6)]
        right = [(0, 4.3)] + arch[5:10] + [(0, height - .6)]
        for part in (left, right):
            mesh.face([front.at(a, b, 0) for a, b in part], material)
            mesh.face([front.at(a, b, -2.0) for a, b in part][::-1], material)
        for (a, b), (c, d) in zip(arch[1:7], arch[2:8]):
            mesh.face([front.at(a, b, 0), front.at(c, d, 0), front.at(c, d, -2.0), front.at(a, b, -2.0)], material, .85)
    crenels(mesh, x - half - .3, x + half + .3, y - 1.0, y + 1.0, height - .6, material)
    box(mesh, x - half - .4, x + half + .4, y - .98, y + .98, height - .75, height - .6, material)


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
