import type { ProjectMap } from '@quietsite/contracts';
import type { FeatureLike } from 'ol/Feature.js';
import Feature from 'ol/Feature.js';
import type BaseLayer from 'ol/layer/Base.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type OlMap from 'ol/Map.js';
import { toFeature } from 'ol/render/Feature.js';

type BuildingKind = ProjectMap['receiverBuildings'][number]['kind'];

export interface PickedBuilding {
  readonly buildingId: number;
  readonly kind: BuildingKind;
  readonly name: string;
}

export interface FoundBuilding extends PickedBuilding {
  /** As drawn on the map; a shape from a tile may end at the tile's edge. */
  readonly shapes: readonly Feature[];
}

const BUILDINGS = 'buildings';

/** Marks the features of a layer as buildings with `id`, `kind` and `name`, as in the tiles. */
export function markAsBuildings(layer: BaseLayer): void {
  layer.set(BUILDINGS, true);
}

/** The building at a map coordinate; receiver buildings come first because they are on top. */
export function findBuilding(map: OlMap, coordinate: readonly number[]): FoundBuilding | null {
  const [x = 0, y = 0] = coordinate;
  const layers = map.getAllLayers().filter((layer) => layer.get(BUILDINGS) === true && layer.isVisible());
  layers.sort((a, b) => (b.getZIndex() ?? 0) - (a.getZIndex() ?? 0));
  for (const layer of layers) {
    const shapes = layer instanceof VectorTileLayer ? listInTiles(layer, x, y) : listInSource(layer, x, y);
    const hit = shapes.find((shape) => shape.getGeometry()?.intersectsCoordinate([x, y]));
    if (hit) return describe(hit, shapes);
  }
  return null;
}

function listInSource(layer: BaseLayer, x: number, y: number): readonly Feature[] {
  const source = layer instanceof VectorLayer ? layer.getSource() : null;
  return (source?.getFeaturesAtCoordinate([x, y]) ?? []).filter(isFeature);
}

function listInTiles(layer: VectorTileLayer, x: number, y: number): readonly Feature[] {
  const candidates: readonly FeatureLike[] = layer.getFeaturesInExtent([x, y, x, y]);
  return candidates.map((candidate) => (isFeature(candidate) ? candidate : toFeature(candidate)));
}

const isFeature = (feature: FeatureLike): feature is Feature => feature instanceof Feature;

function describe(hit: Feature, shapes: readonly Feature[]): FoundBuilding {
  const buildingId = Number(hit.get('id'));
  return {
    buildingId,
    kind: hit.get('kind') as BuildingKind,
    name: String(hit.get('name') ?? ''),
    shapes: shapes.filter((shape) => Number(shape.get('id')) === buildingId),
  };
}
