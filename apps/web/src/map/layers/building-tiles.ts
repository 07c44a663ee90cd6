import type Feature from 'ol/Feature.js';
import type VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorSource from 'ol/source/Vector.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type VectorTile from 'ol/VectorTile.js';
import { createLayer } from './vector-layer.ts';

/** From this number on, buildings are cut into tiles, whose images are only copied when the map moves. */
const MIN_TILED = 500;
const TILE_PIXELS = 512;
const MAX_ZOOM = 17;

/** The buildings of a project: a few in one layer, or tens of thousands in tiles. */
export function createBuildingsLayer(zIndex: number, features: readonly Feature[]): VectorLayer | VectorTileLayer {
  return features.length < MIN_TILED ? createLayer(zIndex, features) : createTiledLayer(zIndex, features);
}

function createTiledLayer(zIndex: number, features: readonly Feature[]): VectorTileLayer {
  const index = new VectorSource({ features: [...features] });
  const source = new VectorTileSource({
    maxZoom: MAX_ZOOM,
    tileSize: TILE_PIXELS,
    // Nothing is loaded: the URL only identifies the tile.
    url: '{z}/{x}/{y}',
    tileLoadFunction: (tile) => {
      const vectorTile = tile as VectorTile<Feature>;
      vectorTile.setLoader((extent) => vectorTile.setFeatures(index.getFeaturesInExtent(extent)));
    },
  });
  return new VectorTileLayer({ zIndex, source, renderBuffer: 8 });
}
