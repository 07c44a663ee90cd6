import {
  type CalculationSnapshot,
  type CalendarRow,
  calculateSiteCalendar,
  describeNeighbour,
  LiveCalculation,
  listCalendarRows,
  sortCalendarRows,
  weeksOfYear,
} from '@quietsite/domain';
import { createRandomDistrict, type RandomSite } from '../../../../packages/domain/src/testing/random-district.ts';

const SEED = 500;
/** Assessment areas of 300 m around sites of some 130 m intersect below this distance. */
const NEIGHBOUR_METRES = 730;

export interface DistrictFigures {
  readonly sites: number;
  readonly receivers: number;
  readonly neighboursPerSite: number;
  /** The calculations of all sites with their neighbours, as each project has one. */
  readonly bareSeconds: number;
  readonly calendarSeconds: number;
  /** Sites to calculate again after one more approval, on average and at most. */
  readonly affectedSites: { readonly mean: number; readonly most: number };
  readonly approvalBareSeconds: number;
  readonly approvalSeconds: number;
  readonly rows: number;
  readonly rowsWithClash: number;
}

/** The fastest of several turns. The yardstick and the calendar alternate, so that load on the machine affects both. */
export function measureDistrict(siteCount: number, receiversPerSite: number, turns: number): DistrictFigures {
  const sideMetres = Math.round(350 * Math.sqrt(siteCount));
  const sites = createRandomDistrict(SEED, { sites: siteCount, receiversPerSite, sideMetres });
  const near = sites.map((site) => sites.flatMap((other, index) => (areNear(site, other) ? [index] : [])));
  const works = sites.map(describeNeighbour);
  const snapshots = sites.map((site, index) => ({
    ...site,
    neighbours: (near[index] ?? []).flatMap((other) => works[other] ?? []),
  }));
  const affected = near.map((others, index) => [index, ...others]);
  const busiest = affected.reduce((most, list) => (list.length > most.length ? list : most));
  const best = { bare: Infinity, calendar: Infinity, approvalBare: Infinity, approval: Infinity };
  let rows: CalendarRow[] = [];
  for (let turn = 0; turn < turns; turn++) {
    best.bare = Math.min(
      best.bare,
      timeOf(() => snapshots.forEach(calculateBare)),
    );
    best.calendar = Math.min(
      best.calendar,
      timeOf(() => {
        rows = sortCalendarRows(snapshots.flatMap(listRowsOf));
      }),
    );
    const again = busiest.flatMap((index) => snapshots[index] ?? []);
    best.approvalBare = Math.min(
      best.approvalBare,
      timeOf(() => again.forEach(calculateBare)),
    );
    best.approval = Math.min(
      best.approval,
      timeOf(() => again.forEach(listRowsOf)),
    );
  }
  const pairs = near.reduce((total, others) => total + others.length, 0);
  return {
    sites: sites.length,
    receivers: sites.reduce((total, { receivers }) => total + receivers.length, 0),
    neighboursPerSite: pairs / sites.length,
    bareSeconds: best.bare,
    calendarSeconds: best.calendar,
    affectedSites: { mean: 1 + pairs / sites.length, most: busiest.length },
    approvalBareSeconds: best.approvalBare,
    approvalSeconds: best.approval,
    rows: rows.length,
    rowsWithClash: rows.filter(({ clashDays }) => clashDays > 0).length,
  };
}

const calculateBare = (snapshot: CalculationSnapshot): void => void new LiveCalculation(snapshot);
const listRowsOf = (snapshot: CalculationSnapshot): CalendarRow[] =>
  listCalendarRows(calculateSiteCalendar(snapshot, weeksOfYear(2027)));

function areNear(site: RandomSite, other: RandomSite): boolean {
  if (site === other) return false;
  const [a, b] = [site.zones[0]?.centre, other.zones[0]?.centre];
  return a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < NEIGHBOUR_METRES;
}

function timeOf(work: () => void): number {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) / 1000;
}
