import { expect, it } from 'vitest';
import { item } from '../testing/equipment-builder.ts';
import { listRequired } from './required-lists.ts';

const [breaker, small, large, dresser] = [
  item({ id: 1, name: 'Breaker', required: [[2, 3], [4], [77]] }),
  item({ id: 2, name: 'Small compressor' }),
  item({ id: 3, name: 'Large compressor' }),
  item({ id: 4, name: 'Hose' }),
];
const items = [breaker, small, large, dresser];
const row = (equipmentId: number | null) => ({ equipmentId });

it('[EQUIP-07] [Q85] lists what must accompany a row, and which of it the activity has', () => {
  expect(listRequired(row(1), [row(1), row(3)], items)).toEqual([
    { options: [small, large], present: [large] },
    { options: [dresser], present: [] },
  ]);
});

it('[EQUIP-07] asks for nothing with equipment named by the user, unknown, or that needs nothing', () => {
  for (const id of [null, 2, 500]) expect(listRequired(row(id), [], items)).toEqual([]);
});
