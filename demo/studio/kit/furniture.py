"""Loose furniture. Every piece stands at (x, y), turned by degrees; unturned, its front looks towards -y."""
import math

from mathutils import Matrix, Vector

from .mesh import Frame, box, box_on, rng, tube
from .planting import blob


class Placed:
    """A mesh as seen from a piece of furniture: its own origin and turn."""

    def __init__(self, mesh, x, y, turn=0.0, z=0.0):
        self.mesh, self.white = mesh, False
        self.where = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')

    def face(self, points, material, tone=1.0, smooth=False):
        self.mesh.face([self.where @ Vector(p) for p in points], material, tone, smooth)


def soft(m, x0, x1, y0, y1, z0, z1, material, roundness=1.0, tone=1.0):
    """A cushion: a box with its edges drawn in."""
    cx, cy, cz = (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2
    hx, hy, hz = (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2
    u_steps, w_steps, e = 32, 14, .28 * roundness

    def power(c):
        return math.copysign(abs(c) ** e, c)

    def point(i, j):
        a, b = 2 * math.pi * i / u_steps, math.pi * (j / w_steps - .5)
        return cx + hx * power(math.cos(b)) * power(math.cos(a)), cy + hy * power(math.cos(b)) * power(math.sin(a)), cz + hz * power(math.sin(b))
    for i in range(u_steps):
        for j in range(w_steps):
            m.face([point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)], material, tone, True)


def legs(m, w, d, h, material='oak', inset=.08, r=.022):
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube(m, (sx * (w / 2 - inset), sy * (d / 2 - inset), 0), (sx * (w / 2 - inset), sy * (d / 2 - inset), h), r, material=material)


def sofa(mesh, x, y, turn=0, width=2.1, material='wool', seats=2, cushions=('accent', 'linen'), depth=.92):
    m, w, d = Placed(mesh, x, y, turn), width, depth
    box(m, -w / 2 + .03, w / 2 - .03, -d / 2 + .03, d / 2 - .03, .13, .3, material)
    for s in (-1, 1):
        soft(m, s * (w / 2 - .11) - .12, s * (w / 2 - .11) + .12, -d / 2, d / 2, .12, .62, material, .9)
    soft(m, -w / 2, w / 2, d / 2 - .25, d / 2, .16, .84, material, .9)
    each = (w - .42) / seats
    for i in range(seats):
        a = -w / 2 + .21 + i * each
        soft(m, a + .01, a + each - .01, -d / 2 - .02, d / 2 - .22, .27, .47, material, 1.1, 1.05)
        soft(m, a + .03, a + each - .03, d / 2 - .42, d / 2 - .2, .45, .86, material, 1.3, 1.05)
    legs(m, w, d, .14)
    if cushions and seats > 1:
        soft(m, -w / 2 + .24, -w / 2 + .64, -.06, .14, .46, .82, cushions[0], 1.9)
        soft(m, w / 2 - .62, w / 2 - .24, -.02, .16, .46, .8, cushions[1], 1.9)
    elif cushions:
        soft(m, -.2, .2, -.04, .14, .46, .78, cushions[0], 1.9)


def armchair(mesh, x, y, turn=0, material='linen', cushion='accent'):
    sofa(mesh, x, y, turn, .92, material, 1, (cushion,), .86)


def wing_chair(mesh, x, y, turn=0, material='wool'):
    m = Placed(mesh, x, y, turn)
    soft(m, -.36, .36, -.36, .3, .26, .48, material, 1.0)
    soft(m, -.36, .36, .2, .4, .3, 1.16, material, .9)
    for s in (-1, 1):
        soft(m, s * .36 - .07, s * .36 + .07, -.32, .34, .3, .66, material, .9)
        soft(m, s * .36 - .05, s * .36 + .05, .06, .38, .6, 1.08, material, .9)
    legs(m, .72, .72, .27)


def table(mesh, x, y, turn=0, width=1.8, depth=.9, height=.75, material='oak', top=None):
    m = Placed(mesh, x, y, turn)
    box(m, -width / 2, width / 2, -depth / 2, depth / 2, height - .045, height, top or material)
    box(m, -width / 2 + .07, width / 2 - .07, -depth / 2 + .07, depth / 2 - .07, height - .13, height - .045, material, .94)
    legs(m, width, depth, height - .05, material, .1, .035)


def round_table(mesh, x, y, radius=.5, height=.4, material='oak'):
    tube(mesh, (x, y, height - .04), (x, y, height), radius, sides=48, material=material, smooth=False)
    if height > .6:
        tube(mesh, (x, y, .04), (x, y, height - .04), .05, material=material)
        tube(mesh, (x, y, 0), (x, y, .05), radius * .5, sides=32, material=material)
        return
    for k in range(3):
        a = k * 2.094 + .4
        tube(mesh, (x + radius * .7 * math.cos(a), y + radius * .7 * math.sin(a), 0), (x + radius * .4 * math.cos(a), y + radius * .4 * math.sin(a), height - .03), .024, material=material)


def chair(mesh, x, y, turn=0, material='oak', seat=None):
    """A dining chair that looks towards -y: its back is at +y."""
    m = Placed(mesh, x, y, turn)
    box(m, -.22, .22, -.22, .22, .43, .47, seat or material)
    legs(m, .44, .44, .44, material, .03, .018)
    for a in (-.19, .19):
        tube(m, (a, .2, .45), (a, .25, .92), .018, material=material)
    for z in (.66, .8):
        box(m, -.19, .19, .215 + (z - .45) * .09, .235 + (z - .45) * .09, z, z + .08, material)


def stool(mesh, x, y, height=.66, material='oak', seat=None):
    tube(mesh, (x, y, height - .04), (x, y, height), .18, sides=24, material=seat or material, smooth=False)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        tube(mesh, (x + .19 * math.cos(a), y + .19 * math.sin(a), 0), (x + .12 * math.cos(a), y + .12 * math.sin(a), height - .03), .016, material=material)


def bed(mesh, x, y, turn=0, width=1.6, cover='linen', throw='accent', head='wool', frame='oak', posts=False):
    """Head at +y."""
    m, w, length = Placed(mesh, x, y, turn), width, 2.05
    box(m, -w / 2 - .04, w / 2 + .04, -length / 2, length / 2, .14, .34, frame)
    soft(m, -w / 2, w / 2, -length / 2 + .02, length / 2 - .02, .3, .56, 'sheet_linen', .5)
    soft(m, -w / 2 - .05, w / 2 + .05, -length / 2 - .02, length / 2 - .62, .34, .63, cover, .5)
    soft(m, -w / 2 - .06, w / 2 + .06, -length / 2 + .1, -length / 2 + .72, .36, .65, throw, .42)
    for s in (-1, 1):
        soft(m, s * w / 4 - w * .21, s * w / 4 + w * .21, length / 2 - .46, length / 2 - .14, .52, .82, 'sheet_linen', 1.4)
        soft(m, s * w / 4 - w * .17, s * w / 4 + w * .17, length / 2 - .58, length / 2 - .36, .56, .84, 'linen', 1.5)
    soft(m, -.25, .25, length / 2 - .76, length / 2 - .56, .58, .82, throw, 1.6)
    soft(m, -w / 2 - .06, w / 2 + .06, length / 2 - .03, length / 2 + .09, .2, 1.18, head, .3)
    legs(m, w, length, .15, frame)
    if posts:
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube(m, (sx * (w / 2 + .02), sy * (length / 2), 0), (sx * (w / 2 + .02), sy * (length / 2), 2.05), .035, material=frame)
        for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
            tube(m, (a[0] * (w / 2 + .02), a[1] * length / 2, 2.05), (b[0] * (w / 2 + .02), b[1] * length / 2, 2.05), .025, material=frame)


def chest(mesh, x, y, turn=0, width=.5, depth=.42, height=.55, drawers=2, material='oak', columns=1):
    m = Placed(mesh, x, y, turn)
    box(m, -width / 2, width / 2, -depth / 2, depth / 2, .06, height, material)
    box(m, -width / 2 - .02, width / 2 + .02, -depth / 2 - .02, depth / 2, height, height + .03, material, 1.06)
    for k in range(drawers):
        for c in range(columns):
            z0, z1 = .09 + (height - .1) * k / drawers, .07 + (height - .1) * (k + 1) / drawers
            a0, a1 = -width / 2 + width * c / columns + .02, -width / 2 + width * (c + 1) / columns - .02
            box(m, a0, a1, -depth / 2 - .016, -depth / 2, z0, z1, material, 1.08)
            tube(m, ((a0 + a1) / 2, -depth / 2 - .016, (z0 + z1) / 2), ((a0 + a1) / 2, -depth / 2 - .045, (z0 + z1) / 2), .016, material='brass')


def wardrobe(mesh, x, y, turn=0, width=1.6, height=2.2, material='joinery', doors=3):
    m = Placed(mesh, x, y, turn)
    box(m, -width / 2, width / 2, -.3, .3, 0, height, material)
    for k in range(doors):
        a0, a1 = -width / 2 + width * k / doors + .015, -width / 2 + width * (k + 1) / doors - .015
        box(m, a0, a1, -.325, -.3, .08, height - .05, material, 1.04)
        box(m, a0 + .09, a1 - .09, -.332, -.325, .9, height - .16, material, .96)
        box(m, a0 + .09, a1 - .09, -.332, -.325, .18, .8, material, .96)
        tube(m, (a1 - .05, -.32, 1.05), (a1 - .05, -.36, 1.05), .018, material='brass')
    box(m, -width / 2 - .04, width / 2 + .04, -.36, .3, height, height + .07, material)


def floor_lamp(mesh, x, y, shade='linen', height=1.5):
    tube(mesh, (x, y, 0), (x, y, .03), .16, sides=24, material='brass')
    tube(mesh, (x, y, .03), (x, y, height), .014, material='brass')
    tube(mesh, (x, y, height - .08), (x, y, height + .24), .25, .16, 32, shade, caps=False)


def table_lamp(mesh, x, y, z, shade='linen', foot='porcelain'):
    tube(mesh, (x, y, z), (x, y, z + .24), .075, .04, 20, foot)
    tube(mesh, (x, y, z + .24), (x, y, z + .46), .16, .1, 28, shade, caps=False)


def pendant(mesh, x, y, z, top, radius=.2, material='brass'):
    tube(mesh, (x, y, z + .16), (x, y, top), .008, sides=5, material='ink')
    tube(mesh, (x, y, z), (x, y, z + .2), radius, .05, 28, material, caps=False)


def rug(mesh, x, y, width, depth, material='rug', stripe='accent', turn=0, kind='border'):
    m = Placed(mesh, x, y, turn)
    box(m, -width / 2, width / 2, -depth / 2, depth / 2, 0, .016, stripe if kind == 'border' else material)
    if kind == 'border':
        box(m, -width / 2 + .1, width / 2 - .1, -depth / 2 + .1, depth / 2 - .1, 0, .021, material)
    for k in range(5 if kind != 'plain' else 0):
        y0 = -depth / 2 + depth * (k + 1) / 6
        box(m, -width / 2 + .22, width / 2 - .22, y0 - .018, y0 + .018, 0, .0235, stripe)


def round_rug(mesh, x, y, radius, material='rug', stripe='accent'):
    tube(mesh, (x, y, 0), (x, y, .014), radius, sides=64, material=stripe, smooth=False)
    tube(mesh, (x, y, 0), (x, y, .019), radius - .1, sides=64, material=material, smooth=False)


def plant(mesh, x, y, height=1.4, pot='terracotta', leaf='leaf2'):
    tube(mesh, (x, y, 0), (x, y, .34), .14, .18, 24, pot)
    for _ in range(26):
        a, r, z = rng.uniform(0, 6.28), rng.uniform(.1, .4), rng.uniform(.5, 1) * height
        tip = Vector((x + r * math.cos(a), y + r * math.sin(a) * .9, z))
        tube(mesh, (x, y, .32), tip, .008, .005, 5, 'trunk', caps=False)
        u = Vector((math.cos(a), math.sin(a), .35)).normalized()
        v = u.cross(Vector((0, 0, 1))).normalized()
        points = [tip - u * .03, tip + u * .11 + v * .06, tip + u * .22, tip + u * .11 - v * .06]
        mesh.face(points, leaf, rng.uniform(.85, 1.1))
        mesh.face(points[::-1], leaf, rng.uniform(.85, 1.1))


def vase(mesh, x, y, z, pot='porcelain', flower='flower1'):
    tube(mesh, (x, y, z), (x, y, z + .17), .06, .045, 20, pot)
    for _ in range(8):
        a, r = rng.uniform(0, 6.28), rng.uniform(.02, .13)
        tip = (x + r * math.cos(a), y + r * math.sin(a), z + rng.uniform(.3, .44))
        tube(mesh, (x, y, z + .16), tip, .006, sides=5, material='leaf2')
        blob(mesh, tip, .036, rng.choice([flower, 'leaf2', flower]), 1, .1, 2)


def books(mesh, frame, a0, a1, z, depth=.2, colours=('linen', 'joinery', 'accent', 'wool', 'terracotta', 'door', 'porcelain', 'brass')):
    a = a0
    while a < a1 - .05:
        if rng.random() < .12:
            a += rng.uniform(.05, .16)
        w, h = rng.uniform(.028, .055), rng.uniform(.17, .26)
        if a + w < a1:
            box_on(mesh, frame, a, a + w, z, z + h, .02, rng.uniform(depth * .85, depth), rng.choice(colours), rng.uniform(.92, 1.08))
        a += w + .003
