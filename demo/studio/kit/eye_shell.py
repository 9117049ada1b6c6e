"""The shell of a room seen from inside: floor, ceiling, three walls with windows, and what is outside.

x runs along the far wall, y away from the viewer. Windows are in the far wall or in the left one; the mesh is mirrored for the right one.
"""
import math

from . import planting
from .mesh import Frame, Mesh, box, box_on, plate_on, rng, tube
from .panel import cut, panel
from .room_shell import Room, curtain, floor, glaze

NEAR = .5     # the walls go on this far past the viewer, who is in the doorway of a small room
STOREY = 2.7
AIR = .55


class EyeRoom(Room):
    """back, left and right are frames: a along the wall, c into the room. a of left starts at the near end, a of right at the far wall."""

    def __init__(self, mesh, spec):
        super().__init__(mesh, spec)
        self.left = Frame((self.x0, self.y0 - NEAR, 0), (0, 1, 0), n=(1, 0, 0))
        self.right = Frame((self.x1, self.y1, 0), (0, -1, 0), n=(-1, 0, 0))
        self.length = self.d + NEAR     # of the side walls
        self.windows = self._openings()
        light = spec.get('rooflight')     # true, or how far it goes across and along the room
        wide, long = light if isinstance(light, list) else (1.2, .9)
        self.rooflight = (-wide / 2, self.y1 - .65 - long, wide / 2, self.y1 - .65) if light else None

    def side(self, y):
        """Where y is on the left wall."""
        return y - self.y0 + NEAR

    def _openings(self):
        """The windows of the window wall: as many as fit, or as the description says."""
        s, far = self.spec, self.spec['window'] == 'back'
        long, style = self.w if far else self.d, dict(self.spec['opening'])
        width = min(style['width'], long - .7)
        if far and s['kind'] == 'bedroom' and long < 2.95 and 'at' not in s:     # beside the bed's head
            width = min(width, long - 1.3)
            s = {**s, 'at': [long - width / 2 - .16]}
            style['dressing'] = style['dressing'] and 'blind'
        low, high = (.7, .7) if s['kind'] == 'kitchen' and far else (0, {'kitchen': .7, 'living': .4, 'bedroom': .2}.get(s['kind'], 0)) if not far else (0, 0)   # what the corners keep free for cupboards and shelves
        count = s.get('count', len(s['at']) if 'at' in s else max(1, int(long / (width + 1.15))))
        found = []
        if s.get('bay'):   # its own windows are glazed in _bay; in the wall it is one opening down to the floor
            at = s.get('at', [long / 2])[0]
            return [{**style, 'a': at if far else at + NEAR, 'width': 2.3, 'sill': 0, 'height': style['sill'] + style['height'] + .12, 'kind': 'bay'}]
        for k in range(count):
            at = s['at'][k] if 'at' in s else low + (long - low - high) * (k + .5) / count
            one = {**style, 'width': width, 'a': at if far else at + NEAR}
            if s.get('doors') in ('all', k + 1):   # pairs of glazed doors: all, or one by its number
                one.update({'sill': .02, 'height': 2.05, 'width': max(1.5, width), 'columns': 2, 'rows': 1 if style['kind'] == 'modern' else 3, 'kind': 'modern' if style['kind'] == 'modern' else 'casement', 'long': True})
            found.append(one)
        return found

    def build(self):
        m, t, h = self.mesh, .24, self.h
        y0 = self.y0 - NEAR
        floor(m, self.spec['floor'], self.x0, self.x1, y0, self.y1)
        box(m, self.x0 - t, self.x1 + t, y0, self.y1 + t, -.3, -.04, 'base')
        for a0, b0, a1, b1 in cut([(self.x0 - t, y0, self.x1 + t, self.y1 + t)], [self.rooflight] if self.rooflight else []):
            box(m, a0, a1, b0, b1, h, h + .2, 'ceiling')
        if self.rooflight:
            self._rooflight()
        far = self.spec['window'] == 'back'
        for frame, long, windows in ((self.back, self.w, self.windows if far else []), (self.left, self.length, [] if far else self.windows), (self.right, self.length, [])):
            self._wall(frame, long, windows, t)
            self._edge(frame, long, windows)
            for bay in (one for one in windows if one['kind'] == 'bay'):
                self._bay(frame, bay)
            for arched in (one for one in windows if one.get('arch')):
                self._arch(frame, arched)
        for x in (self.x0, self.x1):   # light would come in at the corner, where two walls only touch
            box(m, x - t if x < 0 else x + .01, x - .01 if x < 0 else x + t, self.y1 + .01, self.y1 + t, -.1, h + .1, 'joinery')
        if self.spec['ceiling'] == 'beams':
            self._joists()
        if self.spec.get('slope'):
            self._slope()

    def _slope(self):
        """The ceiling comes down with the roof, over the wall without windows."""
        low, out = 1.35, min(1.1, self.w * .3)
        face = [(self.x1 - out, self.h - .002), (self.x1 + .01, low)]
        (xa, za), (xb, zb) = face
        self.mesh.face([(xa, self.y0 - NEAR, za), (xb, self.y0 - NEAR, zb), (xb, self.y1 - .002, zb), (xa, self.y1 - .002, za)], 'ceiling')

    def _rooflight(self):
        """Its frame, and the shaft up to it."""
        m, h, (a0, b0, a1, b1) = self.mesh, self.h, self.rooflight
        for x0, x1, y0, y1 in ((a0 - .02, a0, b0 - .02, b1 + .02), (a1, a1 + .02, b0 - .02, b1 + .02), (a0, a1, b0 - .02, b0), (a0, a1, b1, b1 + .02)):
            box(m, x0, x1, y0, y1, h - .01, h + .35, 'joinery')
        box(m, -.02, .02, b0, b1, h + .3, h + .34, 'joinery')

    def _top(self, frame):
        long = self.w if frame is self.back else self.length
        return [(0, -.05), (long, -.05), (long, self.h + .02), (0, self.h + .02)]

    def _wall(self, frame, length, windows, t):
        if any(one['kind'] == 'bay' for one in windows):
            holes = [(one['a'] - one['width'] / 2, 0, one['a'] + one['width'] / 2, one['height']) for one in windows]
            panel(self.mesh, frame, self._top(frame), holes, 'plain', 'wall', reveal=t, reveal_material='wall')
        else:
            super()._wall(frame, length, windows, t)

    def _bay(self, frame, bay):
        """A canted or a square bay of three windows, with its own floor and ceiling."""
        m, a, style = self.mesh, bay['a'], self.spec['opening']
        out, half, head = .85, bay['width'] / 2, bay['height']
        front = half - .02 if self.spec['bay'] == 'square' else .62
        corners = [(a - half, 0), (a - front, -out), (a + front, -out), (a + half, 0)]
        for (a0, c0), (a1, c1) in zip(corners, corners[1:]):
            one, two = frame.at(a0, 0, c0), frame.at(a1, 0, c1)
            way = (two - one).normalized()
            face = Frame(one, way, (0, 0, 1), way.cross(frame.v))
            long = (two - one).length
            wide = long - .24
            hole = (long / 2 - wide / 2, style['sill'], long / 2 + wide / 2, head - .12)
            panel(m, face, [(0, -.05), (long, -.05), (long, head + .1), (0, head + .1)], [hole], 'plain', 'wall', reveal=.2, reveal_material='joinery')
            glaze(m, face, hole, {**style, 'columns': 3 if wide > .9 else 2, 'dressing': None})
            box_on(m, face, 0, long, 0, .18, 0, .02, 'joinery')
        if style['dressing'] == 'curtains':
            tube(m, frame.at(a - half - .4, head + .08, .1), frame.at(a + half + .4, head + .08, .1), .016, material='brass')
            for b in (a - half - .36, a + half + .04):
                curtain(m, frame, b, .02, head + .08, .32)
        for b0, b1, material in ((-.2, .004, 'floor'), (head - .004, head + .2, 'ceiling')):
            slab = Frame(frame.at(0, b0, 0), frame.u, -frame.n, frame.v)
            plate_on(m, slab, [(a - half - .2, 0 if b0 < 0 else .03), (a + half + .2, 0 if b0 < 0 else .03), (a + front + .1, out + .2), (a - front - .1, out + .2)], 0, b1 - b0, self.spec['floor'] == 'dark' and b0 < 0 and 'darkfloor' or material)

    def _arch(self, frame, one):
        """A round head: the wall comes down in its corners."""
        radius, top, steps = one['width'] / 2, one['sill'] + one['height'], 24
        head = top + .03     # under the wall's own edge
        arc = [(-radius * math.cos(math.pi * k / steps), top - radius + radius * math.sin(math.pi * k / steps)) for k in range(steps + 1)]
        for (p, low), (q, lower) in zip(arc, arc[1:]):
            a, b = one['a'] + p, one['a'] + q
            self.mesh.face([frame.at(a, low, .003), frame.at(b, lower, .003), frame.at(b, head, .003), frame.at(a, head, .003)], 'wall')
            self.mesh.face([frame.at(a, low, -.2), frame.at(b, lower, -.2), frame.at(b, lower, .003), frame.at(a, low, .003)], 'joinery')

    def _edge(self, frame, long, windows):
        """Skirting, broken at doors, and a cornice."""
        tall, start = (.2 if self.spec['ceiling'] == 'cornice' else .12), 0
        for door in sorted((w for w in windows if w['sill'] < .1), key=lambda w: w['a']):
            box_on(self.mesh, frame, start, door['a'] - door['width'] / 2 - .08, 0, tall, 0, .02, 'joinery')
            start = door['a'] + door['width'] / 2 + .08
        box_on(self.mesh, frame, start, long, 0, tall, 0, .02, 'joinery')
        if self.spec['ceiling'] == 'cornice':
            for k, (down, out) in enumerate(((.14, .03), (.1, .07), (.05, .11))):
                box_on(self.mesh, frame, 0, long, self.h - down, self.h - .002 * k, 0, out, 'joinery')

    def _joists(self):
        """A beam along the room, and joists from it to both side walls."""
        m, h = self.mesh, self.h
        box(m, -.13, .13, self.y0 - NEAR, self.y1, h - .24, h + .02, 'timber')
        count = max(3, round(self.length / .62))
        for k in range(count):
            y = self.y1 - self.length * (k + .5) / count
            for x0, x1 in ((self.x0, -.12), (.12, self.x1)):
                box(m, x0, x1, y - .05, y + .05, h - .11, h + .02, 'timber', rng.uniform(.88, 1.1))
        if self.spec.get('hops'):     # dried bines keep a colour of their own in every season
            for k in range(int(self.length / .05)):
                for x in (-.16, .16):
                    at = (x + rng.uniform(-.05, .05), self.y1 - .05 - .05 * k, h - .2 + rng.uniform(-.09, .07))
                    planting.blob(m, at, rng.uniform(.03, .055), rng.choice(['card:#8f9d62', 'card:#adb57f', 'card:#768753']), .9, .25, 2)


