import { fileRefused } from './refuse-file.ts';
import type { Scan } from './scan.ts';

/** A polygon in a collection of collections is at depth 10; attributes may have some structure of their own. */
const MAX_DEPTH = 64;
/** Lines, points and number lists in attributes count too, so this is above the limit for corners. */
const MAX_POSITIONS = 100_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const startsNumber = (byte: number) => byte === 0x2d || (byte >= 0x30 && byte <= 0x39);

/** Counts nesting and positions without building anything: a parser would need memory for both (U52). */
export function createJsonScan(): Scan {
  const state = { depth: 0, positions: 0, isText: false, isEscaped: false, isListStart: false };

  function inText(byte: number): void {
    if (state.isEscaped) state.isEscaped = false;
    else if (byte === BACKSLASH) state.isEscaped = true;
    else if (byte === QUOTE) state.isText = false;
  }

  function outsideText(byte: number): void {
    if (isSpace(byte) || byte === COMMA) return;
    if (state.isListStart && startsNumber(byte)) state.positions++;
    state.isListStart = byte === OPEN_LIST;
    if (byte === QUOTE) state.isText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) state.depth++;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) state.depth--;
    if (state.depth > MAX_DEPTH) throw fileRefused('NOT_READABLE');
  }

  return {
    take(chunk) {
      for (const byte of chunk) state.isText ? inText(byte) : outsideText(byte);
      if (state.positions > MAX_POSITIONS) throw fileRefused('TOO_MANY_CORNERS');
    },
  };
}
