"""Materials: card, brick, glass and the rest, as node trees."""
import bpy

from . import palette

_made = {}
colours = dict(palette.BASE)

# roughness, specular, metallic, bump, bump scale, spread of tone over the surface
SURFACES = {
    'glass': (.10, .55, 0, 0, 1, 0), 'carglass': (.34, .12, 0, 0, 1, 0), 'cardglass': (.5, .3, 0, 0, 1, 0), 'brass': (.28, .5, 1, 0, 1, 0), 'steel': (.32, .5, 1, 0, 1, 0),
    'chrome': (.16, .5, 1, 0, 1, 0), 'water': (.08, .5, 0, .12, 1.4, 0), 'lawn': (.95, .05, 0, .5, 20, .05), 'meadow': (.95, .05, 0, .7, 11, .07),
    'hedge': (.95, .05, 0, .7, 9, .08), 'yew': (.95, .05, 0, .7, 9, .08), 'gravel': (.95, .05, 0, .4, 40, .04), 'paper': (.95, .04, 0, 0, 1, 0),
    'mirror': (.05, .5, 1, 0, 1, 0), 'tap': (.2, .5, 1, 0, 1, 0), 'enamel': (.18, .5, 0, 0, 1, 0), 'porcelain': (.15, .5, 0, 0, 1, 0),
    'tyre': (.8, .2, 0, 0, 1, 0), 'rim': (.3, .5, .85, 0, 1, 0), 'lampglass': (.22, .4, 0, 0, 1, 0), 'lampred': (.15, .6, 0, 0, 1, 0),
    'wool': (1, 0, 0, .6, 40, .03), 'rug': (1, 0, 0, .5, 60, .03), 'plough': (1, 0, 0, .7, 6, .06), 'soil': (1, 0, 0, .6, 12, .06), 'thatch': (1, 0, 0, .8, 18, .08),
}
CARD = (.88, .12, 0, 0, 1, .03)   # a bump on every surface took a quarter of a picture's time
MASONRY = {'brick': (.30, .105), 'brickdark': (.30, .105), 'stone': (.62, .26), 'brickpath': (.3, .15), 'paving': (.9, .6), 'cobble': (.28, .2), 'walltile': (.2, .1), 'floortile': (.45, .45)}
WHITE_KEEPS = {'card', 'white', 'paper', 'brass', 'lawn', 'road', 'pavement', 'kerb', 'marking', 'base', 'baseedge', 'hedge', 'path'}


def forget():
    _made.clear()
    colours.clear()
    colours.update(palette.BASE)


def in_white(name):
    """What a material becomes on a neighbour, which stands in white."""
    if name in WHITE_KEEPS:
        return name
    return 'cardglass' if name in ('glass', 'glow') else 'card'


def material(name):
    """'weatherboard' or, for a one-off colour, 'card:#aabbcc' (a surface and a colour)."""
    if name in _made:
        return _made[name]
    surface, _, own = name.partition(':')
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    _made[name] = made
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    roughness, specular, metallic, bump, scale, spread = SURFACES.get(surface, CARD)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Metallic'].default_value = metallic
    colour = palette.linear(own or colours.get(surface, '#f4f1ea'))
    if surface == 'glow':
        shader.inputs['Emission'].default_value = colour
        shader.inputs['Emission Strength'].default_value = 1.5
    if surface.startswith('paint'):
        shader.inputs['Roughness'].default_value = .42
        shader.inputs['Specular'].default_value = .45
        shader.inputs['Clearcoat'].default_value = .5
        shader.inputs['Clearcoat Roughness'].default_value = .12
    last = _tone(tree, colour, spread)
    coordinates = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    if surface in MASONRY:
        last = _masonry(tree, shader, coordinates, last, *MASONRY[surface])
    elif bump:
        _bump(tree, shader, coordinates, bump, scale)
    tree.links.new(last, shader.inputs['Base Color'])
    if not metallic and surface != 'glow':
        _plain_when_bounced(tree, shader, colour)
    return made


