import { palette } from '../palette.ts';
import { printable } from '../text/printable.ts';
import { type FontWeight, isChinese, measureTextMm } from './font-advances.ts';
import { mm } from './sheet.ts';

const LATIN_FONT = 'Inter';
const CHINESE_FONT = 'Noto Sans CJK HK';
const SIMPLIFIED_FONT = 'Noto Sans CJK SC';

/** Labels are shortened before they are drawn and stay on one line, so no word is broken. */
const NEVER_BROKEN = 10_000;

type Anchor = 'start' | 'middle' | 'end';

export interface TextStyle {
  readonly sizeMm: number;
  readonly weight?: FontWeight;
  readonly fill?: string;
  readonly anchor?: Anchor;
  /** A white halo, for text over the map. */
  readonly hasHalo?: boolean;
}

interface FontRun {
  readonly text: string;
  readonly isChinese: boolean;
}

export const textWidthMm = (text: string, { sizeMm, weight = 400 }: TextStyle): number =>
  measureTextMm(text, sizeMm, weight);

/**
 * The renderer uses one font family for a whole text. If that lacks a glyph, it takes any font that has them all:
 * Chinese would get Japanese forms and the adjacent Latin text an unexpected font. So each run names its font and has
 * its own start position.
 */
export function svgText(text: string, xMm: number, yMm: number, style: TextStyle): string {
  const { sizeMm, weight = 400, fill = palette.ink, anchor = 'start', hasHalo = false } = style;
  const runs = splitByFont(printable(text, NEVER_BROKEN));
  const halo = hasHalo
    ? ` stroke="${palette.paper}" stroke-width="${mm(sizeMm * 0.28)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const attributes = `y="${mm(yMm)}" font-size="${mm(sizeMm)}" font-weight="${weight}" fill="${fill}"${halo}`;
  const [only] = runs;
  if (only && runs.length === 1) {
    return `<text x="${mm(xMm)}" ${attributes} text-anchor="${anchor}" ${family(only)}>${escapeXml(only.text)}</text>`;
  }
  let startMm = xMm - textWidthMm(text, style) * BEFORE_ANCHOR[anchor];
  const spans = runs.map((run) => {
    const span = `<tspan x="${mm(startMm + leadingSpaceMm(run, style))}" ${family(run)}>${escapeXml(run.text.trim())}</tspan>`;
    startMm += textWidthMm(run.text, style);
    return span;
  });
  return `<text ${attributes}>${spans.join('')}</text>`;
}

const BEFORE_ANCHOR: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

const familyOf = (font: string): string => `font-family="${font}"`;

const family = (run: FontRun): string => familyOf(run.isChinese ? CHINESE_FONT : LATIN_FONT);

/**
 * The same image with Simplified Chinese letterforms. User text cannot match the pattern, because its quotes are
 * escaped.
 */
export const inSimplifiedForms = (svg: string): string =>
  svg.replaceAll(familyOf(CHINESE_FONT), familyOf(SIMPLIFIED_FONT));

/** SVG drops white space at the ends of a run, but its width must be kept. */
const leadingSpaceMm = (run: FontRun, style: TextStyle): number =>
  textWidthMm(run.text.slice(0, run.text.length - run.text.trimStart().length), style);

function splitByFont(text: string): readonly FontRun[] {
  const runs: FontRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    if (last && last.isChinese === isChinese(character))
      runs[runs.length - 1] = { ...last, text: last.text + character };
    else runs.push({ text: character, isChinese: isChinese(character) });
  }
  return runs;
}

/** Cuts the text to a number of characters and ends it with an ellipsis. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// Control characters, lone surrogates and non-characters are invalid in XML 1.0: one of them would make the whole image
// fail.
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** User text, safe between tags and inside attribute quotes. */
const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
