import {
  correctionOfSource,
  IN_VIEW,
  isQuiet,
  itemAt,
  NOT_SCREENED,
  numberAt,
  PARTLY_SCREENED,
  SCREENED,
} from '@quietsite/acoustics';
import type { NoiseModel } from '../noise-model.ts';
import { stateOf } from '../received.ts';
import type { Team } from '../situations.ts';
import type { RowOption } from './problem.ts';

/** The range of a row's energy at the machine over its options (M-108). */
interface MachineRange {
  readonly least: number;
  readonly most: number;
}

export function rangeOfMachine(options: readonly RowOption[]): MachineRange {
  const machines = options.map(({ screened }) => {
    if (screened === undefined) throw new RangeError('screening is on, but an option tells nothing of it');
    return screened.machine;
  });
  return { least: Math.min(...machines), most: Math.max(...machines) };
}

interface SureCorrection {
  /** An index of SCREENING_CORRECTIONS. */
  readonly correction: number;
  /** Whether every choice of options has this correction. */
  readonly isExact: boolean;
}

/** The correction that a team has whatever options are chosen: the weakest over all choices (M-107, M-108). */
export function findSureCorrection(
  model: NoiseModel,
  place: { readonly receiver: number; readonly view: number },
  team: Team,
  machines: readonly MachineRange[],
): SureCorrection {
  const rangeOf = (source: number) => itemAt(machines, numberAt(model.rowOfSource, source));
  let correction: number = SCREENED;
  const inView: MachineRange[] = [];
  for (const source of team) {
    const state = stateOf(model, { ...place, source });
    if (state === IN_VIEW) inView.push(rangeOf(source));
    else correction = Math.min(correction, correctionOfSource(state, false));
  }
  if (inView.length === 0 || correction === NOT_SCREENED) return { correction, isExact: true };
  const total = (end: keyof MachineRange) => team.reduce((sum, source) => sum + rangeOf(source)[end], 0);
  const [least, most] = [total('least'), total('most')];
  if (inView.every((row) => isQuiet(row.most, least - row.least + row.most)))
    return { correction: PARTLY_SCREENED, isExact: true };
  const isNeverQuiet = inView.some((row) => !isQuiet(row.least, most - row.most + row.least));
  return { correction: NOT_SCREENED, isExact: isNeverQuiet };
}
