import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../src/errors.ts';
import { READING_LIMITS } from '../../src/integrations/programme-file/limits.ts';
import { createProgrammeReaders, type ReadProgramme } from '../../src/integrations/programme-file/programme-readers.ts';
import { type Hostile, hostileCsv, hostileWorkbooks, hostileXer, hostileXml } from './hostile-files.ts';

const MEGABYTE = 1_048_576;
const readProgramme = createProgrammeReaders();
let folder: string;
let listener: Server;
let calls = 0;
const costs: { title: string; outcome: string; 'busy ms': number; MB: number }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quietsite-test-'));
  listener = createServer((_, response) => {
    calls++;
    response.end();
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  listener.close();
  await rm(folder, { recursive: true });
  console.table(costs);
});

async function read(path: string, fileName: string, by: ReadProgramme = readProgramme): Promise<string> {
  try {
    await by(path, fileName, ['Zone 1']);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return String(error.details.reason);
  }
}

/** CPU time, not waiting time, and the maximum growth of the process. */
async function measure<Result>(work: () => Promise<Result>) {
  const [cpu, rss] = [process.cpuUsage(), process.memoryUsage.rss()];
  let most = rss;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 4);
  const result = await work();
  clearInterval(timer);
  const { user, system } = process.cpuUsage(cpu);
  return { result, busyMs: (user + system) / 1000, megabytes: (most - rss) / MEGABYTE };
}

async function check({ title, fileName, file, expected }: Hostile): Promise<void> {
  const path = join(folder, 'upload');
  // Starting a thread is a one-time cost of the server.
  await writeFile(path, 'x');
  await read(path, 'programme.csv');
  await writeFile(path, file());
  const { result, busyMs, megabytes } = await measure(() => read(path, fileName));
  costs.push({ title, outcome: result, 'busy ms': Math.round(busyMs), MB: Math.round(megabytes) });
  expect(result).toBe(expected);
  expect(calls).toBe(0);
  if (expected === 'accepted') return;
  // Below a second on an idle machine; a shared core takes longer for the same work.
  expect(busyMs).toBeLessThan(6_000);
  expect(megabytes).toBeLessThan(256);
}

describe.each([
  ['CSV', hostileCsv],
  ['XER', hostileXer],
  ['workbooks', hostileWorkbooks],
])('a hostile file: %s', (_, files) => {
  for (const file of files) test(file.title, () => check(file));
});

describe('a hostile file: XML', () => {
  // The address is known only once the listener runs; titles are known before.
  for (const [i, { title }] of hostileXml('').entries())
    test(title, async () => {
      const file = hostileXml(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/x`)[i];
      if (!file) throw new Error('no such file');
      await check(file);
    });
});

describe('a file that goes beyond the limits of its thread', () => {
  const large = `<Project><Tasks>${'<Task><UID>1</UID></Task>'.repeat(45_000)}</Tasks></Project>`;

  test.each([
    ['time', { busySeconds: 0.05 }],
    ['memory', { megabytes: 16 }],
  ])('[U48] of %s is given up, and the next one is read', async (_, limit) => {
    const reader = createProgrammeReaders({ ...READING_LIMITS, checkIntervalMs: 2, ...limit });
    const path = join(folder, 'upload');
    await writeFile(path, large);
    expect(await read(path, 'programme.xml', reader)).toBe('TOO_SLOW');
    await writeFile(path, 'Zone,Construction Work,Activity,Start Date,End Date\nZone 1,,Excavation,,\n');
    expect(await read(path, 'programme.csv', reader)).toBe('accepted');
  });

  test('[U48] of patience is given up', async () => {
    const path = join(folder, 'upload');
    await writeFile(path, large);
    const reader = createProgrammeReaders({ ...READING_LIMITS, checkIntervalMs: 2, waitingSeconds: 0 });
    expect(await read(path, 'programme.xml', reader)).toBe('TOO_SLOW');
  });
});
