"""Model trees: a trunk that forks into limbs, and a crown of small leaf masses with gaps between them.

A tree of one kind is built four times at most in a picture. The others share these meshes, turned and scaled.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

from . import materials
from .mesh import Mesh, tube

VARIANTS = 4
BARK = 'trunk:#96806a'


def bell(low, high, power):
    """An outline: how wide a crown is at a share of its height, from a part of a half-wave."""
    return lambda s: math.sin(math.pi * (low + (high - low) * s)) ** power


# slim: radius by height. foot: where the crown begins. limbs: how many, how steep. masses: leaf masses, and their size by the crown's radius.
KINDS = {
    'oak': {'slim': .40, 'foot': .20, 'outline': bell(.16, .93, .5), 'limbs': 7, 'rise': .35, 'masses': 60, 'size': .255, 'lobes': .17, 'girth': .036, 'leader': .45},
    'lime': {'slim': .30, 'foot': .21, 'outline': bell(.15, .97, .62), 'limbs': 8, 'rise': .75, 'masses': 64, 'size': .27, 'lobes': .09, 'girth': .025, 'leader': .8},
    'birch': {'slim': .24, 'foot': .22, 'outline': bell(.13, .98, .85), 'limbs': 9, 'rise': .85, 'masses': 62, 'size': .21, 'lobes': .12, 'girth': .014, 'leader': .93, 'droop': 1.3, 'squash': 1.35, 'core': .38, 'bark': 'chalk'},
    'apple': {'slim': .42, 'foot': .27, 'outline': bell(.2, .9, .5), 'limbs': 5, 'rise': .55, 'masses': 40, 'size': .27, 'lobes': .13, 'girth': .03, 'leader': .3, 'core': .5},
    'cherry': {'slim': .33, 'foot': .27, 'outline': bell(.14, .9, .6), 'limbs': 6, 'rise': 1.0, 'masses': 44, 'size': .225, 'lobes': .12, 'girth': .024, 'leader': .35, 'core': .42},
    'hornbeam': {'slim': .20, 'foot': .2, 'outline': bell(.16, .99, .5), 'limbs': 9, 'rise': 1.6, 'masses': 60, 'size': .31, 'lobes': .05, 'girth': .022, 'leader': .9},
    'poplar': {'slim': .12, 'foot': .09, 'outline': bell(.14, .98, .5), 'limbs': 10, 'rise': 2.6, 'masses': 62, 'size': .4, 'lobes': .06, 'girth': .02, 'leader': .95},
    'yew': {'slim': .32, 'foot': .06, 'outline': bell(.3, .97, .7), 'limbs': 5, 'rise': 1.1, 'masses': 58, 'size': .31, 'lobes': .07, 'girth': .04, 'leader': .7, 'core': .8},
    'ball': {'slim': .28, 'foot': .44, 'outline': None, 'bark': 'trunk'},
    'spruce': {'slim': .24, 'foot': .06, 'outline': None},
    'willow': {'slim': .46, 'foot': .24, 'outline': bell(.2, .86, .5), 'limbs': 7, 'rise': .75, 'masses': 26, 'size': .24, 'lobes': .1, 'girth': .036, 'leader': .3, 'strands': 86},
    'vine': {'slim': .42, 'foot': .34, 'outline': bell(.3, .8, .3), 'limbs': 3, 'rise': .5, 'masses': 12, 'size': .42, 'lobes': .2, 'girth': .02, 'leader': .3},
}
EVERGREEN = {'yew', 'spruce', 'ball'}


def tree(kind, x, y, height, radius, material=None, z=0.0, season='summer'):
    """Places a tree. Broad-leaved ones are bare in winter, unless a leaf or blossom is given."""
    own = random.Random(f'{kind} {x:.2f} {y:.2f}')
    leaf = material or ('yew' if kind in ('yew', 'spruce') else 'leaf3' if season == 'spring' and kind in ('apple', 'cherry')
                        else own.choice(['leaf1', 'leaf2', 'leaf1', 'leaf3' if season == 'autumn' else 'leaf2']))
    bare = season == 'winter' and kind not in EVERGREEN and not material
    data = _shared(kind, own.randrange(VARIANTS), bare)
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(thing)
    for slot in thing.material_slots:   # one mesh in many colours
        if slot.material.name.startswith('leaf'):
            slot.link = 'OBJECT'
            slot.material = materials.material(leaf)
    wide = radius / KINDS[kind]['slim']
    thing.matrix_world = Matrix.Translation((x, y, z - .03)) @ Matrix.Rotation(own.uniform(0, 6.28), 4, 'Z') @ Matrix.Diagonal((wide, wide, height, 1))


def _shared(kind, variant, bare):
    name = f'{kind} {variant}{" bare" if bare else ""}'
    if name in bpy.data.meshes:
        return bpy.data.meshes[name]
    mesh, r = Mesh(name), random.Random(f'{kind} {variant}')
    {'ball': _ball, 'spruce': _spruce}.get(kind, _grown)(mesh, KINDS[kind], r, bare)
    thing = mesh.build()
    bpy.context.scene.collection.objects.unlink(thing)
    return thing.data


def _grown(mesh, spec, r, bare):
    """A broad-leaved tree or a yew, one high and as wide as its kind."""
    wide, foot, outline = spec['slim'], spec['foot'], spec['outline']
    p1, p2 = r.uniform(0, 6.28), r.uniform(0, 6.28)

    def place(share, angle, depth):
        """A point of the crown: share of its height, angle, and how near to its skin (1)."""
        lobes = 1 + spec['lobes'] * (math.sin(2 * angle + p1) + .8 * math.sin(3 * angle + 4 * share + p2))
        q = wide * outline(share) * lobes * depth
        return Vector((q * math.cos(angle), q * math.sin(angle), foot + (1 - foot) * share * .97))
    wood = _skeleton(mesh, spec, r, place)
    centres = []
    for _ in range(spec['masses']):
        tries = [place(r.uniform(.03, 1) ** .85, r.uniform(0, 6.28), r.uniform(.74, .94) if r.random() < .78 else r.uniform(.25, .7)) for _ in range(7)]
        centres.append(max(tries, key=lambda p: min(((p - c).length for c in centres), default=1)))
    for centre in centres:
        _twig(mesh, spec, r, wood, centre, bare)
        if not bare:
            _leaves(mesh, spec, r, centre, spec['size'] * wide * r.uniform(.75, 1.2))
    for _ in range(0 if bare else spec.get('strands', 0)):
        _strand(mesh, r, place(r.uniform(.25, .8), r.uniform(0, 6.28), r.uniform(.8, 1.04)))


def _skeleton(mesh, spec, r, place):
    """Trunk, leader and limbs. Returns points to which twigs can hold on."""
    foot, girth, bark = spec['foot'], spec['girth'], spec.get('bark', BARK)
    crown, wood = 1 - foot, []

    def limb(points, thick, thin, sides):
        for i, (p, q) in enumerate(zip(points, points[1:])):
            a, b = (thick + (thin - thick) * k / (len(points) - 1) for k in (i, i + 1))
            tube(mesh, p, q, a, b, sides, bark, caps=False, tone=.94)
            wood.extend((p.lerp(q, t), a) for t in (.35, .7, 1))
    fork = Vector((r.uniform(-.02, .02), r.uniform(-.02, .02), foot * .95))
    tube(mesh, (0, 0, 0), (0, 0, .05), girth * 1.55, girth * 1.1, 8, bark, caps=False, tone=.9)
    tube(mesh, (0, 0, .045), fork, girth * 1.1, girth * .9, 8, bark, caps=False, tone=.92)
    top = Vector((r.uniform(-.03, .03), r.uniform(-.03, .03), foot + crown * spec['leader']))
    middle = fork.lerp(top, .5) + Vector((r.uniform(-.025, .025), r.uniform(-.025, .025), 0))
    limb([fork, middle, top], girth * .85, girth * .2, 6)
    for k in range(spec['limbs']):
        angle, up = 2.4 * k + r.uniform(-.4, .4), (k + .3) / spec['limbs']
        start = fork.lerp(middle, min(1, 2 * up * spec['leader'])) if up * spec['leader'] < .5 else middle.lerp(top, 2 * up * spec['leader'] - 1)
        end = place(min(.95, up * .72 + .12 + .16 * r.random()), angle, .74)
        bend = start.lerp(end, .5)
        bend.z += (end.z - start.z) * (.12 if spec['rise'] > .5 else -.02) - .02 * (1 - min(1, spec['rise']))
        bend.x, bend.y = bend.x * (1.1 - .12 * min(2, spec['rise'])), bend.y * (1.1 - .12 * min(2, spec['rise']))
        thick = girth * (.62 - .3 * up)
        limb([start, bend, end], thick, thick * .3, 5)
        side = place(min(.97, up * .72 + .3), angle + r.choice((-.6, .6)), .7)   # a limb forks once more
        limb([bend, side], thick * .55, thick * .22, 4)
    return wood


def _twig(mesh, spec, r, wood, end, bare):
    start, thick = min(wood, key=lambda w: (w[0] - end).length + 1.4 * max(0, w[0].z - end.z))
    bark = spec.get('bark', BARK) if not bare else BARK
    thin = min(.006, thick * .55)
    tube(mesh, start, end, thin, thin * .5, 4, bark, caps=False, tone=.94)
    if not bare:
        return
    way = (end - start).normalized()
    for _ in range(6):   # in winter a mass of leaves is a spray of fine wire
        foot = start.lerp(end, r.uniform(.45, 1))
        turn = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-.25, 1.0) - .8 * (spec.get('droop', 0) > 1)))
        tip = foot + (way * .6 + turn).normalized() * spec['slim'] * r.uniform(.2, .36)
        tube(mesh, foot, tip, thin * .5, thin * .2, 3, bark, caps=False)
        fork = foot.lerp(tip, .5)
        tube(mesh, fork, fork + (tip - foot).cross(turn).normalized() * spec['slim'] * .1 + (tip - foot) * .4, thin * .34, thin * .15, 3, bark, caps=False)


ICOSPHERE = []


def _core(mesh, r, centre, radius, squash, tone):
    """The dark middle of a leaf mass: twenty faces, no two alike."""
    if not ICOSPHERE:
        t = (1 + math.sqrt(5)) / 2
        points = [Vector(p).normalized() for p in ((-1, t, 0), (1, t, 0), (-1, -t, 0), (1, -t, 0), (0, -1, t), (0, 1, t), (0, -1, -t), (0, 1, -t), (t, 0, -1), (t, 0, 1), (-t, 0, -1), (-t, 0, 1))]
        faces = ((0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1))
        ICOSPHERE.extend((points, faces))
    points, faces = ICOSPHERE
    placed = []
    for p in points:
        k = radius * r.uniform(.82, 1.15)
        placed.append(centre + Vector((p.x * k, p.y * k, p.z * k * squash)))
    for face in faces:
        mesh.face([placed[i] for i in face], 'leaf1', tone, True)


def _leaf(mesh, foot, way, across, length, width, tone):
    middle = foot + way * length * .45
    mesh.face([foot, middle + across * width, foot + way * length, middle - across * width], 'leaf1', tone)


def _leaves(mesh, spec, r, centre, radius):
    """A leaf mass: etched leaves over a core. Those on top catch more light, as paint brushed on does."""
    squash, droop = spec.get('squash', .78), spec.get('droop', .35)
    base = .9 + .2 * min(1, max(0, (centre.z - spec['foot']) / (1 - spec['foot']))) + r.uniform(-.05, .05)
    _core(mesh, r, centre, radius * spec.get('core', .62), squash, base * .8)
    for _ in range(56):
        out = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(.25, 1))).normalized()
        foot = centre + Vector((out.x, out.y, out.z * squash)) * radius * r.uniform(.55, 1.0)
        way = (out * .75 + Vector((r.uniform(-.8, .8), r.uniform(-.8, .8), r.uniform(-.6, .4) - droop))).normalized()
        across = way.cross(out + Vector((r.uniform(-.5, .5), r.uniform(-.5, .5), r.uniform(-.2, .6))))
        if across.length < .05:
            continue
        length = radius * r.uniform(.36, .58)
        _leaf(mesh, foot, way, across.normalized(), length, length * .3, base * (1 + .1 * out.z + r.uniform(-.09, .09)))


def _strand(mesh, r, top):
    """What a willow hangs down with."""
    end, way = r.uniform(.05, .22), Vector((top.x, top.y, 0)).normalized()
    count, tone = int((top.z - end) / .035), r.uniform(.88, 1.1)
    for k in range(max(3, count)):
        s = k / max(3, count)
        p = top + way * .05 * math.sin(s * 1.9) + Vector((r.uniform(-.012, .012), r.uniform(-.012, .012), (end - top.z) * s))
        for side in (-1, 1):
            fall = Vector((side * way.y * .5 + r.uniform(-.3, .3), -side * way.x * .5 + r.uniform(-.3, .3), -1)).normalized()
            _leaf(mesh, p, fall, fall.cross(way).normalized(), .075, .011, tone * r.uniform(.92, 1.08))


def _ball(mesh, spec, r, _):
    """A clipped standard: leaves so close that they make one ball."""
    wide = spec['slim']
    centre = Vector((0, 0, 1 - wide))
    tube(mesh, (0, 0, 0), (0, 0, 1 - wide), .016, .013, 8, spec['bark'])
    for k in range(34):   # evenly over the ball
        z = 1 - 2 * (k + .5) / 34
        q = math.sqrt(1 - z * z)
        _leaves(mesh, {'foot': .4, 'squash': 1, 'droop': .1, 'core': .75}, r, centre + Vector((q * math.cos(2.4 * k), q * math.sin(2.4 * k), z)) * wide * .74, wide * .3)
    _core(mesh, r, centre, wide * .75, 1, .8)


def _spruce(mesh, spec, r, _):
    """A conifer: whorls of falling branches with needles to both sides."""
    wide, foot = spec['slim'], spec['foot']
    tube(mesh, (0, 0, 0), (0, 0, .97), .02, .003, 7, BARK, caps=False, tone=.9)
    tiers = 17
    for k in range(tiers):
        s = k / (tiers - 1)
        z, reach = foot + (1 - foot) * s ** .95, wide * (1 - s) ** .82 + .012
        count = max(5, round(12 * (1 - s * .55)))
        start = r.uniform(0, 6.28)
        for j in range(count):
            a = start + 2 * math.pi * j / count + r.uniform(-.16, .16)
            out = Vector((math.cos(a), math.sin(a), 0))
            long, fall = reach * r.uniform(.82, 1.08), r.uniform(.28, .5) * (1 - .6 * s)
            needles = max(3, round(long / .019))
            tone = r.uniform(.86, 1.08)
            for i in range(needles):
                t = (i + .6) / needles
                p = Vector((0, 0, z)) + out * long * t + Vector((0, 0, -long * fall * t * t))
                for side in (-1, 1):
                    way = (out * .8 + Vector((-out.y, out.x, 0)) * side * .9 + Vector((0, 0, r.uniform(-.5, -.1)))).normalized()
                    _leaf(mesh, p, way, way.cross(Vector((r.uniform(-.3, .3), r.uniform(-.3, .3), 1))).normalized(), .034 + .05 * wide * (1 - t) * 2, .012, tone * (.9 + .2 * t))
    for k in range(9):   # dark between the branches
        s = k / 9
        _core(mesh, r, Vector((0, 0, foot + (1 - foot) * s)), (wide * (1 - s) ** .82) * .5 + .008, .9, .66)
