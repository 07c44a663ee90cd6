import { describe, expect, it } from 'vitest';
import { calculateLevels, type EngineInput, toEnergy, toLevel } from './index.ts';
import { computeDailyTwin } from './testing/daily-twin.ts';
import { randomInput } from './testing/random-input.ts';

const ALL = { combinationLimit: Number.POSITIVE_INFINITY };

function oneReceiver(
  input: Partial<EngineInput> & Pick<EngineInput, 'zones' | 'tasks' | 'rows' | 'runs'>,
): EngineInput {
  return {
    receiverCount: 1,
    notionalDistances: Float64Array.from(input.zones, () => 10),
    fixedPositionCount: 0,
    fillFixedDistances: () => undefined,
    ...input,
  };
}

const row = { task: 0, startDay: 1, endDay: 5, group: '', fixedPosition: -1 };

describe('the sweep', () => {
  it.each(Array.from({ length: 60 }, (_, i) => i + 1))(
    '[CALC-12] gives the numbers of a loop over days, random project %i',
    (seed) => {
      const input = randomInput(seed);
      const swept = calculateLevels(input, ALL);
      const looped = computeDailyTwin(input);
      expect([swept.firstDay, swept.lastDay]).toEqual([looped.firstDay, looped.lastDay]);
      expect(swept.combinations.map((tasks) => tasks.join('+'))).toEqual([...looped.combinations]);
      swept.runs.forEach((run, r) => {
        for (let receiver = 0; receiver < input.receiverCount; receiver++) {
          const days = looped.levels[r]?.[receiver] ?? new Map<number, number>();
          const highest = toLevel(run.highestEnergy[receiver] ?? 0) ?? Number.NEGATIVE_INFINITY;
          expect(highest).toBeCloseTo(Math.max(...days.values()), 8);
          expect(days.get(run.highestDay[receiver] ?? -1)).toBeCloseTo(highest, 8);
          const limit = swept.combinations.length;
          const listed = Array.from({ length: limit }, (_, i) => ({
            key: swept.combinations[run.topCombination[receiver * limit + i] ?? -1]?.join('+') ?? '',
            level: toLevel(run.topEnergy[receiver * limit + i] ?? 0) ?? Number.NaN,
            day: run.topDay[receiver * limit + i] ?? -1,
          }));
          const expected = looped.combinationLevels[r]?.[receiver] ?? new Map<string, number>();
          expect(new Set(listed.map(({ key }) => key))).toEqual(new Set(expected.keys()));
          for (const { key, level, day } of listed) {
            expect(level).toBeCloseTo(expected.get(key) ?? Number.NaN, 8);
            expect(days.get(day)).toBeCloseTo(level, 8);
          }
          const levels = listed.map(({ level }) => level);
          expect(levels).toEqual([...levels].sort((a, b) => b - a));
        }
      });
    },
  );

  it('keeps only the loudest combinations when told so', () => {
    const input = randomInput(7);
    const all = calculateLevels(input, ALL);
    const few = calculateLevels(input, { combinationLimit: 2 });
    const width = all.combinations.length;
    expect(width).toBeGreaterThan(2);
    for (let receiver = 0; receiver < input.receiverCount; receiver++)
      expect([...(few.runs[0]?.topCombination.subarray(receiver * 2, receiver * 2 + 2) ?? [])]).toEqual([
        ...(all.runs[0]?.topCombination.subarray(receiver * width, receiver * width + 2) ?? []),
      ]);
  });

  it('leaves gaps without work out and starts no combination in them (M-41)', () => {
    const input = oneReceiver({
      zones: [{ isTypeB: false }],
      tasks: [{ zone: 0 }],
      rows: [row, { ...row, startDay: 20, endDay: 22 }],
      runs: [Float64Array.of(toEnergy(100), toEnergy(101))],
    });
    const result = calculateLevels(input, ALL);
    expect(result).toMatchObject({ firstDay: 1, lastDay: 22, combinations: [[0]] });
    expect(result.runs[0]?.highestDay[0]).toBe(20);
  });

  it('is silent without rows', () => {
    const input = oneReceiver({
      zones: [{ isTypeB: false }],
      tasks: [{ zone: 0 }],
      rows: [],
      runs: [new Float64Array()],
    });
    const result = calculateLevels(input, ALL);
    expect(result).toMatchObject({ firstDay: null, lastDay: null, combinations: [] });
    expect(result.runs[0]?.highestEnergy[0]).toBe(0);
  });
});

describe('exclusive groups with fixed positions (M-32)', () => {
  it('the quieter group wins where its machine stands nearer', () => {
    const input = oneReceiver({
      zones: [{ isTypeB: false }],
      tasks: [{ zone: 0 }],
      rows: [
        { ...row, group: 'A' },
        { ...row, group: 'B', fixedPosition: 0 },
      ],
      runs: [Float64Array.of(toEnergy(110), toEnergy(100))],
      notionalDistances: Float64Array.of(100),
      fixedPositionCount: 1,
      fillFixedDistances: (_, target) => target.fill(5),
    });
    const level = toLevel(calculateLevels(input, ALL).runs[0]?.highestEnergy[0] ?? 0);
    expect(level).toBeCloseTo(100 - 20 * Math.log10(5) - 5, 9);
  });
});

describe('type B zones (M-34)', () => {
  const zones = [{ isTypeB: true }, { isTypeB: true }];
  const tasks = [{ zone: 0 }, { zone: 1 }];
  const rows = [row, { ...row, task: 1 }];
  const runs = [Float64Array.of(toEnergy(100), toEnergy(110))];

  it('[CALC-26] the nearest counts although the farther is louder', () => {
    const input = oneReceiver({ zones, tasks, rows, runs, notionalDistances: Float64Array.of(10, 10.001) });
    expect(toLevel(calculateLevels(input, ALL).runs[0]?.highestEnergy[0] ?? 0)).toBeCloseTo(75, 9);
  });

  it('on a tie the louder counts', () => {
    const input = oneReceiver({ zones, tasks, rows, runs, notionalDistances: Float64Array.of(10, 10) });
    expect(toLevel(calculateLevels(input, ALL).runs[0]?.highestEnergy[0] ?? 0)).toBeCloseTo(85, 9);
  });

  it('the nearest is the nearest of those at work that day', () => {
    const later = [row, { ...row, task: 1, startDay: 6, endDay: 7 }];
    const input = oneReceiver({ zones, tasks, rows: later, runs, notionalDistances: Float64Array.of(10, 20) });
    const result = calculateLevels(input, ALL);
    expect(result.runs[0]?.highestDay[0]).toBe(6);
    expect(result.combinations).toEqual([[0], [1]]);
  });
});

describe('progress', () => {
  it('goes from 0 to 1 and cancels by throwing', () => {
    const fractions: number[] = [];
    calculateLevels(randomInput(3), { combinationLimit: 1, onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions[0]).toBe(0);
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    const cancel = () => {
      throw new Error('cancelled');
    };
    expect(() => calculateLevels(randomInput(3), { combinationLimit: 1, onProgress: cancel })).toThrow('cancelled');
  });
});
