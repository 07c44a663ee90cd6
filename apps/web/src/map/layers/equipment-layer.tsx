import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import CircleStyle from 'ol/style/Circle.js';
import RegularShape from 'ol/style/RegularShape.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { useEffect, useMemo } from 'react';
import { MAP_FONT, palette } from '../styles/palette.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { useMap } from '../view/map-holder.tsx';
import { toMap } from '../view/projection.ts';
import type { WirePoint } from '../view/wire-point.ts';
import { NAMES } from './name-ranks.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createLayer } from './vector-layer.ts';

export interface PlacedEquipment {
  readonly key: string;
  readonly name: string;
  readonly position: WirePoint;
  readonly isMarked?: boolean;
}

/** The symbol of equipment with a fixed location: a square, unlike any other symbol on the map. */
const symbol = new Style({
  image: new RegularShape({
    points: 4,
    radius: 8,
    declutterMode: 'none',
    angle: Math.PI / 4,
    fill: fill(palette.equipment),
    stroke: stroke('#fff', 1.8),
  }),
});
const ring = new Style({
  image: new CircleStyle({
    radius: 12,
    declutterMode: 'none',
    stroke: stroke(palette.selection, 2.5),
    fill: fill('rgba(11, 102, 195, 0.12)'),
  }),
});
const labels = new Map<string, Style>();
const MAX_CACHED_LABELS = 500;
const HIT_PIXELS = 4;

function labelOf(name: string): Style {
  const known = labels.get(name);
  if (known) return known;
  if (labels.size >= MAX_CACHED_LABELS) labels.clear();
  const text = new Text({
    text: name,
    font: `600 12px ${MAP_FONT}`,
    offsetY: -17,
    fill: fill(palette.ink),
    stroke: stroke('#fff', 3.5),
  });
  const created = new Style({ text, zIndex: 1 });
  labels.set(name, created);
  return created;
}

/** Equipment with a fixed location. Names are shown under the pointer, and always for the marked item. */
export function EquipmentLayer({ placed }: { readonly placed: readonly PlacedEquipment[] }) {
  const map = useMap();
  const layer = useMemo(() => {
    const features = placed.map(({ key, name, position, isMarked = false }) => {
      const feature = new Feature({ geometry: new Point(toMap(position)), name, isMarked });
      feature.setId(key);
      feature.setStyle(isMarked ? [ring, symbol, labelOf(name)] : symbol);
      return feature;
    });
    const created = createLayer(12, features, RECEIVER_CANVAS);
    // The symbols are always drawn; zone names give way to the name of the chosen item.
    created.setDeclutter(NAMES);
    return created;
  }, [placed]);
  useMapLayer(layer);
  useEffect(() => {
    let shown: Feature | null = null;
    const show = (feature: Feature | null) => {
      if (feature === shown) return;
      if (shown && !shown.get('isMarked')) shown.setStyle(symbol);
      shown = feature;
      if (shown && !shown.get('isMarked')) shown.setStyle([symbol, labelOf(String(shown.get('name')))]);
    };
    const onMove = ({ pixel, dragging }: MapBrowserEvent) => {
      if (dragging) return;
      const options = { hitTolerance: HIT_PIXELS, layerFilter: (other: unknown) => other === layer };
      show(map.forEachFeatureAtPixel(pixel, (feature) => feature as Feature, options) ?? null);
    };
    map.on('pointermove', onMove);
    return () => map.un('pointermove', onMove);
  }, [map, layer]);
  return null;
}
