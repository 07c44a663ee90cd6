import { toEnergy } from '@quietsite/acoustics';
import { describe, expect, it } from 'vitest';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { entry } from '../testing/equipment-builder.ts';
import { quieterCatalogue as catalogue } from '../testing/quieter-builder.ts';
import { DEFAULT_WEIGHTS } from './cost.ts';
import { listRowOptions } from './row-options.ts';

const rules = { catalogue, weights: DEFAULT_WEIGHTS, isAnew: false };
const noCatalogue = { ...rules, catalogue: { methods: [], equipment: [] } };
const tell = (row = entry(), used = rules) =>
  listRowOptions(row, used).map(({ measures, cost }) => ({
    name: [measures.quieterMethodName, measures.quieterEquipmentName].filter((name) => name !== '').join(' + '),
    screen: [measures.barrierDba, measures.enclosureDba],
    cost,
  }));

describe('the options of a row (M-92)', () => {
  it('begin with the row as it is, and each is dearer and quieter than the one before', () => {
    const options = listRowOptions(entry(), rules);
    expect(options[0]).toEqual({ measures: NO_MEASURES, emission: toEnergy(112), cost: 0 });
    options.slice(1).forEach((option, index) => {
      expect(option.cost).toBeGreaterThan(options[index]?.cost as number);
      expect(option.emission).toBeLessThan(options[index]?.emission as number);
    });
  });

  it('a QPME takes the place of a method only when it is quieter than every method', () => {
    // The wire saw has 96 dB, the electric excavator 95, the mini excavator 99.
    expect(tell().slice(0, 3)).toEqual([
      { name: '', screen: [0, 0], cost: 0 },
      { name: 'Wire saw', screen: [0, 0], cost: 20 },
      { name: 'Electric excavator E1', screen: [0, 0], cost: 30 },
    ]);
    expect(tell().some(({ name }) => name === 'QPME mini excavator')).toBe(false);
  });

  it('a row that can be replaced is screened only together with a replacement', () => {
    expect(tell().every(({ name, screen }) => name !== '' || screen.every((dba) => dba === 0))).toBe(true);
    expect(tell().at(-1)).toEqual({ name: 'Electric excavator E1', screen: [0, -20], cost: 110 });
  });

  it('a row without a quieter way has barriers to -15 and enclosures to -20, by whole decibels', () => {
    const options = tell(entry(), noCatalogue);
    expect(options[1]).toEqual({ name: '', screen: [-1, 0], cost: 51 });
    expect(options[15]).toEqual({ name: '', screen: [-15, 0], cost: 65 });
    expect(options.slice(16).map(({ screen }) => screen[1])).toEqual([-16, -17, -18, -19, -20]);
    expect(options).toHaveLength(21);
  });

  it('measures that exist stay and are made stronger', () => {
    const measures = {
      ...NO_MEASURES,
      quieterMethodName: 'Crusher',
      quieterMethodSoundPower: 104,
      hammerDba: -5,
      barrierDba: -9.5,
    };
    const options = listRowOptions(entry({ measures }), rules);
    expect(options[0]?.measures).toEqual(measures);
    for (const option of options.slice(1))
      expect(option.measures).toMatchObject({ quieterMethodName: 'Crusher', hammerDba: -5 });
    // The row holds a replacement: more of the barrier is enough for a little, the crusher's own QPME for more.
    expect(options[1]).toMatchObject({ cost: 11, measures: { quieterEquipmentName: '', barrierDba: -10 } });
    expect(options.some(({ measures: of }) => of.quieterEquipmentName === 'Electric crusher')).toBe(true);
    expect(options.at(-1)?.measures).toMatchObject({ quieterEquipmentName: 'Electric crusher', enclosureDba: -20 });
  });

  it('planned anew a row starts without measures', () => {
    const measures = { ...NO_MEASURES, enclosureDba: -20, customMethodDba: -25, customMethodName: 'Cushion' };
    const kept = listRowOptions(entry({ measures }), noCatalogue);
    expect(kept).toEqual([{ measures, emission: toEnergy(87), cost: 0 }]);
    expect(tell(entry({ measures }), { ...noCatalogue, isAnew: true })).toEqual(tell(entry(), noCatalogue));
  });

  it('what is not quieter than the machine is no option', () => {
    expect(tell(entry({ soundPower: 90 })).every(({ name }) => name === '')).toBe(true);
  });
});
