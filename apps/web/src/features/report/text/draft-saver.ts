import type { ReportDraft } from '@quietsite/contracts';
import { hasCode } from '../../../lib/api-error.ts';
import type { ReportText } from './report-text.ts';

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'conflict' };

/** What is written, and over what. */
interface WrittenText {
  readonly text: ReportText;
  readonly revision: number;
  readonly isDirty: boolean;
}

export interface SaverHands {
  readonly read: () => WrittenText | null;
  readonly send: (text: ReportText, revision: number) => Promise<ReportDraft>;
  /** The text that was sent is stored; more may have been typed since. */
  readonly onStored: (sent: ReportText, stored: ReportDraft) => void;
}

/** A rest between two keys; a save in every letter would only cost. */
export const REST_MILLISECONDS = 1_200;

/**
 * Saves what is written once there is a rest, and at once when a step ends (Q121): one save at a time, then again if
 * more was written meanwhile. After a failure or a conflict it waits to be told: it saves nothing over somebody's text.
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

  /** Something was written. */
  note(): void {
    clearTimeout(this.#timer);
    if (this.#state.kind === 'conflict') return;
    this.#timer = setTimeout(() => void this.flush(), REST_MILLISECONDS);
  }

  /** True once everything that is written is stored. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** The conflict was settled, one way or the other. */
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
