import {
  judge,
  listCompulsoryReceivers,
  type PlanRecords,
  type PlanSource,
  type ReceiverResult,
  type Verdict,
  worstExcess,
} from '@quietsite/domain';
import {
  CALCULATION_ROWS,
  CODE_ROWS,
  COMBINATION_ROWS,
  COMPACT_ROWS,
  DRAWN_SECTIONS,
  INVENTORY_ROWS,
  MITIGATED_INVENTORY_ROWS,
  RESULT_PAGES,
  SUMMARY_ROWS,
} from '../page-rules.ts';

/** Title, column headings and group headings take the space of this many lines. */
const HEAD_ROWS = 4;
/** A line of sections 3 and 6, measured in lines of a calculation. */
const LISTED_ROWS = CALCULATION_ROWS / SUMMARY_ROWS.first;
/** Covers, and the partly filled last page of each section. */
const SPARE_PAGES = 8;

/**
 * The receivers whose calculation and months are printed, the same in Appendices B and C. First those that exceed with
 * mitigation, highest exceedance first; then the borderline ones, the loudest home and school, and the others, loudest
 * first, up to 120 pages for both appendices. The first is always included.
 */
export function chooseDetailed(
  source: PlanSource,
  records: PlanRecords,
  maxRows: number = countFreeRows(source, records),
): ReadonlySet<number> {
  const rowsOf = countRows(records);
  const listed = (1 + countYears(source)) * LISTED_ROWS;
  const chosen = new Set<number>();
  let left = maxRows;
  for (const { pointId } of listByWeight(source)) {
    const rows = (rowsOf.get(pointId) ?? 0) + HEAD_ROWS + listed;
    if (rows > left && chosen.size > 0) break;
    chosen.add(pointId);
    left -= rows;
  }
  return chosen;
}

/** Rows left for calculations in each appendix after everything else. */
function countFreeRows({ summary, results, snapshot }: PlanSource, { equipment }: PlanRecords): number {
  const { activityCodes, combinations } = summary;
  const [activities, machines] = [activityCodes.length, equipment.length / 2];
  const codes = activities / CODE_ROWS + combinations.length / (2 * COMBINATION_ROWS);
  const receivers = results.length / (2 * COMPACT_ROWS);
  // Each activity has a heading.
  const plant = (machines + activities) / INVENTORY_ROWS.first + (machines + activities / 2) / MITIGATED_INVENTORY_ROWS;
  const drawn = snapshot.screening === undefined ? 0 : 2 * DRAWN_SECTIONS.maxPages;
  return ((RESULT_PAGES - SPARE_PAGES - drawn - 2 * (codes + receivers) - plant) / 2) * CALCULATION_ROWS;
}

const countYears = ({ summary: { firstDay, lastDay } }: PlanSource): number =>
  firstDay && lastDay ? Number(lastDay.slice(0, 4)) - Number(firstDay.slice(0, 4)) + 1 : 0;

/** The number of rows of each receiver, in the run that has more. */
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

/** Ties stay in source order, loudest first. Receivers inside the site have no calculation (M-35). */
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
