import type { ReceiverLevel, ReceiverPoint } from '@quietsite/contracts';
import { roundHalfUp } from '@quietsite/domain';
import type { LevelMap } from '../../workers/level-map.ts';

/** A receiver that was selected for the report, with its highest levels. */
export interface ChosenReceiver extends PlacedPoint {
  readonly level: ReceiverLevel;
}

type PlacedPoint = Pick<ReceiverPoint, 'pointId' | 'name' | 'buildingId' | 'buildingName' | 'position'>;
type SelectablePoint = PlacedPoint & Pick<ReceiverPoint, 'isSelected'>;

type Receivers = readonly ChosenReceiver[];

/** Without any there is nothing to mitigate (MITI-07, Q116). */
export const hasSelected = (points: readonly Pick<ReceiverPoint, 'isSelected'>[]): boolean =>
  points.some(({ isSelected }) => isSelected);

/** Selected receivers, the highest level first (MITI-08); those that are left out have none (M-35). */
export function listSelected(points: readonly SelectablePoint[], levels: LevelMap): Receivers {
  return points
    .filter(({ isSelected }) => isSelected)
    .flatMap(({ pointId, name, buildingId, buildingName, position }) => {
      const level = levels.get(pointId);
      return level && !level.isLeftOut ? [{ pointId, name, buildingId, buildingName, position, level }] : [];
    })
    .sort((one, other) => heard(other) - heard(one) || one.level.rank - other.level.rank);
}

/** Of the level that the verdict judges (Q120). */
const heard = ({ level }: ChosenReceiver): number => level.mitigatedLevel ?? Number.NEGATIVE_INFINITY;

interface Wanted {
  /** Of the address. */
  readonly pointId: number | null;
  readonly buildingId: number | null;
  /** Who was shown before: the highest of now may be another one after the next key. */
  readonly keptId: number | null;
}

/** The one of the address, else one of its building, else the highest; whoever was shown stays where it can. */
export function chooseReceiver(receivers: Receivers, { pointId, buildingId, keptId }: Wanted): ChosenReceiver | null {
  const find = (among: Receivers, wantedId: number | null) => among.find((receiver) => receiver.pointId === wantedId);
  const neighbours = receivers.filter((receiver) => receiver.buildingId === buildingId);
  return (
    find(receivers, pointId) ??
    find(neighbours, keptId) ??
    neighbours[0] ??
    find(receivers, keptId) ??
    receivers[0] ??
    null
  );
}

/** Who has no name is told by the building. */
export const nameOf = ({ name, buildingName }: Pick<ChosenReceiver, 'name' | 'buildingName'>): string =>
  name || buildingName;

/** How far the highest level is above the criterion; may be none on a day with another criterion (M-57). */
export const excessOf = ({ level }: Pick<ChosenReceiver, 'level'>): number =>
  (level.mitigatedLevel ?? Number.NEGATIVE_INFINITY) - level.criterion;

interface Above {
  readonly count: number;
  readonly worst: ChosenReceiver | null;
}

/** Who is still above, and who the most. */
export const findAbove = (receivers: Receivers): Above =>
  findWorst(receivers.filter(({ level }) => level.verdict === 'exceeds'));

/** Whom the report will list although their verdict is satisfied (Q13). */
export function findReported(receivers: Receivers): Above & { readonly excess: string } {
  const { count, worst } = findWorst(receivers.filter(({ level }) => reportExcess(level) !== null));
  return { count, worst, excess: (worst && reportExcess(worst.level)) ?? '' };
}

function findWorst(receivers: Receivers): Above {
  const [worst = null] = receivers.toSorted((a, b) => excessOf(b) - excessOf(a));
  return { count: receivers.length, worst };
}

/** What the report, which judges to 0.1 dB, will list although the verdict is satisfied; else null (Q13, M-61). */
export function reportExcess({ verdict, mitigatedLevel, criterion }: ReceiverLevel): string | null {
  if (verdict !== 'borderline' || mitigatedLevel === null) return null;
  return (roundHalfUp(mitigatedLevel, 1) - criterion).toFixed(1);
}
