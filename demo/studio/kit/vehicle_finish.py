"""Paint, glass, lamps and rubber of vehicles, and the studio that they mirror."""
import bpy

from . import materials, palette

COLOURS = {
    'rim': '#aeb1b1', 'tyre': '#262827', 'chrome': '#d9dcdc', 'mirror': '#aeb9bd', 'brakedisc': '#8d9090', 'capgrey': '#b7b9b8', 'steelrim': '#8e9292',
    'gap': '#0d0e0e', 'seal': '#121415', 'trimblack': '#1f2122', 'glossblack': '#0c0d0e', 'recess': '#151617', 'grille': '#0e0f10', 'arch': '#141515', 'underbody': '#141515', 'cabin': '#2c2e30', 'seat': '#3c3f42',
    'lampbowl': '#83888a', 'reflector': '#f2f4f4', 'lampwhite': '#ffffff', 'lampamber': '#e08a2c', 'lampred': '#7c1214', 'lamplit': '#d42a22',
    'plate': '#f4f2ea', 'plateyellow': '#f0c22e', 'plateblack': '#17181a', 'boxwhite': '#f1efe9', 'boxgrey': '#d3d3cf', 'trimgrey': '#6e7274', 'alloy': '#b4b7b6', 'pane': '#14181a', 'leather': '#8a4a2e', 'turntable': '#efe6d4',
}
# roughness, specular, and how much of the studio it mirrors: seen straight, and at its edge
SURFACES = {
    'tyre': (.75, .25, 0, 0), 'rim': (.4, .35, .38, .7), 'chrome': (.3, .3, .9, 1), 'mirror': (.3, .3, .8, .9), 'brakedisc': (.45, .5, .3, .5), 'capgrey': (.4, .4, .3, .6), 'steelrim': (.5, .4, .12, .4),
    'gap': (.9, .05, 0, 0), 'seal': (.6, .2, 0, .1), 'trimblack': (.5, .3, .01, .2), 'glossblack': (.5, .08, .03, .5), 'recess': (.7, .2, 0, .1), 'grille': (.7, .15, 0, .05), 'arch': (.95, .05, 0, 0), 'underbody': (.95, .05, 0, 0), 'cabin': (.8, .2, 0, 0), 'seat': (.8, .2, 0, 0),
    'lampbowl': (.4, .3, .35, .6), 'reflector': (.3, .3, .85, 1), 'lampwhite': (.3, .5, 0, 0), 'lampamber': (.25, .5, 0, 0), 'lampred': (.3, .4, 0, .3), 'lamplit': (.3, .4, 0, .3), 'plate': (.4, .3, .02, .2), 'plateyellow': (.4, .3, .02, .2), 'plateblack': (.4, .3, .02, .2), 'boxwhite': (.45, .3, .03, .5), 'boxgrey': (.5, .3, .02, .4), 'trimgrey': (.5, .3, .02, .4), 'alloy': (.45, .4, .2, .5), 'pane': (.3, .4, .08, 1), 'leather': (.55, .3, .02, .2),
    'paint': (.45, .25, .065, .9),
}
GLOWS = {'lampwhite': .55, 'lamplit': .35}
CLEAR = {'carglass': (.17, .20, .205), 'lens': (.93, .95, .96), 'lensred': (.72, .06, .06), 'screenglass': (.86, .90, .90)}
# The studio, by the sine of the height that a mirror looks to: the shaded turntable, its lit edge, a dark wall, a long lamp, a ceiling.
WALLS = ((-1, (.16, .15, .14)), (-.45, (.26, .24, .22)), (-.12, (.62, .58, .52)), (-.02, (.56, .54, .50)), (.03, (.13, .14, .15)), (.22, (.20, .21, .22)), (.40, (.42, .43, .44)), (.50, (1.5, 1.5, 1.48)), (.68, (1.7, 1.7, 1.68)), (.78, (.62, .65, .68)), (1, (.80, .84, .88)))


