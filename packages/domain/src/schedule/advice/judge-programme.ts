import {
  floatAt,
  itemAt,
  MITIGATED,
  mapLimitEnergy,
  OWN,
  reportLimitEnergy,
  WITH_NEIGHBOURS,
} from '@quietsite/acoustics';
import { listCriteria } from '../../calculation/criterion.ts';
import { type EnergyStep, listEnergySteps } from '../../calculation/energy-steps.ts';
import { listJudgedIndices } from '../../calculation/judged-receivers.ts';
import type { LiveCalculation } from '../../calculation/live-calculation.ts';
import { countVerdicts, isAtIssue, judge, judgeSeries, type VerdictCounts } from '../../calculation/verdict.ts';
import { type DayString, fromDayNumber } from '../../day.ts';
import { storedId } from '../../front/part-ids.ts';
import { mitigatedViewOn } from '../../screening/mitigated-view.ts';
import type { AdviceRequest } from './advice-model.ts';
import { createEnergySum, listWorkedSteps, NO_SCREENS, type Screens } from './energy-sums.ts';
import { tenthsAbove } from './situations.ts';

/** The results of a programme at the considered receivers, from the full calculation. */
export interface ProgrammeFigures {
  /** Verdicts of the considered receivers, on the days that count (M-95, Q145). */
  readonly counts: VerdictCounts;
  /** Receivers that exceed or are borderline, most days first. */
  readonly exceeding: readonly ExceedingReceiver[];
  /** Sum over the receivers (M-62). */
  readonly days: number;
  /** Sum over these days, in tenths of a decibel. */
  readonly excess: number;
  /** In decibels; 0 if nothing exceeds. */
  readonly highestExcess: number;
}

export interface ExceedingReceiver {
  readonly pointId: number;
  readonly days: number;
  readonly highestExcess: number;
  /** Its first day. */
  readonly day: DayString;
  /** Activities of that day that exceed on their own, so that shifting them would not help. */
  readonly aloneTaskIds: readonly number[];
}

type Scope = Pick<AdviceRequest, 'pointIds' | 'isCumulative'>;

export function judgeProgramme(calculation: LiveCalculation, { pointIds, isCumulative }: Scope): ProgrammeFigures {
  const series = (isCumulative ? WITH_NEIGHBOURS : OWN) + MITIGATED;
  const indices = listJudgedIndices(calculation, pointIds);
  const all = indices
    .filter((index) => isAtIssue(judgeSeries(calculation.engine.peaks, index, series)))
    .map((index) => judgeReceiver(calculation, index, isCumulative));
  const judged = all.filter(({ days }) => days > 0);
  const counts = countVerdicts(all.map(({ verdict }) => verdict));
  return {
    counts: { ...counts, satisfies: counts.satisfies + indices.length - all.length },
    exceeding: judged
      .map(({ excess: _, verdict: __, ...receiver }) => receiver)
      .sort((a, b) => b.days - a.days || b.highestExcess - a.highestExcess || a.pointId - b.pointId),
    days: judged.reduce((total, { days }) => total + days, 0),
    excess: judged.reduce((total, { excess }) => total + excess, 0),
    highestExcess: Math.max(0, ...judged.map(({ highestExcess }) => highestExcess)),
  };
}

function judgeReceiver(calculation: LiveCalculation, index: number, isCumulative: boolean) {
  const receiver = itemAt(calculation.prepared.receivers, index);
  const pieces = listCriteria(receiver).map((piece) => ({
    ...{ ...piece, limit: reportLimitEnergy(piece.value), mapLimit: mapLimitEnergy(piece.value) },
  }));
  let exceedsOnMap = false;
  let [days, excess, highest, day, limitOfDay] = [0, 0, 0, 0, 0];
  for (const step of listEnergySteps(calculation, index)) {
    const energy = judgedEnergy(step, isCumulative);
    const piece = pieces.find(({ startDay, endDay }) => startDay <= step.startDay && step.startDay <= endDay);
    if (piece && energy >= piece.mapLimit) exceedsOnMap = true;
    if (piece === undefined || energy < piece.limit) continue;
    const length = step.endDay - step.startDay + 1;
    const above = tenthsAbove(energy, piece.value);
    days += length;
    excess += length * above;
    if (above > highest) [highest, day, limitOfDay] = [above, step.startDay, piece.limit];
  }
  const { pointId } = receiver;
  const aloneTaskIds = days > 0 ? listAlone(calculation, index, day, limitOfDay) : [];
  const verdict = judge({ exceedsOnMap, exceedsInReport: days > 0 });
  return { pointId, verdict, days, excess, highestExcess: highest / 10, day: fromDayNumber(day), aloneTaskIds };
}

/** A day without noise from the project does not count (M-95). */
function judgedEnergy({ own, total }: EnergyStep, isCumulative: boolean): number {
  if (own[MITIGATED] <= 0) return 0;
  return isCumulative ? total[MITIGATED] : own[MITIGATED];
}

function listAlone({ prepared }: LiveCalculation, index: number, day: number, limit: number): number[] {
  const { input, orderedTasks } = prepared;
  const receivers = Int32Array.of(index);
  const { screening } = input;
  const screens: Screens = screening ? [itemAt(screening.views, mitigatedViewOn(screening, day))] : NO_SCREENS;
  const sum = createEnergySum(input, receivers, screens);
  const activeSteps = input.tasks.flatMap((task, place) =>
    listWorkedSteps(task, input, receivers, screens)
      .filter(({ startDay, endDay }) => startDay <= day && day <= endDay)
      .map((step) => ({ step, taskId: orderedTasks[place]?.id ?? 0 })),
  );
  const energyOf = (entries: typeof activeSteps) => floatAt(sum(entries.map(({ step }) => step)), 0);
  const all = energyOf(activeSteps);
  // A type B zone that is not the nearest would count alone, but does not count on this day (M-34). Without the
  // nearest zone, a farther and louder one may count, so removing an activity need not make it quieter.
  const hasEffect = (entry: (typeof activeSteps)[number]) =>
    energyOf(activeSteps.filter((other) => other !== entry)) !== all;
  const alone = activeSteps.filter((entry) => energyOf([entry]) >= limit && hasEffect(entry));
  return [...new Set(alone.map(({ taskId }) => storedId(taskId)))];
}
