import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { HostileRequest } from './compose.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** Some hostile headers ask for a compressed response and get one. */
const decoders: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  ...{ gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync, zstd: zstdDecompressSync },
};

function unpack(packed: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): Buffer {
  const open = encoding === undefined ? undefined : decoders[encoding];
  return open && packed.length > 0 ? open(packed) : packed;
}

/** Longer than any call may take. */
const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Uses a socket, because fetch would correct malformed requests. */
export function send(origin: string, { method, path, headers, body }: HostileRequest): Promise<Answer> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const length = body === null ? {} : { 'content-length': String(body.length) };
    const outgoing = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (incoming) => {
        const parts: Buffer[] = [];
        const end = () =>
          resolve({
            ...{
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: unpack(Buffer.concat(parts), incoming.headers),
            },
            milliseconds: performance.now() - begin,
          });
        incoming
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', end)
          .on('error', reject);
        // Event streams never end.
        if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
          end();
          outgoing.destroy();
        }
      },
    );
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}

export const closeConnections = () => agent.destroy();
