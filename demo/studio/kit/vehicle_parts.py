"""Wheels, lamps, mirrors, handles, plates, pillars, box bodies: what is put on a shell."""
import math

from mathutils import Vector

from .mesh import Frame, box, box_on, lathe, plate_on, tube
from .planting import _ball

RIMS = ('five', 'ten', 'disc', 'wires')


def ellipsoid(mesh, centre, radii, material, detail=3):
    points, faces = _ball(detail)
    for face in faces:
        mesh.face([tuple(c + p * r for c, p, r in zip(centre, points[i], radii)) for i in face], material, 1, True)


def wheel(mesh, x, y, r, side, kind='ten'):
    centre = (x, y, r)
    lathe(mesh, centre, [(r * .66, -.2), (r * .9, -.2), (r * .985, -.17), (r, -.1), (r, -.04), (r * .985, 0), (r * .93, .022), (r * .8, .026), (r * .72, .012), (r * .705, -.01)], 'tyre', 'y', side, 64)
    lathe(mesh, centre, [(r * .705, -.01), (r * .695, .012), (r * .665, .008), (r * .65, -.05), (r * .62, -.13), (.02, -.14)], 'rim', 'y', side, 64)
    lathe(mesh, centre, [(r * .5, -.12), (r * .5, -.1), (.02, -.1)], 'steel', 'y', side, 40)   # the brake
    lathe(mesh, centre, [(r * .16, -.03), (r * .15, 0), (r * .09, .008), (.001, .008)], 'rim', 'y', side, 32)
    if kind == 'disc':
        lathe(mesh, centre, [(r * .66, -.02), (r * .45, .004), (r * .3, -.01), (.01, -.01)], 'rim', 'y', side, 48)
        return
    count, wide = {'five': (5, (.055, .05)), 'ten': (10, (.03, .02)), 'wires': (24, (.008, .006))}[kind]
    for k in range(count):
        a = 2 * math.pi * k / count
        out, along = Vector((math.cos(a), 0, math.sin(a))), Vector((-math.sin(a), 0, math.cos(a)))
        foot, tip = Vector(centre) + out * r * .1, Vector(centre) + out * r * .67
        quad = [foot + along * wide[0], tip + along * wide[1], tip - along * wide[1], foot - along * wide[0]]
        front = [v + Vector((0, side * .004, 0)) for v in quad]
        back = [v - Vector((0, side * .05, 0)) for v in quad]
        mesh.face(front if side < 0 else front[::-1], 'rim')
        for i in range(4):
            j = (i + 1) % 4
            mesh.face([back[i], back[j], front[j], front[i]], 'rim')


