import { palette } from '../palette.ts';
import { drawBaseMap, drawBuildings } from './base-layers.ts';
import { drawAttribution, drawNorthArrow, drawScaleBar } from './furniture.ts';
import { drawLegend, LEGEND_SIZE_MM } from './legend.ts';
import type { MapInput } from './map-input.ts';
import { drawPlaceNames, drawZoneNames } from './name-labels.ts';
import { drawReceivers } from './receiver-layer.ts';
import { type MapView, mm, type SheetBox } from './sheet.ts';
import { drawCentres, drawSite } from './site-layers.ts';
import { fitMapView } from './view.ts';

const LEGEND_INSET_MM = 2;

/** The assessment as a vector map, one SVG unit to the millimetre on paper. */
export function drawMapSvg(input: MapInput): string {
  const view = fitMapView(input);
  const layers = [
    drawBaseMap(input, view),
    drawBuildings(input, view),
    drawSite(input, view),
    drawCentres(input, view),
    drawReadable(input, view),
  ];
  const [width, height] = [mm(view.widthMm), mm(view.heightMm)];
  const sheet = `<rect width="${width}" height="${height}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<defs><clipPath id="sheet">${sheet}</clipPath></defs>`,
    `<g clip-path="url(#sheet)">${layers.join('')}</g>`,
    `<rect x="0.1" y="0.1" width="${mm(view.widthMm - 0.2)}" height="${mm(view.heightMm - 0.2)}" fill="none" stroke="${palette.controlBorder}" stroke-width="0.2"/>`,
    '</svg>',
  ].join('');
}

/** Receivers and everything that is read. What is placed first is never covered by what comes later. */
function drawReadable(input: MapInput, view: MapView): string {
  const furniture = [drawScaleBar(view), drawNorthArrow(), drawAttribution(input.attribution, view)];
  const legend = input.frame.hasLegend ? legendBox(view) : undefined;
  const fixed = [...furniture.map((piece) => piece.box), ...(legend ? [legend] : [])];
  const zones = drawZoneNames(input, view, fixed);
  const taken = [...fixed, ...zones.boxes];
  const places = drawPlaceNames(input, view, [...taken, ...receiverBoxes(input, view)]);
  return [
    places.svg,
    zones.svg,
    drawReceivers(input, view, taken),
    ...furniture.map((piece) => piece.svg),
    legend ? drawLegend(legend.left, legend.top) : '',
  ].join('');
}

function legendBox(view: MapView): SheetBox {
  const right = view.widthMm - LEGEND_INSET_MM;
  return {
    left: right - LEGEND_SIZE_MM.width,
    top: LEGEND_INSET_MM,
    right,
    bottom: LEGEND_INSET_MM + LEGEND_SIZE_MM.height,
  };
}

const receiverBoxes = (input: MapInput, view: MapView): readonly SheetBox[] =>
  input.receivers.map((receiver) => {
    const [x, y] = view.project(receiver.position);
    return { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
  });
