import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { handleErrors } from './http/plugins/errors.ts';
import { createLogger } from './logger.ts';

let lines: string[] = [];
let app: FastifyInstance;
const records = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const refusals = () => records().filter(({ msg }) => msg === 'refused');

beforeAll(() => {
  const loggerInstance: FastifyBaseLogger = createLogger('info', { write: (line: string) => void lines.push(line) });
  app = Fastify({ loggerInstance });
  app.decorateRequest('currentUser', null);
  handleErrors(app);
  app.post('/sign-in', () => Promise.reject(new AppError('BAD_CREDENTIALS', { attempts: 1 })));
  app.put('/profile', () => Promise.reject(new AppError('WRONG_PASSWORD', { attempts: 1 })));
  app.get('/projects/:id', () => Promise.reject(new AppError('FORBIDDEN')));
  app.get('/broken', () => Promise.reject(new Error('select secret from users')));
  app.get('/fine', async () => ({}));
});
beforeEach(() => {
  lines = [];
});
afterAll(() => app.close());

describe('the log', () => {
  it('logs a refused sign-in: when, from where and what, never what was typed', async () => {
    const payload = { username: 'wing', password: 'calm-harbour-7' };
    await app.inject({ method: 'POST', url: '/sign-in?name=wing', payload, remoteAddress: '10.0.0.9' });
    const refusal = { msg: 'refused', code: 'BAD_CREDENTIALS', route: 'POST /sign-in', address: '10.0.0.9' };
    expect(refusals()).toMatchObject([{ ...refusal, userId: null, reqId: expect.anything() }]);
    expect(lines.join('')).not.toMatch(/calm-harbour-7|wing/);
  });

  it('[AUTH-41] logs a wrong password in the profile as it does at sign-in', async () => {
    await app.inject({ method: 'PUT', url: '/profile', payload: { currentPassword: 'guess-one-1' } });
    expect(refusals()).toMatchObject([{ code: 'WRONG_PASSWORD', route: 'PUT /profile' }]);
    expect(lines.join('')).not.toContain('guess-one-1');
  });

  it('logs a refused permission, and nothing if nothing was refused', async () => {
    await app.inject('/projects/7');
    await app.inject('/fine');
    expect(refusals()).toMatchObject([{ code: 'FORBIDDEN', route: 'GET /projects/:id' }]);
  });

  it('logs the internal cause, which the response does not contain', async () => {
    const answer = await app.inject('/broken');
    expect(answer.body).not.toContain('secret');
    const failure = records().find(({ msg }) => msg === 'request failed');
    expect(failure).toMatchObject({ code: 'INTERNAL', err: { message: 'select secret from users' } });
  });

  it('logs a lost connection without the client and its statements', () => {
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    const client = { parsedStatements: { quietsite_1: 'select email from users' } };
    logger.error({ err: Object.assign(new Error('terminated'), { code: '57P01', client }) }, 'connection trouble');
    expect(records()).toMatchObject([{ err: { type: 'Error', message: 'terminated', code: '57P01' } }]);
    expect(records()[0]?.err).toHaveProperty('stack');
    expect(lines.join('')).not.toContain('select email');
  });

  it('is one line of JSON for each event, with a time in UTC, whatever an address says', async () => {
    await app.inject('/fine%0a%7b%22msg%22:%22refused%22%7d');
    expect(lines.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
    for (const { time } of records()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(refusals()).toEqual([]);
  });

  it('has neither cookies nor tokens', () => {
    const headers = { cookie: 'session=s3cret', authorization: 'Bearer qs_s3cret' };
    createLogger('info', { write: (line: string) => void lines.push(line) }).info({
      req: { headers, url: '/', method: 'GET' },
    });
    expect(lines.join('')).not.toContain('s3cret');
  });
});
