import { floatAt, itemAt, MITIGATED, OWN, SERIES, UNMITIGATED, WITH_NEIGHBOURS } from '@quietsite/acoustics';
import { effectiveCriterion, isJudged } from '../criterion.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import { judgeSeries, type Verdict, verdictCode } from '../verdict.ts';
import { storedLevel } from './stored-level.ts';

/**
 * Levels of all receivers of a snapshot, in its order. Stored as columns, so that they can be transferred between
 * threads without copying.
 */
export interface LevelTable {
  readonly pointIds: Float64Array;
  /** 1-based, by unmitigated level, ties by point id. */
  readonly ranks: Int32Array;
  /** NaN if there is no criterion (M-141). */
  readonly criteria: Float64Array;
  /** As stored; NaN if there is no noise. */
  readonly unmitigated: Float64Array;
  readonly mitigated: Float64Array;
  /** Mitigated, with neighbours and contributions (M-52). */
  readonly withNeighbours: Float64Array;
  /** Codes of the verdicts on these three levels (Q145), or NO_VERDICT. Not meaningful if the receiver is left out. */
  readonly unmitigatedVerdicts: Uint8Array;
  readonly verdicts: Uint8Array;
  readonly withNeighbourVerdicts: Uint8Array;
  /** 1 if it is inside a zone together with its building (M-35). */
  readonly isLeftOut: Uint8Array;
}

/** The values of the receiver at an engine index; null if it is left out. */
export interface LevelEntry {
  readonly criterion: number | null;
  readonly unmitigated: number | null;
  readonly mitigated: number | null;
  readonly withNeighbours: number | null;
  readonly unmitigatedVerdict: Verdict | null;
  readonly verdict: Verdict | null;
  readonly withNeighbourVerdict: Verdict | null;
}

/** The highest levels of all receivers, identical to those of a stored run. */
export function listHighestLevels(calculation: LiveCalculation): LevelTable {
  const { peaks } = calculation.engine;
  const { receivers } = calculation.prepared;
  const levelOf = (index: number, series: number) => storedLevel(floatAt(peaks.energies, index * SERIES + series));
  return buildTable(calculation, (index) => {
    const receiver = itemAt(receivers, index);
    const verdictOf = (series: number) => (isJudged(receiver) ? judgeSeries(peaks, index, series) : null);
    return {
      criterion: effectiveCriterion(receiver),
      unmitigated: levelOf(index, OWN + UNMITIGATED),
      mitigated: levelOf(index, OWN + MITIGATED),
      withNeighbours: levelOf(index, WITH_NEIGHBOURS + MITIGATED),
      unmitigatedVerdict: verdictOf(OWN + UNMITIGATED),
      verdict: verdictOf(OWN + MITIGATED),
      withNeighbourVerdict: verdictOf(WITH_NEIGHBOURS + MITIGATED),
    };
  });
}

/** Builds the table from the values of each receiver. Left-out receivers keep their rows. */
export function buildTable({ prepared }: LiveCalculation, entryOf: (index: number) => LevelEntry): LevelTable {
  const { receivers } = prepared.snapshot;
  const column = () => new Float64Array(receivers.length).fill(Number.NaN);
  const flags = () => new Uint8Array(receivers.length);
  const table = {
    pointIds: Float64Array.from(receivers, ({ pointId }) => pointId),
    criteria: Float64Array.from(receivers, (receiver) => effectiveCriterion(receiver) ?? Number.NaN),
    ...{ unmitigated: column(), mitigated: column(), withNeighbours: column() },
    ...{ unmitigatedVerdicts: flags(), verdicts: flags(), withNeighbourVerdicts: flags(), isLeftOut: flags() },
  };
  let index = 0;
  receivers.forEach(({ isInsideZoneWithBuilding }, place) => {
    if (isInsideZoneWithBuilding) {
      table.isLeftOut[place] = 1;
      return;
    }
    const entry = entryOf(index++);
    const { criterion, unmitigated, mitigated, withNeighbours } = entry;
    table.criteria[place] = criterion ?? Number.NaN;
    table.unmitigated[place] = unmitigated ?? Number.NaN;
    table.mitigated[place] = mitigated ?? Number.NaN;
    table.withNeighbours[place] = withNeighbours ?? Number.NaN;
    table.unmitigatedVerdicts[place] = verdictCode(entry.unmitigatedVerdict);
    table.verdicts[place] = verdictCode(entry.verdict);
    table.withNeighbourVerdicts[place] = verdictCode(entry.withNeighbourVerdict);
  });
  return { ...table, ranks: rank(table) };
}

function rank({ pointIds, unmitigated }: Pick<LevelTable, 'pointIds' | 'unmitigated'>): Int32Array {
  // Receivers without noise come last. Not compared by subtraction, which would give NaN for two of them.
  const sortLevels = unmitigated.map((level) => (Number.isNaN(level) ? Number.NEGATIVE_INFINITY : level));
  const order = Array.from(pointIds, (_, place) => place).sort((a, b) => {
    const [one, other] = [floatAt(sortLevels, a), floatAt(sortLevels, b)];
    if (one !== other) return one > other ? -1 : 1;
    return floatAt(pointIds, a) - floatAt(pointIds, b);
  });
  const ranks = new Int32Array(order.length);
  order.forEach((place, index) => {
    ranks[place] = index + 1;
  });
  return ranks;
}
