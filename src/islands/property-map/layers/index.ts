/** What is drawn on the map. It needs of Leaflet only what the opened map brings: that comes later, as a chunk. */
export { AreaLayer } from './area-layer';
export { Drawing } from './drawing';
export { LandmarksLayer } from './landmarks-layer';
