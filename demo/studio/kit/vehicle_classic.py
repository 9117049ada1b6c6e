"""What only the classic roadster has: chrome bumpers, round lamps, a framed screen, leather seats and a wooden wheel."""
import math

from mathutils import Vector

from .mesh import Frame, lathe, tube
from .vehicle_fittings import flat, plate, pod


def dress(mesh, surface, spec):
    _bumper(mesh, surface, spec, True)
    _bumper(mesh, surface, spec, False)
    for s in (1, -1):
        _lamp(mesh, surface, s * .515, .615)
        _small(mesh, surface, s * .53, .475)
        p, n = surface.side(2.28, .73, s)
        tube(mesh, p + n * .018 + Vector((-.05, 0, 0)), p + n * .018 + Vector((.05, 0, 0)), .008, sides=10, material='chrome')
        tube(mesh, p, p + n * .02, .013, sides=12, material='chrome')
        p, n = surface.side(1.72, .80, s)
        top = Vector((p.x, s * (abs(p.y) + .05), p.z + .13))
        tube(mesh, p, top, .007, sides=8, material='chrome')
        pod(mesh, Frame(top + Vector((0, 0, .03)), (1, 0, 0), (0, 1, 0)), (.028, .06, .045), 'chrome', .9)
        pod(mesh, Frame(top + Vector((.02, 0, .03)), (1, 0, 0), (0, 1, 0)), (.012, .052, .038), 'mirror', .9)
    _screen(mesh, surface)
    _seats(mesh)
    plate(mesh, *surface.nose(0, spec['plates'][0]), 'plateblack', .46, .10, True)
    plate(mesh, *surface.tail(0, spec['plates'][1]), 'plateblack', .46, .10, True)


def _bumper(mesh, surface, spec, front):
    """A bar that follows the body's plan, with two overriders."""
    z = .425 if front else .50
    out, points = .055, []
    for k in range(-14, 15):
        y = .70 * math.sin(math.pi / 2 * k / 14)
        p, _ = surface.nose(y * .93, z) if front else surface.tail(y * .93, z)
        corner = .05 * max(0, abs(k) - 11)
        points.append(Vector((p.x + (-out + corner if front else out - corner), y, z)))
    for a, b in zip(points, points[1:]):
        for up, r in ((.022, .014), (0, .022), (-.022, .014)):
            tube(mesh, a + Vector((0, 0, up)), b + Vector((0, 0, up)), r, sides=12, material='chrome', caps=False)
    for y in (-.28, .28):
        p, _ = surface.nose(y, z) if front else surface.tail(y, z)
        pod(mesh, flat(p.x + (-.085 if front else .085), y, z + .01), (.03, .026, .085), 'chrome', .8)
        tube(mesh, p + Vector((.05 if front else -.05, 0, 0)), Vector((p.x + (-.05 if front else .05), y, z)), .02, sides=8, material='chrome')


def _lamp(mesh, surface, y, z):
    p, n = surface.nose(y, z)
    centre = Vector((p.x + .030, y, z))
    lathe(mesh, centre, [(.098, .09), (.104, .0), (.104, -.028), (.098, -.040), (.086, -.040), (.084, -.026)], 'chrome', 'x', sides=48)
    lathe(mesh, centre, [(.084, -.026), (.066, .01), (.03, .035), (.001, .04)], 'reflector', 'x', sides=40)
    lathe(mesh, centre, [(.086, -.034), (.07, -.052), (.04, -.064), (.001, -.068)], 'lens', 'x', sides=40)


def _small(mesh, surface, y, z):
    p, _ = surface.nose(y, z)
    lathe(mesh, (p.x + .012, y, z), [(.045, .02), (.045, -.012), (.038, -.018)], 'chrome', 'x', sides=28)
    lathe(mesh, (p.x + .012, y, z), [(.038, -.016), (.028, -.03), (.001, -.038)], 'lampamber', 'x', sides=28)


def _screen(mesh, surface):
    """A slightly curved pane in a chrome frame, leaning back."""
    foot = [Vector((1.50 + .10 * (k / 6) ** 2, k / 6 * .60, 0)) for k in range(-6, 7)]
    foot = [Vector((v.x, v.y, surface.above(v.x, v.y)[0].z - .004)) for v in foot]
    head = [Vector((v.x + .20, v.y * .93, 1.145)) for v in foot]
    for a, b, c, d in zip(foot, foot[1:], head[1:], head):
        mesh.face([a, b, c, d], 'screenglass', 1, True)
    for line, r in ((foot, .013), (head, .010)):
        for a, b in zip(line, line[1:]):
            tube(mesh, a, b, r, sides=10, material='chrome', caps=False)
    for k in (0, -1):
        tube(mesh, foot[k], head[k], .014, .011, sides=10, material='chrome')
    for s in (-1, 1):
        for at in (.10, .42):
            a = foot[6] + Vector((-.02, s * at, .0))
            tube(mesh, a, a + Vector((.08, .16, .16)), .004, sides=6, material='chrome')
    pod(mesh, flat(1.71, 0, 1.10), (.012, .085, .028), 'trimblack', .5)


def _seats(mesh):
    pod(mesh, flat(1.70, 0, .77), (.07, .56, .085), 'trimblack', .45)
    for y in (.24, .32, .40):
        lathe(mesh, (1.775, y, .775), [(.036, -.01), (.036, .004), (.03, .006)], 'chrome', 'x', sides=24)
        lathe(mesh, (1.776, y, .775), [(.03, .0), (.001, .001)], 'glossblack', 'x', sides=24)
    for y in (-.30, .30):
        pod(mesh, flat(2.20, y, .50), (.25, .22, .075), 'leather', .45)
        lean = Frame((2.44, y, .68), (1, 0, -.24), (0, 1, 0))
        pod(mesh, lean, (.07, .215, .25), 'leather', .5)
        for k in (-.11, -.037, .037, .11):
            pod(mesh, lean.moved(-.058, k, 0), (.024, .034, .19), 'leather', .6)
    pod(mesh, flat(2.15, 0, .52), (.42, .07, .09), 'trimblack', .4)
    tube(mesh, (1.98, .0, .58), (1.95, 0, .70), .006, sides=8, material='chrome')
    pod(mesh, flat(1.95, 0, .715), (.02, .02, .02), 'trimblack', 1)
    centre = Vector((1.93, .30, .80))
    ring = [centre + Vector((-.065 * math.sin(t), .185 * math.cos(t), .172 * math.sin(t))) for t in [2 * math.pi * k / 32 for k in range(33)]]
    for p, q in zip(ring, ring[1:]):
        tube(mesh, p, q, .0125, sides=8, material='oak', caps=False)
    for k in range(3):
        a = math.pi / 2 + 2 * math.pi * k / 3
        tube(mesh, centre + Vector((-.02, 0, 0)), centre + Vector((-.065 * math.sin(a), .185 * math.cos(a), .172 * math.sin(a))), .009, sides=6, material='chrome')
    tube(mesh, centre + Vector((-.2, 0, -.06)), centre, .02, sides=10, material='trimblack')
    pod(mesh, flat(2.68, 0, .865), (.16, .56, .045), 'trimblack', .6)   # the folded hood under its cover
