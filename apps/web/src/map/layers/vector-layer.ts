import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { StyleLike } from 'ol/style/Style.js';
import { toMapPolygon } from '../view/projection.ts';
import type { WireMultiPolygon } from '../view/wire-point.ts';
import { NAME_RANKS, NAMES } from './name-ranks.ts';

/** For the few shapes of a project: they are redrawn in every frame of a move. */
export function createLayer(zIndex: number, features: readonly Feature[], className = 'ol-layer'): VectorLayer {
  return new VectorLayer({
    className,
    zIndex,
    source: new VectorSource({ features: [...features] }),
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
}

/** Named shapes: their names give way to those of higher layers. */
export function createNamedLayer(rank: keyof typeof NAME_RANKS, features: readonly Feature[]): VectorLayer {
  const layer = createLayer(NAME_RANKS[rank], features);
  layer.setDeclutter(NAMES);
  return layer;
}

export function createFeature(geometry: Geometry, style: StyleLike): Feature {
  const feature = new Feature(geometry);
  feature.setStyle(style);
  return feature;
}

export const toMultiPolygon = (parts: WireMultiPolygon) => new MultiPolygon(parts.map(toMapPolygon));
