"""Parts built elsewhere on a model: turned about the upright, moved and raised."""
import math


class Placed:
    """A mesh as another place sees it: its own origin is at (x, y, z), turned by degrees, counter-clockwise from above."""

    def __init__(self, mesh, x=0.0, y=0.0, z=0.0, turn=0.0):
        self.mesh, self.x, self.y, self.z = mesh, x, y, z
        self.cos, self.sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(self, p):
        x, y, z = p
        return self.x + x * self.cos - y * self.sin, self.y + x * self.sin + y * self.cos, self.z + z

    def face(self, points, material, tone=1.0, smooth=False):
        self.mesh.face([self.at(p) for p in points], material, tone, smooth)

    @property
    def white(self):
        return self.mesh.white

    @white.setter
    def white(self, value):
        self.mesh.white = value


def spot(mesh, x, y, z=0.0):
    """Where a point of a mesh is on the whole model: for what is an object of its own, as a tree is."""
    while isinstance(mesh, Placed):
        (x, y, z), mesh = mesh.at((x, y, z)), mesh.mesh
    return x, y, z


def around(mesh, spec):
    """The mesh for a volume that is turned about its front left corner, and the volume as it is there."""
    if not spec.get('turn'):
        return mesh, spec
    return Placed(mesh, *spec['at'], 0, spec['turn']), {**spec, 'at': [0, 0]}
