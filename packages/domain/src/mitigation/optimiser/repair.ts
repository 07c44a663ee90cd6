import { floatAt, intAt, itemAt, numberAt } from '@quietsite/acoustics';
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
    const { costs } = itemAt(loads.core.rows, row);
    const present = intAt(loads.choices, row);
    const excesses = loads.listExcesses(row);
    for (let option = present + 1; option < costs.length; option++) {
      let relief = 0;
      for (const { excess, emissions, weight } of excesses)
        relief += Math.min(excess, (floatAt(emissions, present) - floatAt(emissions, option)) * weight);
      const ratio = relief / (floatAt(costs, option) - floatAt(costs, present));
      if (ratio > greatest) [best, greatest] = [{ row, option }, ratio];
    }
  }
  return best;
}

/** Gives every row, in this order, the cheapest option that the others allow. */
function relax(loads: Loads, order: readonly number[]): void {
  for (const row of order) {
    const { emissions } = itemAt(loads.core.rows, row);
    const present = intAt(loads.choices, row);
    if (present === 0) continue;
    const allowed = loads.allowedEmissions(row);
    const isTooLoud = (option: number) =>
      emissions.some((ofVariant, variant) => floatAt(ofVariant, option) > numberAt(allowed, variant));
    let option = 0;
    while (option < present && isTooLoud(option)) option++;
    if (option < present) loads.set(row, option);
  }
}

/** An immediate proposal: starts with every row at its quietest and relaxes the largest savings first. */
export function proposeAtOnce(core: Core): Int32Array {
  const quietest = Int32Array.from(core.rows, (row) => row.quietest);
  const loads = new Loads(core, quietest);
  relax(loads, orderBySaving(loads));
  return loads.choices;
}

/** Completes options that may not suffice: repairs them, then relaxes what is no longer needed. */
export function completeProposal(core: Core, choices: Int32Array): Int32Array | null {
  const loads = new Loads(core, choices);
  if (!repair(loads)) return null;
  relax(loads, orderBySaving(loads));
  return loads.choices;
}

function orderBySaving({ core, choices }: Loads): number[] {
  const saving = core.rows.map(({ costs }, row) => floatAt(costs, intAt(choices, row)) - floatAt(costs, 0));
  return core.rows.map((_, row) => row).sort((a, b) => numberAt(saving, b) - numberAt(saving, a) || a - b);
}
