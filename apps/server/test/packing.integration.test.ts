import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

const SCRIPT = 'export const words = "the same again and again";\n'.repeat(60);
const PAGE = '<!doctype html><title>QuietSite</title>';

let server: TestServer;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'quietsite-web-'));
  mkdirSync(join(directory, 'assets'));
  const file = (name: string, content: string | Buffer) => writeFileSync(join(directory, name), content);
  file('index.html', PAGE);
  file('assets/start.js', SCRIPT);
  file('assets/start.js.br', brotliCompressSync(SCRIPT));
  file('assets/start.js.gz', gzipSync(SCRIPT));
  file('assets/plain.js', SCRIPT);
  server = await startTestServer({ overrides: { WEB_DIRECTORY: directory } });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a file of the application', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('goes as it was packed to who takes %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await ask('/assets/start.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript;/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toContain('accept-encoding');
    expect(unpack(rawPayload).toString()).toBe(SCRIPT);
    expect(rawPayload.length).toBeLessThan(SCRIPT.length / 10);
  });

  it('goes as it is to who takes nothing packed, and where nothing was packed', async () => {
    for (const answer of [await ask('/assets/start.js'), await ask('/assets/plain.js', { 'accept-encoding': 'br' })]) {
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body).toBe(SCRIPT);
    }
  });

  it('is not offered a second time under the name of its packing', async () => {
    expect((await ask('/assets/start.js.br')).statusCode).toBe(404);
  });

  it('is the page at every other address', async () => {
    const { body, headers } = await ask('/Projects', { 'accept-encoding': 'br' });
    expect([body, headers['cache-control']]).toEqual([PAGE, 'no-cache']);
  });
});

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('is packed for who takes %s, and says the same', async (accepted, encoding, unpack) => {
    const signedIn = await server.signIn('demo');
    const plain = await ask('/api/projects/1/map', signedIn);
    const packed = await ask('/api/projects/1/map', { ...signedIn, 'accept-encoding': accepted });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding]);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.body.length / 3);
  });

  it('of one packet goes as it is', async () => {
    const { headers } = await ask('/api/configuration', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});
