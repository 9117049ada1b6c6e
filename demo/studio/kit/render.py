"""Renders the scene as two halves of one sequence of samples, and leaves both to the denoiser."""
import os
import time

import bpy

PASSES = [('c', 'Image'), ('s', 'Combined_sun'), ('i', 'DiffInd'), ('n', 'Denoising Normal'), ('a', 'Denoising Albedo'), ('d', 'Denoising Depth')]


def render(stem, width, height, samples, bounces=2, threads=0):
    """Writes a file for each pass of each half, which the denoiser reads as they are: stem_c_0001.exr, uncompressed half floats."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data = False   # with it the second half repeats the first one's seed
    if threads:
        scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.use_preview_denoising = 'CPU', False, False
    cycles.samples, cycles.use_adaptive_sampling = max(1, samples // 2), False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces + 1, bounces, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].use_pass_diffuse_indirect = True
    _outputs(scene, *os.path.split(stem))
    started = time.time()
    for half in (1, 2):
        scene.frame_set(half)
        cycles.seed, cycles.sample_offset = 101, (half - 1) * (samples // 2)   # the second half goes on in the same sequence: together they spread evenly over a pixel
        bpy.ops.render.render()
    return time.time() - started


def _outputs(scene, folder, stem):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_mode, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', 'RGB', '16', 'NONE'
    files.file_slots.clear()
    for key, name in PASSES:
        files.file_slots.new(f'{stem}_{key}_')
        tree.links.new(layers.outputs[name], files.inputs[-1])
    tree.nodes.new('CompositorNodeComposite')
