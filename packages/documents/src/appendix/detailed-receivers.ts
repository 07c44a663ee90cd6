import {
  judge,
  listCompulsoryReceivers,
  type PlanRecords,
  type PlanSource,
  type ReceiverResult,
  type Verdict,
  worstExcess,
} from '@quietsite/domain';
import { CALCULATION_PAGES, CALCULATION_ROWS } from '../page-rules.ts';

/** Title, heads of the columns and heads of the groups take as much room as so many lines. */
const HEAD_ROWS = 4;
const MOST_DETAIL_ROWS = CALCULATION_ROWS * CALCULATION_PAGES;

/**
 * The receivers whose calculation and months are printed, the same in Appendices B and C: those that exceed with the
 * measures of the plan, from the highest exceedance down, then the borderline ones, the loudest home and school, and the
 * others from the loudest down, for as many as the pages hold. The first is always among them.
 */
export function chooseDetailed(
  source: PlanSource,
  records: PlanRecords,
  mostRows: number = MOST_DETAIL_ROWS,
): ReadonlySet<number> {
  const rowsOf = countRows(records);
  const chosen = new Set<number>();
  let left = mostRows;
  for (const { pointId } of listByWeight(source)) {
    const rows = (rowsOf.get(pointId) ?? 0) + HEAD_ROWS;
    if (rows > left && chosen.size > 0) break;
    chosen.add(pointId);
    left -= rows;
  }
  return chosen;
}

/** Of the run with more of them. */
function countRows({ receivers }: PlanRecords): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const isMitigated of [false, true]) {
    const ofRun = Map.groupBy(
      receivers.filter((record) => record.isMitigated === isMitigated),
      ({ pointId }) => pointId,
    );
    for (const [pointId, some] of ofRun) counts.set(pointId, Math.max(counts.get(pointId) ?? 0, some.length));
  }
  return counts;
}

const WEIGHTS: Readonly<Record<Verdict, number>> = { exceeds: 0, borderline: 1, satisfies: 2 };

/** Equals stay in the order of the source, the loudest first. What is inside the site has no calculation (M-35). */
function listByWeight({ results, snapshot, timelines }: PlanSource): ReceiverResult[] {
  const levels = new Map(results.map(({ pointId, unmitigated }) => [pointId, unmitigated.highestLevel]));
  const compulsory = new Set(listCompulsoryReceivers(snapshot.receivers, levels));
  const excess = new Map(results.map(({ pointId }) => [pointId, worstExcess(timelines.get(pointId), 'mitigated')]));
  const weigh = ({ pointId, mitigated }: ReceiverResult): readonly number[] => [
    WEIGHTS[judge(mitigated)],
    -(excess.get(pointId) ?? 0),
    compulsory.has(pointId) ? 0 : 1,
  ];
  return results
    .filter(({ isLeftOut }) => !isLeftOut)
    .map((result) => ({ result, weight: weigh(result) }))
    .toSorted((one, other) => compare(one.weight, other.weight))
    .map(({ result }) => result);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, weight] of one.entries()) {
    const difference = weight - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
