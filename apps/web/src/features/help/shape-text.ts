import type { JsonShape } from '@quietsite/contracts';

const INDENT = '  ';
/** A longer union is written with one option per line. */
const MAX_LINE_LENGTH = 60;

/** A JSON Schema in type notation: `{ id: integer, name: string(1..80) }`. */
export function writeShape(shape: JsonShape, indent = ''): string {
  const choices = choicesOf(shape);
  if (choices) return joinChoices([...new Set(choices.map((choice) => writeShape(choice, indent)))], indent);
  const parts = shapes(shape.allOf);
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

/** A list of types, such as string or null, gives one shape per type. */
export function choicesOf(shape: JsonShape): readonly JsonShape[] | null {
  if (Array.isArray(shape.type)) return shape.type.map((type: unknown) => ({ ...shape, type }));
  return shapes(shape.anyOf) ?? shapes(shape.oneOf);
}

export const isShape = (value: unknown): value is JsonShape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shapes = (value: unknown): readonly JsonShape[] | null => (Array.isArray(value) ? value.filter(isShape) : null);

function joinChoices(choices: readonly string[], indent: string): string {
  const line = choices.join(' | ');
  if (line.length <= MAX_LINE_LENGTH || choices.some((choice) => choice.includes('\n'))) return line;
  return choices.map((choice) => `\n${indent}${INDENT}| ${choice}`).join('');
}

function writeList({ prefixItems, items }: JsonShape, indent: string): string {
  const elements = shapes(prefixItems);
  if (elements) return `[${elements.map((element) => writeShape(element, indent)).join(', ')}]`;
  const item = isShape(items) ? writeShape(items, indent) : 'any';
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function writeObject({ properties, required, additionalProperties }: JsonShape, indent: string): string {
  const inner = indent + INDENT;
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

/** Omits integer bounds that only reflect the range of a double. */
function numberBounds({ minimum, exclusiveMinimum, maximum }: JsonShape): string {
  const isReal = (bound: unknown) => typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  const lowest = isReal(exclusiveMinimum) ? `>${exclusiveMinimum}` : isReal(minimum) ? minimum : undefined;
  return writeBounds(lowest, isReal(maximum) ? maximum : undefined);
}

function writeBounds(lowest: unknown, highest: unknown): string {
  if (lowest === undefined && highest === undefined) return '';
  return `(${lowest ?? ''}..${highest ?? ''})`;
}
