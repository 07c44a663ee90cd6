import type { ProjectMap } from '@quietsite/contracts';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { findBuildingAt, initialCriterion, metresToBuilding } from './building-near.ts';

type Building = ProjectMap['receiverBuildings'][number];

function square(buildingId: number, west: number, changes: Partial<Building> = {}): Building {
  const [south, side] = [820_000, 20];
  const ring = [
    hk80(west, south),
    hk80(west + side, south),
    hk80(west + side, south + side),
    hk80(west, south + side),
    hk80(west, south),
  ];
  return {
    ...{ buildingId, kind: 'residential', name: `B${buildingId}`, heightMetres: 30, criterion: null },
    ...{
      use: null,
      layerKind: null,
      kindReason: '',
      isCriterionTyped: false,
      criterionReduction: 0,
      isAdded: false,
      outline: [[ring]],
    },
    ...changes,
  };
}

const home = square(1, 838_000);
const school = square(2, 838_100, { kind: 'education' });

describe('the building of a new point', () => {
  it('[Q107] [Q14] is the nearest receiver building within 50 m', () => {
    expect(findBuildingAt([home, school], hk80(838_050, 820_010), null)?.buildingId).toBe(1);
    expect(findBuildingAt([home, school], hk80(838_070, 820_010), null)?.buildingId).toBe(2);
    expect(findBuildingAt([home, school], hk80(838_300, 820_010), null)).toBeNull();
    expect(findBuildingAt([home], hk80(838_070.5, 820_010), null)).toBeNull();
  });

  it('is the one under it, a receiver already or not', () => {
    const under = { buildingId: 2, kind: 'education', name: 'B2' } as const;
    expect(findBuildingAt([home, school], hk80(838_010, 820_010), under)?.buildingId).toBe(2);
    const other = { buildingId: 77, kind: 'education', name: 'New school' } as const;
    expect(findBuildingAt([home], hk80(838_010, 820_010), other)).toEqual({
      ...{ buildingId: 77, buildingName: 'New school', kind: 'education', heightMetres: null },
      ...{ buildingCriterion: 70, criterionReduction: 0 },
    });
  });

  it('[NSR-17] [Q14] gives the form its criterion: 75 home, 70 school, its own, 70 without', () => {
    const at = (building: Building) => findBuildingAt([building], hk80(838_010, 820_010), building);
    expect(initialCriterion(at(home))).toBe(75);
    expect(initialCriterion(at(school))).toBe(70);
    expect(initialCriterion(at({ ...home, criterion: 65 }))).toBe(65);
    expect(initialCriterion(null)).toBe(70);
  });

  it('is measured from its outline', () => {
    expect(metresToBuilding(home, hk80(838_010, 820_010))).toBe(0);
    expect(metresToBuilding(home, hk80(838_023, 820_024))).toBe(5);
    expect(metresToBuilding({ outline: [] }, hk80(838_023, 820_024))).toBeNull();
  });
});
