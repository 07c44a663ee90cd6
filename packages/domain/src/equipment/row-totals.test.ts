import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../geometry/src/testing/random.ts';
import { listTaskSoundPowers } from '../calculation/task-sound-powers.ts';
import { addDays, toDay } from '../day.ts';
import { entry, march } from '../testing/equipment-builder.ts';
import { row, task } from '../testing/snapshot-builder.ts';
import { activityTotals, rowTotal } from './row-totals.ts';

/** Energy sum of levels, calculated independently. */
const sum = (...levels: number[]) => 10 * Math.log10(levels.reduce((total, level) => total + 10 ** (level / 10), 0));

describe('the total of a row', () => {
  it('[EQUIP-04] is its sound power with the corrections for time and quantity (M-10)', () => {
    const total = rowTotal(entry({ soundPower: 112, quantity: 2, timePercent: 50 }));
    expect(total?.quantityCorrection).toBeCloseTo(3.0103, 4);
    expect(total?.timeCorrection).toBeCloseTo(-3.0103, 4);
    expect(total?.totalSoundPower).toBeCloseTo(112, 9);
  });

  it.each([{ quantity: 0 }, { timePercent: 0 }])('is nothing for %j (M-11)', (changes) => {
    expect(rowTotal(entry(changes))).toBeNull();
  });
});

describe('what an activity sums up to', () => {
  it('without groups: all rows that run on the loudest day', () => {
    const rows = [entry({ soundPower: 110 }), entry({ soundPower: 112, start: '2027-03-20' })];
    const totals = activityTotals(rows, march);
    expect(totals.highest).toMatchObject({ day: '2027-03-20', highestGroup: null });
    expect(totals.highest?.highestSoundPower).toBeCloseTo(sum(110, 112), 9);
    expect(totals.groups).toEqual([]);
    expect(totals.ungrouped?.soundPower).toBeCloseTo(sum(110, 112), 9);
  });

  it('[Q87] each group runs with the rows without group and never with another; the loudest counts', () => {
    const rows = [
      entry({ soundPower: 100 }),
      entry({ soundPower: 110, exclusiveGroup: 'Piling' }),
      entry({ soundPower: 112, exclusiveGroup: ' Breaking ' }),
      entry({ soundPower: 112, exclusiveGroup: 'Breaking' }),
    ];
    const { highest, groups, ungrouped } = activityTotals(rows, march);
    expect(groups.map(({ group }) => group)).toEqual(['Breaking', 'Piling']);
    expect(groups[0]?.soundPower).toBeCloseTo(sum(100, 112, 112), 9);
    expect(groups[1]?.soundPower).toBeCloseTo(sum(100, 110), 9);
    expect(ungrouped?.soundPower).toBeCloseTo(100, 9);
    expect(highest?.highestGroup).toBe('Breaking');
    expect(highest?.highestSoundPower).toBe(groups[0]?.soundPower);
  });

  it('[Q87] a group counts on the days on which it runs, however loud the others are', () => {
    const rows = [
      entry({ soundPower: 100, start: '2027-03-01', end: '2027-03-10' }),
      entry({ soundPower: 118, start: '2027-03-15' }),
      entry({ soundPower: 90, start: '2027-03-01', end: '2027-03-05', exclusiveGroup: 'Early' }),
    ];
    const { highest, groups } = activityTotals(rows, march);
    expect(groups).toMatchObject([{ group: 'Early', day: '2027-03-01' }]);
    expect(groups[0]?.soundPower).toBeCloseTo(sum(100, 90), 9);
    expect(highest).toMatchObject({ day: '2027-03-15', highestGroup: null });
  });

  it('leaves out silent rows and rows without a day inside the activity (M-11, M-13)', () => {
    const rows = [entry({ quantity: 0 }), entry({ start: '2027-04-01', end: '2027-04-02' })];
    expect(activityTotals(rows, march)).toEqual({ highest: null, groups: [], ungrouped: null });
    expect(activityTotals([entry({ start: '2027-01-01' })], march).highest?.day).toBe('2027-03-01');
  });

  it('[CALC-16] is what the calculation lists, for rows drawn at random', () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = createRandom(seed);
      const drawn = Array.from({ length: random.whole(1, 12) }, (_, index) => {
        const start = addDays(toDay('2027-02-25'), random.whole(0, 30));
        return {
          id: index + 1,
          quantity: random.whole(0, 3),
          soundPower: random.whole(90, 120),
          timePercent: random.pick([10, 50, 100]),
          start,
          end: addDays(start, random.whole(0, 20)),
          exclusiveGroup: random.pick(['', 'A', 'B']),
        };
      });
      const totals = activityTotals(drawn.map(entry), march);
      const [listed] = listTaskSoundPowers({ tasks: [task()], rows: drawn.map(row) });
      expect(totals.highest, `seed ${seed}`).toEqual(listed?.unmitigated ?? null);
      const loudest = Math.max(totals.ungrouped?.soundPower ?? 0, ...totals.groups.map((one) => one.soundPower));
      expect(totals.highest?.highestSoundPower ?? 0, `seed ${seed}`).toBeCloseTo(loudest, 9);
    }
  });
});
