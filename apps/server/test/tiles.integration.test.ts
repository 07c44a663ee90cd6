import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, openConnection } from '../src/database/connection.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let connection: Connection;

beforeAll(async () => {
  server = await startTestServer();
  connection = openConnection(server.database.url, 2, console.error);
});
afterAll(async () => {
  await connection.close();
  await server.close();
});

const inject = (url: string, encoding = 'identity') =>
  server.app.inject({ url, headers: { 'accept-encoding': encoding } });

/** The tile under a point of the sample city. */
async function tileAt(z: number): Promise<{ x: number; y: number }> {
  const { rows } = await sql<{ x: number; y: number }>`
    select floor((st_x(c) + 20037508.342789244) / size)::int as x, floor((20037508.342789244 - st_y(c)) / size)::int as y
    from (select st_centroid(st_collect(st_centroid(geom_mercator))) as c from source.buildings) centre,
      (select 40075016.685578488 / 2 ^ ${z}::int as size) tile`.execute(connection.database);
  return rows[0] ?? { x: 0, y: 0 };
}

/** The tile as read by GDAL's vector tile reader. */
function readTile(tile: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'quietsite-tile-')), '0.pbf');
  writeFileSync(path, tile);
  return execFileSync('ogrinfo', ['-ro', '-al', '-geom=SUMMARY', path], { encoding: 'utf8', maxBuffer: 64_000_000 });
}

describe('building tiles', () => {
  it('hold every building of their square, for everybody and for good', async () => {
    const { x, y } = await tileAt(16);
    const answer = await inject(`/tiles/buildings/1/16/${x}/${y}.pbf`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const text = readTile(answer.rawPayload);
    expect(text).toContain('Layer name: buildings');
    expect(text).toMatch(/kind \(String\) = residential/);
    const { rows } = await sql<{ count: number }>`select count(*) as count from source.buildings
      where st_intersects(geom_mercator, st_tileenvelope(16, ${x}, ${y}))`.execute(connection.database);
    expect(Number(/Feature Count: (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(rows[0]?.count ?? 0);
  });

  it('come compressed when asked, with the same content', async () => {
    const { x, y } = await tileAt(15);
    const plain = await inject(`/tiles/buildings/1/15/${x}/${y}.pbf`);
    const packed = await inject(`/tiles/buildings/1/15/${x}/${y}.pbf`, 'gzip, br');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const modern = await inject(`/tiles/buildings/1/15/${x}/${y}.pbf`, 'gzip, deflate, br, zstd');
    expect(modern.headers['content-encoding']).toBe('zstd');
    expect(zstdDecompressSync(modern.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('are cut once, and asked for without a word about who asks', async () => {
    const { x, y } = await tileAt(16);
    const path = `/tiles/buildings/1/16/${x + 1}/${y}.pbf`;
    const first = await inject(path, 'gzip');
    await sql`alter table source.buildings rename to hidden_buildings`.execute(connection.database);
    try {
      const again = await server.app.inject({ url: path, headers: { 'accept-encoding': 'gzip', cookie: 'session=x' } });
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
      expect((await inject(`/tiles/buildings/1/16/${x + 1}/${y + 1}.pbf`, 'gzip')).statusCode).toBe(500);
    } finally {
      await sql`alter table source.hidden_buildings rename to buildings`.execute(connection.database);
    }
    expect((await inject(`/tiles/buildings/1/16/${x + 1}/${y + 1}.pbf`, 'gzip')).statusCode).toBe(200);
  });

  it('are nothing at all over the sea', async () => {
    const answer = await inject('/tiles/buildings/1/14/0/0.pbf');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('of another edition lead to the current one', async () => {
    const { x, y } = await tileAt(14);
    const answer = await inject(`/tiles/buildings/77/14/${x}/${y}.pbf`);
    expect(answer.statusCode).toBe(307);
    expect(answer.headers).toMatchObject({
      location: `/tiles/buildings/1/14/${x}/${y}.pbf`,
      'cache-control': 'no-store',
    });
  });

  it.each([
    '1/13/6693/3571',
    '1/17/1/1',
    '1/14/16384/0',
    '1/14/0/16384',
    '1/14/-1/0',
    '1/14/a/0',
    '1/14/1.5/0',
    'x/14/0/0',
    '1/14/1e3/0',
    '1/99999999999/0/0',
  ])('refuse nonsense: %s', async (path) => {
    const answer = await inject(`/tiles/buildings/${path}.pbf`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('base map tiles', () => {
  it('show the land of Hong Kong from far and the streets from near', async () => {
    const far = await tileAt(9);
    const land = readTile((await inject(`/tiles/base-map/1/9/${far.x}/${far.y}.pbf`)).rawPayload);
    expect(land).toContain('Layer name: base');
    expect(land).toMatch(/kind \(String\) = land/);
    expect(land).not.toMatch(/kind \(String\) = minor_road/);
    const near = await tileAt(16);
    expect(readTile((await inject(`/tiles/base-map/1/16/${near.x}/${near.y}.pbf`)).rawPayload)).toMatch(
      /kind \(String\) = minor_road/,
    );
  });
});
