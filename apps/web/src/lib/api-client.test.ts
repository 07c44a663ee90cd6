import { sessionSchema } from '@quietsite/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestJson, requestNothing } from './api-client.ts';
import { ApiError } from './api-error.ts';

const answerWith = (body: string, init: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));

async function failureOf(request: Promise<unknown>): Promise<ApiError> {
  const failure = await request.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError) return failure;
  throw new Error('the request did not fail with an ApiError');
}

const getSession = () => requestJson('/api/session', sessionSchema);

afterEach(() => vi.unstubAllGlobals());

describe('api client', () => {
  it('gives the answer as the contract says', async () => {
    const user = {
      id: 1,
      username: 'demo',
      firstName: 'Demo',
      lastName: 'User',
      userType: 'epd',
      company: null,
      companyId: null,
      district: 'Sha Tin',
    };
    answerWith(JSON.stringify({ user, expiresAt: '2027-01-05T01:00:00.000Z' }), { status: 200 });
    expect((await getSession()).user.district).toBe('Sha Tin');
  });

  it('turns the error envelope into an ApiError with code, details and request id', async () => {
    const envelope = { code: 'BAD_CREDENTIALS', message: 'No.', details: { attempts: 2 }, requestId: 'r-1' };
    answerWith(JSON.stringify(envelope), { status: 401 });
    expect(await failureOf(getSession())).toMatchObject(envelope);
  });

  it('reports an answer that breaks the contract instead of passing it on', async () => {
    answerWith('{"user":null}', { status: 200, headers: { 'x-request-id': 'r-2' } });
    expect(await failureOf(getSession())).toMatchObject({ code: 'BAD_ANSWER', requestId: 'r-2' });
  });

  it('reports an error page of a proxy as an unavailable service', async () => {
    answerWith('<html>Bad gateway</html>', { status: 502 });
    expect(await failureOf(getSession())).toMatchObject({ code: 'UNAVAILABLE', details: { status: 502 } });
  });

  it('reports a network failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(getSession())).toMatchObject({ code: 'NETWORK', requestId: null });
  });

  it('does not turn a request the page gave up into a failure to show', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(getSession()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('a request given up while its answer is read is no answer that cannot be understood', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new DOMException('gone', 'AbortError')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200 })));
    await expect(getSession()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('sends a body as JSON and none without one', async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
      sent.push(init);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    await requestNothing('/api/session', { method: 'POST', body: { username: 'a' } });
    await requestNothing('/api/session', { method: 'DELETE' });
    expect(sent[0]).toMatchObject({ body: '{"username":"a"}', headers: { 'content-type': 'application/json' } });
    expect(sent[1]).not.toHaveProperty('body');
    expect(sent[1]?.headers).not.toHaveProperty('content-type');
  });
});
