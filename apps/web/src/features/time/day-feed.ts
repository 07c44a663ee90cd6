import type { DayString } from '@quietsite/domain';

/** After that an answer is no longer waited for. */
const MAX_WAIT_MILLISECONDS = 1000;

/**
 * Asks for one day after the other, each once the one before is there. A slider moves faster than days are calculated:
 * asked for at once, every answer would be too late to be shown.
 */
export class DayFeed {
  readonly #ask: (day: DayString) => void;
  readonly #now: () => number;
  #asked: { readonly day: DayString; readonly at: number } | null = null;
  #isAnswered = true;
  #waiting: DayString | null = null;

  constructor(ask: (day: DayString) => void, now: () => number) {
    this.#ask = ask;
    this.#now = now;
  }

  /** The day that was asked for last. */
  get asked(): DayString | null {
    return this.#asked?.day ?? null;
  }

  show(day: DayString): void {
    this.#waiting = day;
    const isLate = this.#asked !== null && this.#now() - this.#asked.at > MAX_WAIT_MILLISECONDS;
    if (this.#isAnswered || isLate) this.#next();
  }

  answer(): void {
    this.#isAnswered = true;
    this.#next();
  }

  /** Somebody else shows another day: what is on its way is not ours. */
  follow(day: DayString | null): void {
    this.#asked = day === null ? null : { day, at: this.#now() };
    this.#isAnswered = true;
    this.#waiting = null;
  }

  #next(): void {
    const day = this.#waiting;
    this.#waiting = null;
    if (day === null || day === this.asked) return;
    this.#asked = { day, at: this.#now() };
    this.#isAnswered = false;
    this.#ask(day);
  }
}
