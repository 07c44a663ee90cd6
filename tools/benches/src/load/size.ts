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
  /** The interval between place searches during the work, over all users together. */
  readonly searchSeconds: number;
  readonly isShort: boolean;
  /** The short form's users among all buildings, for the time of a place search. */
  readonly isForPlaces: boolean;
}

const FULL = { people: 500, minutes: 30, projects: 10_000, buildings: 342_000 };
const SHORT = { people: 20, minutes: 0.25, projects: 50, buildings: 4_000 };
const PLACES = { ...SHORT, minutes: 2, buildings: FULL.buildings };
/** Each user calculates every five minutes and prints a summary sheet every half hour. */
const PACE = {
  ...{ thinkSeconds: 10, calculateSeconds: 300, printSeconds: 1_800 },
  ...{ rampSeconds: 300, firstCalculationSeconds: 270, probeSeconds: 0.25, searchSeconds: 1 },
};
/** Short enough that some users perform every action. */
const SHORT_PACE: typeof PACE = {
  ...{ thinkSeconds: 2, calculateSeconds: 60, printSeconds: 40 },
  ...{ rampSeconds: 2, firstCalculationSeconds: 40, probeSeconds: 0.05, searchSeconds: 0.2 },
};

export function chooseSize(isShort: boolean, isForPlaces = false): LoadSize {
  if (isForPlaces) return { ...PLACES, ...SHORT_PACE, isShort: true, isForPlaces };
  return isShort ? { ...SHORT, ...SHORT_PACE, isShort, isForPlaces } : { ...FULL, ...PACE, isShort, isForPlaces };
}
