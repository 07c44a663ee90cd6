import type { OgcCollection, PropertyType } from '../../repositories/ogc/ogc-collection.ts';
import type { ComparisonOperator, OgcCondition, OgcShape } from '../../repositories/ogc/ogc-condition.ts';
import type { OgcCrs } from './ogc-crs.ts';
import { readShape } from './ogc-filter-shape.ts';
import { createTokenReader, type FilterToken, invalidFilter, type TokenReader } from './ogc-filter-tokens.ts';

const OPERATORS: readonly string[] = ['=', '<>', '<', '<=', '>', '>='] satisfies ComparisonOperator[];

/** A subset of CQL2 text: comparisons and S_INTERSECTS joined by AND. Anything else is refused. */
export function parseFilter(text: string, collection: OgcCollection, crs: OgcCrs): OgcCondition[] {
  const reader = createTokenReader(text);
  const conditions = [readTerm(reader, collection, crs)];
  while (!reader.isAtEnd()) {
    reader.expectWord('AND');
    conditions.push(readTerm(reader, collection, crs));
  }
  refuseCostly(conditions);
  return conditions;
}

/** Limits, because the cost of a query grows with its terms and corners. Map programs send one or two shapes. */
const MAX_TERMS = 20;
const MAX_SHAPES = 4;
const MAX_CORNERS = 500;

function refuseCostly(conditions: readonly OgcCondition[]): void {
  const shapes = conditions.filter((condition) => condition.kind === 'intersects');
  const corners = shapes.reduce((sum, { geometry }) => sum + countCorners(geometry), 0);
  if (conditions.length > MAX_TERMS) throw invalidFilter(`more than ${MAX_TERMS} terms`);
  if (shapes.length > MAX_SHAPES) throw invalidFilter(`more than ${MAX_SHAPES} times S_INTERSECTS`);
  if (corners > MAX_CORNERS) throw invalidFilter(`shapes of more than ${MAX_CORNERS} corners`);
}

const countCorners = (shape: OgcShape): number =>
  shape.type === 'Point' ? 1 : shape.coordinates.reduce((sum, ring) => sum + ring.length, 0);

function readTerm(reader: TokenReader, collection: OgcCollection, crs: OgcCrs): OgcCondition {
  const token = reader.next('a property');
  if (token.kind !== 'word') throw invalidFilter(`${token.text} is not a property`);
  if (token.text.toUpperCase() === 'S_INTERSECTS') return readIntersects(reader, crs);
  const type = Object.hasOwn(collection.properties, token.text) ? collection.properties[token.text] : undefined;
  if (!type) throw invalidFilter(`${token.text} is not a property of ${collection.id}`);
  const operator = reader.next('an operator').text;
  if (!isOperator(operator)) throw invalidFilter(`${operator} is not an operator; use ${OPERATORS.join(' ')}`);
  return { kind: 'comparison', property: token.text, operator, value: readValue(reader.next('a value'), type) };
}

function readIntersects(reader: TokenReader, crs: OgcCrs): OgcCondition {
  reader.expectSymbol('(');
  reader.expectWord('geometry');
  reader.expectSymbol(',');
  const geometry = readShape(reader, crs);
  reader.expectSymbol(')');
  return { kind: 'intersects', crs, geometry };
}

function readValue(token: FilterToken, type: PropertyType): string | number | boolean {
  if (type === 'string' && token.kind === 'text') return token.text;
  if ((type === 'number' || type === 'integer') && token.kind === 'number') return Number(token.text);
  if (type === 'boolean' && /^(true|false)$/i.test(token.text)) return token.text.toLowerCase() === 'true';
  throw invalidFilter(`${token.text} is not a value of type ${type}`);
}

const isOperator = (text: string): text is ComparisonOperator => OPERATORS.includes(text);
