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
  /** First that of the receivers, then its neighbours. */
  readonly works: readonly Works[];
  readonly receivers: readonly SnapshotReceiver[];
  /** Where the clash is. */
  readonly pointId: number;
  /** Whose activities may be shifted, as places in `works`. */
  readonly sites: readonly number[];
  readonly today: DayString;
}

/** Which shifts of one site's activities help a receiver, while all other sites keep their dates (M-95). */
export interface SiteDates {
  readonly site: number;
  /** Whether any activity may be shifted within the site's slack. */
  readonly hasSlack: boolean;
  /** Whether everything was tried. */
  readonly isProven: boolean;
  /** Empty where nothing helps. */
  readonly shifts: readonly TaskShift[];
  /** Days of the clash that stay with these shifts. */
  readonly remainingDays: number;
  /** Other receivers of the list that get more days above their criterion. */
  readonly worseReceivers: number;
}

export interface ClashDates {
  readonly clashDays: number;
  readonly sites: readonly SiteDates[];
}

/** As 'Suggest dates' begins. */
const MOST_DAYS = 14;
/** A fifth of what 'Suggest dates' tries, because every site is searched while an officer waits. */
const EFFORT = 30_000;

/**
 * A plan's slack: no activity before its first day or after its last, nor into the past, and none further than 'Suggest
 * dates' begins with.
 */
export function slackOf(works: Pick<Works, 'tasks'>, today: DayString): ShiftRules {
  const { start = today, end = null } = periodOf([works]) ?? {};
  const begun = works.tasks.filter((task) => task.start < today);
  return {
    ...{
      mostDaysEarlier: MOST_DAYS,
      mostDaysLater: MOST_DAYS,
      notBefore: start > today ? start : today,
      notAfter: end,
    },
    // What has begun cannot be moved any more.
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
      // Days that were above without a clash are none of it; a clash that becomes an exceedance has not ended.
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

/** The site as a project of its own at the receiver, with all others as its neighbours. */
function adviseSite({ works, receivers, pointId, today }: ClashDatesRequest, site: number) {
  const own = itemAt(works, site);
  const snapshot: CalculationSnapshot = {
    ...own,
    receivers: receivers.filter((receiver) => receiver.pointId === pointId),
    neighbours: works.filter((_, index) => index !== site).map(describeNeighbour),
  };
  const request = { pointIds: [pointId], isCumulative: true, rules: slackOf(own, today) };
  const run = new AdviceRun(new LiveCalculation(snapshot), request, EFFORT);
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
  /** Those of them on which every site alone does. */
  readonly clash: number;
}

/** The figures of the calendar, over all years of the works, by receiver. */
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

/** From the first to the last day of all works; null without any. Shifts stay inside. */
function periodOf(works: readonly Pick<Works, 'tasks'>[]): Period | null {
  const tasks = works.flatMap((one) => one.tasks);
  const starts = tasks.map((task) => task.start).sort();
  const ends = tasks.map((task) => task.end).sort();
  const [start, end] = [starts[0], ends.at(-1)];
  return start === undefined || end === undefined ? null : { start, end };
}
