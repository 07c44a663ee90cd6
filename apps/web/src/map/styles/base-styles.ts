import type { FeatureLike } from 'ol/Feature.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { MAP_FONT, palette } from './palette.ts';
import { fill, stroke } from './strokes.ts';

const area = (color: string, zIndex: number) => [new Style({ fill: fill(color), zIndex })];

const areas: Readonly<Record<string, Style[]>> = {
  land: area(palette.land, 0),
  park: area(palette.park, 1),
  plaza: area(palette.plaza, 2),
  pitch: area(palette.pitch, 3),
};

interface RoadLook {
  readonly casing: string | null;
  readonly colour: string;
  /** Width in pixels at zoom 11 and 17, interpolated in between. */
  readonly widths: readonly [number, number];
  readonly zIndex: number;
  readonly dash?: number[];
}

const roads: Readonly<Record<string, RoadLook>> = {
  footway: { casing: null, colour: palette.footway, widths: [0, 1.2], zIndex: 4, dash: [4, 3] },
  minor_road: { casing: palette.roadCasing, colour: palette.road, widths: [0.4, 5], zIndex: 5 },
  major_road: { casing: palette.majorCasing, colour: palette.road, widths: [1.4, 9], zIndex: 7 },
  rail: { casing: null, colour: palette.rail, widths: [0.8, 1.8], zIndex: 9, dash: [8, 4] },
};

const cache = new Map<string, Style[]>();

function roadStyles(kind: string, look: RoadLook, zoom: number): Style[] {
  const step = Math.min(Math.max(Math.round(zoom), 11), 18);
  const key = `${kind} ${step}`;
  const known = cache.get(key);
  if (known) return known;
  const width = look.widths[0] + ((look.widths[1] - look.widths[0]) * (step - 11)) / 6;
  const line = new Style({ stroke: stroke(look.colour, width, look.dash), zIndex: look.zIndex + 1 });
  const styles =
    look.casing === null
      ? [line]
      : [new Style({ stroke: stroke(look.casing, width + 1.4), zIndex: look.zIndex }), line];
  cache.set(key, styles);
  return styles;
}

const placeText = new Text({
  font: `500 12px ${MAP_FONT}`,
  fill: fill(palette.place),
  stroke: stroke('rgba(255, 255, 255, 0.9)', 3),
  overflow: true,
});
const placeStyle = [new Style({ text: placeText, zIndex: 20 })];

/** Styles of the offline base map, by kind of feature in our own vector tiles. */
export function baseStyle(feature: FeatureLike, zoom: number): Style[] | undefined {
  const kind = String(feature.get('kind'));
  const road = roads[kind];
  return road ? roadStyles(kind, road, zoom) : areas[kind];
}

/** Place names, drawn separately so that buildings do not cover them. */
export function placeNameStyle(feature: FeatureLike): Style[] | undefined {
  if (feature.get('kind') !== 'place') return undefined;
  placeText.setText(String(feature.get('name') ?? ''));
  return placeStyle;
}
