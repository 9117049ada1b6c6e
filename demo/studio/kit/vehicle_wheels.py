"""Wheels: a tyre with its sidewall, a rim of one of five kinds, the brake behind it and the lining of the arch."""
import math

from mathutils import Vector

from .mesh import lathe, tube

RIMS = ('five', 'ten', 'aero', 'steel', 'wires')


def wheel(mesh, x, y, r, side, kind='ten', share=.70, half=.108):
    """y is the outer face of the tyre; side is 1 or -1. The tyre is a little flat where it carries the car."""
    sag, rr = .006, r * share
    centre = (x, y - side * half, r - sag)
    first = len(mesh.points)
    tread = [(rr - .004, -half * .9), (rr + .02, -half), (r - .03, -half), (r - .01, -half * .95), (r - .001, -half * .72), (r, -half * .5), (r, half * .5), (r - .001, half * .72),
             (r - .008, half * .92), (r - .022, half * 1.02), (r - .045, half * 1.06), (rr + .030, half * 1.05), (rr + .012, half * .99), (rr + .002, half * .90)]
    lathe(mesh, centre, tread, 'tyre', 'y', side, 72)
    for groove in (-.45, 0, .45):
        lathe(mesh, centre, [(r + .0006, half * groove - .004), (r + .0006, half * groove + .004)], 'metalblack', 'y', side, 72)
    for k in range(first, len(mesh.points)):
        px, py, pz = mesh.points[k]
        if pz < .001:
            mesh.points[k] = (px, py, .001)
    lathe(mesh, centre, [(rr + .003, half * .90), (rr + .004, half * .97), (rr - .004, half * 1.0), (rr - .013, half * .96), (rr - .016, half * .80), (rr - .03, half * .3), (rr - .045, -half * .8)], 'rim', 'y', side, 72)
    lathe(mesh, centre, [(rr - .045, -half * .8), (.02, -half * .8)], 'metalblack', 'y', side, 40)
    if kind in ('five', 'ten', 'wires'):
        _brake(mesh, centre, rr, side, half)
    {'five': _five, 'ten': _ten, 'aero': _aero, 'steel': _steel, 'wires': _wires}[kind](mesh, Vector(centre), rr, side, half)


def _brake(mesh, centre, rr, side, half):
    lathe(mesh, centre, [(rr * .74, -half * .1), (rr * .74, half * .04), (rr * .46, half * .04), (rr * .44, half * .12), (.02, half * .12)], 'brakedisc', 'y', side, 48)
    for k in range(6):
        a = math.radians(-20 + 8 * k)
        p = Vector(centre) + Vector((math.cos(a) * rr * .66, side * half * .02, math.sin(a) * rr * .66))
        tube(mesh, p, p + Vector((0, side * half * .22, 0)), rr * .14, sides=12, material='metalblack')


def _spoke(mesh, centre, side, angle, inner, outer, widths, heights, depth, material='rim'):
    """A bar from the hub to the rim with chamfered edges; widths and heights at its foot, middle and tip."""
    rows = []
    for k in range(7):
        t = k / 6
        w = _between(widths, t) / 2
        h = _between(heights, t)
        rad = inner + (outer - inner) * t
        ring = [(-w * 1.25, h - depth), (-w, h - .006), (-w * .72, h), (w * .72, h), (w, h - .006), (w * 1.25, h - depth)]
        c, s = math.cos(angle), math.sin(angle)
        rows.append([centre + Vector((c * rad - s * a, side * b, s * rad + c * a)) for a, b in ring])
    for p, q in zip(rows, rows[1:]):
        for i in range(5):
            quad = [p[i], p[i + 1], q[i + 1], q[i]]
            mesh.face(quad if side > 0 else quad[::-1], material, 1, True)


def _between(three, t):
    a, b, c = three
    return a + (b - a) * t * 2 if t < .5 else b + (c - b) * (t - .5) * 2


def _hub(mesh, centre, side, half, rr, high=.62):
    lathe(mesh, centre, [(rr * .27, half * (high - .45)), (rr * .25, half * high), (rr * .17, half * (high + .05)), (rr * .165, half * (high + .02))], 'rim', 'y', side, 40)
    lathe(mesh, centre, [(rr * .165, half * (high + .02)), (rr * .15, half * (high + .10)), (rr * .10, half * (high + .13)), (.001, half * (high + .14))], 'capgrey', 'y', side, 32)
    for k in range(5):
        a = 2 * math.pi * (k + .5) / 5
        p = centre + Vector((math.cos(a) * rr * .215, side * half * (high - .03), math.sin(a) * rr * .215))
        tube(mesh, p, p + Vector((0, side * .006, 0)), .0085, sides=8, material='metalblack')


