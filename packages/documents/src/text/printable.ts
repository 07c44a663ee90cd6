import coverage from './font-coverage.json' with { type: 'json' };

/** Stands for what no font of the documents contains. */
const NOT_PRINTABLE = '□';

type Range = readonly [from: number, to: number];

const FONTS: readonly (readonly Range[])[] = Object.values(coverage).map((ranges) => ranges.split(' ').map(toRange));

// What nearly all texts consist of, so that they need no closer look.
const PLAIN =
  /^[\n\x20-\x7E\xA1-\xAC\xAE-\xFF\u2013-\u2014\u2018-\u2019\u201C-\u201D\u2026\u3001-\u3002\u4E00-\u9FCC\uFF01-\uFF5E]*$/u;
// Invisible: controls that a PDF refuses, orders of direction, by which a text reads other than it was written, and
// signs without a form of their own, but for those that join letters, part them or let a line end.
const INVISIBLE = /[[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\u200B-\u200D]]/gv;
const JOINER = /[\u200B-\u200D]/;
// Letters whose form is anybody's choice, or which are none.
const NO_LETTER = /[\p{Co}\p{Cn}\p{Cs}]/u;
/** More signs on one letter than any language has would cover the lines around it. */
const MAX_SIGNS = 10;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word longer than this may be broken anywhere, unless a column wants less. */
const MAX_WORD_LENGTH = 30;
const BREAK = '\u200B';
// Everything but spaces that end a line, and letters between which a line may end anyway.
const UNBROKEN =
  '[^ \\n\\u1680\\u2000-\\u2006\\u2008-\\u200B\\u205F\\u3000\\u3041-\\u9FFF\\uAC00-\\uD7AF\\u{20000}-\\u{3FFFF}]';

/**
 * User text as a document can carry it. One character without a form in our fonts would refuse the whole document: it
 * becomes a visible box. A word without end may be broken anywhere, or it would run off the page.
 */
export function printable(text: string, longestWord = MAX_WORD_LENGTH): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ');
  return breakWords(PLAIN.test(lines) ? lines : replaceUnknown(lines), longestWord);
}

/** Whether it prints with fewer letters than it was written with: what is signed must not lose one in silence. */
export const losesLetters = (text: string): boolean => countBoxes(printable(text)) > countBoxes(text);

const countBoxes = (text: string): number => text.split(NOT_PRINTABLE).length;

function replaceUnknown(text: string): string {
  const visible = text.replace(INVISIBLE, '');
  return Array.from(graphemes.segment(visible), ({ segment }) => (isCovered(segment) ? segment : NOT_PRINTABLE)).join(
    '',
  );
}

/** A letter with its marks is set in one font, so one font must have them all. */
function isCovered(grapheme: string): boolean {
  if (grapheme === '\n') return true;
  if (NO_LETTER.test(grapheme)) return false;
  const formed = [...grapheme].filter((character) => !JOINER.test(character)).map((one) => one.codePointAt(0) ?? 0);
  if (formed.length > MAX_SIGNS) return false;
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
  const long = new RegExp(`${UNBROKEN}{${longestWord + 1},}`, 'gu');
  return text.replace(long, (word) => Array.from(graphemes.segment(word), ({ segment }) => segment).join(BREAK));
}
