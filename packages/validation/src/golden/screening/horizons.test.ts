import { createTestPoints, HorizonSearch, hk80, NO_HORIZON, type ScreeningScene } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import type { CasePoint } from '../../case.ts';
import { readVector } from '../read-vector.ts';
import { caseOf, explainCase, type GivenSite } from './screened-site.ts';

interface GivenObstacle {
  readonly kind: 'building' | 'barrier' | 'terrain';
  readonly xin?: number;
  readonly xout?: number;
  readonly x?: number;
  readonly roof?: number;
  readonly top?: number;
  readonly ground?: number;
}

const at = (east: number, north: number) => hk80(835_000 + east, 817_000 + north);

/** Obstacles across a ray that runs due east. */
function sceneOf(obstacles: readonly GivenObstacle[]): ScreeningScene {
  const terrain = obstacles.find(({ kind }) => kind === 'terrain');
  return {
    solids: obstacles.flatMap(({ kind, xin = 0, xout = 0, roof = 0 }) =>
      kind === 'building'
        ? [{ roof, outline: [[at(xin, -9), at(xout, -9), at(xout, 9), at(xin, 9), at(xin, -9)]] }]
        : [],
    ),
    lines: obstacles.flatMap(({ kind, x = 0, top = 0 }) =>
      kind === 'barrier' ? [{ line: [at(x, -9), at(x, 9)], heightMetres: top - 5, ground: 5 }] : [],
    ),
    terrain: terrain ? ridgeAt(terrain.x ?? 0, terrain.ground ?? 0) : null,
    zones: [],
  };
}

/** Nodes of 7 m, so that a sample falls on the ridge; the ground beside it is low. */
function ridgeAt(x: number, ground: number) {
  const cells = 40;
  const levels = Array.from({ length: 3 * cells }, (_, node) => (node % cells === 20 ? ground : -50));
  return { west: 835_000 + x - 140, south: 816_993, cellMetres: 7, columns: cells, rows: 3, levels };
}

function horizonOf(scene: ScreeningScene, source: number, distance: number) {
  const search = new HorizonSearch(scene);
  search.setReceiver({ position: at(distance, 0), outline: null, leftOut: [] });
  const points = createTestPoints({ eastings: Float64Array.of(835_000), northings: Float64Array.of(817_000) });
  points.elevations[0] = source;
  return search.findLowest(points);
}

interface GivenRay {
  readonly case: string;
  readonly zs: number;
  readonly D: number;
  readonly obstacles: readonly GivenObstacle[];
}
interface ExpectedRay {
  readonly terms: readonly { readonly top: number; readonly x: number | null; readonly horizon: number | null }[];
  readonly horizon: number | null;
}

describe('[G101] horizons of single rays (M-105)', () => {
  const { input, expected } = readVector<{ rays: readonly GivenRay[] }, { rays: readonly ExpectedRay[] }>('G101');

  test.each(input.rays.map((ray, i) => [ray.case, ray, expected.rays[i]] as const))(
    '[CALC-71] %s',
    (_, ray, result) => {
      const highest = horizonOf(sceneOf(ray.obstacles), ray.zs, ray.D).horizon;
      expect(highest).toEqual(result?.horizon === null ? NO_HORIZON : expect.closeTo(result?.horizon ?? 0, 6));
      ray.obstacles.forEach((obstacle, i) => {
        const term = result?.terms[i];
        const { horizon, top, atMetres } = horizonOf(sceneOf([obstacle]), ray.zs, ray.D);
        if (term?.x === null) expect(horizon).toBe(NO_HORIZON);
        else
          expect({ horizon, top, x: atMetres }).toEqual({
            ...{ horizon: expect.closeTo(term?.horizon ?? 0, 6), top: expect.closeTo(term?.top ?? 0, 9) },
            x: expect.closeTo(term?.x ?? 0, 6),
          });
      });
    },
  );
});

interface DecidingRay {
  readonly T: CasePoint;
  readonly q: CasePoint;
  readonly D: number;
  readonly x?: number;
  readonly top?: number;
}

function expectRay(lowest: ReturnType<typeof horizonOf> | null, { T, q, D, x, top }: DecidingRay) {
  expect(lowest).toMatchObject({
    from: T.map((value) => expect.closeTo(value, 6)),
    to: q.map((value) => expect.closeTo(value, 6)),
    distanceMetres: expect.closeTo(D, 6),
    ...(x !== undefined && { atMetres: expect.closeTo(x, 6) }),
    ...(top !== undefined && { top: expect.closeTo(top, 6) }),
  });
}

test('[CALC-71] [CALC-73] [G102] a zone hidden by one building from the whole receiver building', () => {
  const { input, expected } = readVector<
    GivenSite,
    { deciding: DecidingRay; zonePoints: number; facadePoints: number; horizon: number; level: number; roof: number }
  >('G102');
  const { screening, source, level, correction } = explainCase(caseOf(input));
  expectRay(screening.lowest, expected.deciding);
  expect(screening).toMatchObject({
    roof: expected.roof,
    reason: null,
    screen: { kind: 'building', name: 'Structure 100' },
  });
  expect(screening.lowest?.horizon).toBeCloseTo(expected.horizon, 6);
  expect(screening.lowest?.source).toBe(8);
  expect(screening.rays).toMatchObject({ points: expected.zonePoints, places: expected.facadePoints });
  expect([correction, source.distanceMetres]).toEqual([-10, expect.closeTo(85, 9)]);
  expect(level).toBeCloseTo(expected.level, 6);
});