def _five(mesh, centre, rr, side, half):
    for k in range(5):
        for off in (-1, 1):
            a = 2 * math.pi * k / 5 + math.pi / 2 + off * .17
            _spoke(mesh, centre, side, a, rr * .2, rr - .012, (.036, .026, .032), (half * .62, half * .80, half * .92), .04)
    _hub(mesh, centre, side, half, rr)


def _ten(mesh, centre, rr, side, half):
    for k in range(10):
        _spoke(mesh, centre, side, 2 * math.pi * k / 10 + math.pi / 2, rr * .2, rr - .012, (.026, .022, .034), (half * .60, half * .74, half * .93), .045)
    _hub(mesh, centre, side, half, rr)


def _aero(mesh, centre, rr, side, half):
    """A smooth cover with seven slots near its rim."""
    lathe(mesh, centre, [(rr - .012, half * .93), (rr * .88, half * .97), (rr * .62, half * .86), (rr * .3, half * .92), (rr * .18, half * .95), (.001, half * .96)], 'rim', 'y', side, 72)
    for k in range(7):
        for t in range(9):
            a = 2 * math.pi * k / 7 + math.pi / 2 + (t - 4) * .045
            rad, w = rr * (.66 + .006 * t), rr * (.07 + .013 * t)
            c, s = math.cos(a), math.sin(a)
            p = centre + Vector((c * rad, side * half * .86, s * rad))
            q = centre + Vector((c * (rad + w), side * half * .955, s * (rad + w)))
            along = Vector((-s, 0, c)) * rr * .030
            out = Vector((0, side * .004, 0))
            quad = [p - along + out, p + along + out, q + along + out, q - along + out]
            mesh.face(quad if side > 0 else quad[::-1], 'metalblack', 1)
    lathe(mesh, centre, [(rr * .15, half * .955), (rr * .14, half * 1.0), (.001, half * 1.0)], 'capgrey', 'y', side, 32)


def _steel(mesh, centre, rr, side, half):
    """A pressed wheel with a trim in its middle and holes round it."""
    lathe(mesh, centre, [(rr - .016, half * .80), (rr * .86, half * .52), (rr * .80, half * .50), (rr * .66, half * .66), (rr * .5, half * .70)], 'steelrim', 'y', side, 64)
    for k in range(12):
        a = 2 * math.pi * k / 12
        p = centre + Vector((math.cos(a) * rr * .74, side * half * .50, math.sin(a) * rr * .74))
        tube(mesh, p, p + Vector((0, side * half * .10, 0)), rr * .062, sides=14, material='metalblack')
    lathe(mesh, centre, [(rr * .52, half * .68), (rr * .50, half * .82), (rr * .40, half * .92), (rr * .22, half * 1.0), (rr * .2, half * .97), (.001, half * .98)], 'capgrey', 'y', side, 48)
    for k in range(5):
        a = 2 * math.pi * k / 5 + math.pi / 2
        p = centre + Vector((math.cos(a) * rr * .34, side * half * .90, math.sin(a) * rr * .34))
        tube(mesh, p, p + Vector((0, side * half * .1, 0)), rr * .05, sides=10, material='steelrim')


def _wires(mesh, centre, rr, side, half):
    for k in range(48):
        a = 2 * math.pi * k / 48
        lean = .30 if k % 2 else -.30
        foot = centre + Vector((math.cos(a + lean) * rr * .17, side * half * (.86 if k % 4 < 2 else .3), math.sin(a + lean) * rr * .17))
        tip = centre + Vector((math.cos(a) * (rr - .02), side * half * .55, math.sin(a) * (rr - .02)))
        tube(mesh, foot, tip, .0026, sides=5, material='chrome', caps=False)
    lathe(mesh, centre, [(rr * .19, half * .2), (rr * .18, half * .9), (rr * .14, half * .95), (rr * .12, half * 1.25), (.001, half * 1.28)], 'chrome', 'y', side, 32)
    for s in (-1, 1):   # the ears of the spinner
        for up in (-1, 1):
            tube(mesh, centre + Vector((0, side * half * 1.12, 0)), centre + Vector((s * rr * .30, side * half * 1.12, up * rr * .05)), .012, .009, sides=8, material='chrome')


def lining(mesh, x, r, arch, outer, side):
    """The dark hollow that a wheel turns in."""
    first = len(mesh.points)
    lathe(mesh, (x, side * outer, r), [(arch + .012, .0), (arch + .012, -.36), (.02, -.36)], 'arch', 'y', side, 40)
    mesh.points[first:] = [(px, py, max(pz, .2)) for px, py, pz in mesh.points[first:]]