def near_wall(room):
    """The wall behind the viewer, with the door. Only mirrors see it: light comes in where it is."""
    mesh = Mesh('near wall')
    mesh.mirror = room.mesh.mirror
    y = room.y0 - NEAR - .02
    box(mesh, room.x0 - .2, room.x1 + .2, y - .1, y, -.05, room.h + .1, 'wall')
    box(mesh, -.42, .42, y, y + .04, 0, 2.0, 'joinery')
    made = mesh.build()
    made.visible_camera = made.visible_diffuse = made.visible_shadow = made.visible_transmission = False
    return made


def outside(room):
    """What the windows show: a garden, or houses across the street. Upper floors look down on it."""
    mesh = Mesh('outside')
    mesh.mirror = room.mesh.mirror
    drop = .1 - STOREY * room.spec.get('level', 0)
    far = room.spec['window'] == 'back'
    # a runs along the window wall, c away from it; both start at the wall's middle
    frame = Frame((0, room.y1 + .24, drop), (1, 0, 0), n=(0, 1, 0)) if far else Frame((room.x0 - .24, 0, drop), (0, 1, 0), n=(-1, 0, 0))
    mesh.face([frame.at(a, -.4, c) for a, c in ((-900, 0), (900, 0), (900, 1800), (-900, 1800))][::1 if far else -1], 'lawn')
    {'street': _street, 'garden': _garden, 'water': _water, 'cliff': _cliff}[room.spec['outlook']](mesh, frame)
    made = mesh.build()
    made.visible_shadow = room.spec['outlook'] != 'cliff'   # so near, it would keep the sun out
    for slot in made.material_slots:   # the sun is behind what the windows show: without a light of its own it would be dim
        own = slot.material.copy()
        tree = own.node_tree
        shader = tree.nodes['Principled BSDF']
        tree.links.new(shader.inputs['Base Color'].links[0].from_socket, shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = AIR
        own.cycles.sample_as_light = False
        slot.material = own
    return made


def _garden(mesh, frame):
    box_on(mesh, frame, -30, 30, -.38, -.33, .1, 3.4, 'paving')
    for a in range(-26, 27, 2):
        p = frame.at(a + rng.uniform(-.5, .5), 0, rng.uniform(9.5, 11))
        planting.blob(mesh, (p.x, p.y, p.z + .1), rng.uniform(.7, 1.15), rng.choice(['shrub', 'leaf2', 'leaf1', 'flower1']), .8)
    box_on(mesh, frame, -40, 40, -.4, 1.7, 12.5, 13.5, 'hedge')
    for _ in range(26):
        p = frame.at(rng.uniform(-34, 34), 0, rng.uniform(15, 34))
        planting.blob(mesh, (p.x, p.y, p.z + rng.uniform(1.5, 3)), rng.uniform(2, 3.4), rng.choice(['leaf1', 'leaf2', 'leaf3', 'hedge']), 1.15)
    for a in (-150, -30, 110):
        p = frame.at(a, 0, 260)
        planting.blob(mesh, (p.x, p.y, p.z), 90, 'meadow', .22, .1)


def _street(mesh, frame):
    box_on(mesh, frame, -40, 40, -.38, -.3, .1, 2.2, 'pavement')
    box_on(mesh, frame, -40, 40, -.39, -.35, 2.2, 8.0, 'road')
    box_on(mesh, frame, -40, 40, -.38, -.3, 8.0, 9.6, 'pavement')
    a = -32.0
    while a < 32:
        w, eaves = rng.uniform(4.6, 6.2), rng.uniform(4.9, 5.5)
        wall = rng.choice(['brick', 'render', 'weatherboard', 'tilehung', 'brickdark'])
        box_on(mesh, frame, a, a + w - .02, -.3, eaves, 9.8, 16, wall)
        ridge = [frame.at(a, eaves + 2.6, 13), frame.at(a + w - .02, eaves + 2.6, 13)]
        low = [frame.at(a - .1, eaves - .15, 9.5), frame.at(a + w + .08, eaves - .15, 9.5)]
        mesh.face([low[0], low[1], ridge[1], ridge[0]], 'roof', rng.uniform(.85, 1.1))
        for z in (.6, 3.1):
            for k in range(2):
                x = a + w * (.27 + .46 * k)
                if z < 1 and k == 0:
                    box_on(mesh, frame, x - .5, x + .5, -.3, 1.9, 9.7, 9.8, rng.choice(['door', 'awning', 'frame']))
                    continue
                box_on(mesh, frame, x - .55, x + .55, z, z + 1.5, 9.74, 9.8, 'frame')
                box_on(mesh, frame, x - .47, x + .47, z + .08, z + 1.42, 9.72, 9.74, 'glass')
                box_on(mesh, frame, x - .47, x + .47, z + .72, z + .78, 9.7, 9.72, 'frame')
        box_on(mesh, frame, a + w - .9, a + w - .2, eaves + 1.8, eaves + 3.5, 12.4, 13.4, 'brick')
        a += w


def _water(mesh, frame):
    """A quay, the river and the meadows beyond it."""
    box_on(mesh, frame, -60, 60, -.38, -.3, .1, 5, 'paving')
    box_on(mesh, frame, -400, 400, -.395, -.36, 5, 34, 'water')
    for _ in range(30):
        p = frame.at(rng.uniform(-70, 70), 0, rng.uniform(40, 90))
        planting.blob(mesh, (p.x, p.y, p.z + .8), rng.uniform(1.6, 3.2), rng.choice(['leaf1', 'leaf2', 'hedge']), .9)
    for a in (-190, -40, 130):
        p = frame.at(a, 0, 380)
        planting.blob(mesh, (p.x, p.y, p.z), 110, 'meadow', .2, .1)
    for a in (-9, 6, 15):   # boats at their moorings
        hull = frame.moved(a, -.3, 9 + a % 4)
        plate_on(mesh, Frame(hull.o, hull.u, hull.n, hull.v), [(-2.2, -.7), (1.4, -.8), (2.6, 0), (1.4, .8), (-2.2, .7)], 0, .6, 'weatherboard')
        box_on(mesh, hull, -1.2, .5, .6, 1.1, -.45, .45, 'door')


def _cliff(mesh, frame):
    """A yard, and a garden that climbs the sandstone behind it in short flights, each to a ledge."""
    box_on(mesh, frame, -14, 14, -.38, -.33, .1, 2.6, 'paving')
    for k in range(6):
        out, top = 2.6 + .95 * k, -.4 + .85 * (k + 1)
        box_on(mesh, frame, -16, 16, -.5, top, out, out + (.97 if k < 5 else 6), 'stone', .97 + .03 * (k % 2))
        for step in range(4):     # a flight of four steps, now on one side and now on the other
            a = -1.9 if k % 2 else 1.2
            box_on(mesh, frame, a, a + .85, -.5, top - .85 + .21 * (step + 1), out - .84 + .21 * step, out, 'paving')
        for _ in range(26):
            a = rng.uniform(-13, 13)
            if not -2.2 < a < 2.4 or rng.random() < .5:
                p = frame.at(a, top + .08, out + rng.uniform(.3, .75))
                planting.blob(mesh, tuple(p), rng.uniform(.16, .36), rng.choice(['shrub', 'leaf2', 'leaf1', 'flower1', 'flower2', 'leaf3']), .85, .2, 2)
    for _ in range(18):
        p = frame.at(rng.uniform(-18, 18), 4.9, rng.uniform(9.5, 13))
        planting.blob(mesh, tuple(p), rng.uniform(.9, 1.7), rng.choice(['leaf1', 'leaf2', 'hedge']), .9)