def prepare():
    """Makes the finishes before the meshes ask for them by name."""
    for name, (roughness, specular, straight, edge) in SURFACES.items():
        made, shader = _fresh(name)
        colour = palette.linear(materials.colours[name])
        for key, value in (('Base Color', [c * (1 - straight) for c in colour[:3]] + [1]), ('Roughness', roughness), ('Specular', specular)):
            shader.inputs[key].default_value = value
        if name in GLOWS:
            shader.inputs['Emission'].default_value = colour
            shader.inputs['Emission Strength'].default_value = GLOWS[name]
        tree = made.node_tree
        out = shader.outputs[0]
        if edge:
            out = _over(tree, out, _mirrored(tree, straight, edge, colour if straight > .2 else (1, 1, 1, 1)))
        if name == 'paint':
            out = _dark_inside(tree, out)
        tree.links.new(out, tree.nodes['Material Output'].inputs[0])
    for name, tint in CLEAR.items():
        made, _ = _fresh(name)
        tree = made.node_tree
        through = tree.nodes.new('ShaderNodeBsdfTransparent')
        through.inputs['Color'].default_value = (*tint, 1)
        out = _over(tree, through.outputs[0], _mirrored(tree, .07 if name == 'carglass' else .04, .95, (1, 1, 1, 1)))
        tree.links.new(out, tree.nodes['Material Output'].inputs[0])


def _fresh(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.cycles.sample_as_light = False   # what they mirror glows: it must not count as lamps
    materials._made[name] = made
    return made, made.node_tree.nodes['Principled BSDF']


def _over(tree, under, over):
    both = tree.nodes.new('ShaderNodeAddShader')
    tree.links.new(under, both.inputs[0])
    tree.links.new(over, both.inputs[1])
    return both.outputs[0]


def _mirrored(tree, straight, edge, tint):
    """What the surface mirrors of the studio, looked up instead of traced: eight samples would leave a traced reflection grainy."""
    nodes, link = tree.nodes, tree.links.new
    way = nodes.new('ShaderNodeSeparateXYZ')
    link(nodes.new('ShaderNodeTexCoord').outputs['Reflection'], way.inputs[0])
    height = nodes.new('ShaderNodeMapRange')
    for key, value in (('From Min', -1), ('From Max', 1)):
        height.inputs[key].default_value = value
    link(way.outputs['Z'], height.inputs['Value'])
    ramp = nodes.new('ShaderNodeValToRGB')
    link(height.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    while len(stops) < len(WALLS):
        stops.new(.5)
    for stop, (at, value) in zip(stops, WALLS):
        stop.position, stop.color = (at + 1) / 2, (*value, 1)
    facing = nodes.new('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = .5
    steep = nodes.new('ShaderNodeMath')
    steep.operation = 'POWER'
    steep.inputs[1].default_value = 4.2
    link(facing.outputs['Facing'], steep.inputs[0])
    share = nodes.new('ShaderNodeMapRange')
    share.inputs['To Min'].default_value, share.inputs['To Max'].default_value = straight, edge
    link(steep.outputs[0], share.inputs['Value'])
    coloured = nodes.new('ShaderNodeMixRGB')
    coloured.blend_type = 'MULTIPLY'
    coloured.inputs[0].default_value, coloured.inputs[2].default_value = 1, tint
    link(ramp.outputs[0], coloured.inputs[1])
    glow = nodes.new('ShaderNodeEmission')
    link(coloured.outputs[0], glow.inputs['Color'])
    link(share.outputs[0], glow.inputs['Strength'])
    return glow.outputs[0]


def _dark_inside(tree, out):
    """The shell is a single skin: from inside it is dark."""
    inner, mixed = tree.nodes.new('ShaderNodeBsdfDiffuse'), tree.nodes.new('ShaderNodeMixShader')
    inner.inputs['Color'].default_value = (.012, .012, .013, 1)
    tree.links.new(tree.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing'], mixed.inputs[0])
    tree.links.new(out, mixed.inputs[1])
    tree.links.new(inner.outputs[0], mixed.inputs[2])
    return mixed.outputs[0]
