import type { DayString } from '@quietsite/domain';

/** Maximum wait for a response. */
const MAX_WAIT_MILLISECONDS = 1000;

/**
 * Requests one day at a time, each after the previous response. A slider moves faster than days are calculated: with
 * parallel requests every response would be too late to show.
 */
export class DayFeed {
  readonly #request: (day: DayString) => void;
  readonly #now: () => number;
  #requested: { readonly day: DayString; readonly at: number } | null = null;
  #isAnswered = true;
  #waiting: DayString | null = null;

  constructor(request: (day: DayString) => void, now: () => number) {
    this.#request = request;
    this.#now = now;
  }

  get lastRequestedDay(): DayString | null {
    return this.#requested?.day ?? null;
  }

  show(day: DayString): void {
    this.#waiting = day;
    const isLate = this.#requested !== null && this.#now() - this.#requested.at > MAX_WAIT_MILLISECONDS;
    if (this.#isAnswered || isLate) this.#next();
  }

  answer(): void {
    this.#isAnswered = true;
    this.#next();
  }

  /** Another component has changed the day. A pending response no longer belongs to this feed. */
  follow(day: DayString | null): void {
    this.#requested = day === null ? null : { day, at: this.#now() };
    this.#isAnswered = true;
    this.#waiting = null;
  }

  #next(): void {
    const day = this.#waiting;
    this.#waiting = null;
    if (day === null || day === this.lastRequestedDay) return;
    this.#requested = { day, at: this.#now() };
    this.#isAnswered = false;
    this.#request(day);
  }
}
