import type { ProjectMap } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { sampleMap } from '../../../testing/sample-map.ts';
import { addReceiver, type BuildingsDraft, removeReceiver, setCriterion, setKind } from './buildings-draft.ts';
import {
  countAfter,
  filterRows,
  listNearbyRows,
  listProposedKinds,
  listReceiverRows,
  listRemovedRows,
} from './buildings-rows.ts';
import { readCriterion } from './buildings-tools.tsx';

const outline: ProjectMap['site'] = [];
const building = (buildingId: number, changes: Partial<ProjectMap['receiverBuildings'][number]> = {}) => ({
  ...{ buildingId, kind: 'residential' as const, name: `B${buildingId}`, heightMetres: 30, criterion: null },
  ...{
    use: null,
    layerKind: null,
    kindReason: '',
    isCriterionTyped: false,
    criterionReduction: 3,
    isAdded: false,
    outline,
  },
  ...changes,
});
const map = sampleMap({
  receiverBuildings: [
    building(1),
    building(2, { kind: 'education', criterion: 65, isAdded: true }),
    building(4, { criterion: 60, isCriterionTyped: true }),
  ],
  removedBuildings: [{ buildingId: 3, kind: 'education', name: 'B3', outline }],
});
const subject = (buildingId: number) => ({
  buildingId,
  name: `B${buildingId}`,
  kind: 'residential' as const,
  layerKind: null,
  outline,
});

describe('the table of buildings', () => {
  it('[SITE-21] shows the criterion by type, of the building or typed, and what is left of it', () => {
    const rows = listReceiverRows(map, []);
    expect(rows.map(({ criterion, isTyped, inForce, state }) => [criterion, isTyped, inForce, state])).toEqual([
      [75, false, 72, 'plain'],
      [65, false, 62, 'added'],
      [60, true, 57, 'plain'],
    ]);
  });

  it('shows what Apply would make of them', () => {
    const one = setCriterion([], map, subject(1), 70);
    const two = removeReceiver(one, map, subject(2));
    const three = addReceiver(setCriterion(two, map, subject(4), null), map, subject(9));
    const rows = listReceiverRows(map, addReceiver(three, map, subject(3)));
    expect(rows.map(({ buildingId, state, inForce }) => [buildingId, state, inForce])).toEqual([
      [9, 'toAdd', null],
      [3, 'toPutBack', null],
      [1, 'changed', 67],
      [2, 'toRemove', 62],
      // Only the server knows the default behind a typed value.
      [4, 'changed', null],
    ]);
    const removed = listRemovedRows(map, three);
    expect(removed.map(({ buildingId, state }) => [buildingId, state])).toEqual([
      [2, 'toRemove'],
      [3, 'removed'],
    ]);
    expect(listRemovedRows(map, addReceiver(three, map, subject(3)))[1]?.state).toBe('toPutBack');
    expect([countAfter(rows, 'toRemove'), countAfter(removed, 'toPutBack')]).toEqual([4, 2]);
    const candidate = {
      buildingId: 9,
      kind: 'other' as const,
      use: null,
      layerKind: null,
      name: '',
      distanceMetres: 12,
      outline,
    };
    expect(listNearbyRows([candidate], [])[0]).toMatchObject({ state: 'plain', kind: 'other' });
    expect(listNearbyRows([candidate], three)[0]).toMatchObject({ state: 'toAdd', kind: 'residential' });
  });

  it('[NSR-43] lists receivers on whose proposed kind nobody decided, and shows buildings of known use as that', () => {
    const hospital = { use: 'HOSPITAL', layerKind: 'hospital' as const };
    const proposals = sampleMap({
      receiverBuildings: [
        building(1, hospital),
        building(2, { ...hospital, kindReason: 'Closed in 2024' }),
        building(3, { ...hospital, kind: 'hospital' }),
        building(4),
      ],
    });
    const listIds = (draft: BuildingsDraft) =>
      listProposedKinds(listReceiverRows(proposals, draft)).map(({ buildingId }) => buildingId);
    expect(listIds([])).toEqual([1]);
    const taken = setKind(
      [],
      proposals,
      { ...subject(1), layerKind: 'hospital' },
      { kind: 'hospital', kindReason: '' },
    );
    expect(listIds(taken)).toEqual([]);
    expect(listReceiverRows(proposals, taken)[0]).toMatchObject({ kind: 'hospital', criterion: 70, state: 'changed' });
    const nearby = { buildingId: 9, kind: 'other' as const, ...hospital, name: '', distanceMetres: 12, outline };
    expect(listNearbyRows([nearby], [])[0]).toMatchObject({ kind: 'hospital', use: 'HOSPITAL' });
  });

  it('is searched by part of a name or by a whole id', () => {
    const rows = listReceiverRows(map, []);
    expect(filterRows(rows, 'b2').map(({ buildingId }) => buildingId)).toEqual([2]);
    expect(filterRows(rows, ' 4 ').map(({ buildingId }) => buildingId)).toEqual([4]);
    expect(filterRows(rows, '')).toHaveLength(3);
  });

  it('takes criteria from 0 to 140, and nothing for the default', () => {
    expect(['70', '70.25', '', '141', '-1', 'x'].map(readCriterion)).toEqual([
      70,
      70.3,
      null,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
