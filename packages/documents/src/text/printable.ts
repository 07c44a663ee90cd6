import coverage from './font-coverage.json' with { type: 'json' };

/** Stands for what no font of the documents contains. */
export const NOT_PRINTABLE = '□';

type Range = readonly [from: number, to: number];

const FONTS: readonly (readonly Range[])[] = Object.values(coverage).map((ranges) => ranges.split(' ').map(toRange));

// What nearly all texts consist of, so that they need no closer look.
const PLAIN = /^[\n\x20-\x7E\xA1-\xFF–—‘’“”…、-。一-鿌!-〜]*$/u;
// Invisible: controls that a PDF refuses, and orders of direction, by which a text reads other than it was written.
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
// Characters without a form of their own, and letters whose form is anybody's choice.
const FORMLESS = /^\p{Default_Ignorable_Code_Point}$/u;
const NO_LETTER = /[\p{Co}\p{Cn}\p{Cs}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word longer than this may be broken anywhere, unless a column wants less. */
const LONGEST_WORD = 24;
const BREAK = '\u200B';

/**
 * User text as a document can carry it. One character without a form in our fonts would refuse the whole document: it
 * becomes a visible box. A word without end may be broken anywhere, or it would run off the page.
 */
export function printable(text: string, longestWord = LONGEST_WORD): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ');
  return breakWords(PLAIN.test(lines) ? lines : replaceUnknown(lines), longestWord);
}

/** Says so where something was replaced: what is signed must not lose a letter in silence. */
export const hasUnprintable = (text: string): boolean =>
  printable(text).includes(NOT_PRINTABLE) && !text.includes(NOT_PRINTABLE);

function replaceUnknown(text: string): string {
  const visible = text.replace(CONTROLS, (control) => (control === '\n' ? control : ''));
  return Array.from(graphemes.segment(visible), ({ segment }) => (isCovered(segment) ? segment : NOT_PRINTABLE)).join(
    '',
  );
}

/** A letter with its marks is set in one font, so one font must have them all. */
function isCovered(grapheme: string): boolean {
  if (grapheme === '\n') return true;
  if (NO_LETTER.test(grapheme)) return false;
  const formed = [...grapheme].filter((character) => !FORMLESS.test(character)).map((one) => one.codePointAt(0) ?? 0);
  return FONTS.some((ranges) => formed.every((codePoint) => isWithin(ranges, codePoint)));
}

function isWithin(ranges: readonly Range[], codePoint: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle] as Range;
    if (codePoint < from) high = middle - 1;
    else if (codePoint > to) low = middle + 1;
    else return true;
  }
  return false;
}

function toRange(text: string): Range {
  const [from = 0, to = from] = text.split('-').map((part) => Number.parseInt(part, 16));
  return [from, to];
}

/** Without the places where it may be broken: as long as people see it. */
export const withoutBreaks = (text: string): string => text.replaceAll(BREAK, '');

function breakWords(text: string, longestWord: number): string {
  const long = new RegExp(`[^\\s\\u200B\\u2E80-\\uFFEF]{${longestWord + 1},}`, 'gu');
  return text.replace(long, (word) => Array.from(graphemes.segment(word), ({ segment }) => segment).join(BREAK));
}
