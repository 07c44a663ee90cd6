import {
  addDays,
  type CalculationSnapshot,
  countVerdicts,
  type DayString,
  dayNumber,
  describeTimeline,
  fromDayNumber,
  judgeIfCriterion,
  type LevelTable,
  LiveCalculation,
  listDayLevels,
  listExceedingDays,
  listHighestLevels,
  summarise,
  verdictOfCode,
} from '@quietsite/domain';
import { describe, expect, test } from 'vitest';
import { randomOf } from './random-case/random.ts';
import { RECEIVER_EDITS, STRUCTURAL_EDITS, TASK_EDITS } from './testing/frame-edits.ts';
import { randomProject } from './testing/random-project.ts';
import { ROW_EDITS } from './testing/row-edits.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => index);
const CHECKED_DAYS = 25;

const orNull = (level: number | undefined) => (level === undefined || Number.isNaN(level) ? null : level);

/** The values a timeline gives for a day, read from a table. */
function readTable(table: LevelTable, place: number) {
  return {
    criterion: orNull(table.criteria[place]),
    unmitigated: orNull(table.unmitigated[place]),
    mitigated: orNull(table.mitigated[place]),
    withNeighbours: orNull(table.withNeighbours[place]),
    verdicts: [table.unmitigatedVerdicts, table.verdicts, table.withNeighbourVerdicts].map((codes) =>
      table.isLeftOut[place] === 1 ? null : verdictOfCode(codes[place] as number),
    ),
  };
}

function listDays(snapshot: CalculationSnapshot): DayString[] {
  const first = Math.min(...snapshot.tasks.map(({ start }) => dayNumber(start)));
  const last = Math.max(...snapshot.tasks.map(({ end }) => dayNumber(end)));
  return Array.from({ length: last - first + 1 }, (_, i) => fromDayNumber(first + i));
}

/** Every step of every timeline, by day and receiver. Receivers left out of the calculation have none. */
function listSteps(calculation: LiveCalculation) {
  const timelines = calculation.prepared.snapshot.receivers.map(({ pointId }) =>
    describeTimeline(calculation, pointId),
  );
  return (day: DayString) =>
    timelines.map((timeline) => timeline?.steps.find(({ start, end }) => start <= day && day <= end) ?? null);
}

describe('the levels of a day at all receivers', () => {
  test.each(SEEDS)('[CALC-12] are those of every timeline, bit for bit (M-40, M-57, M-60); seed %i', (seed) => {
    const snapshot = randomProject(seed);
    const calculation = new LiveCalculation(snapshot);
    const stepsOn = listSteps(calculation);
    for (const day of randomOf(seed).shuffle(listDays(snapshot)).slice(0, CHECKED_DAYS)) {
      const table = listDayLevels(calculation, day);
      stepsOn(day).forEach((step, place) => {
        expect(table.isLeftOut[place] === 1).toBe(step === null);
        if (step === null) return;
        expect(readTable(table, place), `${day}, ${place}`).toEqual({
          criterion: step.criterion,
          unmitigated: step.unmitigated.level,
          mitigated: step.mitigated.level,
          withNeighbours: step.mitigated.withNeighbours,
          verdicts: [
            step.unmitigated.verdict,
            step.mitigated.verdict,
            judgeIfCriterion(step.mitigated.withNeighbours, step.criterion),
          ],
        });
      });
    }
  });
});

describe('the highest levels of all receivers', () => {
  test.each(SEEDS)('[CALC-28] [MAP-16] are those that a run stores, bit for bit; seed %i', (seed) => {
    const calculation = new LiveCalculation(randomProject(seed));
    const table = listHighestLevels(calculation);
    summarise(calculation).receivers.forEach((receiver, place) => {
      expect([table.pointIds[place], table.ranks[place]]).toEqual([receiver.pointId, receiver.rank]);
      expect(table.isLeftOut[place] === 1).toBe(receiver.isLeftOut);
      expect(readTable(table, place)).toEqual({
        criterion: receiver.criterion,
        unmitigated: receiver.unmitigated.highestLevel,
        mitigated: receiver.mitigated.highestLevel,
        withNeighbours: receiver.withNeighbourLevel,
        verdicts: receiver.isLeftOut
          ? [null, null, null]
          : [receiver.unmitigated.verdict, receiver.verdict, receiver.mitigated.withNeighbours.verdict],
      });
    });
  });
});

function expectExceedingDays(calculation: LiveCalculation, snapshot: CalculationSnapshot): number {
  const stepsOn = listSteps(calculation);
  const pieces = listExceedingDays(calculation);
  for (const day of listDays(snapshot)) {
    const { exceeds, borderline } = countVerdicts(stepsOn(day).map((step) => step?.mitigated.verdict ?? null));
    const actual = pieces.filter(({ start, end }) => start <= day && day <= end);
    expect(
      actual.map((piece) => [piece.exceeds, piece.borderline]),
      day,
    ).toEqual(exceeds + borderline === 0 ? [] : [[exceeds, borderline]]);
  }
  return pieces.length;
}

describe('the exceeding days', () => {
  test.each(SEEDS)('[CALC-28] [Q145] are those of all timelines, also after edits; seed %i', (seed) => {
    const random = randomOf(seed + 7_000);
    let snapshot = randomProject(seed);
    const calculation = new LiveCalculation(snapshot);
    for (let edits = 0; edits < 4; edits++) {
      expectExceedingDays(calculation, snapshot);
      const [, edit] = random.pick(
        Object.entries({ ...ROW_EDITS, ...TASK_EDITS, ...RECEIVER_EDITS, ...STRUCTURAL_EDITS }),
      );
      snapshot = edit(random, snapshot);
      calculation.update(snapshot);
    }
    expectExceedingDays(calculation, snapshot);
  });

  test('stand in pieces as long as possible, in order and apart where the number differs', () => {
    const numbers = SEEDS.map((seed) => {
      const calculation = new LiveCalculation(randomProject(seed));
      const pieces = listExceedingDays(calculation);
      pieces.forEach(({ start, end, ...counts }, index) => {
        expect(start <= end && counts.exceeds + counts.borderline > 0).toBe(true);
        const next = pieces[index + 1];
        if (next === undefined) return;
        expect(next.start > end).toBe(true);
        if (next.start === addDays(end, 1)) expect(next).not.toMatchObject(counts);
      });
      return pieces.length;
    });
    expect(Math.max(...numbers)).toBeGreaterThan(3);
  });
});
