import { describe, expect, it } from 'vitest';
import { at, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { calculate } from './calculate.ts';
import { displayLevel } from './display-level.ts';
import type { CalculationSnapshot } from './snapshot.schema.ts';

const simple: CalculationSnapshot = {
  zones: [zone()],
  tasks: [task()],
  rows: [row()],
  receivers: [receiver()],
  neighbours: [],
};

describe('one zone, one row, one receiver', () => {
  it('[CALC-18] [CALC-27] gives the level of its notional source', () => {
    const [result] = calculate(simple).receivers;
    // Outline at 60 m north, centre at 30 m: the source lies 15 m in, 85 m from the receiver.
    expect(result?.sources).toEqual([{ zoneId: 1, position: at(30, 45), distanceMetres: 85 }]);
    const level = 112 - (20 * Math.log10(85) + 8) + 3;
    expect(result?.unmitigated.highestLevel).toBeCloseTo(level, 9);
    expect(result?.unmitigated.highestDay).toBe('2027-03-01');
    expect(result?.unmitigated.combinations).toHaveLength(1);
    expect(result?.unmitigated.combinations[0]).toMatchObject({ key: '1-1', day: '2027-03-01' });
    expect(result?.withNeighbourLevel).toBe(result?.mitigated.highestLevel);
  });

  it('the mitigated run stands beside it (M-23)', () => {
    const mitigatedRow = row({ quieterEquipmentSoundPower: 100, barrierDba: -10 });
    const [result] = calculate({ ...simple, rows: [mitigatedRow] }).receivers;
    const difference = (result?.unmitigated.highestLevel ?? 0) - (result?.mitigated.highestLevel ?? 0);
    expect(difference).toBeCloseTo(22, 9);
  });

  it('[MITI-11] [Q120] [Q145] exceeds by both rules, is borderline by one of them, else satisfies', () => {
    const verdictOf = (level: number, criterion: number) => {
      const quieterEquipmentSoundPower = level + (20 * Math.log10(85) + 8) - 3;
      const rows = [row({ soundPower: 130, quieterEquipmentSoundPower })];
      return calculate({ ...simple, rows, receivers: [receiver({ criterion })] }).receivers[0]?.verdict;
    };
    expect([verdictOf(75.4, 75), verdictOf(75.6, 75), verdictOf(76.4, 75.6)]).toEqual([
      ...['borderline', 'exceeds', 'borderline'],
    ]);
    expect([verdictOf(72.6, 72.4), verdictOf(75.04, 75)]).toEqual(['exceeds', 'satisfies']);
  });

  it('[CALC-20] stores at least 0 and shows silence as a dash', () => {
    const [quiet] = calculate({ ...simple, rows: [row({ soundPower: 20 })] }).receivers;
    expect(quiet?.unmitigated.highestLevel).toBe(0);
    const [silent] = calculate({ ...simple, rows: [] }).receivers;
    expect(silent?.unmitigated).toMatchObject({ highestLevel: null, highestDay: null, combinations: [] });
    expect(displayLevel(silent?.unmitigated.highestLevel ?? null)).toBe('-');
    expect(displayLevel(quiet?.unmitigated.highestLevel ?? null)).toBe('0.0');
  });
});

it('[SITE-25] [SITE-26] zones of type A add up, of type B only the nearest counts', () => {
  const levelOf = (type: 'A' | 'B') => {
    const far = { outline: squareAt(0, -100, 60), centre: at(30, -70) };
    const [result] = calculate({
      ...simple,
      zones: [zone({ type }), zone({ id: 2, type, ...far })],
      tasks: [task(), task({ id: 2, zoneId: 2 })],
      rows: [row(), row({ id: 2, taskId: 2 })],
    }).receivers;
    return result?.unmitigated.highestLevel ?? 0;
  };
  const [near, far] = [85, 185].map((metres) => 112 - (20 * Math.log10(metres) + 8) + 3) as [number, number];
  expect(levelOf('A')).toBeCloseTo(10 * Math.log10(10 ** (near / 10) + 10 ** (far / 10)), 9);
  expect(levelOf('B')).toBeCloseTo(near, 9);
});

it('[Q92] zones of both types: every active one of type A and the nearest of type B (M-34)', () => {
  const level = (metres: number) => 112 - (20 * Math.log10(metres) + 8) + 3;
  const at100 = { outline: squareAt(0, -100, 60), centre: at(30, -70) };
  const at200 = { outline: squareAt(0, -200, 60), centre: at(30, -170) };
  const [result] = calculate({
    ...simple,
    zones: [zone({ type: 'B' }), zone({ id: 2, type: 'A', ...at100 }), zone({ id: 3, type: 'B', ...at200 })],
    tasks: [task(), task({ id: 2, zoneId: 2 }), task({ id: 3, zoneId: 3 })],
    rows: [row(), row({ id: 2, taskId: 2 }), row({ id: 3, taskId: 3 })],
  }).receivers;
  const energy = 10 ** (level(85) / 10) + 10 ** (level(185) / 10);
  expect(result?.unmitigated.highestLevel).toBeCloseTo(10 * Math.log10(energy), 9);
});

describe('what is left out', () => {
  it('is named with its reason', () => {
    const result = calculate({
      ...simple,
      rows: [
        row({ id: 1, quantity: 0 }),
        row({ id: 2, timePercent: 0 }),
        row({ id: 3, start: '2027-05-01', end: '2027-05-02' }),
        row({ id: 4 }),
      ],
      receivers: [receiver({ pointId: 1 }), receiver({ pointId: 2, isInsideZoneWithBuilding: true })],
    });
    expect(result.leftOut).toEqual([
      { reason: 'ROW_SILENT', rowId: 1 },
      { reason: 'ROW_SILENT', rowId: 2 },
      { reason: 'ROW_OUTSIDE_TASK_DATES', rowId: 3 },
      { reason: 'RECEIVER_INSIDE_ZONE', pointId: 2 },
    ]);
    expect(result.receivers[1]).toMatchObject({ pointId: 2, isLeftOut: true, verdict: null, rank: 2, sources: [] });
    expect(result.receivers[1]?.unmitigated.highestLevel).toBeNull();
  });

  it('[Q101] a row counts on the days it shares with its task (M-13)', () => {
    const result = calculate({ ...simple, rows: [row({ start: '2027-02-01', end: '2027-03-05' })] });
    expect([result.firstDay, result.lastDay]).toEqual(['2027-03-01', '2027-03-05']);
  });

  it('a snapshot that does not hold together is refused', () => {
    expect(() => calculate({ ...simple, rows: [row({ taskId: 9 })] })).toThrow('missing task 9');
    expect(() => calculate({ ...simple, tasks: [task({ zoneId: 9 })] })).toThrow('missing zone 9');
  });
});

describe('groups (M-12)', () => {
  it('names that differ in the spaces around them are one group', () => {
    const levelOf = (...groups: string[]) => {
      const rows = groups.map((exclusiveGroup, i) => row({ id: i + 1, exclusiveGroup }));
      return calculate({ ...simple, rows }).receivers[0]?.unmitigated.highestLevel as number;
    };
    expect(levelOf('A', ' A')).toBeCloseTo(levelOf('A') + 10 * Math.log10(2), 9);
    expect(levelOf('A', 'A ', '\tA')).toBeCloseTo(levelOf('A') + 10 * Math.log10(3), 9);
    expect(levelOf('A', ' ')).toBeCloseTo(levelOf('A') + 10 * Math.log10(2), 9);
    expect(levelOf('A', 'a')).toBe(levelOf('A'));
  });
});

describe('whose level is judged (M-58)', () => {
  /** 112 dB unmitigated and 100 dB mitigated at 85 m: 68.4 and 56.4 dB(A). */
  const rows = [row({ quieterEquipmentSoundPower: 100 })];
  const days = { start: task().start, end: task().end };
  const withCriterion = (criterion: number, contribution: number) => {
    const contributions = [{ name: 'Site', ...days, level: contribution }];
    return calculate({ ...simple, rows, receivers: [receiver({ criterion, contributions })] }).receivers[0];
  };

  it('is the own mitigated one: neither the unmitigated run nor a neighbour makes a receiver exceed', () => {
    const result = withCriterion(60, 80);
    expect(result).toMatchObject({
      verdict: 'satisfies',
      unmitigated: { exceedsOnMap: true },
      mitigated: { exceedsOnMap: false, withNeighbours: { exceedsOnMap: true } },
    });
    expect(withCriterion(55, 20)?.verdict).toBe('exceeds');
  });

  it('has the mitigated level with neighbours beside it', () => {
    const result = withCriterion(60, 60);
    expect(result?.withNeighbourLevel).toBe(result?.mitigated.withNeighbours.highestLevel);
    expect(result?.withNeighbourLevel).toBeCloseTo(61.578, 2);
    expect(result?.unmitigated.withNeighbours.highestLevel).toBeCloseTo(68.997, 2);
  });
});

describe('criteria by type (M-55)', () => {
  it.each([
    ['residential', 75],
    ['education', 70],
    ['other', 75],
  ] as const)('%s: %d', (kind, criterion) => {
    const [result] = calculate({ ...simple, receivers: [receiver({ kind })] }).receivers;
    expect(result).toMatchObject({ criterion, isDefaultCriterion: true });
  });

  it("a point's own value goes first", () => {
    const [result] = calculate({ ...simple, receivers: [receiver({ kind: 'education', criterion: 65 })] }).receivers;
    expect(result).toMatchObject({ criterion: 65, isDefaultCriterion: false });
  });
});

describe('rank', () => {
  it('by unmitigated highest level, ties by point id, in the order of the snapshot', () => {
    const receivers = [
      receiver({ pointId: 4, position: at(30, 300) }),
      receiver({ pointId: 3, position: at(30, 100) }),
      receiver({ pointId: 2, position: at(30, 100) }),
      receiver({ pointId: 1, isInsideZoneWithBuilding: true }),
    ];
    const ranks = calculate({ ...simple, receivers }).receivers.map(({ pointId, rank }) => [pointId, rank]);
    expect(ranks).toEqual([
      [4, 3],
      [3, 2],
      [2, 1],
      [1, 4],
    ]);
  });
});

describe('rank of receivers with measures', () => {
  it('goes by the unmitigated level, whatever is left of it', () => {
    const fixed = { start: task().start, end: task().end };
    const rows = [
      row({ id: 1, ...fixed, fixedLocation: at(30, 100), barrierDba: -40 }),
      row({ id: 2, ...fixed, fixedLocation: at(30, 300), soundPower: 105 }),
    ];
    const receivers = [
      receiver({ pointId: 1, position: at(30, 310) }),
      receiver({ pointId: 2, position: at(30, 110) }),
    ];
    const [quiet, loud] = calculate({ ...simple, rows, receivers }).receivers;
    expect(quiet?.mitigated.highestLevel).toBeGreaterThan(loud?.mitigated.highestLevel as number);
    expect([quiet?.rank, loud?.rank]).toEqual([2, 1]);
  });
});

describe('options', () => {
  const many: CalculationSnapshot = {
    ...simple,
    tasks: Array.from({ length: 30 }, (_, i) => task({ id: i + 1 })),
    rows: Array.from({ length: 30 }, (_, i) => {
      const day = `2027-03-${String(i + 1).padStart(2, '0')}`;
      return row({ id: i + 1, taskId: i + 1, start: day, end: day, soundPower: 90 + i });
    }),
  };

  it('keeps the 20 loudest combinations of a receiver by default', () => {
    expect(calculate(many).receivers[0]?.unmitigated.combinations).toHaveLength(20);
    expect(calculate(many).combinations).toHaveLength(30);
    const all = calculate(many, { combinationLimit: Number.POSITIVE_INFINITY }).receivers[0]?.unmitigated.combinations;
    expect(all).toHaveLength(30);
    expect(all?.[0]?.key).toBe('1-30');
  });
});
