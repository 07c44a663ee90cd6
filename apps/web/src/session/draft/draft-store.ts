import { type History, redo, startHistory, step, undo } from '../../lib/history.ts';

/** What is being edited, over what, and every step on the way. */
export interface DraftState<Value> {
  readonly history: History<Value>;
  /** What is stored on the server, as it was when the editing began. */
  readonly base: Value;
  readonly revision: number;
  /** It came back after a reload. */
  readonly wasRestored: boolean;
}

interface KeptDraft<Value> {
  readonly userId: number;
  readonly value: Value;
  readonly base: Value;
  readonly revision: number;
}

/** The part of Storage that is needed. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** When a draft is written to the storage; a later call of the same one takes the place of an earlier. */
export type WriteWhen = (write: () => void) => void;

const atOnce: WriteWhen = (write) => write();

export interface DraftKind<Value> {
  /** Part of the key under which it is kept. */
  readonly name: string;
  readonly isSame: (one: Value, other: Value) => boolean;
  /** Of an older version of the page a draft may have another form. */
  readonly isReadable: (value: unknown) => value is Value;
  /** It holds only what differs from what is stored: over another revision its steps would mean something else. */
  readonly isPartial?: boolean;
}

/** A step of before a save as it is over what was stored by it; null: it cannot be brought back. */
export type CarryStep<Value> = (step: Value) => Value | null;

/**
 * One edited thing of one project. It outlives the screen that shows it, and in the storage of the tab a reload of the
 * page (Q62); only the newest state is kept there, the steps before it are not.
 */
export class DraftStore<Value> {
  readonly #kind: DraftKind<Value>;
  readonly #key: string;
  readonly #userId: number;
  readonly #storage: DraftStorage;
  readonly #writeWhen: WriteWhen;
  readonly #listeners = new Set<() => void>();
  #state: DraftState<Value> | null = null;

  constructor(
    kind: DraftKind<Value>,
    owner: { readonly projectId: number; readonly userId: number },
    storage: DraftStorage,
    writeWhen: WriteWhen = atOnce,
  ) {
    this.#kind = kind;
    this.#key = `quietsite.${kind.name}.${owner.projectId}`;
    this.#userId = owner.userId;
    this.#storage = storage;
    this.#writeWhen = writeWhen;
  }

  read = (): DraftState<Value> | null => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the server has now. A draft with changes stays as it is, over what it was begun (U23). */
  offer(stored: Value, revision: number): void {
    const state = this.#state;
    if (state !== null && (this.isDirty() || this.#isKnown(state, stored, revision))) return;
    if (state !== null && !this.#kind.isPartial && this.#kind.isSame(state.base, stored)) {
      // Another part of the project was saved: the steps of this one hold.
      this.#set({ ...state, revision });
      return;
    }
    const kept = this.#state === null ? this.#find() : null;
    const { value, base } = kept ?? { value: stored, base: stored };
    this.#set({ history: startHistory(value), base, revision: kept?.revision ?? revision, wasRestored: kept !== null });
  }

  /** After a save: what the server has counts, and the steps on the way to it can still be taken back (SHELL-67). */
  saved(stored: Value, revision: number, carry: CarryStep<Value>): void {
    const past = this.#state ? this.#carryPast(this.#state.history.past, stored, carry) : [];
    this.#keep({ history: { past, present: stored, future: [] }, base: stored, revision, wasRestored: false });
  }

  #carryPast(past: readonly Value[], stored: Value, carry: CarryStep<Value>): readonly Value[] {
    const carried: Value[] = [];
    let next = stored;
    for (const step of past.toReversed()) {
      const value = carry(step);
      if (value === null) break;
      // What differs in nothing but what a save settles is no step.
      if (this.#kind.isSame(value, next)) continue;
      carried.push(value);
      next = value;
    }
    return carried.reverse();
  }

  /** To give everything up: what the server has counts. */
  reset(stored: Value, revision: number): void {
    this.#keep({ history: startHistory(stored), base: stored, revision, wasRestored: false });
  }

  /** Somebody else saved in between, and the own work is to go over it. */
  rebase(base: Value, revision: number): void {
    if (this.#state) this.#keep({ ...this.#state, base, revision });
  }

  change(next: Value): void {
    const state = this.#state;
    if (state && !this.#kind.isSame(state.history.present, next))
      this.#keep({ ...state, history: step(state.history, next) });
  }

  undo = (): void => {
    if (this.#state) this.#keep({ ...this.#state, history: undo(this.#state.history) });
  };

  redo = (): void => {
    if (this.#state) this.#keep({ ...this.#state, history: redo(this.#state.history) });
  };

  /** An answer that was overtaken says nothing new; one of the same revision may, such as the ids of what was saved. */
  #isKnown(state: DraftState<Value>, stored: Value, revision: number): boolean {
    return revision < state.revision || (revision === state.revision && this.#kind.isSame(state.base, stored));
  }

  isDirty(): boolean {
    const state = this.#state;
    return state !== null && !this.#kind.isSame(state.history.present, state.base);
  }

  #keep(state: DraftState<Value>): void {
    this.#set(state);
    this.#writeWhen(this.#write);
  }

  /** What is there when it is written, not what was there when it was asked for. */
  #write = (): void => {
    const state = this.#state;
    if (state === null || !this.isDirty()) {
      this.#forget();
      return;
    }
    const { base, revision, history } = state;
    const kept: KeptDraft<Value> = { userId: this.#userId, value: history.present, base, revision };
    tryStorage(() => this.#storage.setItem(this.#key, JSON.stringify(kept)));
  };

  #forget(): void {
    tryStorage(() => this.#storage.removeItem(this.#key));
  }

  /** Only for the one who made it; somebody else's is thrown away. */
  #find(): KeptDraft<Value> | null {
    const kept = this.#parse();
    if (kept?.userId === this.#userId) return kept;
    this.#forget();
    return null;
  }

  #parse(): KeptDraft<Value> | null {
    try {
      const kept = JSON.parse(this.#storage.getItem(this.#key) ?? 'null') as KeptDraft<Value>;
      const isReadable = this.#kind.isReadable(kept.value) && this.#kind.isReadable(kept.base);
      return isReadable && typeof kept.revision === 'number' ? kept : null;
    } catch {
      return null;
    }
  }

  #set(state: DraftState<Value>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function tryStorage(act: () => void): void {
  try {
    act();
  } catch {
    // A full or forbidden storage: the page itself still has everything.
  }
}