def dress(mesh, spec, paint, rims='ten'):
    """Everything on the shell of a car or van."""
    w, length, r = spec['width'], spec['length'], spec['radius']
    rows = spec['stations']
    van = spec.get('van')
    for x in spec['wheels']:
        for s in (1, -1):
            wheel(mesh, x, s * (w - .035), r, s, 'wires' if spec.get('wires') else rims)
            tube(mesh, (x, s * .3, r), (x, s * (w - .28), r), r * 1.16, sides=40, material='metalblack')
    nose, belt, hood = rows[1][4], rows[6][3], rows[3][4]
    y = w * (.72 if not van else .78)
    for s in (1, -1):
        if spec.get('wires'):
            ellipsoid(mesh, (.16, s * y * .86, nose + .02), (.12, .1, .1), 'lampglass')
            tube(mesh, (.1, s * y * .86, nose + .02), (.2, s * y * .86, nose + .02), .105, sides=28, material='chrome')
        else:
            ellipsoid(mesh, (.215, s * y * .97, nose - (.0 if not van else .02)), (.165, w * .165, .05 if not van else .085), 'lampglass')
        ellipsoid(mesh, (length - .06, s * w * (.77 if not van else .9), rows[-2][4] - .08 if not van else rows[-2][3] - .12), (.07, w * (.11 if not van else .06), .1 if not van else .24), 'lampred')
        if not spec.get('open'):
            mx, mz = spec['doors'][0] + .22, belt + (.05 if not van else .14)
            ellipsoid(mesh, (mx, s * (w + .1), mz), (.07, .1, .068 if not van else .15), paint)
            box(mesh, mx - .02, mx + .03, *sorted((s * (w - .06), s * (w + .05))), mz - .05, mz - .02, 'metalblack')
        for x in spec['doors'][1:] + ((spec['doors'][-1] + .75,) if len(spec['doors']) > 1 and not spec.get('open') and not van and not spec.get('postless') else ()):
            at = w * .985
            box(mesh, x - .2, x - .06, *sorted((s * at, s * (at + .026))), belt - .13, belt - .105, paint if not van else 'metalblack')
    _face(mesh, spec, rows, w, nose)
    _plates(mesh, spec, length, w, rows)
    if spec.get('rails'):
        for s in (1, -1):
            top = rows[7][5]
            for x0, x1 in (((rows[6][0] + .1), rows[8][0] - .1),):
                tube(mesh, (x0, s * w * .56, top + .012), (x1, s * w * .56, top + .004), .018, material='metalblack')
                for x in (x0, x1, (x0 + x1) / 2):
                    tube(mesh, (x, s * w * .56, top - .12), (x, s * w * .56, top + .01), .02, material='metalblack')
    if spec.get('cladding'):
        for s in (1, -1):
            box(mesh, spec['wheels'][0] + r * 1.15, spec['wheels'][1] - r * 1.15, *sorted((s * (w - .06), s * (w + .012))), rows[5][1] - .02, rows[5][1] + .16, 'metalblack')
    _pillars(mesh, spec, rows)
    if 'box' in spec:
        _box_body(mesh, spec, paint)
    if 'open' in spec:
        _cockpit(mesh, spec, w)
    if 'bed' in spec:
        x0, x1 = spec['bed']
        box(mesh, x0 + .005, x1 - .005, -w * .795, w * .795, .70, .735, 'metalblack')
        for a, b in ((x0 + .004, x0 + .02), (x1 - .02, x1 - .004)):   # headboard and tailgate, from within
            box(mesh, a, b, -w * .795, w * .795, .70, rows[-3][3] - .03, 'metalblack')


def _face(mesh, spec, rows, w, nose):
    """Grille, bumper line and badge."""
    van = spec.get('van')
    half = w * (.42 if not van else .46)
    z = nose - (.16 if not van else .2)
    box(mesh, -.012, .09, -half, half, z - .055, z + .05, 'metalblack')
    for k in range(3):
        box(mesh, -.018, .05, -half + .02, half - .02, z - .035 + k * .03, z - .027 + k * .03, 'chrome')
    low = rows[1][1]
    box(mesh, .0, .12, -half * 1.1, half * 1.1, low + .06, low + .14, 'metalblack')
    ellipsoid(mesh, (-.012, 0, z + .1), (.02, .045, .045), 'chrome')


def _plates(mesh, spec, length, w, rows):
    low = rows[1][1] + .17
    box(mesh, -.028, -.01, -.26, .26, low, low + .11, 'chalk')
    end = spec['box'][1] if 'box' in spec else length
    z = rows[-1][3] - .2 if 'box' not in spec else .62
    box(mesh, end + .005, end + .02, -.26, .26, z - .06, z + .05, 'plateyellow')
    if 'box' not in spec and not spec.get('open'):
        box(mesh, end - .05, end + .012, -w * .5, w * .5, rows[-1][1] + .02, rows[-1][1] + .1, 'metalblack')


def _pillars(mesh, spec, rows):
    """The posts between the doors, across the side glass."""
    if not spec['side'] or len(spec['doors']) < 2 or spec.get('postless'):
        return
    posts = [spec['doors'][1]]
    if not spec.get('van') and rows[8][0] - posts[0] > .95:
        posts.append(min(rows[8][0] - .12, posts[0] + 1.02))
    if spec.get('van'):
        first, last = rows[spec['side'][-1][0]][0], rows[spec['side'][-1][1]][0]
        posts = [first + (last - first) * k / 3 for k in (1, 2)] if len(spec['side']) > 1 else []
    for x in posts:
        i = max(k for k in range(len(rows) - 1) if rows[k][0] <= x)
        t = (x - rows[i][0]) / (rows[i + 1][0] - rows[i][0])
        belt, rail, at_belt, at_rail = (rows[i][k] + (rows[i + 1][k] - rows[i][k]) * t for k in (3, 4, 8, 9))
        for s in (1, -1):
            foot, head = Vector((x, s * at_belt * .972, belt + .02)), Vector((x + .02, s * (at_rail + .012), rail - .03))
            up = head - foot
            frame = Frame(foot, (1, 0, 0), up, n=Vector((1, 0, 0)).cross(up) * (-s))
            box_on(mesh, frame, -.045, .045, 0, up.length, -.02, .012, 'metalblack')


