import type { ProjectMap } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { sampleRow, sampleTask } from '../../testing/samples.ts';
import { buildTree, isActivityComplete, listActivities } from './programme-tree.ts';

const zone = (id: number): ProjectMap['zones'][number] => ({
  id,
  name: `Zone ${id}`,
  calculationType: 'A',
  outline: [],
  centre: [0, 0],
  isCentreMoved: false,
});

describe('programme tree', () => {
  it('groups activities by zone and construction work', () => {
    const tasks = [
      sampleTask({ id: 1, zoneId: 2 }),
      sampleTask({ id: 2, zoneId: 2, constructionWork: '', name: 'Paving' }),
      sampleTask({ id: 3, zoneId: 2 }),
    ];
    const tree = buildTree([zone(1), zone(2)], { tasks, equipmentRows: [] });
    expect(tree.map((node) => node.works.map((work) => [work.name, work.activities.length]))).toEqual([
      [],
      [
        ['Site formation', 2],
        ['-', 1],
      ],
    ]);
    expect(listActivities(tree).map(({ task }) => task.id)).toEqual([1, 3, 2]);
  });

  it('takes an activity for complete only with rows that have everything', () => {
    expect(isActivityComplete([])).toBe(false);
    expect(isActivityComplete([sampleRow()])).toBe(true);
    expect(isActivityComplete([sampleRow(), sampleRow({ quantity: 0 })])).toBe(false);
    expect(isActivityComplete([sampleRow({ soundPower: 0 })])).toBe(false);
    expect(isActivityComplete([sampleRow({ timePercent: 0 })])).toBe(false);
  });

  it('takes a construction work for complete only when all its activities are', () => {
    const tasks = [sampleTask({ id: 1 }), sampleTask({ id: 2 })];
    const isComplete = (rowTasks: number[]) =>
      buildTree([zone(1)], { tasks, equipmentRows: rowTasks.map((taskId) => sampleRow({ taskId })) })[0]?.works[0]
        ?.isComplete;
    expect(isComplete([1])).toBe(false);
    expect(isComplete([1, 2])).toBe(true);
  });
});
