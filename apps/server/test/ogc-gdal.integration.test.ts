import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OgcServer, startOgcServer } from './ogc-test-server.ts';

const run = promisify(execFile);
let server: OgcServer;
let token: string;
let projectId: number;

beforeAll(async () => {
  server = await startOgcServer();
  token = server.tokenOf('demo');
  projectId = server.projects.own;
});
afterAll(() => server.close());

/** Unmodified GDAL: the reader behind most desktop GIS. */
async function ogrinfo(path: string, ...parameters: string[]): Promise<string> {
  const env = { ...process.env, GDAL_HTTP_HEADERS: `Authorization: Bearer ${token}`, CPL_CURL_VERBOSE: 'NO' };
  const { stdout } = await run('ogrinfo', ['-ro', `OAPIF:${server.origin}${path}`, ...parameters], {
    env,
    maxBuffer: 64_000_000,
  });
  return stdout;
}

describe('GDAL opens a project by its address', () => {
  it('[API-78] lists its layers', async () => {
    const text = await ogrinfo(`/ogc/projects/${projectId}`);
    for (const name of [
      'zones',
      'sites',
      'buffers',
      'projectPME',
      'projectNSRBuilding',
      'projectNSRPoints',
      'geomCenter',
    ]) {
      expect(text).toMatch(new RegExp(`\\d+: ${name}\\b`));
    }
    expect(text).not.toMatch(/\d+: (buildings|nsrBuildings|districts)\b/);
  });

  it('[API-76] reads every feature of it in the right place', async () => {
    const text = await ogrinfo(`/ogc/projects/${projectId}`, 'geomCenter', '-q');
    const { rows } = await sql<{ lon: number; lat: number; name: string }>`
      select st_x(c) as lon, st_y(c) as lat, name from (select name, st_transform(centre, 4326) as c from zones where project_id = ${projectId}) z`.execute(
      server.connection.database,
    );
    const points = [...text.matchAll(/POINT \(([\d.]+) ([\d.]+)\)/g)].map(([, lon, lat]) => [Number(lon), Number(lat)]);
    expect(points).toHaveLength(rows.length);
    for (const { lon, lat, name } of rows) {
      expect(text).toContain(`zonename (String) = ${name}`);
      expect(points.some(([x = 0, y = 0]) => Math.abs(x - lon) < 1e-7 && Math.abs(y - lat) < 1e-7)).toBe(true);
    }
  });

  it('follows the pages to the end', async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from receiver_points where project_id = ${projectId}`.execute(
      server.connection.database,
    );
    const text = await ogrinfo(`/ogc/projects/${projectId}`, 'projectNSRPoints', '-q', '-oo', 'PAGE_SIZE=50');
    expect(text.match(/^OGRFeature/gm)).toHaveLength(rows[0]?.count ?? 0);
  });

  it('[API-79] reads source buildings inside a box', async () => {
    const text = await ogrinfo(
      '/ogc',
      'buildings',
      '-q',
      '-spat',
      '114.185',
      '22.315',
      '114.195',
      '22.325',
      '-oo',
      'PAGE_SIZE=1000',
    );
    expect(text).toMatch(/BUILDINGID \(Integer/);
    expect(text).toMatch(/BldName_E \(String/);
    const { rows } = await sql<{ count: number }>`select count(*) as count from source.buildings
      where st_intersects(geom, st_transform(st_segmentize(st_makeenvelope(114.185, 22.315, 114.195, 22.325, 4326), 0.001), 2326))`.execute(
      server.connection.database,
    );
    expect(text.match(/^OGRFeature/gm)).toHaveLength(rows[0]?.count ?? 0);
  });

  it('gets 404 for a project it may not see', async () => {
    await expect(ogrinfo(`/ogc/projects/${server.projects.foreign}`, 'zones')).rejects.toThrow(/404.*NOT_FOUND/s);
  });

  it('gets 401 with a wrong token', async () => {
    token = 'qs_wrong';
    await expect(ogrinfo(`/ogc/projects/${projectId}`, 'zones')).rejects.toThrow(/401.*TOKEN_INVALID/s);
  });
});
