/** The part of JSON Schema that the API document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

function hasType(schema: Schema, value: unknown): boolean {
  if (schema.type === undefined) return true;
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  const actual = typeOf(value);
  return types.some((type) => type === actual || (type === 'integer' && Number.isInteger(value)));
}

function findObjectFault(schema: Schema, value: Readonly<Record<string, unknown>>, path: string): string | null {
  const { properties = {}, required = [], additionalProperties } = schema;
  for (const key of required) if (!Object.hasOwn(value, key)) return `${path}/${key} is missing`;
  for (const [key, part] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!known && additionalProperties === false) return `${path}/${key} is not declared`;
    const rule = known ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const fault = rule ? findFault(rule, part, `${path}/${key}`) : null;
    if (fault) return fault;
  }
  return null;
}

function findArrayFault(schema: Schema, value: readonly unknown[], path: string): string | null {
  const { items, prefixItems = [], minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (value.length < minItems || value.length > maxItems) return `${path} has ${value.length} items`;
  for (const [index, part] of value.entries()) {
    const rule = prefixItems[index] ?? (typeof items === 'object' ? items : undefined);
    const fault = rule ? findFault(rule, part, `${path}/${index}`) : null;
    if (fault) return fault;
  }
  return null;
}

function findPlainFault(schema: Schema, value: unknown, path: string): string | null {
  if (schema.enum && !schema.enum.includes(value)) return `${path} is none of the list`;
  if ('const' in schema && schema.const !== value) return `${path} is not the constant`;
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
    if (value < minimum || value > maximum || value <= exclusiveMinimum) return `${path} is out of range`;
  }
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = Infinity, pattern } = schema;
    const length = [...value].length;
    if (length < minLength || length > maxLength) return `${path} is ${length} long`;
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return `${path} has another form`;
  }
  return null;
}

/** The first deviation of a response from its schema; null if it conforms. */
export function findFault(schema: Schema, value: unknown, path = ''): string | null {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && !choices.some((choice) => findFault(choice, value, path) === null)) return `${path} fits no choice`;
  if (!hasType(schema, value)) return `${path} is ${typeOf(value)}`;
  const plain = findPlainFault(schema, value, path);
  if (plain) return plain;
  if (Array.isArray(value)) return findArrayFault(schema, value, path);
  if (typeof value === 'object' && value !== null)
    return findObjectFault(schema, value as Record<string, unknown>, path);
  return null;
}
