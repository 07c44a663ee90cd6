import { parseArgs } from 'node:util';

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
  /** Large enough to write the document. */
  readonly isFull: boolean;
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

type Part = keyof typeof FULL;
const parts: readonly Part[] = ['people', 'minutes', 'projects', 'buildings'];

export function readSize(parameters?: readonly string[]): LoadSize {
  const { values } = parseArgs({
    ...(parameters && { args: [...parameters] }),
    options: {
      short: { type: 'boolean', default: false },
      people: { type: 'string' },
      minutes: { type: 'string' },
      projects: { type: 'string' },
      buildings: { type: 'string' },
    },
  });
  const isShort = values.short;
  const usual = isShort ? SHORT : FULL;
  const read = (part: Part) => toNumber(part, values[part], usual[part]);
  const size = { people: read('people'), minutes: read('minutes'), projects: read('projects') };
  const all = { ...size, buildings: read('buildings') };
  if (all.projects < all.people) throw new Error('every one of the people needs a project');
  if (all.buildings < all.projects) throw new Error('every project stands at another building');
  const isFull = !isShort && parts.every((part) => all[part] >= FULL[part]);
  return { ...all, ...(isShort ? SHORT_PACE : PACE), isShort, isFull };
}

function toNumber(part: Part, text: string | undefined, usual: number): number {
  const value = text === undefined ? usual : Number(text);
  const isFine = value > 0 && Number.isFinite(value) && (part === 'minutes' || Number.isInteger(value));
  if (!isFine) throw new Error(`--${part} takes a ${part === 'minutes' ? '' : 'whole '}number above 0`);
  return value;
}
