import type { OgcShape } from '../../repositories/ogc/ogc-condition.ts';
import { eastingFirst, type OgcCrs } from './ogc-crs.ts';
import { invalidFilter, type TokenReader } from './ogc-filter-tokens.ts';

type Pair = [number, number];

/** POINT or POLYGON in well-known text. */
export function readShape(reader: TokenReader, crs: OgcCrs): OgcShape {
  const type = reader.next('POINT or POLYGON').text.toUpperCase();
  if (type === 'POINT') {
    reader.expectSymbol('(');
    const coordinates = readPair(reader, crs);
    reader.expectSymbol(')');
    return { type: 'Point', coordinates };
  }
  if (type === 'POLYGON') return { type: 'Polygon', coordinates: readList(reader, () => readRing(reader, crs)) };
  throw invalidFilter(`${type} is neither POINT nor POLYGON`);
}

function readRing(reader: TokenReader, crs: OgcCrs): Pair[] {
  const ring = readList(reader, () => readPair(reader, crs));
  const first = ring[0];
  const last = ring.at(-1);
  const isClosed = first && last && first[0] === last[0] && first[1] === last[1];
  if (ring.length < 4 || !isClosed) throw invalidFilter('a ring has four points at least and ends where it starts');
  return ring;
}

function readList<Item>(reader: TokenReader, readItem: () => Item): Item[] {
  reader.expectSymbol('(');
  const items = [readItem()];
  while (reader.isSymbolNext(',')) {
    reader.expectSymbol(',');
    items.push(readItem());
  }
  reader.expectSymbol(')');
  return items;
}

const readPair = (reader: TokenReader, crs: OgcCrs): Pair =>
  eastingFirst(crs, [readNumber(reader), readNumber(reader)]);

function readNumber(reader: TokenReader): number {
  const token = reader.next('a coordinate');
  const value = Number(token.text);
  if (token.kind !== 'number' || !Number.isFinite(value)) throw invalidFilter(`${token.text} is not a coordinate`);
  return value;
}
