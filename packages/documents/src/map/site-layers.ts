import type { Hk80MultiPolygon } from '@quietsite/geometry';
import { palette } from '../palette.ts';
import type { MapInput } from './map-input.ts';
import { polygonPath } from './paths.ts';
import { type MapView, mm } from './sheet.ts';
import { centreSymbol } from './symbols.ts';

const ZONE_LINE_MM = 0.55;
const SITE_LINE_MM = 0.8;
const TINT = 0.12;

/** Outlines of the site and its zones, and the dashed edge of the assessment area. */
export function drawSite(input: MapInput, view: MapView): string {
  const zones = input.zones.map((zone) => outlineWithCasing([zone.outline], view, ZONE_LINE_MM, TINT));
  // Zones divide the site; tinting both would darken the same area twice.
  const site = outlineWithCasing(input.site, view, SITE_LINE_MM, zones.length === 0 ? TINT : 0);
  return [dimOutside(input, view), drawAssessmentArea(input, view), site, ...zones].join('');
}

export const drawCentres = (input: MapInput, view: MapView): string =>
  input.zones.map((zone) => centreSymbol(view.project(zone.centre))).join('');

/** Dims everything outside the assessment area. */
function dimOutside(input: MapInput, view: MapView): string {
  const area = polygonPath(input.assessmentArea, view);
  if (area === '') return '';
  const sheet = `M-6 -6H${mm(view.widthMm + 6)}V${mm(view.heightMm + 6)}H-6Z`;
  return `<path d="${sheet}${area}" fill="${palette.paper}" fill-opacity="0.35" fill-rule="evenodd"/>`;
}

function drawAssessmentArea(input: MapInput, view: MapView): string {
  const data = polygonPath(input.assessmentArea, view);
  if (data === '') return '';
  return (
    `<path d="${data}" fill="none" stroke="${palette.paper}" stroke-width="0.95" stroke-opacity="0.8"/>` +
    `<path d="${data}" fill="none" stroke="${palette.assessmentArea}" stroke-width="0.5" stroke-dasharray="2 1.1"/>`
  );
}

function outlineWithCasing(outline: Hk80MultiPolygon, view: MapView, widthMm: number, tint: number): string {
  const data = polygonPath(outline, view);
  if (data === '') return '';
  const casing = `<path d="${data}" fill="none" stroke="${palette.paper}" stroke-width="${mm(widthMm + 0.5)}" stroke-linejoin="round"/>`;
  return `${casing}<path d="${data}" fill="${palette.zone}" fill-opacity="${tint}" fill-rule="evenodd" stroke="${palette.zone}" stroke-width="${widthMm}" stroke-linejoin="round"/>`;
}
