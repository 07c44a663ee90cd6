import { palette } from '../palette.ts';
import { contains, grow, overlaps } from './clip.ts';
import { type Obstacles, placeLabel } from './labels.ts';
import type { MapInput } from './map-input.ts';
import { frameBox, type MapView, type SheetBox, type SheetPoint } from './sheet.ts';
import { shorten, svgText, type TextStyle, textWidthMm } from './svg-text.ts';

export interface DrawnLabels {
  readonly svg: string;
  readonly boxes: readonly SheetBox[];
}

const ZONE_STYLE: TextStyle = { sizeMm: 2.3, weight: 600, fill: palette.zone, anchor: 'middle', hasHalo: true };
/** Half the width of the centre symbol plus a margin. */
const CENTRE_REACH_MM = 1.9;
const ZONE_NAME_DIRECTIONS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const PLACE_STYLE: TextStyle = { sizeMm: 2.1, weight: 500, fill: palette.hint, anchor: 'middle', hasHalo: true };

/** Zone names next to their geographical centres: below, above, or where there is space. Every zone gets a name. */
export function drawZoneNames(input: MapInput, view: MapView, taken: readonly SheetBox[]): DrawnLabels {
  const boxes = input.zones.map((zone) => centreBox(view.project(zone.centre)));
  const names = input.zones.map((zone) => {
    const text = shorten(zone.name, 28);
    const box = placeZoneName(text, view.project(zone.centre), {
      frame: frameBox(view),
      hard: [...taken, ...boxes],
      soft: [],
    });
    boxes.push(box);
    return svgText(text, (box.left + box.right) / 2, box.bottom - ZONE_STYLE.sizeMm * 0.25, ZONE_STYLE);
  });
  return { svg: names.join(''), boxes };
}

function placeZoneName(text: string, anchor: SheetPoint, obstacles: Obstacles): SheetBox {
  const request = {
    anchor,
    widthMm: textWidthMm(text, ZONE_STYLE),
    heightMm: ZONE_STYLE.sizeMm * 1.15,
    clearanceMm: CENTRE_REACH_MM,
    directions: ZONE_NAME_DIRECTIONS,
    extraReachMm: [0, 1.5],
  };
  return placeLabel(request, obstacles)?.box ?? textBox(text, anchor[0], anchor[1] + 4.3, ZONE_STYLE);
}

/** Place names, only where they cover nothing. */
export function drawPlaceNames(input: MapInput, view: MapView, taken: readonly SheetBox[]): DrawnLabels {
  const boxes: SheetBox[] = [];
  const names = input.places.map((place) => {
    const [x, y] = view.project(place.position);
    const text = shorten(place.name, 40);
    const box = grow(textBox(text, x, y, PLACE_STYLE), 0.5);
    const isFree = contains(frameBox(view), box) && ![...taken, ...boxes].some((other) => overlaps(box, other));
    if (!isFree) return '';
    boxes.push(box);
    return svgText(text, x, y, PLACE_STYLE);
  });
  return { svg: names.join(''), boxes };
}

const centreBox = ([x, y]: SheetPoint): SheetBox =>
  grow({ left: x, right: x, top: y, bottom: y }, CENTRE_REACH_MM - 0.1);

function textBox(text: string, x: number, baseline: number, style: TextStyle): SheetBox {
  const half = textWidthMm(text, style) / 2;
  return {
    left: x - half,
    right: x + half,
    top: baseline - style.sizeMm * 0.85,
    bottom: baseline + style.sizeMm * 0.25,
  };
}
