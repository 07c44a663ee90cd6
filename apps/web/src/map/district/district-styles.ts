import type { FeatureLike } from 'ol/Feature.js';
import CircleStyle from 'ol/style/Circle.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { MAP_FONT, palette } from '../styles/palette.ts';
import { middleOf, shapeNameStyle } from '../styles/shape-name.ts';
import { fill, stroke } from '../styles/strokes.ts';

/** Colours of a level relative to its criterion, from far below to exceeding. The calendar uses them too. */
export const toneFills = {
  far: '#E4EDF1',
  middle: '#BDD5DF',
  near: '#8DB4C4',
  borderline: '#F0B95B',
  exceeds: '#B3261E',
} as const;
export type ToneName = keyof typeof toneFills;

const toneEdges: Readonly<Record<ToneName, string>> = {
  far: '#8FA3AD',
  middle: '#7391A0',
  near: '#4F7888',
  borderline: '#8A5A00',
  exceeds: '#6E120C',
};

const toneStyles = Object.fromEntries(
  Object.entries(toneFills).map(([tone, color]) => [
    tone,
    new Style({ fill: fill(color), stroke: stroke(toneEdges[tone as ToneName], 0.9) }),
  ]),
) as Readonly<Record<ToneName, Style>>;

export const toneStyle = (tone: ToneName): Style => toneStyles[tone];

/** Approved with work on the day, approved without, or submitted. */
export type SiteLook = 'working' | 'idle' | 'submitted';

const SITE = palette.neighbour;
const casing = new Style({ stroke: stroke('#fff', 4.5) });
const lines: Readonly<Record<SiteLook, Style>> = {
  working: new Style({ fill: fill('rgba(11, 107, 107, 0.34)'), stroke: stroke(SITE, 2.4) }),
  idle: new Style({ fill: fill('rgba(11, 107, 107, 0.04)'), stroke: stroke(SITE, 1.2) }),
  submitted: new Style({ fill: fill('rgba(106, 44, 145, 0.10)'), stroke: stroke(palette.zone, 2.4, [6, 4]) }),
};
const MIDDLE_DOT = { radius: 4.5, declutterMode: 'none' } as const;
/** Below this scale, in metres per pixel, a site is large enough to be seen. */
const SMALL_RESOLUTION = 3;

export function siteStyle(look: SiteLook, name: string): (feature: FeatureLike, resolution: number) => Style[] {
  const color = look === 'submitted' ? palette.zone : SITE;
  const label = shapeNameStyle(name, color, 15);
  const dot = new Style({
    geometry: middleOf,
    image: new CircleStyle({ ...MIDDLE_DOT, fill: fill(color), stroke: stroke('#fff', 1.6) }),
  });
  const near = [casing, lines[look], label];
  const far = [...near, dot];
  return (_feature, resolution) => (resolution > SMALL_RESOLUTION ? far : near);
}

export const markedSiteStyles = [
  new Style({ stroke: stroke('#fff', 7) }),
  new Style({ stroke: stroke(palette.selection, 4), fill: fill('rgba(11, 102, 195, 0.10)') }),
  new Style({
    geometry: middleOf,
    image: new CircleStyle({ radius: 16, stroke: stroke(palette.selection, 3), declutterMode: 'none' }),
  }),
];

/** The ground along which a front moves. */
export const stripStyles = [
  new Style({ stroke: stroke('rgba(255, 255, 255, 0.95)', 4), fill: fill('rgba(91, 63, 160, 0.22)') }),
  new Style({ stroke: stroke(palette.notional, 1.8, [3, 3]) }),
];

/** A park or another place in the open: no verdict, and so no colour of one. */
export const openAirStyle = (name: string): Style =>
  new Style({
    image: new CircleStyle({
      ...{ radius: 5.5, fill: fill(palette.openAir), stroke: stroke(palette.openAirEdge, 2), declutterMode: 'none' },
    }),
    text: new Text({
      ...{ text: name, font: `500 11.5px ${MAP_FONT}`, offsetY: 14, overflow: true },
      ...{ fill: fill(palette.openAirEdge), stroke: stroke('#fff', 3.5) },
    }),
  });

export const lineStyles = [
  new Style({ stroke: stroke('rgba(255, 255, 255, 0.9)', 4) }),
  new Style({ stroke: stroke(palette.ink, 1.6) }),
];
