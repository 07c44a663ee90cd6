import { palette } from '../palette.ts';
import { showCount } from '../text/show-level.ts';
import type { MapWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { type MapView, mm, type SheetBox } from './sheet.ts';
import { svgText, textWidthMm } from './svg-text.ts';

/** An item drawn over the map that labels must not overlap. */
export interface Furniture {
  readonly svg: string;
  readonly box: SheetBox;
}

const MAX_BAR_MM = 36;
const INSET_MM = 3;

/** The longest of 1, 2, 5, 10, ... metres that fits. */
export function chooseBarMetres(scaleDenominator: number): number {
  const maxMetres = (MAX_BAR_MM * scaleDenominator) / 1000;
  const power = 10 ** Math.floor(Math.log10(maxMetres));
  const step = [5, 2, 1].find((candidate) => candidate * power <= maxMetres) ?? 1;
  return step * power;
}

/**
 * A bar in true metres. The grid is metric (M-01), so a length on the sheet times the scale is a length on the ground.
 */
export function drawScaleBar(view: MapView, words: MapWords = englishWords.map): Furniture {
  const metres = chooseBarMetres(view.scaleDenominator);
  const barMm = (metres * 1000) / view.scaleDenominator;
  const box = {
    left: INSET_MM,
    top: view.heightMm - INSET_MM - 9,
    right: INSET_MM + Math.max(barMm + 9, 30),
    bottom: view.heightMm - INSET_MM,
  };
  const left = box.left + 2.6;
  const top = box.bottom - 2.6;
  const half = (x: number, fill: string) =>
    `<rect x="${mm(x)}" y="${mm(top)}" width="${mm(barMm / 2)}" height="1.1" fill="${fill}" stroke="${palette.ink}" stroke-width="0.18"/>`;
  const figure = (value: string, x: number) => svgText(value, x, top - 0.8, { sizeMm: 1.95, anchor: 'middle' });
  const parts = [
    panel(box),
    svgText(words.scale(showCount(view.scaleDenominator)), box.left + 2, box.top + 2.8, { sizeMm: 2.1, weight: 600 }),
    half(left, palette.ink),
    half(left + barMm / 2, palette.paper),
    figure('0', left),
    figure(showCount(metres / 2), left + barMm / 2),
    figure(words.metres(showCount(metres)), left + barMm),
  ];
  return { svg: `<g id="scale-bar" data-metres="${metres}" data-length-mm="${barMm}">${parts.join('')}</g>`, box };
}

/** Grid north is always up. */
export function drawNorthArrow({ north }: MapWords = englishWords.map): Furniture {
  const box = { left: INSET_MM, top: INSET_MM, right: INSET_MM + 7, bottom: INSET_MM + 11.4 };
  const x = (box.left + box.right) / 2;
  const tip = box.top + 4.2;
  const east = `M${mm(x)} ${mm(tip)}L${mm(x + 1.9)} ${mm(tip + 6)}L${mm(x)} ${mm(tip + 4.7)}Z`;
  const west = `M${mm(x)} ${mm(tip)}L${mm(x - 1.9)} ${mm(tip + 6)}L${mm(x)} ${mm(tip + 4.7)}Z`;
  const arrow = `<path d="${west}" fill="${palette.ink}" stroke="${palette.ink}" stroke-width="0.16"/><path d="${east}" fill="${palette.paper}" stroke="${palette.ink}" stroke-width="0.16"/>`;
  const letter = svgText(north, x, box.top + 3.4, { sizeMm: 2.6, weight: 600, anchor: 'middle' });
  return { svg: `<g id="north-arrow">${panel(box)}${letter}${arrow}</g>`, box };
}

export function drawAttribution(text: string, view: MapView): Furniture {
  const sizeMm = 1.8;
  const widthMm = text === '' ? 0 : textWidthMm(text, { sizeMm }) + 2;
  const box = { left: view.widthMm - widthMm, top: view.heightMm - 2.9, right: view.widthMm, bottom: view.heightMm };
  const ground = `<rect x="${mm(box.left)}" y="${mm(box.top)}" width="${mm(widthMm)}" height="2.9" fill="${palette.paper}" fill-opacity="0.85"/>`;
  const words = svgText(text, view.widthMm - 1, view.heightMm - 0.9, {
    sizeMm,
    fill: palette.inkSecondary,
    anchor: 'end',
  });
  return { svg: text === '' ? '' : `<g id="attribution">${ground}${words}</g>`, box };
}

const panel = ({ left, top, right, bottom }: SheetBox): string =>
  `<rect x="${mm(left)}" y="${mm(top)}" width="${mm(right - left)}" height="${mm(bottom - top)}" rx="0.6" fill="${palette.paper}" fill-opacity="0.9"/>`;
