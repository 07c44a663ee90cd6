import { expect, it } from 'vitest';
import { FIT_COLUMNS, fitDatabases, listFitLines } from './fit-lines.ts';

const crane = { equipmentName: 'Crane', officialId: 'CNP 048' };
const words = { every: 'Every', everyReplaced: 'Every machine' };
const lists = {
  methods: [
    {
      ...{ id: 1, methodName: 'Saw and lift', constructionWork: 'Road Works', activity: '', replacesId: null },
      ...{ equipmentName: '', officialId: '', note: 'slabs', source: 'practice' },
    },
  ],
  classes: [
    {
      ...{ id: 2, equipmentId: 48, ...crane, constructionWork: '', activity: '', className: 'crane' },
      ...{ duty: 'lifting', source: 'practice' },
    },
  ],
  staticPlant: [{ id: 3, equipmentId: 48, ...crane, enclosureDba: -10, source: 'practice' }],
};

it('[ADMIN-43] every list shows a text for each column, the source last, and writes out what stands for every one', () => {
  const told = fitDatabases.map((database) => listFitLines(lists, database, words)[0]?.cells);
  expect(told).toEqual([
    ['Saw and lift', 'Road Works', 'Every', 'Every machine', 'slabs', 'practice'],
    ['CNP 048 Crane', 'crane', 'lifting', 'Every', 'Every', 'practice'],
    ['CNP 048 Crane', '-10', 'practice'],
  ]);
  fitDatabases.forEach((database, index) => {
    expect(told[index]).toHaveLength(FIT_COLUMNS[database].length);
    expect(FIT_COLUMNS[database].at(-1)).toBe('source');
  });
});
