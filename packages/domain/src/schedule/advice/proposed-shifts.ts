import type { AdviceModel } from './advice-model.ts';
import type { TaskShift } from './shift-snapshot.ts';
import { TrialProgramme } from './trial-programme.ts';

/** A shift of a proposal, and what it saves while the others stay. */
export interface ProposedShift extends TaskShift {
  /** Days of exceedance; never below 0 in the best proposal. */
  readonly savedDays: number;
  /** Excess of these days, in tenths of a decibel. */
  readonly savedExcess: number;
}

/** Largest saving first, so that a user who accepts only some starts with these. */
export function listProposedShifts(model: AdviceModel, best: readonly number[]): ProposedShift[] {
  const trial = new TrialProgramme(model);
  best.forEach((shift, task) => {
    trial.place(task, shift);
  });
  const { total } = trial;
  return model.tasks
    .flatMap(({ id }, task) => {
      const days = best[task] ?? 0;
      if (days === 0) return [];
      const without = trial.measure(task, 0);
      return [{ taskId: id, days, savedDays: without.days - total.days, savedExcess: without.excess - total.excess }];
    })
    .sort((a, b) => b.savedDays - a.savedDays || b.savedExcess - a.savedExcess);
}
