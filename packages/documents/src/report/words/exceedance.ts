/** What the conclusion says of receivers that exceed. */
export interface Exceedance {
  readonly count: number;
  readonly all: number;
  readonly excess: string;
  readonly place: string;
  readonly days: string;
}
