import { findUsableRoof, judgeStructure, packTerrain, type ScreenStructure } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import type { CasePoint, CaseStructure } from '../../case.ts';
import { readVector } from '../read-vector.ts';
import { POINT_ID, row } from '../site.ts';
import { caseOf, closed, explainCase, type GivenSite, structureOf } from './screened-site.ts';

describe('[G112] usable roof levels (M-114)', () => {
  interface GivenRoof {
    readonly case: string;
    readonly roof: number | null;
    readonly base: number | null;
    readonly height: number | null;
    readonly storeys: number | null;
    readonly terrain?: number;
  }
  const { input, expected } = readVector<
    { buildings: readonly GivenRoof[] },
    { roof: readonly (number | null)[]; origin: readonly string[] }
  >('G112');
  const ORIGINS: Readonly<Record<string, string>> = {
    ...{ roofLevel: 'roof level', baseAndHeight: 'base + height', terrainAndHeight: 'terrain + height' },
    ...{ terrainAndStoreys: 'terrain + 2.5 m per storey', baseAndStoreys: 'base + 2.5 m per storey' },
  };

  test.each(input.buildings.map((given, i) => [given.case, given, i] as const))('[CALC-82] %s', (_, given, i) => {
    const heights = {
      ...{ roofLevel: given.roof, baseLevel: given.base, heightMetres: given.height, storeys: given.storeys },
    };
    const outline = [[hk80(0, 0), hk80(20, 0), hk80(20, 20), hk80(0, 20), hk80(0, 0)]];
    const structure: ScreenStructure = { id: 1, name: '', kind: 'other', outline, ...heights };
    const { terrain } = given;
    const flat = terrain === undefined ? undefined : packTerrain({ ...GRID, levels: new Array(9).fill(terrain) }, 1);
    const judged = judgeStructure(structure, flat);
    const roof = expected.roof[i];
    if (roof === null) expect(judged).toBe(expected.origin[i]?.startsWith('below 3 m') ? 'TOO_LOW' : 'NO_ROOF');
    else {
      const found = findUsableRoof(structure, given.terrain ?? null);
      expect(found).toMatchObject({ level: expect.closeTo(roof ?? 0, 9) });
      expect(found && ORIGINS[found.origin]).toBe(expected.origin[i]);
      expect(judged).toEqual(found);
    }
  });
});

const GRID = { west: -10, south: -10, cellMetres: 20, columns: 3, rows: 3 };

describe('[G117] which structures are screens (M-102)', () => {
  const { input: site } = readVector<GivenSite, unknown>('G102');
  const { input, expected } = readVector<
    { buildings: readonly { case: string; height: number }[] },
    { counts: readonly boolean[] }
  >('G117');
  const between = (area: number): CasePoint[] => {
    const half = Math.sqrt(area) / 2;
    return [
      [835_050 - half, 817_000 - half],
      [835_050 + half, 817_000 - half],
      [835_050 + half, 817_000 + half],
      [835_050 - half, 817_000 + half],
    ];
  };
  const onZone: CasePoint[] = [
    [835_008.5, 816_990],
    [835_038.5, 816_990],
    [835_038.5, 817_010],
    [835_008.5, 817_010],
  ];
  const podium: CasePoint[] = [
    [835_070, 816_975],
    [835_110, 816_975],
    [835_110, 817_025],
    [835_070, 817_025],
  ];
  const CHANGES: readonly (Partial<CaseStructure> & { readonly ring: CasePoint[] })[] = [
    { ring: between(600) },
    { ring: onZone },
    { ring: [...site.receiverBuilding.outline], id: POINT_ID },
    { ring: podium },
    { ring: between(900), kind: 'underground' },
    { ring: between(12) },
    { ring: between(200) },
    { ring: between(600), isExcluded: true },
    { ring: between(300), kind: 'temporary' },
  ];

  test.each(input.buildings.map((given, i) => [given.case, given.height, i] as const))(
    '[CALC-82] %s',
    (_, height, i) => {
      const { ring, ...changes } = CHANGES[i] ?? { ring: [] };
      const [own] = caseOf(site).screening.structures;
      const structure = structureOf({
        id: 100,
        outline: [closed(ring)],
        baseLevel: 5,
        heightMetres: height,
        ...changes,
      });
      const structures = changes.id === POINT_ID || own === undefined ? [structure] : [own, structure];
      // Plant and receiver are so low that every screen that counts hides the ray to the receiver point.
      const low = caseOf({ ...site, plantHeight: 0.5 }, { heightMetres: 1 });
      const rows = [row({ soundPower: 118, fixedLocation: [834_995, 817_000] })];
      const { screening } = explainCase({ ...low, rows, screening: { ...low.screening, structures } });
      expect((screening.rays?.hidden ?? 0) > 0).toBe(expected.counts[i]);
    },
  );
});
