/** What one fault did to people at work, as measured. */
export interface Seen {
  /** In the words of a user; read from the page or from the answers, never assumed. */
  readonly usersSee: string;
  /** Changes that the server had said yes to when everything was well again. */
  readonly acknowledged: number;
  /** Of these, those that are not there any more. */
  readonly lost: number;
  /** From the end of the fault until a person can read, write and calculate again. */
  readonly secondsUntilWell: number;
  /** Anything else worth a line: seconds of refusal, size of a restored log. */
  readonly note?: string;
  /** Anything that must not be, in words; empty or left out: nothing. */
  readonly wrongs?: readonly string[];
}

export interface Fault {
  readonly name: string;
  /** The longest time until well that is accepted. */
  readonly wellWithinSeconds: number;
  /** Changes that may be lost by design (a standby that lags, a restore to a point in time); 0 unless said. */
  readonly mayLose?: number;
  /** Part of the short form in every check. */
  readonly isShort: boolean;
  run(): Promise<Seen>;
}
