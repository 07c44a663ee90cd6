import { type CalculationSnapshot, LiveCalculation, type SnapshotRow } from '@quietsite/domain';
import type { CaseReceiver, CaseRow } from '../case.ts';
import { toSnapshot } from '../engine-answer.ts';
import { at, receiver, row, sample, task, zone } from '../oracle/testing/sample.ts';
import { findDifference } from './difference.ts';
import { readNumbers } from './edit-chain.ts';

const ROWS = [1, 2, 3];
const LATER = 4;
/** Ten metres and 100 m from the receiver at (60, 20). */
const [NEAR, FAR] = [at(60, 10), at(160, 20)];

/** The choices for each of three rows, and levels of a row in another month that lie between their possible sums. */
export interface SmallProjects {
  readonly choices: readonly Partial<CaseRow>[];
  readonly laterLevels: readonly number[];
  /** Month of that row; August by default, while the three are in March. */
  readonly otherMonth?: '2025-10' | '2026-08';
  readonly otherCriteria?: CaseReceiver['otherCriteria'];
}

/**
 * One or two of the rows are as loud as that of the other month, or nearly; differences below 1e-9 dB do not count
 * (M-42).
 */
const EQUALS: Pick<SmallProjects, 'choices' | 'laterLevels'> = {
  choices: [{ soundPower: 100 }, { soundPower: 100 + 4e-10 }, { soundPower: 100 - 4e-10 }, { quantity: 0 }].map(
    (changes) => ({ ...changes, fixedLocation: NEAR }),
  ),
  laterLevels: [75, 75 + 10 * Math.log10(2)],
};

export const SMALL_PROJECTS: Readonly<Record<string, SmallProjects>> = {
  /** Alone 75 dB(A) near and 55 dB(A) far. */
  'groups of fixed rows (M-32)': {
    choices: [NEAR, FAR].flatMap((fixedLocation) =>
      ['A', 'B'].map((exclusiveGroup) => ({ fixedLocation, exclusiveGroup, soundPower: 100 })),
    ),
    laterLevels: [57, 76.5, 79],
  },
  /** Alone 75.5 dB(A) from the near type B zone, 59 dB(A) from the far one, 63 dB(A) from the type A zone. */
  'zones of both types (M-34)': {
    choices: [{ taskId: 1 }, { taskId: 2 }, { taskId: 3 }, { quantity: 0 }],
    laterLevels: [61, 76.5, 79],
  },
  /** Quieter than the later row and the standard criterion; two of 58 dB(A) exceed the dated one. */
  'levels about a dated criterion (M-57)': {
    choices: [{ soundPower: 83 }, { soundPower: 70 }, { soundPower: 83, quantity: 0 }].map((changes) => ({
      ...changes,
      fixedLocation: NEAR,
    })),
    laterLevels: [72],
    otherCriteria: [{ name: 'Examination', start: '2026-03-05', end: '2026-03-05', value: 60 }],
  },
  'equal levels, the others later (M-42)': EQUALS,
  'equal levels, the others before (M-42)': { ...EQUALS, otherMonth: '2025-10' },
};

/** All states of a small project with a later row: every choice for every row. */
function listStates(project: SmallProjects, laterLevel: number): CalculationSnapshot[] {
  const { choices, otherCriteria = [], otherMonth = '2026-08' } = project;
  const rows = ROWS.map((id) => choices.map((changes) => row(id, 1, 110, changes)));
  const snapshot = toSnapshot(
    sample({
      zones: [zone(1, 0, 0, { type: 'B' }), zone(2, 0, -200, { type: 'B' }), zone(3, 0, 130)],
      tasks: [1, 2, 3]
        .map((id) => task(id, id, '2026-03-01', '2026-03-10'))
        .concat(task(LATER, 1, `${otherMonth}-01`, `${otherMonth}-05`)),
      rows: [...rows.flat(), row(9, LATER, laterLevel + 25, { fixedLocation: NEAR, start: '2025-01-01' })],
      receivers: [receiver(1, at(60, 20), { otherCriteria })],
    }),
  );
  // Entities are created once, so that states share them.
  const count = choices.length;
  const rowOf = (id: number, choice: number) => snapshot.rows[(id - 1) * count + choice] as SnapshotRow;
  const later = snapshot.rows.at(-1) as SnapshotRow;
  return Array.from({ length: count ** ROWS.length }, (_, state) => ({
    ...snapshot,
    rows: [...ROWS.map((id) => rowOf(id, Math.floor(state / count ** (id - 1)) % count)), later],
  }));
}

/**
 * Goes from every state to every other. Returns where the updated calculation first differs from that of the state, or
 * null.
 */
export function followEveryChange(project: SmallProjects, laterLevel: number): string | null {
  const states = listStates(project, laterLevel);
  const expected = states.map((state) => readNumbers(new LiveCalculation(state)));
  const followed = new LiveCalculation(states[0] as CalculationSnapshot);
  for (let from = 0; from < states.length; from++)
    for (let to = from + 1; to < states.length; to++)
      for (const index of [from, to]) {
        followed.update(states[index] as CalculationSnapshot);
        const difference = findDifference(readNumbers(followed), expected[index]);
        if (difference !== null) return `between ${from} and ${to}, at ${index}:${difference}`;
      }
  return null;
}
