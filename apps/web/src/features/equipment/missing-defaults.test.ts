import type { CatalogueItem } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { toDraftRow } from '../../project/equipment/equipment-draft.ts';
import { sampleRow, sampleTask } from '../../testing/samples.ts';
import { addMissingDefaults } from './missing-defaults.ts';
import { buildTree, listActivities } from './tree/programme-tree.ts';

const item = (id: number) => ({ id, name: `Machine ${id}`, percentMin: 0 }) as CatalogueItem;
const usual = (equipmentId: number) => ({ equipmentId, quantity: 2, timePercent: 70 });
const works = [
  {
    name: 'Earthwork',
    activities: [
      { name: 'Clearing', equipment: [usual(1), usual(2)] },
      { name: 'Filling', equipment: [usual(2)] },
    ],
  },
];
const tasks = [
  ...['Clearing', 'Filling'].map((name, index) => sampleTask({ id: index + 1, constructionWork: 'Earthwork', name })),
  sampleTask({ id: 3, constructionWork: 'Earthwork', name: 'Clearing' }),
  sampleTask({ id: 4, constructionWork: '-', name: 'Blasting' }),
];
const row = toDraftRow(sampleRow());
const activities = listActivities(
  buildTree([{ id: 1, name: 'Zone 1', outline: [] }], tasks, (id) => (id === 3 ? [row] : [])),
);
const given = { activities, works, items: [item(1), item(2)], firstId: -5 };

describe('default equipment for all activities', () => {
  it('[EQUIP-64] goes to those that have none and are known, each row with an id of its own', () => {
    const added = addMissingDefaults(given);
    expect([...added].map(([id, rows]) => [id, rows.map((one) => [one.id, one.equipmentId])])).toEqual([
      [
        1,
        [
          [-5, 1],
          [-6, 2],
        ],
      ],
      [2, [[-7, 2]]],
    ]);
  });

  it('is nothing before the list of works is loaded', () => {
    expect(addMissingDefaults({ ...given, works: undefined }).size).toBe(0);
  });
});
