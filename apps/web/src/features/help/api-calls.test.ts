import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocumentSchema } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { findCalls, groupCalls, listApiCalls, requestShape, responseShapes, scopeOf } from './api-calls.ts';
import { exampleOf, needsSession, writeCurl } from './call-example.ts';
import { writeShape } from './shape-text.ts';

/** The OpenAPI document of this server, which the checks compare with its routes. */
const file = join(import.meta.dirname, '../../../../../docs/openapi.json');
const calls = listApiCalls(apiDocumentSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
const get = (id: string) => {
  const call = calls.find((candidate) => candidate.id === id);
  if (!call) throw new Error(`no call ${id}`);
  return call;
};

describe('the calls of the document', () => {
  it('each have an id of their own, and each is in a group', () => {
    expect(calls.length).toBeGreaterThan(100);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    expect(groupCalls(calls).flatMap((group) => group.calls)).toHaveLength(calls.length);
    expect(get('get-projects-projectId').path).toBe('/api/projects/{projectId}');
  });

  it('are found by every word, and by whether a token opens them', () => {
    const find = (text: string, isForTokens = false) => findCalls(calls, { text, isForTokens }).map(({ id }) => id);
    expect(find('Results EQUIPMENT')).toEqual(['get-projects-projectId-results-equipment']);
    expect(find('results nowhere')).toEqual([]);
    expect(find('', true)).toContain('get-projects');
    expect(find('', true)).not.toContain('post-projects');
    expect(find('')).toHaveLength(calls.length);
  });

  it('all have shapes that can be written, and examples that are whole', () => {
    for (const call of calls) {
      const shapes = [requestShape(call), ...responseShapes(call).map(({ shape }) => shape)].filter(
        (it) => it !== null,
      );
      for (const shape of [...shapes, ...call.parameters.map(({ schema }) => schema)]) {
        // Only the details of an activity log entry may have any type.
        const text = writeShape(shape).replaceAll('[name]: any', '');
        expect(text).not.toMatch(/undefined|\[object|9007199254740991|\bany\b/);
      }
      expect(writeCurl(call, 'https://x')).not.toMatch(/undefined|NaN|[{]\w+[}]/);
    }
  });
});

describe('a shape', () => {
  it('is written as people write types', () => {
    const properties = {
      id: { type: 'integer', exclusiveMinimum: 0, maximum: 9007199254740991 },
      name: { type: 'string', minLength: 1, maxLength: 80 },
      place: { anyOf: [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] }, { type: 'null' }] },
      day: { type: ['string', 'null'], format: 'date' },
      kinds: { type: 'array', items: { enum: ['a', 'b'] } },
    };
    expect(writeShape({ type: 'object', properties, required: ['id', 'place'] })).toBe(
      '{\n  id: integer(>0..),\n  name?: string(1..80),\n  place: [number, number] | null,\n  day?: string(date) | null,\n  kinds?: ("a" | "b")[]\n}',
    );
    expect(writeShape({ type: 'object', additionalProperties: { type: 'string', format: 'date' } })).toBe(
      '{\n  [name]: string(date)\n}',
    );
    expect(writeShape({})).toBe('any');
  });

  it('has the smallest example', () => {
    const properties = { a: { type: 'integer', minimum: 5 }, b: { type: 'string' }, c: { anyOf: [{ type: 'null' }] } };
    expect(exampleOf({ type: 'object', properties, required: ['a'] })).toEqual({ a: 5 });
    expect(exampleOf({ type: 'array', minItems: 2, items: { enum: ['x'] } })).toEqual(['x', 'x']);
    expect(exampleOf({ type: 'number', maximum: 0.5 })).toBe(0.5);
  });
});

describe('an example on the command line', () => {
  it('shows a token where one is taken', () => {
    expect(scopeOf(get('get-projects-projectId-results'))).toBe('projects:read');
    expect(writeCurl(get('get-projects-projectId-tables-table'), 'https://x')).toBe(
      `curl \\\n  -H "Authorization: Bearer $TOKEN" \\\n  'https://x/api/projects/1/tables/schedule'`,
    );
  });

  it('shows the cookie of a session, the body or the file elsewhere', () => {
    expect(writeCurl(get('delete-tokens-tokenId'), 'https://x')).toBe(
      `curl -X DELETE \\\n  -b cookies.txt \\\n  'https://x/api/tokens/1'`,
    );
    expect(writeCurl(get('post-tokens'), 'https://x')).toContain(`--json '{"name":"text","scopes":["layers:read"]`);
    expect(writeCurl(get('post-projects-projectId-equipment-reading'), 'https://x')).toContain('-F file=@FILE');
    expect(needsSession(get('get-configuration'))).toBe(false);
  });
});
