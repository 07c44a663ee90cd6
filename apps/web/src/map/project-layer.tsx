import type { ProjectMap } from '@quietsite/contracts';
import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { StyleLike } from 'ol/style/Style.js';
import { useMemo } from 'react';
import { RECEIVER_CANVAS } from './map-canvas.ts';
import { areaStyle, buildingStyles, centreStyles, siteStyles, zoneNameStyle, zoneStyles } from './project-styles.ts';
import { toMap, toMapPolygon } from './projection.ts';
import { useMapLayer } from './use-map-layer.ts';

function createLayer(zIndex: number, features: readonly Feature[], className = 'ol-layer'): VectorLayer {
  return new VectorLayer({
    className,
    zIndex,
    source: new VectorSource({ features: [...features] }),
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
}

function createFeature(geometry: MultiPolygon | Polygon | Point, style: StyleLike): Feature {
  const feature = new Feature(geometry);
  feature.setStyle(style);
  return feature;
}

/** Site, zones, assessment area, receiver buildings and centres of the open project. */
export function ProjectLayer({ projectMap }: { readonly projectMap: ProjectMap }) {
  const layers = useMemo(() => createLayers(projectMap), [projectMap]);
  useMapLayer(layers.area);
  useMapLayer(layers.buildings);
  useMapLayer(layers.site);
  useMapLayer(layers.zones);
  useMapLayer(layers.centres);
  useMapLayer(layers.names);
  return null;
}

function createLayers({ assessmentArea, receiverBuildings, site, zones }: ProjectMap) {
  const area = createFeature(new MultiPolygon(assessmentArea.map(toMapPolygon)), areaStyle);
  const buildings = receiverBuildings.map(({ outline, kind }) =>
    createFeature(new MultiPolygon(outline.map(toMapPolygon)), buildingStyles[kind]),
  );
  const wholeSite = createFeature(new MultiPolygon(site.map(toMapPolygon)), siteStyles);
  const zoneFeatures = zones.map((zone) => createFeature(new Polygon(toMapPolygon(zone.outline)), zoneStyles));
  const centres = zones.map((zone) => createFeature(new Point(toMap(zone.centre)), centreStyles));
  const names = zones.map((zone) => createFeature(new Point(toMap(zone.centre)), zoneNameStyle(zone.name)));
  return {
    area: createLayer(2, [area]),
    buildings: createLayer(3, buildings),
    site: createLayer(4, [wholeSite]),
    zones: createLayer(5, zoneFeatures),
    centres: createLayer(6, centres),
    names: createLayer(11, names, RECEIVER_CANVAS),
  };
}
