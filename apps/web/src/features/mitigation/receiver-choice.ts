import type { ReceiverLevel, ReceiverPoint } from '@quietsite/contracts';
import { countVerdicts, isAtIssue, verdictCode } from '@quietsite/domain';
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

/** Who a proposal looks after: the selected ones, and every other that exceeds or is borderline in one of the runs (Q149). */
export interface Coverage {
  readonly selected: Receivers;
  readonly others: Receivers;
}

export function listCoverage(points: readonly SelectablePoint[], levels: LevelMap): Coverage {
  const isSelected = new Set(points.flatMap((point) => (point.isSelected ? [point.pointId] : [])));
  const all = listSelected(
    points.map((point) => ({ ...point, isSelected: true })),
    levels,
  );
  return {
    selected: all.filter(({ pointId }) => isSelected.has(pointId)),
    others: all.filter(({ pointId, level }) => !isSelected.has(pointId) && isLoud(level)),
  };
}

const isLoud = ({ unmitigatedVerdict, verdict, withNeighbourVerdict }: ReceiverLevel): boolean =>
  [unmitigatedVerdict, verdict, withNeighbourVerdict].some(isAtIssue);

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

/** The three counts, and who is furthest above: one that exceeds before one that is borderline. */
export function findWorst(receivers: Receivers) {
  const counts = countVerdicts(receivers.map(({ level }) => level.verdict));
  const gravity = ({ level }: ChosenReceiver) => verdictCode(level.verdict ?? 'satisfies');
  const [worst = null] = receivers
    .filter(({ level }) => isAtIssue(level.verdict))
    .toSorted((a, b) => gravity(b) - gravity(a) || excessOf(b) - excessOf(a));
  return { counts, worst };
}
