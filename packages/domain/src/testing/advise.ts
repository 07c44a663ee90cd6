import { LiveCalculation } from '../calculation/live-calculation.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { AdviceRun, judgeShifts } from '../schedule/advice/advice.ts';
import type { AdviceRequest } from '../schedule/advice/advice-model.ts';
import { type AdviceScore, isBetter, scoreOf } from '../schedule/advice/score.ts';
import { findShiftRange, type ShiftRules } from '../schedule/advice/shift-rules.ts';

const rules: ShiftRules = {
  ...{ mostDaysEarlier: 0, mostDaysLater: 5, notBefore: null, notAfter: null },
  ...{ fixedTaskIds: [], ofTasks: {} },
};
export const wishFor = (snapshot: CalculationSnapshot, changes: Partial<ShiftRules> = {}): AdviceRequest => ({
  pointIds: snapshot.receivers.map(({ pointId }) => pointId),
  isCumulative: false,
  rules: { ...rules, ...changes },
});

export function advise(snapshot: CalculationSnapshot, request: AdviceRequest) {
  const run = new AdviceRun(new LiveCalculation(snapshot), request);
  run.continue(() => false);
  return run.finish();
}

/** Tries every allowed programme with the full calculation. */
export function tryAll(snapshot: CalculationSnapshot, request: AdviceRequest): AdviceScore {
  const calculation = new LiveCalculation(snapshot);
  let best: AdviceScore | null = null;
  const go = (days: readonly number[]): void => {
    const next = snapshot.tasks[days.length];
    if (next === undefined) {
      const shifts = snapshot.tasks.map(({ id }, index) => ({ taskId: id, days: days[index] ?? 0 }));
      const score = scoreOf(judgeShifts(calculation, request, shifts), days);
      if (best === null || isBetter(score, best)) best = score;
      return;
    }
    const { earliest, latest } = findShiftRange(next, request.rules);
    for (let shift = earliest; shift <= latest; shift++) go([...days, shift]);
  };
  go([]);
  if (best === null) throw new Error('nothing to try');
  return best;
}
