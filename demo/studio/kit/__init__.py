"""The studio's kit: parts of architects' models, built as meshes in Blender."""
