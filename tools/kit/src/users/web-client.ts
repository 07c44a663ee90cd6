import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { Caller } from '../stack/caller.ts';
import { type Recorder, routeOf } from './recorder.ts';

/** An error that has already been counted. */
export class FailedCall extends Error {}

/** Timed calls of one user; any response other than success is an error. */
export interface WebClient extends Caller {
  /** Reads the response to its last byte and discards it. */
  read(path: string): Promise<void>;
  /** Server-sent events of a project, until the signal; each as raw data. */
  listen(projectId: number, signal: AbortSignal, onData: (data: string) => void): Promise<void>;
}

const MAX_ANSWER_MS = 60_000;
/** As sent by Chromium and Firefox. */
const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

/**
 * The same as in nginx, and well below the server's timeout: a request on a connection the server is closing would be
 * lost.
 */
const KEEP_ALIVE_MS = 60_000;

/** Open connections that are reused by the next request, as a proxy in front of the server does. */
export const openAgent = (): Agent =>
  new Agent({ keepAlive: true, maxFreeSockets: 256, scheduling: 'lifo', timeout: KEEP_ALIVE_MS });

interface WebClientOptions {
  /** The browser's origin; the proxy behind it distributes requests to the servers in turn. */
  readonly origin: string;
  readonly ports: readonly number[];
  readonly secret: string;
  readonly agent: Agent;
  readonly recorder: Recorder;
}

/** The next server, for any request. */
let turn = 0;

export function createWebClient({ origin, ports, secret, agent, recorder }: WebClientOptions): WebClient {
  const { hostname } = new URL(origin);
  const nextPort = () => ports[turn++ % ports.length];
  const headers = { cookie: `session=${secret}`, origin };

  async function call(method: string, path: string, body?: unknown, encoding = 'identity'): Promise<Buffer> {
    const route = routeOf(method, path);
    const startedAt = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const kind = text === undefined ? {} : { 'content-type': 'application/json' };
    const sent = { ...headers, ...kind, 'accept-encoding': encoding };
    try {
      const { status, content } = await send({ hostname, port: nextPort(), agent, method, path, headers: sent }, text);
      recorder.recordTime(route, performance.now() - startedAt);
      if (status >= 200 && status < 300) return content;
      recorder.recordError(route, `answered ${status} ${content.toString().slice(0, 200)}`);
    } catch (error) {
      recorder.recordError(route, String(error));
    }
    throw new FailedCall(route);
  }

  return {
    async request<Answer>(method: string, path: string, body?: unknown) {
      const content = await call(method, path, body);
      return (content.length === 0 ? undefined : JSON.parse(content.toString())) as Answer;
    },
    async read(path) {
      await call('GET', path, undefined, path.startsWith('/tiles/') ? BROWSER_ENCODINGS : 'identity');
    },
    listen: (projectId, signal, onData) =>
      listenTo(
        { hostname, port: nextPort(), headers, path: `/api/projects/${projectId}/events`, signal },
        onData,
        (what) => recorder.recordError('GET /api/projects/:n/events', what),
      ),
  };
}

interface Answer {
  readonly status: number;
  readonly content: Buffer;
}

/**
 * The server may close a kept-alive connection just as a request is sent on it. Browsers and proxies then retry if that
 * is safe.
 */
async function send(options: RequestOptions, text: string | undefined): Promise<Answer> {
  try {
    return await sendOnce(options, text);
  } catch (error) {
    if (options.method !== 'GET' || !(error instanceof ClosedConnection)) throw error;
    return sendOnce(options, text);
  }
}

class ClosedConnection extends Error {}

function sendOnce(options: RequestOptions, text: string | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, content: Buffer.concat(chunks) }));
    });
    outgoing.setTimeout(MAX_ANSWER_MS, () => outgoing.destroy(new Error(`no answer in ${MAX_ANSWER_MS / 1000} s`)));
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      reject(outgoing.reusedSocket && error.code === 'ECONNRESET' ? new ClosedConnection(error.message) : error),
    );
    outgoing.end(text);
  });
}

/** Resolves when the stream is open. A stream that ends before the signal is an error. */
function listenTo(
  options: RequestOptions & { readonly signal: AbortSignal },
  onData: (data: string) => void,
  fail: (what: string) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const end = (what: string) => {
      if (!options.signal.aborted) fail(what);
      resolve();
    };
    const outgoing = request(options, (answer) => {
      if (answer.statusCode !== 200) end(`answered ${answer.statusCode}`);
      else resolve();
      followEvents(answer, onData);
      answer.on('error', (error) => end(String(error)));
      answer.on('end', () => end('ended'));
    });
    outgoing.on('error', (error) => end(String(error)));
    outgoing.end();
  });
}

function followEvents(answer: IncomingMessage, onData: (data: string) => void): void {
  let rest = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = `${rest}${chunk}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) onData(block.slice('data: '.length));
  });
}
