import { describe, expect, it } from 'vitest';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { entry, placed } from '../testing/equipment-builder.ts';
import { quieterCatalogue as catalogue } from '../testing/quieter-builder.ts';
import { DEFAULT_WEIGHTS } from './cost.ts';
import { NO_FITS } from './fits.ts';
import { listReasons, listRowAlternatives } from './row-alternatives.ts';

const rules = { catalogue, weights: DEFAULT_WEIGHTS, isAnew: false };
const ways = listRowAlternatives(placed(), rules);

describe('the ways to treat a row', () => {
  it('[MITI-45] are every single measure that fits, and the combinations that a proposal could choose', () => {
    const single = ways.filter(({ kind }) => kind !== 'step');
    const named = single.map(({ kind, measures: of }) =>
      [kind, of.quieterMethodName, of.quieterEquipmentName, of.barrierDba, of.enclosureDba].filter(Boolean).join(' '),
    );
    expect(named).toEqual([
      ...['method Wire saw', 'method Crusher', 'equipment Electric excavator E1', 'equipment QPME mini excavator'],
      ...['screen -5', 'screen -10', 'screen -5', 'screen -10'],
    ]);
    expect(ways.filter(({ kind }) => kind === 'step').length).toBeGreaterThan(0);
    expect(ways.every(({ emission }) => emission < 10 ** 11.2)).toBe(true);
  });

  it('name each once, nothing that is louder, and nothing that is not known to fit', () => {
    expect(new Set(ways.map(({ measures }) => JSON.stringify(measures))).size).toBe(ways.length);
    const quiet = listRowAlternatives(placed(entry({ soundPower: 97 })), rules);
    expect(quiet.some(({ kind, measures }) => kind === 'method' && measures.quieterMethodName === 'Crusher')).toBe(
      false,
    );
    const unknown = listRowAlternatives(placed(), { ...rules, catalogue: { ...catalogue, fits: NO_FITS } });
    expect(unknown.map(({ measures }) => [measures.barrierDba, measures.enclosureDba])).toEqual([
      [-5, 0],
      [-10, 0],
    ]);
  });
});

describe('[MITI-45] why a change is proposed', () => {
  const tell = (measures: Partial<typeof NO_MEASURES>, row = placed()) =>
    listReasons(row, { ...NO_MEASURES, ...measures }, rules);

  it('takes the details of each new measure from the table', () => {
    const crusher = { quieterMethodName: 'Crusher', quieterMethodSoundPower: 104 };
    const description = 'Crushed instead of struck';
    expect(tell(crusher)).toEqual([{ kind: 'method', description, note: 'concrete only', source: 'practice' }]);
    expect(tell({ ...crusher, quieterEquipmentName: 'Electric crusher', quieterEquipmentSoundPower: 98 })[1]).toEqual({
      ...{ kind: 'equipment', className: 'crusher', duty: 'demolition', source: 'practice' },
    });
    expect(tell({ barrierDba: -5 })).toEqual([{ kind: 'barrier', dba: -5 }]);
    expect(tell({ enclosureDba: -10 })).toEqual([{ kind: 'enclosure', dba: -10, source: 'practice' }]);
  });

  it('says nothing of a measure that the row has already', () => {
    const had = placed(entry({ measures: { ...NO_MEASURES, barrierDba: -5 } }));
    expect(tell({ barrierDba: -10 }, had)).toEqual([{ kind: 'barrier', dba: -10 }]);
    expect(tell({}, had)).toEqual([{ kind: 'fallsAway' }]);
  });
});
