import type { JsonShape } from '@quietsite/contracts';

const STEP = '  ';
/** A longer union is written with one option per line. */
const LINE_CHARACTERS = 60;

/** A JSON Schema in type notation: `{ id: integer, name: string(1..80) }`. */
export function writeShape(shape: JsonShape, indent = ''): string {
  const choices = choicesOf(shape);
  if (choices) return joinChoices([...new Set(choices.map((choice) => writeShape(choice, indent)))], indent);
  const parts = shapes(shape.awaitAll);
  if (parts) return parts.map((part) => writeShape(part, indent)).join(' & ');
  if (Array.isArray(shape.enum))
    return joinChoices(
      shape.enum.map((value) => JSON.stringify(value)),
      indent,
    );
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.type === 'array') return writeList(shape, indent);
  if (shape.type === 'object') return writeObject(shape, indent);
  if (shape.type === 'string') return `string${stringBounds(shape)}`;
  if (shape.type === 'integer' || shape.type === 'number') return `${shape.type}${numberBounds(shape)}`;
  return typeof shape.type === 'string' ? shape.type : 'any';
}

/** Several types count as several shapes, such as string or null. */
export function choicesOf(shape: JsonShape): readonly JsonShape[] | null {
  if (Array.isArray(shape.type)) return shape.type.map((type: unknown) => ({ ...shape, type }));
  return shapes(shape.anyOf) ?? shapes(shape.oneOf);
}

export const isShape = (value: unknown): value is JsonShape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shapes = (value: unknown): readonly JsonShape[] | null => (Array.isArray(value) ? value.filter(isShape) : null);

function joinChoices(choices: readonly string[], indent: string): string {
  const line = choices.join(' | ');
  if (line.length <= LINE_CHARACTERS || choices.some((choice) => choice.includes('\n'))) return line;
  return choices.map((choice) => `\n${indent}${STEP}| ${choice}`).join('');
}

function writeList({ prefixItems, items }: JsonShape, indent: string): string {
  const places = shapes(prefixItems);
  if (places) return `[${places.map((place) => writeShape(place, indent)).join(', ')}]`;
  const item = isShape(items) ? writeShape(items, indent) : 'any';
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function writeObject({ properties, required, additionalProperties }: JsonShape, indent: string): string {
  const inner = indent + STEP;
  const needed = new Set(Array.isArray(required) ? required : []);
  const lines = Object.entries(isShape(properties) ? properties : {}).map(
    ([name, value]) =>
      `${inner}${name}${needed.has(name) ? '' : '?'}: ${writeShape(isShape(value) ? value : {}, inner)}`,
  );
  if (isShape(additionalProperties)) lines.push(`${inner}[name]: ${writeShape(additionalProperties, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

const stringBounds = ({ format, minLength, maxLength }: JsonShape) =>
  typeof format === 'string' ? `(${format})` : writeBounds(minLength, maxLength);

/** Omits the bounds of integers that only reflect the range of a double. */
function numberBounds({ minimum, exclusiveMinimum, maximum }: JsonShape): string {
  const isReal = (bound: unknown) => typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  const lowest = isReal(exclusiveMinimum) ? `>${exclusiveMinimum}` : isReal(minimum) ? minimum : undefined;
  return writeBounds(lowest, isReal(maximum) ? maximum : undefined);
}

function writeBounds(lowest: unknown, highest: unknown): string {
  if (lowest === undefined && highest === undefined) return '';
  return `(${lowest ?? ''}..${highest ?? ''})`;
}
