import { classOfKind, type ReceiverClass, type ReceiverKind } from '@quietsite/domain';
import type { Hk80MultiPolygon } from '@quietsite/geometry';
import { palette } from '../palette.ts';
import type { AreaKind, LineKind, MapInput } from './map-input.ts';
import { linePath, polygonPath } from './paths.ts';
import { type MapView, mm } from './sheet.ts';

const AREA_FILL: Readonly<Record<AreaKind, string>> = {
  land: palette.land,
  park: palette.park,
  pitch: palette.pitch,
  plaza: palette.plaza,
};
const AREA_ORDER: readonly AreaKind[] = ['land', 'park', 'plaza', 'pitch'];

interface Stroke {
  readonly colour: string;
  readonly widthMm: number;
  readonly dash?: string;
}

/** The casings of all roads are drawn below all surfaces, so that junctions are open. */
const LINE_STROKES: readonly { readonly kind: LineKind; readonly stroke: Stroke }[] = [
  { kind: 'footway', stroke: { colour: palette.roadCasing, widthMm: 0.18, dash: '0.6 0.5' } },
  { kind: 'minor_road', stroke: { colour: palette.roadCasing, widthMm: 0.95 } },
  { kind: 'major_road', stroke: { colour: palette.roadCasing, widthMm: 1.65 } },
  { kind: 'minor_road', stroke: { colour: palette.road, widthMm: 0.7 } },
  { kind: 'major_road', stroke: { colour: palette.road, widthMm: 1.35 } },
  { kind: 'rail', stroke: { colour: palette.rail, widthMm: 0.45 } },
  { kind: 'rail', stroke: { colour: palette.paper, widthMm: 0.25, dash: '1.1 1.1' } },
];

type BuildingLook = ReceiverClass | 'other';
/** A building of unknown use has its own style, although it is judged as residential. */
export const lookOf = (kind: ReceiverKind): BuildingLook => (kind === 'other' ? kind : classOfKind(kind));
const BUILDING_COLOURS: Readonly<Record<BuildingLook, readonly [fill: string, line: string]>> = {
  residential: [palette.residential, palette.residentialLine],
  education: [palette.education, palette.educationLine],
  otherSensitive: [palette.otherSensitive, palette.otherSensitiveLine],
  openAir: [palette.openAir, palette.openAirLine],
  other: [palette.other, palette.otherLine],
};
const BUILDING_ORDER: readonly BuildingLook[] = ['other', 'residential', 'education', 'otherSensitive', 'openAir'];

/** Looks that appear in a map and its legend only if it contains such buildings. */
export const OCCASIONAL_LOOKS = ['otherSensitive', 'openAir'] as const satisfies readonly BuildingLook[];
const isOccasional = (look: BuildingLook) => OCCASIONAL_LOOKS.some((occasional) => occasional === look);

/**
 * Sea, land, parks, roads and railways. If no land is known, everything is drawn as land, because sea would mislead.
 */
export function drawBaseMap(input: MapInput, view: MapView): string {
  const isLandKnown = input.areas.some((area) => area.kind === 'land');
  const ground = `<rect width="${mm(view.widthMm)}" height="${mm(view.heightMm)}" fill="${isLandKnown ? palette.sea : palette.land}"/>`;
  const areas = AREA_ORDER.map((kind) => {
    const outlines = input.areas.filter((area) => area.kind === kind).map((area) => area.outline);
    return group(`fill="${AREA_FILL[kind]}"`, polygons(outlines, view));
  });
  const lines = LINE_STROKES.map(({ kind, stroke }) => {
    const paths = input.lines.filter((line) => line.kind === kind).map((line) => linePath(line.path, view));
    return group(strokeAttributes(stroke), paths.filter(Boolean).map(pathElement).join(''));
  });
  return [ground, ...areas, ...lines].join('');
}

export function drawBuildings(input: MapInput, view: MapView): string {
  const pale = group(
    `fill="${palette.buildingOutside}" stroke="${palette.buildingOutsideLine}" stroke-width="0.1"`,
    polygons(input.surroundingBuildings, view),
  );
  const coloured = BUILDING_ORDER.map((look) => {
    const [fill, line] = BUILDING_COLOURS[look];
    const outlines = input.receiverBuildings.filter(({ kind }) => lookOf(kind) === look).map((one) => one.outline);
    const isDrawn = !isOccasional(look) || outlines.length > 0;
    return isDrawn ? group(`fill="${fill}" stroke="${line}" stroke-width="0.13"`, polygons(outlines, view)) : '';
  });
  return [pale, ...coloured].join('');
}

/** One path per feature: a tower over its podium is two structures, and a single even-odd path would cut a hole. */
function polygons(outlines: readonly Hk80MultiPolygon[], view: MapView): string {
  return outlines
    .map((outline) => polygonPath(outline, view))
    .filter(Boolean)
    .map(pathElement)
    .join('');
}

const pathElement = (data: string): string => `<path d="${data}"/>`;

const group = (attributes: string, content: string): string =>
  content === '' ? '' : `<g fill-rule="evenodd" ${attributes}>${content}</g>`;

const strokeAttributes = ({ colour, widthMm, dash }: Stroke): string =>
  `fill="none" stroke="${colour}" stroke-width="${widthMm}" stroke-linecap="${dash ? 'butt' : 'round'}" stroke-linejoin="round"${
    dash ? ` stroke-dasharray="${dash}"` : ''
  }`;
