import coverage from './font-coverage.json' with { type: 'json' };

/** Replaces characters that no document font contains. */
const NOT_PRINTABLE = '□';

type Range = readonly [from: number, to: number];

const FONTS: readonly (readonly Range[])[] = Object.values(coverage).map((ranges) => ranges.split(' ').map(toRange));

// The characters of nearly all texts. They need no further check.
const PLAIN =
  /^[\n\x20-\x7E\xA1-\xAC\xAE-\xFF\u2013-\u2014\u2018-\u2019\u201C-\u201D\u2026\u3001-\u3002\u4E00-\u9FCC\uFF01-\uFF5E]*$/u;
// Invisible characters: controls that a PDF rejects, bidirectional controls, which make a text read differently from
// how it was written, and other ignorable code points, except those that join letters, separate them or allow a line
// break.
const INVISIBLE = /[[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\u200B-\u200D]]/gv;
const JOINER = /[\u200B-\u200D]/;
// Private-use, unassigned and surrogate code points.
const NOT_A_CHARACTER = /[\p{Co}\p{Cn}\p{Cs}]/u;
/** More combining marks than any language uses would cover the adjacent lines. */
const MAX_COMBINING_MARKS = 10;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A longer word may break anywhere; a column may set a lower limit. */
const MAX_WORD_LENGTH = 30;
const SOFT_BREAK = '\u200B';
// Everything except breaking spaces and letters that allow a line break anyway.
const UNBROKEN =
  '[^ \\n\\u1680\\u2000-\\u2006\\u2008-\\u200B\\u205F\\u3000\\u3041-\\u9FFF\\uAC00-\\uD7AF\\u{20000}-\\u{3FFFF}]';

/**
 * User text that a document can print. A character without a glyph in the fonts would make the whole document fail, so
 * it becomes a visible box. An overlong word may break anywhere, so that it does not run off the page.
 */
export function printable(text: string, longestWord = MAX_WORD_LENGTH): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ');
  return breakWords(PLAIN.test(lines) ? lines : replaceUnknown(lines), longestWord);
}

/** Whether characters are lost in print. A signed document must not lose any silently. */
export const losesCharacters = (text: string): boolean => countBoxes(printable(text)) > countBoxes(text);

const countBoxes = (text: string): number => text.split(NOT_PRINTABLE).length;

function replaceUnknown(text: string): string {
  const visible = text.replace(INVISIBLE, '');
  return Array.from(graphemes.segment(visible), ({ segment }) => (isCovered(segment) ? segment : NOT_PRINTABLE)).join(
    '',
  );
}

/** A letter and its combining marks are set in one font, so one font must have them all. */
function isCovered(grapheme: string): boolean {
  if (grapheme === '\n') return true;
  if (NOT_A_CHARACTER.test(grapheme)) return false;
  const formed = [...grapheme].filter((character) => !JOINER.test(character)).map((one) => one.codePointAt(0) ?? 0);
  if (formed.length > MAX_COMBINING_MARKS) return false;
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

/** Removes the optional breaks, so that the length is the visible one. */
export const withoutBreaks = (text: string): string => text.replaceAll(SOFT_BREAK, '');

function breakWords(text: string, longestWord: number): string {
  const long = new RegExp(`${UNBROKEN}{${longestWord + 1},}`, 'gu');
  return text.replace(long, (word) => Array.from(graphemes.segment(word), ({ segment }) => segment).join(SOFT_BREAK));
}
