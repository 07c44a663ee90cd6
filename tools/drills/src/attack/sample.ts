import type { Random } from '../../../../packages/fixtures/src/random.ts';
import { hostileNumbers, hostileTexts, unexpectedValues } from './hostile-values.ts';
import type { Schema } from './schema.ts';

/** Values that get a request past its first checks, by field name. */
export type KnownValues = Readonly<Record<string, unknown>>;

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-16',
  'date-time': '2026-11-16T08:00:00.000Z',
  email: 'somebody@quietsite.example',
  uuid: '3f0f9a52-6d5c-4b8e-9a64-1f2f5a3b7c11',
  uri: 'https://quietsite.example/',
};

function sampleText({ format, minLength = 0, maxLength = 40, pattern }: Schema, random: Random): string {
  if (format && FORMATS[format]) return FORMATS[format];
  if (pattern?.startsWith('^\\d{4}-')) return '2026-11-16';
  const text = random.pick(['Site', 'Excavation 1', 'calm-harbour-7', '噪音 zone', '23456789', 'a']);
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

function sampleNumber({ minimum, exclusiveMinimum, maximum, type }: Schema, random: Random): number {
  const low = Math.max(minimum ?? -10, (exclusiveMinimum ?? -10) + 1, -1_000_000);
  const high = Math.max(low, Math.min(maximum ?? 100, low + 100));
  const value = random.chance(0.5) ? low : low + random.next() * (high - low);
  return type === 'integer' ? Math.floor(value) : value;
}

function sampleObject(schema: Schema, random: Random, known: KnownValues): Record<string, unknown> {
  const required = new Set(schema.required);
  const chosen = Object.entries(schema.properties ?? {}).filter(([key]) => required.has(key) || random.chance(0.5));
  return Object.fromEntries(
    chosen.map(([key, part]) => [key, Object.hasOwn(known, key) ? known[key] : sampleOf(part, random, known)]),
  );
}

function sampleArray(schema: Schema, random: Random, known: KnownValues): unknown[] {
  const fixed = (schema.prefixItems ?? []).map((part) => sampleOf(part, random, known));
  const { items, minItems = 0 } = schema;
  if (typeof items !== 'object') return fixed;
  const length = Math.max(minItems - fixed.length, random.pick([0, 1, 2]));
  return [...fixed, ...Array.from({ length }, () => sampleOf(items, random, known))];
}

/** A value that matches the declared schema. */
export function sampleOf(schema: Schema, random: Random, known: KnownValues): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(random.pick(choices), random, known);
  const type = typeof schema.type === 'string' ? schema.type : random.pick(schema.type ?? ['string']);
  if (type === 'object') return sampleObject(schema, random, known);
  if (type === 'array') return sampleArray(schema, random, known);
  if (type === 'number' || type === 'integer') return sampleNumber({ ...schema, type }, random);
  if (type === 'boolean') return random.chance(0.5);
  return type === 'null' ? null : sampleText(schema, random);
}

const hostileValue = (random: Random): unknown =>
  random.pick([hostileTexts, hostileNumbers, unexpectedValues].map((list) => random.pick<unknown>(list)));

const HOSTILE_KEYS = [
  'constructor',
  'prototype',
  'toString',
  'isAdmin',
  'userType',
  'ownerId',
  '',
  '\u0000',
  'a'.repeat(5_000),
];

/** The same value with one part replaced, removed or added, at any depth. */
export function corrupt(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return hostileValue(random);
  if (Array.isArray(value)) {
    if (value.length === 0) return [hostileValue(random)];
    const place = Math.floor(random.next() * value.length);
    return value.map((part, index) => (index === place ? corrupt(part, random) : part));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.1))
    return { ...value, [random.pick(HOSTILE_KEYS)]: hostileValue(random) };
  const [chosen] = random.pick(entries);
  if (random.chance(0.1)) return Object.fromEntries(entries.filter(([key]) => key !== chosen));
  return Object.fromEntries(entries.map(([key, part]) => [key, key === chosen ? corrupt(part, random) : part]));
}
