import type { ProjectMap } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { toDraftRow } from '../../../project/equipment/equipment-draft.ts';
import { sampleRow, sampleTask } from '../../../testing/samples.ts';
import { findTyped, moveInTree } from './activity-keys.ts';
import { activityKey, listTreeLines } from './activity-lines.ts';
import { buildTree, listActivities, type Rows } from './programme-tree.ts';

const zone = (id: number): Pick<ProjectMap['zones'][number], 'id' | 'name' | 'outline'> => ({
  id,
  name: `Zone ${id}`,
  outline: [],
});
const row = toDraftRow(sampleRow());
const unfinished = { ...row, quantity: 0 };
const rowsOf = (rows: Record<number, Rows>) => (taskId: number) => rows[taskId] ?? [];
const everything = { closedKeys: new Set<string>(), search: '', isOnlyUnfinished: false };

const tasks = [
  sampleTask({ id: 1, zoneId: 2 }),
  sampleTask({ id: 2, zoneId: 2, constructionWork: '-', name: 'Paving' }),
  sampleTask({ id: 3, zoneId: 2, name: 'Backfilling' }),
  sampleTask({ id: 4, zoneId: 1, name: 'Piling' }),
];
const tree = buildTree([zone(1), zone(2), zone(3)], tasks, rowsOf({ 1: [row], 2: [row], 3: [row, unfinished] }));
const names = (shown: Partial<typeof everything>) =>
  listTreeLines(tree, { ...everything, ...shown }).map((line) => line.name);

describe('programme tree', () => {
  it('[EQUIP-01] is zone, then construction work, then activity', () => {
    expect(listTreeLines(tree, everything).map(({ level, name }) => `${level} ${name}`)).toEqual([
      '1 Zone 1',
      '2 Site formation',
      '3 Piling',
      '1 Zone 2',
      '2 Site formation',
      '3 Bulk excavation',
      '3 Backfilling',
      '2 -',
      '3 Paving',
      '1 Zone 3',
    ]);
    expect(listActivities(tree).map(({ task }) => task.id)).toEqual([4, 1, 3, 2]);
  });

  it('[EQUIP-02] [EQUIP-03] marks activities by their rows, and a group only when all in it are marked', () => {
    const marks = new Map(listTreeLines(tree, everything).map(({ key, isComplete }) => [key, isComplete]));
    expect([1, 2, 3, 4].map((id) => marks.get(activityKey(id)))).toEqual([true, true, false, false]);
    expect(marks.get('zone-2-Site formation')).toBe(false);
    expect(marks.get('zone-2--')).toBe(true);
    expect([marks.get('zone-2'), marks.get('zone-3')]).toEqual([false, false]);
    const finished = buildTree([zone(2)], tasks, () => [row]);
    expect(finished[0]?.isComplete).toBe(true);
    expect(finished[0]?.works.every(({ isComplete }) => isComplete)).toBe(true);
  });

  it('shows what is searched for, with what it belongs to, and only what is unfinished on demand', () => {
    expect(names({ search: 'back' })).toEqual(['Zone 2', 'Site formation', 'Backfilling']);
    expect(names({ search: 'zone 2 pav' })).toEqual(['Zone 2', '-', 'Paving']);
    expect(names({ search: 'boat' })).toEqual([]);
    expect(names({ isOnlyUnfinished: true })).toEqual([
      'Zone 1',
      'Site formation',
      'Piling',
      'Zone 2',
      'Site formation',
      'Backfilling',
    ]);
    expect(names({ closedKeys: new Set(['zone-2']) })).toEqual([
      'Zone 1',
      'Site formation',
      'Piling',
      'Zone 2',
      'Zone 3',
    ]);
  });
});

describe('keys of the tree', () => {
  const lines = listTreeLines(tree, everything);
  const press = (key: string, pressed: string) => moveInTree(lines, key, pressed);

  it.each([
    ['zone-1', 'ArrowDown', { kind: 'go', key: 'zone-1-Site formation' }],
    ['zone-1', 'ArrowUp', null],
    ['zone-1', 'End', { kind: 'go', key: 'zone-3' }],
    ['zone-3', 'Home', { kind: 'go', key: 'zone-1' }],
    ['zone-2', 'ArrowRight', { kind: 'go', key: 'zone-2-Site formation' }],
    ['zone-2', 'ArrowLeft', { kind: 'toggle', key: 'zone-2' }],
    ['activity-1', 'ArrowLeft', { kind: 'go', key: 'zone-2-Site formation' }],
    ['activity-1', 'ArrowRight', null],
    ['activity-1', 'Enter', { kind: 'choose', taskId: 1 }],
    ['zone-2', ' ', { kind: 'toggle', key: 'zone-2' }],
    ['activity-1', 'x', null],
  ])('on %s %j means %j', (key, pressed, move) => {
    expect(press(key, pressed)).toEqual(move);
  });

  it('open what is closed, and begin somewhere', () => {
    const closed = listTreeLines(tree, { ...everything, closedKeys: new Set(['zone-2']) });
    expect(moveInTree(closed, 'zone-2', 'ArrowRight')).toEqual({ kind: 'toggle', key: 'zone-2' });
    expect(moveInTree(lines, null, 'ArrowDown')).toEqual({ kind: 'go', key: 'zone-1' });
  });

  it('letters jump to names, one letter on to the next', () => {
    expect(findTyped(lines, 'zone-1', 'b')).toBe('activity-1');
    expect(findTyped(lines, 'activity-1', 'b')).toBe('activity-3');
    expect(findTyped(lines, 'activity-3', 'b')).toBe('activity-1');
    expect(findTyped(lines, 'activity-3', 'ba')).toBe('activity-3');
    expect(findTyped(lines, 'zone-1', 'q')).toBeNull();
  });
});
