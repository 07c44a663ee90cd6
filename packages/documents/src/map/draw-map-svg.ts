import { palette } from '../palette.ts';
import type { DocumentWords, MapWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { drawBaseMap, drawBuildings, lookOf, OCCASIONAL_LOOKS } from './base-layers.ts';
import { drawAttribution, drawNorthArrow, drawScaleBar } from './furniture.ts';
import { drawLegend, LEGEND_GAP_MM, type OccasionalEntry } from './legend.ts';
import type { MapInput } from './map-input.ts';
import { drawPlaceNames, drawZoneNames } from './name-labels.ts';
import { drawReceivers } from './receiver-layer.ts';
import { type MapView, mm, type SheetBox } from './sheet.ts';
import { drawCentres, drawSite } from './site-layers.ts';
import { inSimplifiedForms } from './svg-text.ts';
import { fitMapView } from './view.ts';

/** The assessment as a vector map; one SVG unit is one millimetre on paper. */
export function drawMapSvg(input: MapInput, { language, map: words }: DocumentWords = englishWords): string {
  const view = fitMapView(input);
  const looks = new Set(input.receiverBuildings.map(({ kind }) => lookOf(kind)));
  const occasional: OccasionalEntry[] = [
    ...OCCASIONAL_LOOKS.filter((look) => looks.has(look)),
    ...(input.receivers.some(({ verdict }) => verdict === null) ? (['notJudged'] as const) : []),
  ];
  const layers = [
    drawBaseMap(input, view),
    drawBuildings(input, view),
    drawSite(input, view),
    drawCentres(input, view),
    drawReadable(input, view, words),
  ];
  const [width, height] = [mm(input.frame.widthMm), mm(input.frame.heightMm)];
  const sheet = `<rect width="${mm(view.widthMm)}" height="${height}"/>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<defs><clipPath id="sheet">${sheet}</clipPath></defs>`,
    `<g clip-path="url(#sheet)">${layers.join('')}</g>`,
    `<rect x="0.1" y="0.1" width="${mm(view.widthMm - 0.2)}" height="${mm(view.heightMm - 0.2)}" fill="none" stroke="${palette.controlBorder}" stroke-width="0.2"/>`,
    input.frame.hasLegend ? drawLegend(view.widthMm + LEGEND_GAP_MM, 0.1, words, occasional) : '',
    '</svg>',
  ].join('');
  return language === 'zh-Hans' ? inSimplifiedForms(svg) : svg;
}

/** Receivers and all text. Later items never cover earlier ones. */
function drawReadable(input: MapInput, view: MapView, words: MapWords): string {
  const furniture = [drawScaleBar(view, words), drawNorthArrow(words), drawAttribution(input.attribution, view)];
  const fixed = furniture.map((piece) => piece.box);
  const zones = drawZoneNames(input, view, fixed);
  const taken = [...fixed, ...zones.boxes];
  const places = drawPlaceNames(input, view, [...taken, ...receiverBoxes(input, view)]);
  return [places.svg, zones.svg, drawReceivers(input, view, taken), ...furniture.map((piece) => piece.svg)].join('');
}

const receiverBoxes = (input: MapInput, view: MapView): readonly SheetBox[] =>
  input.receivers.map((receiver) => {
    const [x, y] = view.project(receiver.position);
    return { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
  });
