import { Store } from '../../../lib/store.ts';

export interface PreviewState<Result> {
  /** The newest pages. They stay until newer ones arrive. */
  readonly result: Result | null;
  readonly isLoading: boolean;
  readonly error: unknown;
}

/** Including printing, the preview is about a second behind the typing. */
export const DEBOUNCE_MILLISECONDS = 400;

/** Requests only the newest input: it replaces one that is waiting and cancels one in progress. */
export class PreviewFeed<Input, Result> extends Store<PreviewState<Result>> {
  readonly #send: (input: Input, signal: AbortSignal) => Promise<Result>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #controller: AbortController | null = null;

  constructor(send: (input: Input, signal: AbortSignal) => Promise<Result>) {
    super({ result: null, isLoading: false, error: null });
    this.#send = send;
  }

  /** The first request is sent at once, so that the user does not wait for the first pages. */
  request(input: Input): void {
    clearTimeout(this.#timer);
    this.set({ ...this.state, isLoading: true });
    const wait = this.state.result === null && this.#controller === null ? 0 : DEBOUNCE_MILLISECONDS;
    this.#timer = setTimeout(() => void this.#fetch(input), wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#controller?.abort();
  }

  async #fetch(input: Input): Promise<void> {
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    try {
      const result = await this.#send(input, controller.signal);
      if (!controller.signal.aborted) this.set({ result, isLoading: false, error: null });
    } catch (error) {
      if (!controller.signal.aborted) this.set({ ...this.state, isLoading: false, error });
    }
  }
}
