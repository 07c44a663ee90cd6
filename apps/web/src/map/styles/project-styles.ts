import { classOfKind, type ReceiverClass, type ReceiverKind } from '@quietsite/domain';
import CircleStyle from 'ol/style/Circle.js';
import RegularShape from 'ol/style/RegularShape.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { WirePoint, WirePolygon } from '../view/wire-point.ts';
import { MAP_FONT, palette } from './palette.ts';
import { fill, stroke } from './strokes.ts';

const buildingStyles: Readonly<Record<ReceiverClass | 'other', Style>> = {
  residential: new Style({ fill: fill(palette.residential), stroke: stroke(palette.residentialEdge, 0.9) }),
  education: new Style({ fill: fill(palette.education), stroke: stroke(palette.educationEdge, 1) }),
  otherSensitive: new Style({ fill: fill(palette.otherSensitive), stroke: stroke(palette.otherSensitiveEdge, 1) }),
  openAir: new Style({ fill: fill(palette.openAir), stroke: stroke(palette.openAirEdge, 1) }),
  other: new Style({ fill: fill(palette.other), stroke: stroke(palette.otherEdge, 0.8) }),
};

/** A building of unknown use has its own style, although it is judged as residential. */
export const buildingStyle = (kind: ReceiverKind): Style => buildingStyles[kind === 'other' ? kind : classOfKind(kind)];

export const areaStyle = new Style({ fill: fill(palette.areaFill), stroke: stroke(palette.area, 2, [8, 5]) });

export const siteStyles = [
  new Style({ stroke: stroke('#fff', 5) }),
  new Style({ stroke: stroke(palette.zone, 2.5), fill: fill('rgba(106, 44, 145, 0.03)') }),
];

export const zoneStyles = [
  new Style({ stroke: stroke('#fff', 5) }),
  new Style({ fill: fill(palette.zoneFill), stroke: stroke(palette.zone, 2.5) }),
];

export const centreStyles = [
  new Style({ image: new CircleStyle({ radius: 8, fill: fill('#fff'), stroke: stroke(palette.centre, 2.4) }) }),
  new Style({ image: new RegularShape({ points: 4, radius: 5, radius2: 0, stroke: stroke(palette.centre, 2) }) }),
];

export interface NamedCentre {
  readonly name: string;
  readonly centre: WirePoint;
  readonly outline: WirePolygon;
  /** Shows the full name, however small the outline is on the map. */
  readonly isWhole?: boolean;
}

/** In pixels. The name of a zone is below its centre, so that neither hides the other. */
export const CENTRE_NAME = { font: `600 12px ${MAP_FONT}`, offset: 19, symbolSize: 20 } as const;

/** A name that fits in its zone gives way only to another zone's name: receiver labels avoid it. */
export function zoneNameStyle(zoneName: string): Style {
  const text = new Text({
    text: zoneName,
    font: CENTRE_NAME.font,
    offsetY: CENTRE_NAME.offset,
    fill: fill(palette.zone),
    stroke: stroke('#fff', 3.5),
  });
  return new Style({ text });
}

export const notionalStyle = new Style({
  image: new RegularShape({
    points: 3,
    radius: 9,
    fill: fill(palette.notional),
    stroke: stroke('#fff', 1.6),
  }),
});

export const leaderStyles = [
  new Style({ stroke: stroke('rgba(255, 255, 255, 0.9)', 3) }),
  new Style({ stroke: stroke(palette.notional, 1.3, [5, 4]) }),
];

export const selectionStyle = new Style({
  image: new CircleStyle({
    radius: 15,
    stroke: stroke(palette.selection, 2.5),
    fill: fill('rgba(11, 102, 195, 0.14)'),
  }),
});
