import type { ReceiverLevel, ReceiverPoint } from '@quietsite/contracts';
import { countVerdicts, isAtIssue, verdictCode } from '@quietsite/domain';
import type { LevelMap } from '../../workers/level-map.ts';

/** A receiver selected for the report, with its highest levels. */
export interface ChosenReceiver extends PlacedPoint {
  readonly level: ReceiverLevel;
}

type PlacedPoint = Pick<ReceiverPoint, 'pointId' | 'name' | 'buildingId' | 'buildingName' | 'position'>;
type SelectablePoint = PlacedPoint & Pick<ReceiverPoint, 'isSelected'>;

type Receivers = readonly ChosenReceiver[];

/** Without a selected receiver there is nothing to mitigate (MITI-07, Q116). */
export const hasSelected = (points: readonly Pick<ReceiverPoint, 'isSelected'>[]): boolean =>
  points.some(({ isSelected }) => isSelected);

/** Selected receivers, highest level first (MITI-08). Those left out have no level (M-35). */
export function listSelected(points: readonly SelectablePoint[], levels: LevelMap): Receivers {
  return points
    .filter(({ isSelected }) => isSelected)
    .flatMap(({ pointId, name, buildingId, buildingName, position }) => {
      const level = levels.get(pointId);
      return level && !level.isLeftOut ? [{ pointId, name, buildingId, buildingName, position, level }] : [];
    })
    .sort((one, other) => verdictLevel(other) - verdictLevel(one) || one.level.rank - other.level.rank);
}

/**
 * The receivers a proposal covers: the selected ones, and every other that exceeds or is borderline in one of the runs
 * (Q149).
 */
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
    others: all.filter(({ pointId, level }) => !isSelected.has(pointId) && isAtIssueInAnyRun(level)),
  };
}

const isAtIssueInAnyRun = ({ unmitigatedVerdict, verdict, withNeighbourVerdict }: ReceiverLevel): boolean =>
  [unmitigatedVerdict, verdict, withNeighbourVerdict].some(isAtIssue);

/** The level that the verdict is based on (Q120). */
const verdictLevel = ({ level }: ChosenReceiver): number => level.mitigatedLevel ?? Number.NEGATIVE_INFINITY;

interface ReceiverPreference {
  /** From the address. */
  readonly pointId: number | null;
  readonly buildingId: number | null;
  /** The receiver shown before. The highest one may change with the next keystroke. */
  readonly keptId: number | null;
}

/** The receiver in the address, else one of its building, else the highest. Keeps the current one if possible. */
export function chooseReceiver(
  receivers: Receivers,
  { pointId, buildingId, keptId }: ReceiverPreference,
): ChosenReceiver | null {
  const find = (among: Receivers, wantedId: number | null) => among.find((receiver) => receiver.pointId === wantedId);
  const ofBuilding = receivers.filter((receiver) => receiver.buildingId === buildingId);
  return (
    find(receivers, pointId) ??
    find(ofBuilding, keptId) ??
    ofBuilding[0] ??
    find(receivers, keptId) ??
    receivers[0] ??
    null
  );
}

/** A receiver without a name is shown by its building. */
export const nameOf = ({ name, buildingName }: Pick<ChosenReceiver, 'name' | 'buildingName'>): string =>
  name || buildingName;

/** Highest level minus criterion. May be negative if only another criterion is exceeded, on its days (M-57). */
export const excessOf = ({ level }: Pick<ChosenReceiver, 'level'>): number =>
  (level.mitigatedLevel ?? Number.NEGATIVE_INFINITY) - (level.criterion ?? Number.POSITIVE_INFINITY);

/** The three counts and the worst receiver. Exceeding ranks before borderline. */
export function findWorst(receivers: Receivers) {
  const counts = countVerdicts(receivers.map(({ level }) => level.verdict));
  const severity = ({ level }: ChosenReceiver) => verdictCode(level.verdict ?? 'satisfies');
  const [worst = null] = receivers
    .filter(({ level }) => isAtIssue(level.verdict))
    .toSorted((a, b) => severity(b) - severity(a) || excessOf(b) - excessOf(a));
  return { counts, worst };
}
