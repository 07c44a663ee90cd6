import type { ProjectMap } from '@quietsite/contracts';
import type Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import Style from 'ol/style/Style.js';
import { useEffect, useMemo } from 'react';
import { palette } from '../styles/palette.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { toMapPolygon } from '../view/projection.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer } from './vector-layer.ts';

interface ActiveZonesProps {
  readonly zones: ProjectMap['zones'];
  readonly activeIds: readonly number[];
}

/** A wider edge as well as a darker fill, so that colour is not the only cue. */
const activeStyle = new Style({ fill: fill('rgba(106, 44, 145, 0.30)'), stroke: stroke(palette.zone, 5) });
const inactiveStyle = new Style();

/** Highlights the zones with work on the day, above the plain ones. Only zones that change are restyled. */
export function ActiveZones({ zones, activeIds }: ActiveZonesProps) {
  const { layer, features } = useMemo(() => createZones(zones), [zones]);
  useMapLayer(layer);
  useEffect(() => showActive(features, activeIds), [features, activeIds]);
  return null;
}

function createZones(zones: ProjectMap['zones']) {
  const features = new Map(
    zones.map(({ id, outline }) => [id, createFeature(new Polygon(toMapPolygon(outline)), inactiveStyle)]),
  );
  return { layer: createLayer(5.2, [...features.values()], RECEIVER_CANVAS), features };
}

export function showActive(features: ReadonlyMap<number, Feature>, activeIds: readonly number[]): void {
  const active = new Set(activeIds);
  for (const [id, feature] of features) {
    const style = active.has(id) ? activeStyle : inactiveStyle;
    if (feature.getStyle() !== style) feature.setStyle(style);
  }
}
