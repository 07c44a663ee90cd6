import { toEnergy } from '@quietsite/acoustics';
import { describe, expect, it } from 'vitest';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { entry, placed } from '../testing/equipment-builder.ts';
import { quieterCatalogue as catalogue } from '../testing/quieter-builder.ts';
import { DEFAULT_WEIGHTS } from './cost.ts';
import { NO_FITS } from './fits.ts';
import { listRowOptions, type PlanningRules } from './row-options.ts';

const rules = { catalogue, weights: DEFAULT_WEIGHTS, isAnew: false };
const noCatalogue = { ...rules, catalogue: { methods: [], equipment: [], fits: NO_FITS } };
const tell = (row = placed(), used: PlanningRules = rules) =>
  listRowOptions(row, used).map(({ measures, cost }) => ({
    name: [measures.quieterMethodName, measures.quieterEquipmentName].filter((name) => name !== '').join(' + '),
    screen: [measures.barrierDba, measures.enclosureDba],
    cost,
  }));

describe('the options of a row (M-92)', () => {
  it('begin with the row as it is, and each is dearer and quieter than the one before', () => {
    const options = listRowOptions(placed(), rules);
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
    expect(tell().at(-1)).toEqual({ name: 'Electric excavator E1', screen: [-10, 0], cost: 80 });
  });

  it('[MITI-44] a row without a quieter way has barriers of 5 and 10 dB, and enclosures as static plant alone', () => {
    const barriers = [
      { name: '', screen: [0, 0], cost: 0 },
      { name: '', screen: [-5, 0], cost: 55 },
      { name: '', screen: [-10, 0], cost: 60 },
    ];
    expect(tell(placed(), noCatalogue)).toEqual(barriers);
    const dearBarriers = { ...DEFAULT_WEIGHTS, barrier: 20 };
    const fits = { ...NO_FITS, staticPlant: catalogue.fits.staticPlant };
    const plant = { ...noCatalogue, weights: dearBarriers, catalogue: { ...noCatalogue.catalogue, fits } };
    expect(tell(placed(), plant).slice(1)).toMatchObject([{ screen: [0, -5] }, { screen: [0, -10] }]);
    expect(tell(placed(entry({ equipmentId: 99 })), plant).slice(1)).toMatchObject([
      ...[{ screen: [-5, 0] }, { screen: [-10, 0] }],
    ]);
  });

  it('[MITI-42] [MITI-43] a method or machine that is not known to fit the activity is no option', () => {
    const { fits } = catalogue;
    const elsewhere = { methods: fits.methods.map((fit) => ({ ...fit, constructionWork: 'Paving' })) };
    const names = (changed: Partial<typeof fits>) =>
      new Set(
        tell(placed(), { ...rules, catalogue: { ...catalogue, fits: { ...fits, ...changed } } }).map((of) => of.name),
      );
    expect(names({})).toEqual(new Set(['', 'Wire saw', 'Electric excavator E1', 'Crusher + Electric crusher']));
    expect(names(elsewhere)).toEqual(new Set(['', 'Electric excavator E1']));
    expect(names({ ...elsewhere, classes: [] })).toEqual(new Set(['']));
    const otherDuty = fits.classes.map((line) => (line.equipmentId === 602 ? { ...line, duty: 'lifting' } : line));
    expect(names({ ...elsewhere, classes: otherDuty })).toEqual(new Set(['', 'QPME mini excavator']));
  });

  it('measures that exist stay and are made stronger', () => {
    const measures = {
      ...NO_MEASURES,
      quieterMethodName: 'Crusher',
      quieterMethodSoundPower: 104,
      hammerDba: -5,
      barrierDba: -9.5,
    };
    const options = listRowOptions(placed(entry({ measures })), rules);
    expect(options[0]?.measures).toEqual(measures);
    for (const option of options.slice(1))
      expect(option.measures).toMatchObject({ quieterMethodName: 'Crusher', hammerDba: -5 });
    // The row has a replacement. A stronger barrier is enough for a small reduction, the crusher's own QPME for a
    // larger one.
    expect(options[1]).toMatchObject({ cost: 11, measures: { quieterEquipmentName: '', barrierDba: -10 } });
    expect(options.some(({ measures: of }) => of.quieterEquipmentName === 'Electric crusher')).toBe(true);
    expect(options.at(-1)?.measures).toMatchObject({ quieterEquipmentName: 'Electric crusher', barrierDba: -10 });
  });

  it('planned anew a row starts without measures', () => {
    const measures = { ...NO_MEASURES, enclosureDba: -20, customMethodDba: -25, customMethodName: 'Cushion' };
    const kept = listRowOptions(placed(entry({ measures })), noCatalogue);
    expect(kept).toEqual([{ measures, emission: toEnergy(87), cost: 0 }]);
    expect(tell(placed(entry({ measures })), { ...noCatalogue, isAnew: true })).toEqual(tell(placed(), noCatalogue));
  });

  it('what is not quieter than the machine is no option', () => {
    expect(tell(placed(entry({ soundPower: 90 }))).every(({ name }) => name === '')).toBe(true);
  });
});
