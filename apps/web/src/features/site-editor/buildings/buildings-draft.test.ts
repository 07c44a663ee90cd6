import type { ProjectMap } from '@quietsite/contracts';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { sampleMap } from '../../../testing/sample-map.ts';
import {
  addReceiver,
  type BuildingsDraft,
  buildingsPart,
  countUnexplained,
  removeReceiver,
  setCriterion,
  setKind,
  toBuildingsChange,
} from './buildings-draft.ts';

const outline: ProjectMap['site'] = [[[hk80(0, 0), hk80(1, 0), hk80(1, 1), hk80(0, 0)]]];
const building = (buildingId: number, changes: Partial<ProjectMap['receiverBuildings'][number]> = {}) => ({
  ...{ buildingId, kind: 'residential' as const, name: `B${buildingId}`, heightMetres: 30, criterion: null },
  ...{
    use: null,
    layerKind: null,
    kindReason: '',
    isCriterionTyped: false,
    criterionReduction: 0,
    isAdded: false,
    outline,
  },
  ...changes,
});
const map = sampleMap({
  receiverBuildings: [building(1), building(2, { criterion: 68, isCriterionTyped: true })],
  removedBuildings: [{ buildingId: 3, kind: 'education', name: 'B3', outline }],
});
const subject = (buildingId: number) => ({
  buildingId,
  name: `B${buildingId}`,
  kind: 'residential' as const,
  layerKind: null,
  outline,
});
const none: BuildingsDraft = [];

describe('what map edit modes 1 to 3 collect', () => {
  it('[MAP-20] [MAP-21] [MAP-22] is sent as one change', () => {
    const added = addReceiver(none, map, subject(9));
    const removed = removeReceiver(added, map, subject(1));
    const changed = setCriterion(removed, map, subject(2), 60);
    const withSchool = addReceiver(changed, map, { ...subject(3), kind: 'education' });
    expect(toBuildingsChange(setCriterion(withSchool, map, subject(3), 65), 7)).toEqual({
      revision: 7,
      added: [
        { buildingId: 9, kind: 'residential', kindReason: '' },
        { buildingId: 3, kind: 'education', kindReason: '' },
      ],
      removed: [1],
      kinds: [],
      criteria: [
        { buildingId: 2, criterion: 60 },
        { buildingId: 3, criterion: 65 },
      ],
    });
  });

  it('[NSR-42] sends another kind with its reason, and counts kinds that still need one', () => {
    const home = { ...subject(1), layerKind: 'residential' as const };
    const unexplained = setKind(none, map, home, { kind: 'hotel', kindReason: '' });
    expect([countUnexplained(unexplained), countUnexplained(none)]).toEqual([1, 0]);
    const explained = setKind(unexplained, map, home, { kind: 'hotel', kindReason: ' Converted ' });
    expect(countUnexplained(explained)).toBe(0);
    const withLevel = setCriterion(explained, map, home, 72);
    expect(toBuildingsChange(withLevel, 7)).toMatchObject({
      ...{ added: [], kinds: [{ buildingId: 1, kind: 'hotel', kindReason: 'Converted' }] },
      criteria: [{ buildingId: 1, criterion: 72 }],
    });
    expect(setKind(explained, map, home, { kind: 'residential', kindReason: '' })).toEqual([]);
    const added = setKind(none, map, subject(9), { kind: 'worship', kindReason: '' });
    expect(toBuildingsChange(added, 7)).toMatchObject({
      ...{ added: [{ buildingId: 9, kind: 'worship', kindReason: '' }], kinds: [] },
    });
  });

  it('forgets a decision that leads back to what is stored', () => {
    expect(addReceiver(removeReceiver(none, map, subject(2)), map, subject(2))).toEqual([]);
    expect(removeReceiver(addReceiver(none, map, subject(9)), map, subject(9))).toEqual([]);
    expect(setCriterion(setCriterion(none, map, subject(2), 60), map, subject(2), 68)).toEqual([]);
  });

  it('is one decision for each building, the newest', () => {
    const draft = setCriterion(addReceiver(none, map, subject(9)), map, subject(9), 65);
    expect(draft).toHaveLength(1);
    expect(draft[0]?.after).toMatchObject({ isReceiver: true, criterion: 65 });
  });

  it('is stored when every building is as it was wanted', () => {
    const draft = removeReceiver(none, map, subject(1));
    expect(buildingsPart.isStored(draft, map)).toBe(false);
    expect(buildingsPart.isStored(draft, { ...map, receiverBuildings: [] })).toBe(true);
  });

  it('[U23] leaves what others did to the same buildings to a choice, and nothing else', () => {
    const draft = setCriterion(removeReceiver(none, map, subject(1)), map, subject(2), 60);
    const work = { value: draft, base: none, revision: 3, source: null };
    const theirs = { ...map, receiverBuildings: [building(1), building(2, { criterion: 50, isCriterionTyped: true })] };
    expect(buildingsPart.isUntouched?.(work, { ...map, removedBuildings: [] })).toBe(true);
    expect(buildingsPart.isUntouched?.(work, theirs)).toBe(false);
    expect(buildingsPart.takeTheirs?.(work, theirs).map(({ buildingId }) => buildingId)).toEqual([1]);
    expect(buildingsPart.keepMine(draft, theirs).find(({ buildingId }) => buildingId === 2)?.before.criterion).toBe(50);
  });
});
