import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { toDraftRow } from '../../../project/equipment/equipment-draft.ts';
import { sampleRow, sampleTask } from '../../../testing/samples.ts';
import { buildTree, listActivities } from '../tree/programme-tree.ts';
import { copyToActivities, listTargets, stateOf, toggleLine } from './copy-targets.ts';

const row = toDraftRow(sampleRow());
const zone = (id: number) => ({ id, name: `Zone ${id}`, outline: [] });
const tasks = [
  sampleTask({ id: 1 }),
  sampleTask({ id: 2, name: 'Backfilling', start: toDay('2027-02-01'), end: toDay('2027-02-28') }),
  sampleTask({ id: 3, name: 'Piling', zoneId: 2 }),
  sampleTask({ id: 4, name: 'Paving', zoneId: 2, constructionWork: '-' }),
];
const tree = buildTree([zone(1), zone(2)], tasks, (id) => (id === 4 ? [] : [row]));
const activities = listActivities(tree);
const find = (id: number) => {
  const found = activities.find(({ task }) => task.id === id);
  if (!found) throw new Error(`no activity ${id}`);
  return found;
};

describe('activities to copy to', () => {
  const lines = listTargets(tree, 1, '');
  it('[EQUIP-13] are all but the one that is copied, under zones and works that stand for all of theirs', () => {
    expect(lines.map(({ level, name, taskIds }) => [level, name, taskIds])).toEqual([
      [1, 'Zone 1', [2]],
      [2, 'Site formation', [2]],
      [3, 'Backfilling', [2]],
      [1, 'Zone 2', [3, 4]],
      [2, 'Site formation', [3]],
      [3, 'Piling', [3]],
      [2, '-', [4]],
      [3, 'Paving', [4]],
    ]);
    expect(listTargets(tree, 1, 'zone 2 pil').map(({ name }) => name)).toEqual(['Zone 2', 'Site formation', 'Piling']);
  });

  it('are chosen one by one or with their zone', () => {
    const zoneLine = lines[3];
    if (!zoneLine) throw new Error('no zone');
    const all = toggleLine(zoneLine, new Set([3]));
    expect([stateOf(zoneLine, new Set()), stateOf(zoneLine, new Set([3])), stateOf(zoneLine, all)]).toEqual([
      'none',
      'some',
      'all',
    ]);
    expect([...toggleLine(zoneLine, new Set([...all, 2]))]).toEqual([2]);
  });
});

describe('copying to activities', () => {
  it('[EQUIP-18] overwrites or adds, keeps within the days of each, and gives every row an id of its own', () => {
    const targets = [find(2), find(3)];
    const over = copyToActivities({ source: find(1), targets, isOverwriting: true, firstId: -5 });
    expect([...over].map(([id, rows]) => [id, rows.map((one) => one.id)])).toEqual([
      [2, [-5]],
      [3, [-6]],
    ]);
    expect(over.get(2)?.[0]).toMatchObject({ start: '2027-02-01' });
    const added = copyToActivities({ source: find(1), targets, isOverwriting: false, firstId: -1 });
    expect([...added.values()].map((rows) => rows.length)).toEqual([2, 2]);
  });
});
