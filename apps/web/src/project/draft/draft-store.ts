import { type History, redo, startHistory, step, undo } from '../../lib/history.ts';
import { Store } from '../../lib/store.ts';
import type { DraftStorage, WriteWhen } from '../../session/tab-storage.ts';

/** The edited value, the stored value it is based on, and every step in between. */
export interface DraftState<Value> {
  readonly history: History<Value>;
  /** The value stored on the server when editing began. */
  readonly base: Value;
  readonly revision: number;
  /** True if restored after a reload. */
  readonly wasRestored: boolean;
}

interface PersistedDraft<Value> {
  readonly userId: number;
  readonly value: Value;
  readonly base: Value;
  readonly revision: number;
}

const immediately: WriteWhen = (write) => write();

/** What a draft stores, and how two values of it compare. */
export interface DraftKind<Value> {
  /** Part of its storage key. */
  readonly name: string;
  readonly isSame: (one: Value, other: Value) => boolean;
  /** A draft from an older version of the page may have another form. */
  readonly isReadable: (value: unknown) => value is Value;
  /**
   * True if it holds only differences from the stored value: its steps would mean something else on another revision.
   */
  readonly isPartial?: boolean;
}

/** A value from the server, and the data it was taken from. */
export interface StoredValue<Value> {
  readonly value: Value;
  readonly revision: number;
  readonly source?: unknown;
}

/** Converts a step from before a save to the value stored by it; null if that is not possible. */
export type CarryStep<Value> = (step: Value) => Value | null;

/**
 * One edited part of one project. It outlives its screen and, in the tab's storage, a page reload (Q62). Only the
 * newest state is stored there, not the steps before it.
 */
export class DraftStore<Value> extends Store<DraftState<Value> | null> {
  readonly #kind: DraftKind<Value>;
  readonly #key: string;
  readonly #userId: number;
  readonly #storage: DraftStorage;
  readonly #writeWhen: WriteWhen;
  /** The server's data of the draft's revision; null if it was not read since the page was loaded. */
  #source: unknown = null;

  constructor(
    kind: DraftKind<Value>,
    owner: { readonly projectId: number; readonly userId: number },
    storage: DraftStorage,
    writeWhen: WriteWhen = immediately,
  ) {
    super(null);
    this.#kind = kind;
    this.#key = `quietsite.${kind.name}.${owner.projectId}`;
    this.#userId = owner.userId;
    this.#storage = storage;
    this.#writeWhen = writeWhen;
  }

  /** The server's data that the draft is based on, if this page has read it. */
  readSource = (): unknown => this.#source;

  /** Offers the server's current value. A draft with changes keeps its value and its base (U23). */
  offer({ value: stored, revision, source }: StoredValue<Value>): void {
    const state = this.state;
    if (state?.revision === revision) this.#source = source;
    if (state !== null && (this.isDirty() || this.#isKnown(state, stored, revision))) return;
    if (state !== null && !this.#kind.isPartial && this.#kind.isSame(state.base, stored)) {
      // Another part of the project was saved: the steps of this one stay valid.
      this.#source = source;
      this.set({ ...state, revision });
      return;
    }
    const entry = this.state === null ? this.#restore() : null;
    const { value, base } = entry ?? { value: stored, base: stored };
    const wasRestored = entry !== null;
    this.#source = entry !== null && entry.revision !== revision ? null : source;
    this.set({ history: startHistory(value), base, revision: entry?.revision ?? revision, wasRestored });
  }

  /**
   * After a save the server's value applies; the steps before it can still be undone (SHELL-67). Changes made since it
   * was sent are kept, as changes to what is now stored.
   */
  saved({ value: stored, revision, source }: StoredValue<Value>, sent: Value, carry: CarryStep<Value>): void {
    const before = this.state?.history ?? startHistory(sent);
    const present = this.#kind.isSame(before.present, sent) ? stored : (carry(before.present) ?? stored);
    const past = this.#carryPast(before.past, present, carry);
    this.#source = source;
    this.#update({ history: { past, present, future: [] }, base: stored, revision, wasRestored: false });
  }

  #carryPast(past: readonly Value[], present: Value, carry: CarryStep<Value>): readonly Value[] {
    const carried: Value[] = [];
    let next = present;
    for (const step of past.toReversed()) {
      const value = carry(step);
      if (value === null) break;
      // A difference that only the save itself made is not a step.
      if (this.#kind.isSame(value, next)) continue;
      carried.push(value);
      next = value;
    }
    return carried.reverse();
  }

  /** Discards all changes and takes the server's value. */
  reset({ value, revision, source }: StoredValue<Value>): void {
    this.#source = source;
    this.#update({ history: startHistory(value), base: value, revision, wasRestored: false });
  }

  /** Discards all changes. */
  discard = (): void => {
    if (this.state) this.reset({ value: this.state.base, revision: this.state.revision, source: this.#source });
  };

  /** Puts the user's changes on top of what another user saved in between. */
  rebase({ value: base, revision, source }: StoredValue<Value>): void {
    if (!this.state) return;
    this.#source = source;
    this.#update({ ...this.state, base, revision });
  }

  change(next: Value): void {
    const state = this.state;
    if (state && !this.#kind.isSame(state.history.present, next))
      this.#update({ ...state, history: step(state.history, next) });
  }

  undo = (): void => {
    if (this.state) this.#update({ ...this.state, history: undo(this.state.history) });
  };

  redo = (): void => {
    if (this.state) this.#update({ ...this.state, history: redo(this.state.history) });
  };

  /** True if a response brings nothing new. One of the same revision may, such as the ids of saved items. */
  #isKnown(state: DraftState<Value>, stored: Value, revision: number): boolean {
    return revision < state.revision || (revision === state.revision && this.#kind.isSame(state.base, stored));
  }

  isDirty(): boolean {
    const state = this.state;
    return state !== null && !this.#kind.isSame(state.history.present, state.base);
  }

  #update(state: DraftState<Value>): void {
    this.set(state);
    this.#writeWhen(this.#write);
  }

  /** Writes the state at the time of writing, not at the time of the request. */
  #write = (): void => {
    const state = this.state;
    if (state === null || !this.isDirty()) {
      this.#forget();
      return;
    }
    const { base, revision, history } = state;
    const entry: PersistedDraft<Value> = { userId: this.#userId, value: history.present, base, revision };
    ignoreStorageErrors(() => this.#storage.setItem(this.#key, JSON.stringify(entry, withNumbers)));
  };

  #forget(): void {
    ignoreStorageErrors(() => this.#storage.removeItem(this.#key));
  }

  /** Only for the user who made it; another user's draft is discarded. */
  #restore(): PersistedDraft<Value> | null {
    const entry = this.#parse();
    if (entry?.userId === this.#userId) return entry;
    this.#forget();
    return null;
  }

  #parse(): PersistedDraft<Value> | null {
    try {
      const entry = JSON.parse(this.#storage.getItem(this.#key) ?? 'null') as PersistedDraft<Value>;
      const isReadable = this.#kind.isReadable(entry.value) && this.#kind.isReadable(entry.base);
      return isReadable && typeof entry.revision === 'number' ? entry : null;
    } catch {
      return null;
    }
  }
}

/** A half-typed number is NaN, which JSON cannot represent, so it is stored as 0. */
const withNumbers = (_: string, value: unknown) => (Number.isNaN(value) ? 0 : value);

function ignoreStorageErrors(act: () => void): void {
  try {
    act();
  } catch {
    // Storage is full or blocked. The draft still exists in the page.
  }
}
