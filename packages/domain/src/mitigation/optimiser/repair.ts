import type { Core } from './core.ts';
import { Loads } from './loads.ts';

/** Makes rows quieter, best value for cost first, until every requirement is met. */
function repair(loads: Loads): boolean {
  for (let worst = loads.findWorst(); worst >= 0; worst = loads.findWorst()) {
    const step = findBestStep(loads, worst);
    if (step === null) return false;
    loads.set(step.row, step.option);
  }
  return true;
}

function findBestStep(loads: Loads, requirement: number): { row: number; option: number } | null {
  let best: { row: number; option: number } | null = null;
  let greatest = 0;
  for (const row of loads.listRows(requirement)) {
    const { costs, emissions } = loads.core.rows[row] as Core['rows'][number];
    const present = loads.choices[row] as number;
    const excesses = loads.listExcesses(row);
    for (let option = present + 1; option < costs.length; option++) {
      const change = (emissions[present] as number) - (emissions[option] as number);
      let relief = 0;
      for (const { excess, weight } of excesses) relief += Math.min(excess, change * weight);
      const ratio = relief / ((costs[option] as number) - (costs[present] as number));
      if (ratio > greatest) [best, greatest] = [{ row, option }, ratio];
    }
  }
  return best;
}

/** Gives every row, in this order, the cheapest option that the others allow. */
function relax(loads: Loads, order: readonly number[]): void {
  for (const row of order) {
    const { emissions } = loads.core.rows[row] as Core['rows'][number];
    const present = loads.choices[row] as number;
    if (present === 0) continue;
    const allowed = loads.allowedEmission(row);
    let option = 0;
    while (option < present && (emissions[option] as number) > allowed) option++;
    if (option < present) loads.set(row, option);
  }
}

/** An immediate proposal: starts with every row at its quietest and relaxes the largest savings first. */
export function proposeAtOnce(core: Core): Int32Array {
  const loads = new Loads(
    core,
    core.rows.map(({ costs }) => costs.length - 1),
  );
  relax(loads, orderBySaving(loads));
  return loads.choices;
}

/** Completes options that may not suffice: repairs them, then relaxes what is no longer needed. */
export function completeProposal(core: Core, choices: ArrayLike<number>): Int32Array | null {
  const loads = new Loads(core, choices);
  if (!repair(loads)) return null;
  relax(loads, orderBySaving(loads));
  return loads.choices;
}

function orderBySaving({ core, choices }: Loads): number[] {
  const saving = core.rows.map(({ costs }, row) => (costs[choices[row] as number] as number) - (costs[0] as number));
  return core.rows.map((_, row) => row).sort((a, b) => (saving[b] as number) - (saving[a] as number) || a - b);
}
