import { type ActivityTotals, activityTotals, type EquipmentEntry } from '@quietsite/domain';
import type { Rows, Task } from './tree/programme-tree.ts';

/** The row being typed in, with the current input applied, so that sums update without rerendering the sheet. */
export class TypingStore {
  readonly #listeners = new Set<() => void>();
  #row: EquipmentEntry | null = null;
  #known: { readonly parts: readonly unknown[]; readonly totals: ActivityTotals } | null = null;

  read = (): EquipmentEntry | null => this.#row;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set = (row: EquipmentEntry | null): void => {
    if (row === this.#row) return;
    this.#row = row;
    for (const listener of this.#listeners) listener();
  };

  /** The sums including the typed row, calculated once for all subscribers. */
  totalsOf(rows: Rows, typed: EquipmentEntry | null, task: Pick<Task, 'start' | 'end'>): ActivityTotals {
    const parts = [rows, typed, task];
    const isKnown = this.#known?.parts.every((part, index) => part === parts[index]) === true;
    if (!this.#known || !isKnown) this.#known = { parts, totals: activityTotals(withTyped(rows, typed), task) };
    return this.#known.totals;
  }
}

/** The rows with the typed row substituted. */
function withTyped(rows: Rows, typed: EquipmentEntry | null): Rows {
  return typed ? rows.map((row) => (row.id === typed.id ? typed : row)) : rows;
}
