export interface LoadSize {
  readonly people: number;
  readonly minutes: number;
  readonly projects: number;
  readonly buildings: number;
  /** Mean time between two actions of a user. */
  readonly thinkSeconds: number;
  /** How often each user calculates and prints. */
  readonly calculateSeconds: number;
  readonly printSeconds: number;
  /** Every user calculates for the first time within this time. */
  readonly firstCalculationSeconds: number;
  /** Users arrive one after another; nothing is counted until all are there. */
  readonly rampSeconds: number;
  /** Between two comparisons of a hot read with its bare statements. */
  readonly probeSeconds: number;
  readonly isShort: boolean;
}

const FULL = { people: 500, minutes: 30, projects: 10_000, buildings: 342_000 };
const SHORT = { people: 20, minutes: 0.25, projects: 50, buildings: 4_000 };
/** Each user calculates every five minutes and prints a summary sheet every half hour. */
const PACE = {
  ...{ thinkSeconds: 10, calculateSeconds: 300, printSeconds: 1_800 },
  ...{ rampSeconds: 300, firstCalculationSeconds: 270, probeSeconds: 0.25 },
};
/** Short enough that some users perform every action. */
const SHORT_PACE: typeof PACE = {
  ...{ thinkSeconds: 2, calculateSeconds: 60, printSeconds: 40 },
  ...{ rampSeconds: 2, firstCalculationSeconds: 40, probeSeconds: 0.05 },
};

export const chooseSize = (isShort: boolean): LoadSize =>
  isShort ? { ...SHORT, ...SHORT_PACE, isShort } : { ...FULL, ...PACE, isShort };