def _box_body(mesh, spec, paint):
    x0, x1, low, top, half = spec['box']
    skin = 'boxwhite'
    box(mesh, x0, x1, -half, half, low, top, skin)
    o0, o1, z0, z1 = spec['over']
    side = Frame((0, 0, 0))
    plate_on(mesh, side, [(o0 + .12, z0), (o1, z0), (o1, z1), (o0 + .3, z1), (o0, z1 - .35), (o0, z0 + .12)], -half + .004, half - .004, skin)
    for s in (1, -1):
        for z in (low + .03, top - .06):
            box(mesh, x0, x1, *sorted((s * half, s * (half + .02))), z - .03, z + .03, 'steel')
    for s in (1, -1):
        box(mesh, x1, x1 + .022, *sorted((s * (half - .2), s * (half - .06))), low + .14, low + .34, 'lampred')
    if spec.get('plain'):
        for z in [low + (top - low) * k / 9 for k in range(1, 9)]:   # the roller door
            box(mesh, x1, x1 + .014, -half + .16, half - .16, z - .01, z + .01, 'steel', 1.05)
        for s in (1, -1):
            for k in range(1, 7):
                x = x0 + (x1 - x0) * k / 7
                box(mesh, x - .012, x + .012, *sorted((s * half, s * (half + .012))), low + .06, top - .08, 'steel', 1.05)
        return
    for s in (1, -1):   # a motorhome's windows, door and stripe
        for a, b, z0, z1 in ((3.2, 4.2, 1.55, 2.15), (4.7, 5.5, 1.55, 2.1), (1.3, 1.9, 2.42, 2.74)):
            box(mesh, a, b, *sorted((s * half, s * (half + .02))), z0, z1, 'carglass')
        box(mesh, x0 + .1, x1 - .05, *sorted((s * half, s * (half + .012))), 1.12, 1.22, paint)
        box(mesh, x0 + .1, x1 - .05, *sorted((s * half, s * (half + .01))), 1.0, 1.06, 'brass')
    box(mesh, x1, x1 + .02, -.62, .62, 1.5, 2.15, 'carglass')
    box(mesh, 2.45, 3.0, -half - .022, -half, .5, 2.3, 'chalk', .96)
    box(mesh, 2.55, 2.9, -half - .028, -half, 1.6, 2.15, 'carglass')


def _cockpit(mesh, spec, w):
    x0, x1 = spec['open']
    box(mesh, x0 + .004, x1 - .004, -w * .715, w * .715, .40, .44, 'metalblack')
    for s in (1, -1):
        ellipsoid(mesh, (x0 + .55, s * w * .36, .52), (.24, .2, .1), 'leather')
        ellipsoid(mesh, (x0 + .78, s * w * .36, .74), (.09, .2, .26), 'leather')
    ring = [Vector((x0 + .22 + .05 * math.sin(t), w * .36 + .17 * math.cos(t), .82 + .17 * math.sin(t))) for t in [2 * math.pi * k / 24 for k in range(25)]]
    for p, q in zip(ring, ring[1:]):
        tube(mesh, p, q, .013, sides=6, material='oak', caps=False)
    frame = Frame((x0 - .06, -w * .74, .86), (0, 1, 0), (.28, 0, .9))
    for a, b, c, d in ((0, .03, 0, .34), (w * 1.48 - .03, w * 1.48, 0, .34), (0, w * 1.48, .32, .35), (0, w * 1.48, 0, .025)):
        box_on(mesh, frame, a, b, c, d, -.012, .012, 'chrome')
    mesh.face([frame.at(.02, .02), frame.at(w * 1.46, .02), frame.at(w * 1.46, .33), frame.at(.02, .33)], 'cardglass')
