import { MAX_CELLS, MAX_LINES } from '../csv/check-size.ts';
import { MAX_SHEET_CELLS } from './limits.ts';
import { programmeRefused } from './refuse-programme.ts';
import { readAttributes, scanXml } from './scan-xml.ts';

const ROW_NUMBER = /^[1-9]\d{0,6}$/;
const CELL_REFERENCE = /^([A-Z]{1,3})([1-9]\d{0,6})$/;
/** The attributes as most programs write them; anything else is parsed attribute by attribute. */
const USUAL_ATTRIBUTES = /^ r="(\w+)"(?: s="\w+")?(?: t="\w+")?$/;
/** A date written as text with a time of day, which the library would read as local time. */
const DATE_CELL =
  /(<(?:\w{1,20}:)?c\s[^<>]{0,200}\bt="d"[^<>]{0,200}>\s*<(?:\w{1,20}:)?v>\s*\d{4}-\d{2}-\d{2})T[^<]{0,40}/g;

/** A failed formula, which the library would read as an empty cell. */
const FAILED_CELL = /(<(?:\w{1,20}:)?c\s[^<>]{0,200}\bt=")e"/g;

/**
 * Returns a sheet that is safe to read. Refuses huge row and column numbers, because the library would allocate all
 * cells up to them (U48).
 */
export function checkSheet(xml: string): string {
  let [row, rows, column, cells] = [0, 0, 0, 0];
  scanXml(xml, {
    open({ name, attributes }) {
      if (name !== 'row' && name !== 'c') return;
      const reference = USUAL_ATTRIBUTES.exec(attributes)?.[1] ?? readAttributes(attributes).get('r');
      if (name === 'row') {
        rows++;
        if (reference !== undefined) row = Math.max(row, readRow(reference));
      } else {
        cells++;
        const [, letters = '', number = ''] = CELL_REFERENCE.exec(reference ?? '') ?? [];
        row = Math.max(row, readRow(number));
        column = Math.max(column, columnNumber(letters));
      }
      if (Math.max(row, rows) > MAX_LINES || cells > MAX_SHEET_CELLS) throw programmeRefused('TOO_MANY_ROWS');
    },
  });
  if (row * column > MAX_CELLS) throw programmeRefused('TOO_MANY_ROWS');
  return xml.replace(DATE_CELL, '$1').replace(FAILED_CELL, '$1str"');
}

function readRow(number: string): number {
  if (!ROW_NUMBER.test(number)) throw programmeRefused('NOT_READABLE');
  return Number(number);
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
