import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bombs, contents, disguises, type Hostile, inconsistencies, names } from './hostile-archives.ts';
import { hostileDrawings, hostileGeoPackages, hostileJson, hostileKml } from './hostile-files.ts';
import { type Cost, measure } from './measure-children.ts';
import { shapefile } from './test-shapes.ts';
import { outcomeOf, startUploadWorld, type UploadWorld } from './upload.ts';

let world: UploadWorld;
let listener: Server;
let calls = 0;
const costs: (Cost & { title: string; outcome: string })[] = [];

beforeAll(async () => {
  // A separate temporary folder, to check that no files are left behind.
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'quietsite-test-'));
  world = await startUploadWorld();
  listener = createServer((_, response) => {
    calls++;
    response.end();
  }).listen(0, '127.0.0.1');
  // Otherwise the first file would also pay for querying GDAL's drivers.
  await world.upload('site.zip', shapefile());
});
afterAll(async () => {
  await world.close();
  listener.close();
  console.table(
    costs.map(({ title, outcome, wallMs, busyMs, childMegabytes, ownMegabytes }) => ({
      title,
      outcome,
      'wall ms': Math.round(wallMs),
      'busy ms': Math.round(busyMs),
      'GDAL MB': Math.round(childMegabytes),
      'server MB': Math.round(ownMegabytes),
    })),
  );
});

const address = () => `http://127.0.0.1:${(listener.address() as AddressInfo).port}/x.wkt`;

async function check({ title, fileName, file, expected }: Hostile): Promise<void> {
  const content = file();
  const { result: answer, cost } = await measure(() => world.upload(fileName, content));
  costs.push({ title, outcome: outcomeOf(answer), ...cost });
  expect(outcomeOf(answer)).toBe(expected);
  // CPU time, not waiting time: the test machine is busy. Below a second on an idle machine; a shared core takes longer
  // for the same work.
  expect(cost.busyMs).toBeLessThan(6_000);
  expect(cost.childMegabytes).toBeLessThan(256);
  expect(readdirSync(tmpdir())).toEqual([]);
}

describe.each([
  ['bombs', bombs],
  ['names', names],
  ['lies of archives', inconsistencies],
  ['lies of members', contents],
  ['disguises', disguises],
  ['GeoPackages', hostileGeoPackages],
  ['drawings', hostileDrawings],
])('a hostile file: %s', (_, files) => {
  for (const file of files) test(file.title, () => check(file));
});

describe.each([
  ['GeoJSON', hostileJson],
  ['KML', hostileKml],
])('a hostile file: %s', (_, files) => {
  // The address is known only once the listener runs; titles are known before.
  for (const [i, { title }] of files('').entries())
    test(title, async () => {
      const file = files(address())[i];
      if (!file) throw new Error('no such file');
      await check(file);
      expect(calls).toBe(0);
    });
});
