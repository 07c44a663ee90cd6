import { TIE_DECIBELS } from '@quietsite/acoustics';
import { type Explanation, explain, type LevelStep, LiveCalculation } from '@quietsite/domain';
import { describe, expect, test } from 'vitest';
import { toSnapshot } from '../engine-answer.ts';
import { present } from '../present.ts';
import { randomCase } from '../random-case.ts';
import { expectLevel } from './expect-level.ts';
import { explainRandomCases, levelOfEnergy, listLeaves, listRunningRows, sumEnergies } from './explained-cases.ts';

const runs = explainRandomCases(60);

/** The first of equally loud days is kept (M-42), so it may be below the maximum by the tie tolerance. */
const FIRST_DAY_TOLERANCE = 2 * TIE_DECIBELS;

/** The activities at work, as combinations name them: a front by the first activity with its code (M-153). */
function membersOf({ prepared }: LiveCalculation, { tasks }: Explanation): string[] {
  const places = new Set(tasks.map(({ code }) => prepared.taskCodes.indexOf(code)));
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => {
      const { zoneId, id } = present(prepared.orderedTasks[place]);
      return `${zoneId}-${id}`;
    });
}

describe('a level taken apart, at every receiver of 60 random cases', () => {
  test('there is something to take apart', () => {
    const trees = runs.flatMap(({ steps }) => steps.map(({ first }) => first));
    expect(trees.length).toBeGreaterThan(2000);
    expect(trees.some(({ tasks }) => tasks.some(({ counts }) => !counts))).toBe(true);
    expect(trees.some(({ tasks }) => tasks.some(({ groups }) => groups.length > 1))).toBe(true);
    expect(trees.some(({ withNeighbours }) => withNeighbours.neighbours.some(({ energy }) => energy > 0))).toBe(true);
    expect(trees.some(({ withNeighbours }) => withNeighbours.contributions.length > 0)).toBe(true);
  });

  test('the energies of the leaves give the level back, which is that of the engine', () => {
    for (const { name, run, steps } of runs)
      for (const { step, first, last } of steps)
        for (const tree of [first, last]) {
          expect(tree.level, `${name}, ${tree.day}`).toBe(step[run].level);
          expectLevel(`${name}, ${tree.day}`, levelOfEnergy(sumEnergies(listLeaves(tree))), step[run].level);
        }
  });

  test('the shares of the leaves make up the whole, and other rows have none', () => {
    for (const { steps } of runs)
      for (const { first } of steps.filter(({ step }) => step.unmitigated.level !== null)) {
        const total = listLeaves(first).reduce((sum, { share }) => sum + share, 0);
        expect(total).toBeCloseTo(1, 9);
        const others = first.tasks.flatMap((task) => [
          ...task.otherRows,
          ...(task.counts ? [] : listRunningRows(task)),
        ]);
        expect(others.every(({ share }) => share === 0)).toBe(true);
      }
  });

  test('the day of the maximum has the highest level and its combination', () => {
    for (const { name, run, result, explainOn } of runs) {
      const { highestDay, highestLevel, combinations } = result[run];
      if (highestDay === null) continue;
      const tree = explainOn(highestDay);
      const combination = combinations.find(({ key }) => key === tree.combination?.key);
      expectLevel(name, tree.level, highestLevel, FIRST_DAY_TOLERANCE);
      expectLevel(name, combination?.level ?? null, highestLevel, FIRST_DAY_TOLERANCE);
    }
  });

  test('on the day of every combination it is that combination, with its code and level', () => {
    for (const { name, run, result, codes, explainOn, calculation } of runs)
      for (const { key, level, day } of result[run].combinations) {
        const tree = explainOn(day);
        expect(tree.combination).toEqual({ key, code: codes.get(key) });
        expect(membersOf(calculation, tree).join('+')).toBe(key);
        expectLevel(`${name}, ${day}`, tree.level, level, FIRST_DAY_TOLERANCE);
      }
  });

  test('a day without work has no level and no combination', () => {
    const idle = runs.flatMap(({ steps }) => steps.filter(({ step }) => step.unmitigated.level === null));
    expect(idle.length).toBeGreaterThan(0);
    for (const { first } of idle)
      expect(first).toMatchObject({ level: null, energy: 0, combination: null, tasks: [], exceedsInReport: false });
  });
});

test('a receiver that is left out has no level to take apart (M-35)', () => {
  const inputs = Array.from({ length: 60 }, (_, seed) => randomCase(seed));
  const leftOut = inputs.flatMap((input) => {
    const calculation = new LiveCalculation(toSnapshot(input));
    const day = input.tasks[0]?.start as LevelStep['start'];
    return input.receivers
      .filter(({ isInsideZoneWithBuilding }) => isInsideZoneWithBuilding)
      .map(({ pointId }) => explain(calculation, pointId, day, 'mitigated'));
  });
  expect(new Set(leftOut)).toEqual(new Set([null]));
});

describe('the level with neighbours taken apart', () => {
  test('own, neighbours and contributions give the level of the engine', () => {
    for (const { name, run, steps, calculation } of runs)
      for (const { step, first, last } of steps)
        for (const tree of [first, last]) {
          const { level, neighbours, contributions } = tree.withNeighbours;
          const energy = sumEnergies([...listLeaves(tree), ...neighbours, ...contributions]);
          expect(neighbours).toHaveLength(calculation.prepared.snapshot.neighbours.length);
          expect(level, `${name}, ${tree.day}`).toBe(step[run].withNeighbours);
          expectLevel(`${name}, ${tree.day}`, levelOfEnergy(energy), step[run].withNeighbours);
        }
  });

  test('the highest one stands on its day', () => {
    for (const { name, run, result, explainOn } of runs) {
      const { highestDay, highestLevel } = result[run].withNeighbours;
      const level = highestDay === null ? null : explainOn(highestDay).withNeighbours.level;
      expectLevel(name, level, highestLevel, FIRST_DAY_TOLERANCE);
    }
  });
});

describe('verdicts of the days', () => {
  const countDays = ({ start, end }: LevelStep) => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

  test.each([
    ['own', (tree: Explanation) => tree],
    ['with neighbours', (tree: Explanation) => tree.withNeighbours],
  ] as const)('%s: they make up those of the receiver and the days of exceedance (M-60 to M-62)', (series, pick) => {
    for (const { run, result, steps } of runs) {
      const judged = series === 'own' ? result[run] : result[run].withNeighbours;
      const exceeding = steps.filter(({ first }) => pick(first).exceedsInReport);
      expect(exceeding.reduce((days, { step }) => days + countDays(step), 0)).toBe(judged.exceedanceDays);
      expect(exceeding.length > 0).toBe(judged.exceedsInReport);
      expect(steps.some(({ first }) => pick(first).exceedsOnMap)).toBe(judged.exceedsOnMap);
    }
  });

  test('the criterion of the day is that of the timeline', () => {
    for (const { steps } of runs)
      for (const { step, first, last } of steps)
        expect([first.criterion.value, last.criterion.value]).toEqual([step.criterion, step.criterion]);
  });
});
