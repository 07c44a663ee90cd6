export interface PreviewState<Answer> {
  /** The newest pages there are; they stay until newer ones come. */
  readonly answer: Answer | null;
  readonly isAsking: boolean;
  readonly error: unknown;
}

/** Together with the printing it stays about a second behind what is typed. */
export const REST_MILLISECONDS = 400;

/** Asks for the newest wish alone: a newer one takes the place of the one that waits and gives up the one under way. */
export class PreviewFeed<Wish, Answer> {
  readonly #ask: (wish: Wish, signal: AbortSignal) => Promise<Answer>;
  readonly #listeners = new Set<() => void>();
  #state: PreviewState<Answer> = { answer: null, isAsking: false, error: null };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  constructor(ask: (wish: Wish, signal: AbortSignal) => Promise<Answer>) {
    this.#ask = ask;
  }

  read = (): PreviewState<Answer> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The first is asked for at once, so that nobody waits before there is anything. */
  want(wish: Wish): void {
    clearTimeout(this.#timer);
    this.#set({ ...this.#state, isAsking: true });
    const wait = this.#state.answer === null && this.#asking === null ? 0 : REST_MILLISECONDS;
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
      if (!asking.signal.aborted) this.#set({ answer, isAsking: false, error: null });
    } catch (error) {
      if (!asking.signal.aborted) this.#set({ ...this.#state, isAsking: false, error });
    }
  }

  #set(state: PreviewState<Answer>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
