import { describe, expect, it } from 'vitest';
import { item, march } from '../testing/equipment-builder.ts';
import { defaultEntries, findDefaults } from './add-defaults.ts';

const items = [item({ id: 1, name: 'Excavator' }), item({ id: 2, name: 'Lorry', percentMin: 30 })];
const usual = (equipmentId: number, quantity: number, timePercent: number) => ({ equipmentId, quantity, timePercent });
const works = [
  {
    name: 'Earthwork',
    activities: [
      { name: 'Site clearance', equipment: [usual(1, 2, 70), usual(2, 2, 20)] },
      { name: 'Filling', equipment: [usual(2, 4, 40), usual(99, 1, 50)] },
    ],
  },
  { name: 'Paving', activities: [{ name: 'Site clearance', equipment: [usual(2, 1, 100)] }] },
];
const idsOf = (constructionWork: string, name: string) =>
  findDefaults({ constructionWork, name }, works).map(({ equipmentId }) => equipmentId);

describe('[EQUIP-19] what an activity usually needs', () => {
  it('is that of the activity in its construction work, whatever case and spaces', () => {
    expect(idsOf('Earthwork', 'Site clearance')).toEqual([1, 2]);
    expect(idsOf('paving', ' site  clearance ')).toEqual([2]);
  });

  it('is that of the same activity in another work, when its own does not have it', () => {
    expect(idsOf('-', 'Filling')).toEqual([2, 99]);
    expect(idsOf('Paving', 'Filling')).toEqual([2, 99]);
  });

  it('is all that the construction work needs for any other activity, each machine once', () => {
    expect(findDefaults({ constructionWork: 'Earthwork', name: 'Trial pit' }, works)).toEqual([
      usual(1, 2, 70),
      usual(2, 4, 40),
      usual(99, 1, 50),
    ]);
    expect(idsOf('-', 'Earthwork')).toEqual([1, 2, 99]);
  });

  it('is empty if the catalogue has neither', () => {
    expect(idsOf('Tunnelling', 'Blasting')).toEqual([]);
  });

  it('becomes rows of the activity’s days with the catalogue’s sound power, at least its smallest percent', () => {
    const task = { constructionWork: 'Earthwork', name: 'Site clearance', ...march };
    expect(defaultEntries(task, works, items, -5)).toMatchObject([
      { id: -5, equipmentId: 1, quantity: 2, timePercent: 70, soundPower: 112, ...march },
      { id: -6, equipmentId: 2, quantity: 2, timePercent: 30 },
    ]);
    expect(defaultEntries({ ...task, name: 'Filling' }, works, items, -1)).toMatchObject([{ equipmentId: 2 }]);
  });
});
