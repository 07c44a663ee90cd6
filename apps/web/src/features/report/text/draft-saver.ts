import type { ReportDraft } from '@quietsite/contracts';
import { hasCode } from '../../../lib/api-error.ts';
import type { ReportText } from './report-text.ts';

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'conflict' };

/** The text, and what it is based on. */
interface WrittenText {
  readonly text: ReportText;
  readonly revision: number;
  readonly isDirty: boolean;
}

export interface SaverHands {
  readonly read: () => WrittenText | null;
  readonly send: (text: ReportText, revision: number) => Promise<ReportDraft>;
  /** The sent text is stored. The user may have typed more since. */
  readonly onStored: (sent: ReportText, stored: ReportDraft) => void;
}

/** Pause in typing before a save, to avoid one per letter. */
export const REST_MILLISECONDS = 1_200;

/**
 * Saves after a pause in typing, and at once when a step ends (Q121). One save at a time, repeated if more was typed.
 * After a failure or conflict it waits for instructions and never overwrites another user's text.
 */
export class DraftSaver {
  readonly #hands: SaverHands;
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { kind: 'idle' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;

  constructor(hands: SaverHands) {
    this.#hands = hands;
  }

  read = (): SaveState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The user typed something. */
  note(): void {
    clearTimeout(this.#timer);
    if (this.#state.kind === 'conflict') return;
    this.#timer = setTimeout(() => void this.flush(), REST_MILLISECONDS);
  }

  /** True once everything typed is stored. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** The conflict was resolved, either way. */
  settle(): void {
    this.#set({ kind: 'idle' });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #save(): Promise<boolean> {
    for (;;) {
      const written = this.#hands.read();
      if (!written?.isDirty) return true;
      this.#set({ kind: 'saving' });
      try {
        const stored = await this.#hands.send(written.text, written.revision);
        this.#hands.onStored(written.text, stored);
        this.#set({ kind: 'saved', at: stored.savedAt ?? new Date().toISOString() });
      } catch (error) {
        this.#set(hasCode(error, 'CONFLICT') ? { kind: 'conflict' } : { kind: 'failed', error });
        return false;
      }
    }
  }

  #set(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
