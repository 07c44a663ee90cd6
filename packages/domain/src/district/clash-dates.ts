import { floatAt, itemAt } from '@quietsite/acoustics';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { describeNeighbour } from '../calculation/neighbours/neighbours.ts';
import type { CalculationSnapshot, SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import { isAtIssue, judgeLevel } from '../calculation/verdict.ts';
import type { DayString } from '../day.ts';
import { AdviceRun } from '../schedule/advice/advice.ts';
import type { ShiftRules } from '../schedule/advice/shift-rules.ts';
import { shiftSnapshot, type TaskShift } from '../schedule/advice/shift-snapshot.ts';
import { isClash } from './clash.ts';
import { calculateSiteCalendar, type Period } from './site-calendar.ts';

type Works = Pick<CalculationSnapshot, 'zones' | 'tasks' | 'rows' | 'calendar'>;

export interface ClashDatesRequest {
  /** The receivers' own site first, then its neighbours. */
  readonly works: readonly Works[];
  readonly receivers: readonly SnapshotReceiver[];
  /** The receiver with the clash. */
  readonly pointId: number;
  /** The sites whose activities may be shifted, as indices into `works`. */
  readonly sites: readonly number[];
  readonly today: DayString;
}

/** The shifts of one site's activities that help a receiver, while all other sites keep their dates (M-95). */
export interface SiteDates {
  readonly site: number;
  /** Whether any activity may be shifted within the site's slack. */
  readonly hasSlack: boolean;
  /** Whether all possibilities were tried. */
  readonly isProven: boolean;
  /** Empty if nothing helps. */
  readonly shifts: readonly TaskShift[];
  /** Days of the clash that remain with these shifts. */
  readonly remainingDays: number;
  /** Other listed receivers that get more days above their criterion. */
  readonly worseReceivers: number;
}

export interface ClashDates {
  readonly clashDays: number;
  readonly sites: readonly SiteDates[];
}

/** The default of 'Suggest dates'. */
const MAX_SHIFT_DAYS = 14;
/** A fifth of what 'Suggest dates' tries, because every site is searched while an officer waits. */
const MAX_TRIALS = 30_000;

/**
 * A plan's slack: no activity starts before the plan or today, none ends after the plan, and none moves further than
 * the default of 'Suggest dates'.
 */
export function slackOf(works: Pick<Works, 'tasks'>, today: DayString): ShiftRules {
  const { start = today, end = null } = periodOf([works]) ?? {};
  const begun = works.tasks.filter((task) => task.start < today);
  return {
    ...{
      mostDaysEarlier: MAX_SHIFT_DAYS,
      mostDaysLater: MAX_SHIFT_DAYS,
      notBefore: start > today ? start : today,
      notAfter: end,
    },
    // Activities that have begun cannot be moved.
    ...{ fixedTaskIds: begun.map(({ id }) => id), ofTasks: {} },
  };
}

export function findClashDates(request: ClashDatesRequest): ClashDates {
  const { works, sites, pointId } = request;
  const period = periodOf(works);
  if (period === null) return { clashDays: 0, sites: [] };
  const before = countDays(request, works, period);
  const clashDays = before.get(pointId)?.clash ?? 0;
  return {
    clashDays,
    sites: sites.map((site) => {
      const { shifts, canMove: hasSlack, isProven } = adviseSite(request, site);
      const found = { site, hasSlack, isProven };
      const moved = { ...itemAt(works, site), ...shiftWorks(itemAt(works, site), shifts) };
      const after = shifts.length > 0 ? countDays(request, works.with(site, moved), period) : before;
      const above = (days: typeof before, id: number) => days.get(id)?.above ?? 0;
      // Days above the criterion for other reasons do not count. A clash that becomes an exceedance of one site has not
      // ended.
      const others = above(before, pointId) - clashDays;
      const remainingDays = Math.max(0, above(after, pointId) - others);
      if (remainingDays >= clashDays) return { ...found, shifts: [], remainingDays: clashDays, worseReceivers: 0 };
      const worse = [...after.keys()].filter((id) => id !== pointId && above(after, id) > above(before, id));
      return {
        ...{ ...found, remainingDays, worseReceivers: worse.length },
        shifts: shifts.map(({ taskId, days }) => ({ taskId, days })),
      };
    }),
  };
}

/** Treats the site as a separate project at the receiver, with all others as its neighbours. */
function adviseSite({ works, receivers, pointId, today }: ClashDatesRequest, site: number) {
  const own = itemAt(works, site);
  const snapshot: CalculationSnapshot = {
    ...own,
    receivers: receivers.filter((receiver) => receiver.pointId === pointId),
    neighbours: works.filter((_, index) => index !== site).map(describeNeighbour),
  };
  const request = { pointIds: [pointId], isCumulative: true, rules: slackOf(own, today) };
  const run = new AdviceRun(new LiveCalculation(snapshot), request, MAX_TRIALS);
  run.continue(() => false);
  return run.finish();
}

function shiftWorks(works: Works, shifts: readonly TaskShift[]): Pick<Works, 'tasks' | 'rows'> {
  const { tasks, rows } = shiftSnapshot({ ...works, receivers: [], neighbours: [] }, shifts);
  return { tasks, rows };
}

interface ReceiverDays {
  /** Days on which all sites together do not satisfy the criterion. */
  readonly above: number;
  /** The days among them on which each site alone satisfies it. */
  readonly clash: number;
}

/** Counts the days for each receiver as the calendar does, over all years of the works. */
function countDays(
  { receivers }: ClashDatesRequest,
  [own, ...others]: readonly Works[],
  period: Period,
): ReadonlyMap<number, ReceiverDays> {
  if (own === undefined) return new Map();
  const snapshot = { ...own, receivers, neighbours: others.map(describeNeighbour) };
  const { receivers: judged, dayCount, together, loudestAlone, criteria } = calculateSiteCalendar(snapshot, period);
  return new Map(
    judged.map(({ pointId }, receiver) => {
      let [above, clash] = [0, 0];
      for (let at = receiver * dayCount; at < (receiver + 1) * dayCount; at++) {
        const [level, criterion] = [floatAt(together, at), floatAt(criteria, at)];
        if (Number.isNaN(level) || !isAtIssue(judgeLevel(level, criterion))) continue;
        above++;
        if (isClash(level, floatAt(loudestAlone, at), criterion)) clash++;
      }
      return [pointId, { above, clash }];
    }),
  );
}

/** From the first to the last day of all works, which shifts never leave; null if there are no works. */
function periodOf(works: readonly Pick<Works, 'tasks'>[]): Period | null {
  const tasks = works.flatMap((one) => one.tasks);
  const starts = tasks.map((task) => task.start).sort();
  const ends = tasks.map((task) => task.end).sort();
  const [start, end] = [starts[0], ends.at(-1)];
  return start === undefined || end === undefined ? null : { start, end };
}
