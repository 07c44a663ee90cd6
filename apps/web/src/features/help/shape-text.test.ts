import { describe, expect, it } from 'vitest';
import { writeShape } from './shape-text.ts';

describe('a JSON Schema in type notation', () => {
  it('joins the parts of an intersection', () => {
    const named = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
    expect(writeShape({ allOf: [named, { type: 'object' }] })).toBe('{\n  name: string\n} & {}');
  });

  it('lists the choices of a union and the bounds of a number', () => {
    expect(writeShape({ anyOf: [{ type: 'integer', minimum: 1, maximum: 9 }, { const: 'all' }] })).toBe(
      'integer(1..9) | "all"',
    );
  });
});
