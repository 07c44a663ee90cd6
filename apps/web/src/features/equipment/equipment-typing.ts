import { type ActivityTotals, activityTotals, type EquipmentEntry } from '@quietsite/domain';
import { OpenStore } from '../../lib/store.ts';
import type { Rows, Task } from './tree/programme-tree.ts';

/** The row being typed in, with the current input applied, so that sums update without rerendering the sheet. */
export class TypingStore extends OpenStore<EquipmentEntry | null> {
  #known: { readonly inputs: readonly unknown[]; readonly totals: ActivityTotals } | null = null;

  constructor() {
    super(null);
  }

  /** The sums including the typed row, calculated once for all subscribers. */
  totalsOf(rows: Rows, typed: EquipmentEntry | null, task: Pick<Task, 'start' | 'end'>): ActivityTotals {
    const inputs = [rows, typed, task];
    const isKnown = this.#known?.inputs.every((input, index) => input === inputs[index]) === true;
    if (!this.#known || !isKnown) this.#known = { inputs, totals: activityTotals(withTyped(rows, typed), task) };
    return this.#known.totals;
  }
}

/** The rows with the typed row substituted. */
function withTyped(rows: Rows, typed: EquipmentEntry | null): Rows {
  return typed ? rows.map((row) => (row.id === typed.id ? typed : row)) : rows;
}
