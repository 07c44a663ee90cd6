import { describe, expect, it } from 'vitest';
import { toLevel } from '../level.ts';
import { changeProject } from '../testing/change-project.ts';
import { listReferenceDays } from '../testing/daily-reference.ts';
import { buildProject, buildRow, energiesOf, type PlainProject, toEngineInput } from '../testing/plain-project.ts';
import { RandomSource, randomProject } from '../testing/random-input.ts';
import { exceedsInReport, exceedsOnMap } from '../verdict.ts';
import { Engine } from './engine.ts';
import { MITIGATED } from './engine-input.ts';
import { countExceeding } from './exceeding-intervals.ts';
import { LANES } from './lanes.ts';
import { OWN } from './peaks.ts';

/** Two full groups of four and one with a single receiver. */
const RECEIVERS = 9;

interface Counts {
  byBoth: number;
  byOne: number;
}

function countByDay(engine: Engine): Counts[] {
  return engine.blocks.flatMap(({ days }, index) => {
    const { byBoth, byOne } = countExceeding(engine, index);
    return [...byBoth].flatMap((count, i) =>
      Array.from({ length: (days[i + 1] as number) - (days[i] as number) }, () => ({
        ...{ byBoth: count, byOne: byOne[i] as number },
      })),
    );
  });
}

function countReferenceDays(project: PlainProject): Counts[] {
  const counts = Array.from({ length: project.lastDay - project.firstDay + 1 }, () => ({ byBoth: 0, byOne: 0 }));
  project.receivers.forEach((_, receiver) => {
    listReferenceDays(project, receiver, MITIGATED).forEach(({ own, criterion }, i) => {
      const level = toLevel(own);
      const rules = Number(exceedsOnMap(level, criterion)) + Number(exceedsInReport(level, criterion));
      const count = counts[i] as Counts;
      if (rules === 2) count.byBoth++;
      if (rules === 1) count.byOne++;
    });
  });
  return counts;
}

function calculated(project: PlainProject): Engine {
  const engine = new Engine(toEngineInput(project));
  engine.calculate();
  return engine;
}

describe('the receivers that exceed in each interval', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    '[CALC-28] are those of the daily twin (M-57, M-60, M-61); seed %i',
    (seed) => {
      const project = randomProject(seed, RECEIVERS);
      expect(countByDay(calculated(project))).toEqual(countReferenceDays(project));
    },
  );

  it('some days exceed at some receivers and not at others: the comparison has something to see', () => {
    const counts = Array.from({ length: 20 }, (_, seed) => countByDay(calculated(randomProject(seed, RECEIVERS))));
    const different = new Set(counts.flat().map(({ byBoth }) => byBoth));
    expect(different.size).toBeGreaterThan(5);
    expect(different.has(0)).toBe(true);
    expect(counts.flat().some(({ byOne }) => byOne > 0)).toBe(true);
  });

  it('[CALC-28] follow every change as if all were counted anew', () => {
    for (let seed = 30; seed < 42; seed++) {
      const draw = new RandomSource(seed);
      let project = randomProject(seed, RECEIVERS);
      const engine = calculated(project);
      for (let step = 0; step < 6; step++) {
        countByDay(engine);
        const change = changeProject(draw, project);
        project = change.project;
        engine.update(toEngineInput(project), change.changes);
        expect(countByDay(engine)).toEqual(countByDay(calculated(project)));
      }
    }
  });

  it('are counted once for blocks that stay', () => {
    const engine = calculated(randomProject(3, RECEIVERS));
    const counts = engine.blocks.map((_, index) => countExceeding(engine, index));
    expect(engine.blocks.every((_, index) => countExceeding(engine, index) === counts[index])).toBe(true);
  });
});

describe('groups of receivers in a block', () => {
  const heardAt = (level: number) => ({
    ...buildProject({ tasks: [{ zone: 0, rows: [buildRow({ energies: energiesOf(level, level - 5) })] }] }),
    receivers: Array.from({ length: RECEIVERS }, () => ({ profile: 0, distances: [10], fixedDistances: [] })),
  });

  it('are handed out four at a time, the wanted ones only', () => {
    const engine = calculated(heardAt(100));
    const groups: number[][] = [];
    engine.visitBlock(0, (_, first, count) => groups.push([first, count]));
    expect(groups).toEqual([
      [0, 4],
      [4, 4],
      [8, 1],
    ]);
    const wanted: number[] = [];
    engine.visitBlock(
      0,
      (_, first) => wanted.push(first),
      (first, count) => first > 0 && count === LANES,
    );
    expect(wanted).toEqual([4]);
  });

  it.each([
    // 75 dB(A) arrives in the mitigated run, equal to the criterion. The bound lies just above it.
    { level: 105, series: OWN + MITIGATED, canExceed: false },
    { level: 106, series: OWN + MITIGATED, canExceed: true },
    { level: 101, series: OWN, canExceed: true },
    { level: 100, series: OWN, canExceed: false },
  ])('$level dB(A) in series $series: $canExceed (M-60, M-61)', ({ level, series, canExceed }) => {
    const engine = calculated(heardAt(level));
    expect([0, 4, 8].map((first) => engine.canExceed(0, series, first, first === 8 ? 1 : 4))).toEqual([
      canExceed,
      canExceed,
      canExceed,
    ]);
  });

  it('are counted anew when the same blocks are heard by others', () => {
    const engine = calculated(heardAt(106));
    expect([...countExceeding(engine, 0).byBoth]).toEqual([RECEIVERS]);
    const far = heardAt(106).receivers.map((receiver, index) =>
      index < 2 ? { ...receiver, distances: [100] } : receiver,
    );
    engine.update(toEngineInput({ ...heardAt(106), receivers: far }), { days: [], receivers: [0, 1] });
    expect([...countExceeding(engine, 0).byBoth]).toEqual([RECEIVERS - 2]);
  });
});
