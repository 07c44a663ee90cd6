import {
  atLeastZero,
  criterionOn,
  exceedsInReport,
  itemAt,
  levelOfPositive,
  MITIGATED,
  NO_CRITERION,
  UNMITIGATED,
} from '@quietsite/acoustics';
import { type DayString, dayNumber, fromDayNumber } from '../day.ts';
import { criterionOfEntry, criterionOrNull, listCriteria } from './criterion.ts';
import { type EnergyStep, listEnergySteps } from './energy-steps.ts';
import type { LiveCalculation } from './live-calculation.ts';
import { storedLevel } from './results/stored-level.ts';
import type { SnapshotReceiver } from './snapshot.schema.ts';
import { judgeIfCriterion, judgeLevel, type Verdict } from './verdict.ts';

/** A period at a receiver in which no level and no criterion changes. */
export interface LevelStep {
  readonly start: DayString;
  readonly end: DayString;
  /** Null on days without a criterion, which have no verdict (M-141). */
  readonly criterion: number | null;
  readonly unmitigated: StepLevels;
  readonly mitigated: StepLevels;
}

/** Levels as stored; null if there is no noise. */
export interface StepLevels {
  readonly level: number | null;
  readonly withNeighbours: number | null;
  /** For the project's own level (M-58). */
  readonly verdict: Verdict | null;
  /** Whether the step counts towards a duration (M-61, M-62). */
  readonly exceedsInReport: boolean;
}

/** yyyy-mm, with the highest own level of the month (M-43). */
export interface MonthLevel {
  readonly month: string;
  readonly unmitigated: number;
  readonly mitigated: number;
}

/** The highest own level during a dated criterion. The report lists it unless it satisfies (M-57). */
export interface OtherCriterionResult {
  readonly name: string;
  readonly start: DayString;
  readonly end: DayString;
  readonly criterion: number;
  readonly unmitigated: { readonly level: number | null; readonly verdict: Verdict };
  readonly mitigated: { readonly level: number | null; readonly verdict: Verdict };
}

export interface ReceiverTimeline {
  readonly steps: readonly LevelStep[];
  readonly months: readonly MonthLevel[];
  readonly otherCriteria: readonly OtherCriterionResult[];
}

/** All results of one receiver over time; null if it is left out of the calculation. */
export function describeTimeline(calculation: LiveCalculation, pointId: number): ReceiverTimeline | null {
  const index = calculation.indexOf(pointId);
  if (index < 0) return null;
  const receiver = itemAt(calculation.prepared.receivers, index);
  const steps = listEnergySteps(calculation, index);
  return {
    steps: describeSteps(steps, receiver),
    months: listMonths(steps),
    otherCriteria: listOtherCriteria(steps, receiver),
  };
}

function describeSteps(steps: readonly EnergyStep[], receiver: SnapshotReceiver): LevelStep[] {
  const profile = { criteria: listCriteria(receiver), contributions: [] };
  return steps.map(({ startDay, endDay, own, total }) => {
    const criterion = criterionOn(profile, startDay);
    const levelsOf = (run: 0 | 1): StepLevels => {
      const level = storedLevel(own[run]);
      return {
        level,
        withNeighbours: storedLevel(total[run]),
        verdict: judgeIfCriterion(level, criterionOrNull(criterion)),
        exceedsInReport: exceedsInReport(level, criterion),
      };
    };
    return {
      start: fromDayNumber(startDay),
      end: fromDayNumber(endDay),
      criterion: criterionOrNull(criterion),
      unmitigated: levelsOf(UNMITIGATED),
      mitigated: levelsOf(MITIGATED),
    };
  });
}

/** A step counts in every month from its first to its last day. */
function listMonths(steps: readonly EnergyStep[]): MonthLevel[] {
  const energies = new Map<string, [number, number]>();
  for (const { startDay, endDay, own } of steps) {
    if (own[0] <= 0) continue;
    for (const month of monthsBetween(startDay, endDay)) {
      const known = energies.get(month) ?? [0, 0];
      energies.set(month, [Math.max(known[0], own[0]), Math.max(known[1], own[1])]);
    }
  }
  return [...energies].map(([month, [unmitigated, mitigated]]) => ({
    month,
    unmitigated: atLeastZero(levelOfPositive(unmitigated)),
    mitigated: atLeastZero(levelOfPositive(mitigated)),
  }));
}

function monthsBetween(startDay: number, endDay: number): Set<string> {
  const months = new Set<string>();
  // Steps never span more than a block of days, so this stays short.
  for (let day = startDay; day <= endDay; day++) months.add(fromDayNumber(day).slice(0, 7));
  return months;
}

function listOtherCriteria(steps: readonly EnergyStep[], receiver: SnapshotReceiver): OtherCriterionResult[] {
  const profile = { criteria: listCriteria(receiver) };
  return receiver.otherCriteria.map((entry) => {
    const [from, to] = [dayNumber(entry.start), dayNumber(entry.end)];
    const within = steps.filter((step) => step.startDay <= to && step.endDay >= from);
    const criterion = criterionOfEntry(receiver, entry);
    // Days out of use have a level but do not affect the verdict (M-143).
    const judged = within.filter(({ startDay }) => criterionOn(profile, startDay) !== NO_CRITERION);
    const highestOf = (some: readonly EnergyStep[], run: 0 | 1) =>
      storedLevel(Math.max(0, ...some.map(({ own }) => own[run])));
    const resultOf = (run: 0 | 1) => ({
      level: highestOf(within, run),
      verdict: judgeLevel(highestOf(judged, run), criterion),
    });
    const { name, start, end } = entry;
    return { name, start, end, criterion, unmitigated: resultOf(UNMITIGATED), mitigated: resultOf(MITIGATED) };
  });
}
