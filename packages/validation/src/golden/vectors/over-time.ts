import {
  addDays,
  type DayString,
  describeTimeline,
  type Explanation,
  explain,
  type LevelStep,
  LiveCalculation,
  type ReceiverTimeline,
  summarise,
  toDay,
} from '@quietsite/domain';
import type { CaseReceiver, MethodCase } from '../../case.ts';
import { toSnapshot } from '../../engine-answer.ts';
import { present } from '../../present.ts';
import { POINT_ID, receiver, rowWithLevel, task, zone } from '../site.ts';
import { sumLevels } from '../sum-levels.ts';

export interface GivenSchedule {
  readonly tasks: readonly {
    readonly zonetask: string;
    readonly start: string;
    readonly end: string;
    readonly spl: number;
  }[];
  readonly noisecriteria: number;
  /** For example Examination@2025-05-05 ~ 2025-05-16: 65. */
  readonly othernoisecriteria: string;
}

/** The vector counts the days of the standard criterion and those of the examination separately. */
export function answerSchedule(input: GivenSchedule) {
  const standard = observe(scheduleOf(input, 'without entries'));
  const examined = observe(scheduleOf(input, 'with entries'));
  const { highestLevel, exceedsOnMap, exceedsInReport, exceedanceDays } = standard.run;
  const [entry] = examined.timeline.otherCriteria;
  return {
    combinations: Object.fromEntries([...Map.groupBy(standard.days, keyOf)].map(describeCombination)),
    highestnoiselevel: highestLevel,
    exceeds_map: exceedsOnMap,
    exceeds_report: exceedsInReport,
    exceedance_days_report: exceedanceDays,
    exam_max: entry?.unmitigated.level,
    exam_exceeds: entry && entry.unmitigated.verdict !== 'satisfies',
    exam_days: examined.run.exceedanceDays - exceedanceDays,
  };
}

export function scheduleOf(input: GivenSchedule, criteria: 'with entries' | 'without entries'): MethodCase {
  const otherCriteria = criteria === 'with entries' ? [parseEntry(input.othernoisecriteria)] : [];
  const tasks = input.tasks.map(({ zonetask, start, end }) => {
    const [zoneId = 0, id = 0] = zonetask.split('-').map(Number);
    return task({ id, zoneId, start, end });
  });
  return {
    lineageId: 'own',
    zones: [...new Set(tasks.map(({ zoneId }) => zoneId))].map((id) => zone({ id })),
    tasks,
    rows: input.tasks.map(({ start, end, spl }, i) =>
      rowWithLevel(spl, { id: i + 1, taskId: tasks[i]?.id ?? 0, start, end }),
    ),
    receivers: [receiver({ criterion: input.noisecriteria, otherCriteria })],
    nearbyProjects: [],
  };
}

function parseEntry(text: string): CaseReceiver['otherCriteria'][number] {
  const [, name = '', start = '', end = '', value] = /^(.+)@(.+) ~ (.+): (.+)$/.exec(text) ?? [];
  return { name, start, end, value: Number(value) };
}

/** Highest level, timeline and every day of the unmitigated run at the only receiver. */
function observe(site: MethodCase) {
  const calculation = new LiveCalculation(toSnapshot(site));
  const result = summarise(calculation);
  const days: Explanation[] = [];
  for (let day = result.firstDay; day !== null && day <= present(result.lastDay); day = addDays(day, 1))
    days.push(present(explain(calculation, POINT_ID, day, 'unmitigated')));
  const run = present(result.receivers[0]?.unmitigated);
  return { run, days, timeline: present(describeTimeline(calculation, POINT_ID)) };
}

function keyOf({ combination }: Explanation): string {
  return combination?.key ?? '';
}

function describeCombination([key, days]: [string, Explanation[]]) {
  const cnl = Math.max(...days.map(({ level }) => present(level)));
  return [key, { cnl, days: days.length, first: days[0]?.day, last: days.at(-1)?.day }] as const;
}

type DatedLevels = readonly (readonly [day: string, level: number])[];

/** A level of 0 in the vector means silence on that day. */
export function answerNeighbours(input: {
  readonly own: DatedLevels;
  readonly approved_neighbour: DatedLevels;
  readonly user_contribution: {
    readonly name: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly contribution: number;
  };
}) {
  const { name, startDate: start, endDate: end, contribution: level } = input.user_contribution;
  const site: MethodCase = {
    ...projectOf(input.own),
    lineageId: 'own',
    receivers: [receiver({ contributions: [{ name, start, end, level }] })],
    nearbyProjects: [{ ...projectOf(input.approved_neighbour), lineageId: 'near', version: 1, isApproved: true }],
  };
  const { run, timeline } = observe(site);
  const neighbourMaximum = Math.max(...input.approved_neighbour.map(([, audibleLevels]) => audibleLevels));
  return {
    daily: input.own.map(([day]) => [day, stepOn(timeline, toDay(day))?.unmitigated.withNeighbours]),
    highestnoiselevel: run.highestLevel,
    highestnoiselevelwithneighbour: run.withNeighbours.highestLevel,
    wrong_max_plus_max: sumLevels([present(run.highestLevel), neighbourMaximum, level]),
  };
}

function projectOf(levels: DatedLevels): Pick<MethodCase, 'zones' | 'tasks' | 'rows'> {
  const days = levels.map(([day]) => day);
  const audibleLevels = levels.filter(([, level]) => level > 0);
  return {
    zones: [zone()],
    tasks: [task({ start: present(days[0]), end: present(days.at(-1)) })],
    rows: audibleLevels.map(([day, level], i) => rowWithLevel(level, { id: i + 1, start: day, end: day })),
  };
}

function stepOn({ steps }: ReceiverTimeline, day: DayString): LevelStep | undefined {
  return steps.find(({ start, end }) => start <= day && day <= end);
}
