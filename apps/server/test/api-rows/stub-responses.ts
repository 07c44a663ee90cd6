import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { TestRunner } from 'vitest';
import { readMapping } from './mapping.ts';

/**
 * For `pnpm test:evidence`: a stub server. While a test of a row API-nn runs, the stub answers one of the row's calls:
 * it refuses the call, or returns the right status with empty content, and changes nothing. A test that asserts what a
 * call does must then fail. All other calls, and those that prepare a test, are real.
 */
type Mode = 'hollow' | 'refused';

interface Plan {
  readonly mode: Mode;
  /** Index among the calls of a row. */
  readonly callIndex: number;
  readonly hitsFile: string;
}

function readPlan(): Plan | null {
  const { EVIDENCE_MODE, EVIDENCE_CALL, EVIDENCE_HITS } = process.env;
  if (EVIDENCE_MODE === undefined) return null;
  return { mode: EVIDENCE_MODE as Mode, callIndex: Number(EVIDENCE_CALL), hitsFile: EVIDENCE_HITS ?? '/dev/null' };
}

export function stubResponses(app: FastifyInstance): FastifyInstance {
  const plan = readPlan();
  if (plan === null) return app;
  const stub = createStub();
  const statuses = readSuccesses();
  const inject = async (asked: InjectOptions | string) => {
    const request: InjectOptions = typeof asked === 'string' ? { url: asked } : asked;
    const call = findCall(request, plan.callIndex);
    if (call === null) return app.inject(request);
    appendFileSync(plan.hitsFile, `${call.row} ${call.route}\n`);
    if (plan.mode === 'refused') return stub(request, 403, refusal);
    if (call.route.startsWith('GET ') && !call.route.endsWith('/events')) {
      const real = await app.inject({ ...request, payloadAsStream: false } as InjectOptions);
      return stub(request, real.statusCode, emptyTextOf(real.body));
    }
    return stub(request, statuses.get(call.route) ?? 200, '{}');
  };
  return new Proxy(app, { get: (target, key) => (key === 'inject' ? inject : Reflect.get(target, key, target)) });
}

const refusal = JSON.stringify({ code: 'FORBIDDEN', message: 'No.', details: {}, requestId: 'none' });

/** The call of the row under test that this request makes, if any. */
function findCall({ method = 'GET', url, path }: InjectOptions, callIndex: number) {
  // Undefined during the setup of a file.
  const row = /\[(API-\d+)\]/.exec(TestRunner.getCurrentTest()?.name ?? '')?.[1];
  const route = readMapping().find(({ id }) => id === row)?.calls[callIndex];
  if (row === undefined || route === undefined) return null;
  const [verb, template = ''] = route.split(' ');
  const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i');
  const asked = String(url ?? path).split('?')[0] ?? '';
  return verb === method.toUpperCase() && pattern.test(asked) ? { row, route } : null;
}

function emptyTextOf(body: string): string {
  try {
    return JSON.stringify(emptyOf(JSON.parse(body)));
  } catch {
    return '';
  }
}

/** The same shape without content. */
function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return false;
  if (value === null) return null;
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, emptyOf(inner)]));
}

/** Returns whatever response it is given. */
function createStub() {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => payload.resume().on('end', () => done(null)));
  app.all('/*', (request, reply) => {
    const { 'x-status': status, 'x-body': body } = request.headers;
    const text = Buffer.from(String(body), 'base64url').toString();
    return reply
      .code(Number(status))
      .type('application/json')
      .send(Number(status) === 204 ? '' : text);
  });
  return (request: InjectOptions, status: number, body: string) =>
    app.inject({
      ...request,
      headers: { 'x-status': String(status), 'x-body': Buffer.from(body).toString('base64url') },
      payload: '',
    } as InjectOptions);
}

/** The success status of each call. */
function readSuccesses(): ReadonlyMap<string, number> {
  const file = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => {
      const status = Object.keys(responses).findLast((code) => code.startsWith('2')) ?? '200';
      return [`${method.toUpperCase()} ${path}`, Number(status)] as const;
    }),
  );
  return new Map(entries);
}
