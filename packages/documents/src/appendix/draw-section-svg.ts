import { drawSection, type ScreeningSection, type SectionRole, type SectionShape } from '@quietsite/domain';
import { mm } from '../map/sheet.ts';
import { inSimplifiedForms, shorten, svgText, textWidthMm } from '../map/svg-text.ts';
import { palette } from '../palette.ts';
import type { DocumentWords } from '../words/document-words.ts';

/** Fits two side by side on a page. */
export const SECTION_WIDTH_MM = 126;
export const SECTION_LEGEND_WIDTH_MM = 264;
const TEXT_MM = 2.1;
const MAX_NAME_LENGTH = 36;

const LOOKS: Readonly<Record<SectionRole, string>> = {
  axis: `stroke="${palette.line}" stroke-width="0.15"`,
  ground: `stroke="${palette.residentialLine}" stroke-width="0.4"`,
  floor: `stroke="${palette.residentialLine}" stroke-width="0.08"`,
  sightLine: `stroke="${palette.exceeds}" stroke-width="0.3" stroke-dasharray="1 0.8"`,
  horizonLine: `stroke="${palette.educationLine}" stroke-width="0.4"`,
  screen: `fill="${palette.other}" stroke="${palette.otherLine}" stroke-width="0.15"`,
  deciding: `fill="${palette.education}" stroke="${palette.harbour}" stroke-width="0.3"`,
  receiver: `fill="${palette.residential}" stroke="${palette.residentialLine}" stroke-width="0.15"`,
  plant: `fill="${palette.zone}"`,
};
const STRONG: ReadonlySet<SectionRole> = new Set(['deciding', 'receiver', 'horizonLine']);

/** A section as a vector drawing; one SVG unit is one millimetre on paper (M-117). */
export function drawSectionSvg(section: ScreeningSection, words: Pick<DocumentWords, 'language'>): string {
  const { width, height, shapes, labels } = drawSection(section);
  const perUnit = SECTION_WIDTH_MM / width;
  const heightMm = height * perUnit;
  const texts = labels.map(({ x, y, text, anchor, role }) => {
    const isStrong = STRONG.has(role);
    const fill = isStrong ? palette.ink : palette.inkSecondary;
    const style = { sizeMm: TEXT_MM, weight: isStrong ? 600 : 400, fill, anchor, hasHalo: true } as const;
    return svgText(shorten(text, MAX_NAME_LENGTH), x * perUnit, y * perUnit, style);
  });
  const frame = `<rect x="0.1" y="0.1" width="${mm(SECTION_WIDTH_MM - 0.2)}" height="${mm(heightMm - 0.2)}" fill="none" stroke="${palette.controlBorder}" stroke-width="0.2"/>`;
  const body = [...shapes.map((shape) => drawShape(shape, perUnit)), ...texts, frame].join('');
  return sheet(SECTION_WIDTH_MM, heightMm, body, words);
}

function drawShape({ role, isArea, points }: SectionShape, perUnit: number): string {
  const list = points.map(([x, y]) => `${mm(x * perUnit)},${mm(y * perUnit)}`).join(' ');
  return isArea
    ? `<polygon points="${list}" ${LOOKS[role]}/>`
    : `<polyline points="${list}" fill="none" ${LOOKS[role]}/>`;
}

export const LEGEND_ROLES = ['sightLine', 'horizonLine', 'deciding', 'screen', 'receiver', 'plant'] as const;
const LEGEND_HEIGHT_MM = 4;
const SYMBOL_MM = 7;
const GAP_MM = 6;

export function drawSectionLegend(words: DocumentWords): string {
  const style = { sizeMm: 2.4 } as const;
  let x = 0;
  const entries = LEGEND_ROLES.map((role) => {
    const text = words.appendix.screening.drawn.roles[role];
    const isLine = role === 'sightLine' || role === 'horizonLine';
    const symbol = isLine
      ? `<path d="M${mm(x)} 2H${mm(x + 6)}" ${LOOKS[role]}/>`
      : `<rect x="${mm(x + 1)}" y="0.8" width="4" height="2.4" ${LOOKS[role]}/>`;
    const entry = symbol + svgText(text, x + SYMBOL_MM, 2.9, style);
    x += SYMBOL_MM + textWidthMm(text, style) + GAP_MM;
    return entry;
  });
  return sheet(SECTION_LEGEND_WIDTH_MM, LEGEND_HEIGHT_MM, entries.join(''), words);
}

function sheet(widthMm: number, heightMm: number, body: string, { language }: Pick<DocumentWords, 'language'>): string {
  const [width, height] = [mm(widthMm), mm(heightMm)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return language === 'zh-Hans' ? inSimplifiedForms(svg) : svg;
}
