/** What is drawn on the map; one chunk, loaded with it. */
export { AreaLayer } from './area-layer';
export { Drawing } from './drawing';
export { LandmarksLayer } from './landmarks-layer';
export { MarksLayer } from './marks-layer';
