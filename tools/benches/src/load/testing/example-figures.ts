import type { LoadFigures } from '../figures.ts';
import { chooseSize } from '../size.ts';

/** Invented figures, for tests of the generated texts. */
export const exampleFigures: LoadFigures = {
  day: '2026-01-01',
  machine: { model: 'Example', cores: 2, memoryGigabytes: 8, nodeVersion: 'v0', nanosecondsPerMultiplyAdd: 1 },
  size: chooseSize(false),
  seconds: 1_800,
  acts: 90_000,
  routes: [
    { route: 'GET /api/projects/:n', count: 3_600, p50: 6, p95: 12, p99: 20, most: 30, errors: 0 },
    { route: 'a calculation', count: 3_000, p50: 900, p95: 2_000, p99: 3_000, most: 4_000, errors: 0 },
  ],
  errors: 0,
  reads: [{ name: 'GET /api/projects/:n', count: 100, statements: 5, bareMs: 6, httpMs: 9 }],
  places: { count: 1_800, p50Ms: 20, p95Ms: 60, kinds: [], sessionP95Ms: 10 },
  resources: [
    { name: 'server', cpuShare: 0.25, firstMegabytes: 200, lastMegabytes: 230, mostMegabytes: 260 },
    { name: 'worker', cpuShare: 0.125, firstMegabytes: 150, lastMegabytes: 150, mostMegabytes: 300 },
    { name: 'database', cpuShare: 0.225, firstMegabytes: 90, lastMegabytes: 95, mostMegabytes: 120 },
    { name: 'generator', cpuShare: 0.05, firstMegabytes: 120, lastMegabytes: 121, mostMegabytes: 130 },
  ],
  databaseMegabytes: 2_000,
};
