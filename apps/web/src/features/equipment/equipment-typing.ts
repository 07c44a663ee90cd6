import type { EquipmentEntry } from '@quietsite/domain';

/** The row that somebody types in, as it would become: for sums that follow the keys without drawing the sheet again. */
export class TypingStore {
  readonly #listeners = new Set<() => void>();
  #row: EquipmentEntry | null = null;

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
}

/** The rows with the one that is typed in its place. */
export function withTyped(rows: readonly EquipmentEntry[], typed: EquipmentEntry | null): readonly EquipmentEntry[] {
  return typed ? rows.map((row) => (row.id === typed.id ? typed : row)) : rows;
}
