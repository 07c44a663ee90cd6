import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../packages/fixtures/src/random.ts';
import { compose } from './compose.ts';
import { judge } from './judge.ts';
import { listRoutes, type Route } from './routes.ts';
import { corrupt, sampleOf } from './sample.ts';
import { findFault, type Schema } from './schema.ts';
import type { Answer } from './send.ts';

const person: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 5 },
    age: { type: 'integer', minimum: 0 },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['name'],
  additionalProperties: false,
};
const route: Route = {
  group: 'a',
  method: 'GET',
  path: '/a',
  queries: {},
  body: null,
  answers: new Map([[200, person]]),
};
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'self';object-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-request-id': '7',
};
const answer = (status: number, body: unknown, changes: Record<string, string | undefined> = {}): Answer => ({
  ...{ status, milliseconds: 1, headers: { ...headers, ...changes } },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const failure = { code: 'NOT_FOUND', message: 'no', details: {}, requestId: '7' };

describe('an answer', () => {
  it('is fine as declared', () => {
    expect(judge(route, answer(200, { name: 'Wing', age: 3, tags: ['a'] }))).toBeNull();
    expect(judge(route, answer(404, failure))).toBeNull();
  });

  it.each([
    ['a failure of the server', answer(500, failure)],
    ['a stack', answer(400, { ...failure, message: 'x\n    at async signIn (file:///apps/x.ts:1)' })],
    ['SQL', answer(400, { ...failure, message: 'select id from users where id = $1' })],
    ['a constraint', answer(409, { ...failure, message: 'violates unique constraint' })],
    ['no content policy', answer(404, failure, { 'content-security-policy': undefined })],
    ['a cache that keeps it', answer(200, { name: 'a' }, { 'cache-control': 'private' })],
    ['another origin let in', answer(200, { name: 'a' }, { 'access-control-allow-origin': '*' })],
    ['a status that is not declared', answer(201, { name: 'a' })],
    ['a failure of another shape', answer(404, { error: 'x' })],
    ['the id of another request', answer(404, { ...failure, requestId: '8' })],
    ['a field that is missing', answer(200, {})],
    ['a field that is not declared', answer(200, { name: 'a', password: 'b' })],
    ['a text that is too long', answer(200, { name: 'Wing Chan' })],
    ['a number of another kind', answer(200, { name: 'a', age: 1.5 })],
    ['a list of something else', answer(200, { name: 'a', tags: [1] })],
  ])('breaks a rule by %s', (_, given) => expect(judge(route, given)).not.toBeNull());
});

describe('a request', () => {
  it('is as declared before it is spoilt, and mostly not afterwards', () => {
    const random = createRandom(1);
    const samples = Array.from({ length: 200 }, () => sampleOf(person, random, { name: 'Wing' }));
    expect(samples.map((sample) => findFault(person, sample)).filter((fault) => fault !== null)).toEqual([]);
    const spoilt = samples.filter((sample) => findFault(person, corrupt(sample, random)) !== null);
    expect(spoilt.length).toBeGreaterThan(150);
  });

  it('is the same for the same seed, and can be sent', () => {
    const write = () => {
      const random = createRandom(5);
      return listRoutes().map((each) => compose(each, random, { projectId: 1 }));
    };
    expect(write()).toEqual(write());
    expect(write().filter(({ path }) => !/^\/[\x21-\x7e]*$/.test(path))).toEqual([]);
  });
});