test('[CALC-73] [G103] a part of the zone in view: no correction', () => {
  const { input, expected } = readVector<
    GivenSite,
    { level: number; raysTested: number; raysHiddenAtRoof: number; firstRayInView: DecidingRay }
  >('G103');
  const { screening, level, correction } = explainCase(caseOf(input));
  expect(screening.lowest).toMatchObject({ horizon: NO_HORIZON, screen: null });
  expectRay(screening.lowest, expected.firstRayInView);
  expect(screening.rays).toMatchObject({ rays: expected.raysTested, hidden: expected.raysHiddenAtRoof });
  expect([correction, level]).toEqual([0, expect.closeTo(expected.level, 6)]);
});

test('[CALC-73] [G104] two buildings hide together what neither hides alone', () => {
  const { input, expected } = readVector<GivenSite, { horizon: number; deciding: DecidingRay; level: number }>('G104');
  for (const obstacle of input.obstacles)
    expect(explainCase(caseOf({ ...input, obstacles: [obstacle] })).correction).toBe(0);
  const { screening, level, correction } = explainCase(caseOf(input));
  expect(screening.lowest?.horizon).toBeCloseTo(expected.horizon, 6);
  expectRay(screening.lowest, expected.deciding);
  expect(screening.screen?.name).toBe('Structure 101');
  expect([correction, level]).toEqual([-10, expect.closeTo(expected.level, 6)]);
});

test('[CALC-71] [G106] levels above datum decide, not heights above ground', () => {
  const { expected } = readVector<unknown, { horizon: number; zs: number }>('G106');
  const { horizon, atMetres } = horizonOf(
    sceneOf([{ kind: 'building', xin: 40, xout: 60, roof: 30 }]),
    expected.zs,
    100,
  );
  expect([horizon, atMetres]).toEqual([expect.closeTo(expected.horizon, 6), expect.closeTo(60, 9)]);
});

test('[CALC-72] [G107] a long block whose ends see the works', () => {
  const { input, expected } = readVector<
    GivenSite,
    { horizon_from_receiver_point: number; facadePoints: number; level: number }
  >('G107');
  const { screening, level } = explainCase(caseOf(input));
  expect(screening.rays?.places).toBe(expected.facadePoints);
  expect([screening.lowest?.horizon, level]).toEqual([NO_HORIZON, expect.closeTo(expected.level, 6)]);
  const alone = caseOf(input, { position: input.receiver });
  const { structures } = alone.screening;
  const points = [{ pointId: 1, heightAboveGround: 30, hasNoOpeningInView: false }];
  const flat = {
    west: 834_000,
    south: 816_000,
    cellMetres: 10,
    columns: 200,
    rows: 200,
    levels: new Array(40_000).fill(5),
  };
  const pointOnly = { ...alone.screening, structures: structures.slice(1), points, terrain: flat };
  const tested = explainCase({ ...alone, screening: pointOnly }).screening;
  expect(tested.lowest?.horizon).toBeCloseTo(expected.horizon_from_receiver_point, 6);
});

test('[CALC-71] [G113] a ridge in the terrain', () => {
  const { input, expected } = readVector<
    { samples: readonly { x: number; ground: number }[]; zs: number; D: number },
    { horizon: number; horizons: readonly number[]; x: number }
  >('G113');
  const ground = [{ x: 0, ground: 5 }, ...input.samples, { x: 160, ground: 9 }];
  const groundAt = (x: number) => {
    const next = Math.max(
      1,
      ground.findIndex((sample) => sample.x >= x),
    );
    const [a, b] = [ground[next - 1] ?? { x: 0, ground: 0 }, ground[next] ?? { x: 1, ground: 0 }];
    return a.ground + ((b.ground - a.ground) * (x - a.x)) / (b.x - a.x);
  };
  // 3 m cells: samples every 1.5 m from 0.5 m, one of them on the ridge.
  const columns = 60;
  const levels = Array.from({ length: 3 * columns }, (_, node) =>
    groundAt(Math.min(160, Math.max(0, 3 * (node % columns) - 1))),
  );
  const terrain = { west: 834_999, south: 816_997, cellMetres: 3, columns, rows: 3, levels };
  const { horizon, atMetres, screen } = horizonOf({ solids: [], lines: [], terrain, zones: [] }, input.zs, input.D);
  expect([horizon, atMetres, screen]).toEqual([
    expect.closeTo(expected.horizon, 6),
    expect.closeTo(expected.x, 9),
    'terrain',
  ]);
  expect(Math.max(...expected.horizons)).toBe(expected.horizon);
});

test('[CALC-75] [G114] a drawn barrier and a building hide together, in the mitigated run only', () => {
  const { input, expected } = readVector<
    GivenSite & { barriers: readonly { line: readonly CasePoint[]; ground: number; height: number }[] },
    { unmitigated: { level: number }; mitigated: { horizon: number; deciding: DecidingRay; level: number } }
  >('G114');
  const site = caseOf(input);
  const barriers = input.barriers.map(({ line, ground, height }, index) => ({
    ...{ id: index + 1, kind: 'acoustic' as const, line, heightMetres: height, groundLevel: ground, hasProof: false },
  }));
  const withBarrier = { ...site, screening: { ...site.screening, barriers } };
  expect(explainCase(withBarrier).level).toBeCloseTo(expected.unmitigated.level, 6);
  const [own] = site.screening.structures;
  const barrierAlone = { ...site.screening, barriers, structures: own ? [own] : [] };
  expect(explainCase({ ...site, screening: barrierAlone }, 'mitigated').correction).toBe(0);
  const { screening, level } = explainCase(withBarrier, 'mitigated');
  expectRay(screening.lowest, expected.mitigated.deciding);
  expect(screening.screen).toMatchObject({ kind: 'barrier', name: 'Barrier 1' });
  expect(screening.lowest?.horizon).toBeCloseTo(expected.mitigated.horizon, 6);
  expect(level).toBeCloseTo(expected.mitigated.level, 6);
});
