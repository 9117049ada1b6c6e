"""A building in its street with an agent's board on it."""
from . import house, stage
from .mesh import Frame, Mesh, box_on
from .vehicle_fittings import letters


def make(description, picture, light, overrides):
    points = house.build(description, picture)
    mesh = Mesh('boards')
    for spec in picture['boards']:
        board(mesh, **spec)
    mesh.build()
    view = {'azimuth': -24, 'height': 14, 'lens': 70, **picture.get('camera', {})}
    stage.light(light, overrides, flip=picture.get('flip', description.get('flip', False)))
    stage.ground()
    stage.camera(points, **view)


def board(mesh, at, text, width=2.0, height=1.15, fill='signboard', ink='white', band='brass'):
    """A board flat on the wall, on battens, with one word."""
    frame = Frame(at)
    for a in (-width * .3, width * .3):
        box_on(mesh, frame, a - .04, a + .04, -height / 2 - .05, height / 2 + .05, 0, .06, 'oak')
    box_on(mesh, frame, -width / 2 - .03, width / 2 + .03, -height / 2 - .03, height / 2 + .03, .05, .09, 'white')
    box_on(mesh, frame, -width / 2, width / 2, -height / 2, height / 2, .08, .10, fill)
    box_on(mesh, frame, -width / 2, width / 2, -height / 2 + .02, -height / 2 + .13, .09, .106, band)
    letters(mesh, frame.moved(0, .07, .108), text, height * .82, ink)
