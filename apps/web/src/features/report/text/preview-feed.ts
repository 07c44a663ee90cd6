import { Store } from '../../../lib/store.ts';

export interface PreviewState<Answer> {
  /** The newest pages. They stay until newer ones arrive. */
  readonly answer: Answer | null;
  readonly isAsking: boolean;
  readonly error: unknown;
}

/** Including printing, the preview is about a second behind the typing. */
export const REST_MILLISECONDS = 400;

/** Requests only the newest input: it replaces one that is waiting and cancels one in progress. */
export class PreviewFeed<Wish, Answer> extends Store<PreviewState<Answer>> {
  readonly #ask: (wish: Wish, signal: AbortSignal) => Promise<Answer>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  constructor(ask: (wish: Wish, signal: AbortSignal) => Promise<Answer>) {
    super({ answer: null, isAsking: false, error: null });
    this.#ask = ask;
  }

  /** The first request is sent at once, so that the user does not wait for the first pages. */
  want(wish: Wish): void {
    clearTimeout(this.#timer);
    this.set({ ...this.state, isAsking: true });
    const wait = this.state.answer === null && this.#asking === null ? 0 : REST_MILLISECONDS;
    this.#timer = setTimeout(() => void this.#fetch(wish), wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  async #fetch(wish: Wish): Promise<void> {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const answer = await this.#ask(wish, asking.signal);
      if (!asking.signal.aborted) this.set({ answer, isAsking: false, error: null });
    } catch (error) {
      if (!asking.signal.aborted) this.set({ ...this.state, isAsking: false, error });
    }
  }
}
