import {
  contributionOn,
  criterionOn,
  Engine,
  type EngineInput,
  type EngineTask,
  floatAt,
  intAt,
  itemAt,
  KEPT_RUNS,
  LANES,
  MITIGATED,
  NO_CRITERION,
} from '@quietsite/acoustics';
import { effectiveCriterion } from '../calculation/criterion.ts';
import { prepare } from '../calculation/prepare.ts';
import { storedLevel } from '../calculation/results/stored-level.ts';
import type { CalculationSnapshot, SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import { type DayString, dayNumber } from '../day.ts';
import { expandFronts } from '../front/expand-fronts.ts';
import type { DayFigures } from './district.schema.ts';

/** First and last day, both included. */
export interface Period {
  readonly start: DayString;
  readonly end: DayString;
}

/**
 * What a site and its neighbours do to the site's receivers on every day of a period, mitigated (M-50). The period need
 * not be that of the site: on the other days the levels are those of its neighbours. Lists go receiver by receiver and
 * day by day; a level is NaN where there is no noise.
 */
export interface SiteCalendar {
  readonly start: DayString;
  readonly dayCount: number;
  /** Excludes receivers that are left out (M-35) or have no criterion (M-141). */
  readonly receivers: readonly SnapshotReceiver[];
  /** All sites together, with the contributions typed at the receiver (M-51). */
  readonly together: Float64Array;
  /** The loudest single site. */
  readonly loudestAlone: Float64Array;
  /** The criterion of the day (M-57). */
  readonly criteria: Float64Array;
}

/** What the sites do to one receiver on one day: the figures of the calendar with its summands. */
export interface DayParts extends Readonly<DayFigures> {
  /** The level of each site alone: first the receiver's own, then the neighbours in the order of the snapshot. */
  readonly alone: readonly (number | null)[];
}

/** For the first receiver of a snapshot; null if it is left out (M-35) or not judged on this day (M-143). */
export function calculateDayParts(snapshot: CalculationSnapshot, day: DayString): DayParts | null {
  const { input } = prepare(expandFronts(snapshot));
  const [profile] = input.profiles;
  if (input.receiverCount === 0 || profile === undefined) return null;
  const onDay = dayNumber(day);
  const criterion = criterionOn(profile, onDay);
  if (criterion === NO_CRITERION) return null;
  const ofDay: EngineInput = { ...input, firstDay: onDay, lastDay: onDay };
  return {
    together: levelOf(ofDay, 'total'),
    alone: [input.tasks, ...input.neighbours].map((tasks) => levelOf(keepSite(ofDay, tasks), 'own')),
    typed: storedLevel(contributionOn(profile, onDay)),
    criterion,
  };
}

/** The level at the first receiver on the only day of the input. */
function levelOf(input: EngineInput, series: 'own' | 'total'): number | null {
  let found: number | null = null;
  fillLevels({ ...input, receiverCount: 1 }, series, (_from, _to, level) => {
    found = level;
  });
  return found;
}

/** Receivers without a criterion cannot clash, so a calendar omits them (M-141). */
const prepareCalendar = ({ receivers, ...snapshot }: CalculationSnapshot) =>
  prepare({
    ...expandFronts<typeof snapshot & Pick<CalculationSnapshot, 'screening'>>(snapshot),
    receivers: receivers.filter((receiver) => effectiveCriterion(receiver) !== null),
  });

export function calculateSiteCalendar(snapshot: CalculationSnapshot, { start, end }: Period): SiteCalendar {
  const { input, receivers } = prepareCalendar(snapshot);
  const [firstDay, lastDay] = [dayNumber(start), dayNumber(end)];
  const dayCount = lastDay - firstDay + 1;
  const ofPeriod: EngineInput = { ...input, firstDay, lastDay };
  const column = () => new Float64Array(receivers.length * dayCount);
  const [together, loudestAlone, criteria] = [column().fill(Number.NaN), column().fill(Number.NaN), column()];
  fillCriteria(ofPeriod, dayCount, criteria);
  fillLevels(ofPeriod, 'total', (from, to, level) => together.fill(level, from, to));
  for (const tasks of [input.tasks, ...input.neighbours])
    fillLevels(keepSite(ofPeriod, tasks), 'own', (from, to, level) => {
      for (let at = from; at < to; at++) if (!(floatAt(loudestAlone, at) >= level)) loudestAlone[at] = level;
    });
  const calendar = { start, dayCount, receivers, together, loudestAlone, criteria };
  receivers.forEach((receiver, index) => void dropDaysOutOfUse(calendar, receiver, index));
  return calendar;
}

/** On days out of use a place is not judged, so it has no clash (M-143). */
function dropDaysOutOfUse({ dayCount, ...calendar }: SiteCalendar, receiver: SnapshotReceiver, index: number): void {
  if (receiver.outOfUse === undefined) return;
  for (let at = index * dayCount; at < (index + 1) * dayCount; at++) {
    if (calendar.criteria[at] !== NO_CRITERION) continue;
    calendar.together[at] = Number.NaN;
    calendar.loudestAlone[at] = Number.NaN;
    calendar.criteria[at] = effectiveCriterion(receiver) ?? NO_CRITERION;
  }
}

/**
 * The levels of all sites but one, with the contributions entered at each receiver of the calendar. Site 0 is the
 * receivers' own site; the neighbours follow in the order of the snapshot.
 */
export function calculateOthers(snapshot: CalculationSnapshot, site: number, { start, end }: Period): Float64Array {
  const { input } = prepareCalendar(snapshot);
  const [firstDay, lastDay] = [dayNumber(start), dayNumber(end)];
  const others = new Float64Array(input.receiverCount * (lastDay - firstDay + 1)).fill(Number.NaN);
  const [own = [], ...neighbours] = [input.tasks, ...input.neighbours].map((tasks, index) =>
    index === site ? [] : tasks,
  );
  const ofPeriod: EngineInput = { ...input, tasks: own, neighbours, firstDay, lastDay };
  fillLevels(ofPeriod, 'total', (from, to, level) => others.fill(level, from, to));
  return others;
}

/** The input of a single site: its activities and their zones, at all receivers. */
function keepSite({ zones, notionalDistances, ...input }: EngineInput, tasks: readonly EngineTask[]): EngineInput {
  const kept = [...new Set(tasks.map(({ zone }) => zone))].sort((a, b) => a - b);
  const distances = new Float64Array(input.receiverCount * kept.length);
  for (let receiver = 0; receiver < input.receiverCount; receiver++)
    kept.forEach((zone, index) => {
      distances[receiver * kept.length + index] = floatAt(notionalDistances, receiver * zones.length + zone);
    });
  return {
    ...input,
    zones: kept.map((zone) => itemAt(zones, zone)),
    tasks: tasks.map((task) => ({ ...task, zone: kept.indexOf(task.zone) })),
    neighbours: [],
    notionalDistances: distances,
  };
}

/** Reports each level above silence with the range of positions in the lists, which are days of one receiver, where it applies. */
function fillLevels(
  input: EngineInput,
  series: 'own' | 'total',
  take: (from: number, to: number, level: number) => void,
): void {
  const { firstDay, lastDay, profiles, profileOfReceiver, receiverCount } = input;
  const dayCount = lastDay - firstDay + 1;
  const engine = new Engine(input);
  for (let first = 0; first < receiverCount; first += LANES) {
    const points = Array.from({ length: Math.min(LANES, receiverCount - first) }, (_, lane) => ({
      receiver: first + lane,
      height: 0,
    }));
    engine.visit(points, KEPT_RUNS, (sweep, { days }) => {
      const energies = sweep[series][MITIGATED];
      for (const { receiver } of points) {
        const profile = itemAt(profiles, intAt(profileOfReceiver, receiver));
        const row = receiver * dayCount - firstDay;
        for (let i = 0; i + 1 < days.length; i++) {
          const added = series === 'total' ? contributionOn(profile, intAt(days, i)) : 0;
          const level = storedLevel(floatAt(energies, i * LANES + receiver - first) + added);
          if (level !== null) take(row + intAt(days, i), row + intAt(days, i + 1), level);
        }
      }
    });
  }
}

function fillCriteria(
  { profiles, profileOfReceiver, firstDay }: EngineInput,
  dayCount: number,
  criteria: Float64Array,
) {
  profileOfReceiver.forEach((profile, receiver) => {
    for (let day = 0; day < dayCount; day++)
      criteria[receiver * dayCount + day] = criterionOn(itemAt(profiles, profile), firstDay + day);
  });
}
