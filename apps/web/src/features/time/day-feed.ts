import type { DayString } from '@quietsite/domain';

/** Maximum wait for a response. */
const MAX_WAIT_MILLISECONDS = 1000;

/**
 * Requests one day at a time, each after the previous response. A slider moves faster than days are calculated: with
 * parallel requests every response would be too late to show.
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

  /** The day requested last. */
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

  /** Another component shows another day, so a pending response is not this feed's. */
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