def _plain_when_bounced(tree, shader, colour):
    """The light that a surface throws on others comes from its flat colour: courses and grain cost time there, and no one sees them."""
    bounced = tree.nodes.new('ShaderNodeLightPath').outputs['Is Diffuse Ray']
    plain = _node(tree, 'ShaderNodeBsdfDiffuse', {'Color': colour})
    mixed = _node(tree, 'ShaderNodeMixShader', {0: bounced, 1: shader.outputs[0], 2: plain.outputs[0]})
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs[0])


def _node(tree, kind, inputs=(), **settings):
    node = tree.nodes.new(kind)
    for key, value in settings.items():
        setattr(node, key, value)
    for key, value in dict(inputs).items():
        if hasattr(value, 'is_linked'):
            tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value
    return node


def _tone(tree, colour, spread):
    """The colour times each face's own tone, with a slow drift over the surface."""
    tone = _node(tree, 'ShaderNodeAttribute', attribute_name='tone').outputs['Fac']
    if spread:
        coordinates = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
        noise = _node(tree, 'ShaderNodeTexNoise', {'Vector': coordinates, 'Scale': .8, 'Detail': 1.0})
        drift = _node(tree, 'ShaderNodeMapRange', {'Value': noise.outputs['Fac'], 'From Min': .3, 'From Max': .7, 'To Min': 1 - spread, 'To Max': 1 + spread})
        tone = _node(tree, 'ShaderNodeMath', {0: drift.outputs['Result'], 1: tone}, operation='MULTIPLY').outputs[0]
    return _node(tree, 'ShaderNodeMixRGB', {0: 1.0, 1: colour, 2: tone}, blend_type='MULTIPLY').outputs[0]


def _bump(tree, shader, coordinates, strength, scale):
    noise = _node(tree, 'ShaderNodeTexNoise', {'Vector': coordinates, 'Scale': scale, 'Detail': 1.0})
    bump = _node(tree, 'ShaderNodeBump', {'Strength': strength, 'Distance': .02, 'Height': noise.outputs['Fac']})
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])


def _masonry(tree, shader, coordinates, last, width, height):
    """Courses projected along whichever way a face looks."""
    where = _node(tree, 'ShaderNodeSeparateXYZ', {0: coordinates})
    normal = _node(tree, 'ShaderNodeSeparateXYZ', {0: tree.nodes.new('ShaderNodeNewGeometry').outputs['Normal']})

    def faces(axis):
        size = _node(tree, 'ShaderNodeMath', {0: normal.outputs[axis]}, operation='ABSOLUTE').outputs[0]
        return _node(tree, 'ShaderNodeMath', {0: size, 1: .7071}, operation='GREATER_THAN').outputs[0]

    across = _node(tree, 'ShaderNodeMix', {0: faces('X'), 2: where.outputs['X'], 3: where.outputs['Y']}).outputs[0]
    up = _node(tree, 'ShaderNodeMix', {0: faces('Z'), 2: where.outputs['Z'], 3: where.outputs['Y']}).outputs[0]
    place = _node(tree, 'ShaderNodeCombineXYZ', {0: across, 1: up}).outputs[0]
    brick = _node(tree, 'ShaderNodeTexBrick', {
        'Vector': place, 'Scale': 1.0, 'Brick Width': width, 'Row Height': height, 'Mortar Size': .011, 'Mortar Smooth': .2,
        'Color1': (1.06, 1.06, 1.06, 1), 'Color2': (.82, .82, .82, 1), 'Mortar': (1.12, 1.1, 1.06, 1)})
    bump = _node(tree, 'ShaderNodeBump', {'Strength': .25, 'Distance': .015, 'Height': brick.outputs['Fac']}, invert=True)
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])
    return _node(tree, 'ShaderNodeMixRGB', {0: .75, 1: last, 2: brick.outputs['Color']}, blend_type='MULTIPLY').outputs[0]
