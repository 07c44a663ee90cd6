import type { PlanRecords, PlanSource, ReceiverRecord } from '@quietsite/domain';
import type { DocumentWords, TableWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { listPlanReceivers, type PlanReceiver } from './plan-receiver.ts';
import { type ColumnOf, day, level, number, type RunKind, text } from './plan-table.ts';
import { describeWorks, type PlannedActivity, type Works } from './works.ts';

/** One activity, one combination or one neighbour at one receiver (CALC-33, Q126). */
export interface CalculationRow extends ReceiverRecord {
  readonly receiver: PlanReceiver;
  readonly part: 'Activity' | 'Combination' | 'Neighbour';
  readonly code: string;
  /** Set for an activity. */
  readonly activity: PlannedActivity | undefined;
  /** The active works: the activity, the codes of a combination, or the title of a neighbour. */
  readonly works: string;
  /** The loudest of the project's own works at the receiver. */
  readonly isHighest: boolean;
  readonly remark: string;
}

/** Receivers in summary order. Each has its activities, then its combinations, loudest first, then neighbours. */
export function listCalculationRows(
  source: PlanSource,
  { receivers }: PlanRecords,
  run: RunKind,
  words: DocumentWords = englishWords,
): CalculationRow[] {
  const works = describeWorks(source);
  const explain = createRemarks(source, words.tables);
  const titles = new Map(source.neighbours.map(({ id, title }) => [id, title]));
  const recordsOfRun = receivers.filter(({ isMitigated }) => isMitigated === (run === 'mitigated'));
  const ofPoint = Map.groupBy(recordsOfRun, ({ pointId }) => pointId);
  return listPlanReceivers(source, words).flatMap((receiver) => {
    const records = ofPoint.get(receiver.pointId) ?? [];
    const highest = findHighest(records);
    return records.map((record) => ({
      ...record,
      receiver,
      ...nameWorks(record, works, titles),
      isHighest: record === highest,
      remark: explain(record),
    }));
  });
}

/**
 * If levels are equal, the first combination (named in the heading) takes precedence over the single audible activity
 * in it.
 */
function findHighest(records: readonly ReceiverRecord[]): ReceiverRecord | undefined {
  const own = records.filter(({ approvedProjectId }) => approvedProjectId === null);
  const level = Math.max(...own.map(({ cnl }) => cnl ?? Number.NEGATIVE_INFINITY));
  const loudest = own.filter(({ cnl }) => cnl !== null && cnl >= level - SAME_LEVEL);
  return loudest.find(({ taskId }) => taskId === null) ?? loudest[0];
}

function nameWorks(record: ReceiverRecord, works: Works, titles: ReadonlyMap<number, string>) {
  const { approvedProjectId, taskId, zoneTaskOrCombined } = record;
  if (approvedProjectId !== null)
    return { part: 'Neighbour', code: '', activity: undefined, works: titles.get(approvedProjectId) ?? '' } as const;
  const code = works.codeOf(zoneTaskOrCombined);
  if (taskId === null)
    return { part: 'Combination', code, activity: undefined, works: works.sumOf(zoneTaskOrCombined) } as const;
  const activity = works.activityOf(taskId);
  return { part: 'Activity', code, activity, works: activity?.name || activity?.construction || '' } as const;
}

/** Half of the last digit shown. */
const SAME_LEVEL = 0.05;

/** The corrections of M-107 that are not 0. */
const SCREENING = [-5, -10];

/** Explains why sound power and corrections do not add up to the level, if they do not. */
function createRemarks({ snapshot }: PlanSource, { remarks }: TableWords): (record: ReceiverRecord) => string {
  const withFixed = new Set(
    snapshot.rows.flatMap(({ taskId, fixedLocation }) => (fixedLocation === null ? [] : [taskId])),
  );
  return ({ taskId, highestSwl, distanceCorrection, facadeCorrection, cnl }) => {
    if (taskId === null || highestSwl === null || distanceCorrection === null || cnl === null) return '';
    const rest = cnl - (highestSwl + distanceCorrection + facadeCorrection);
    if (Math.abs(rest) < SAME_LEVEL) return '';
    const isScreened = snapshot.screening !== undefined && SCREENING.some((one) => Math.abs(rest - one) < SAME_LEVEL);
    if (isScreened) return remarks.screened(rest.toFixed(1));
    return withFixed.has(taskId) ? remarks.fixedPlant : remarks.nearerZone;
  };
}

export const calculationColumns: readonly ColumnOf<CalculationRow>[] = [
  text('nsr', ({ receiver }) => receiver.label),
  text('building', ({ receiver }) => receiver.building),
  number('criterion', 1, ({ noiseCriteria }) => noiseCriteria),
  text('part', ({ part }, { parts }) => parts[part]),
  text('code', ({ code }) => code),
  text('zone', ({ activity }) => activity?.zone ?? ''),
  text('works', ({ works }) => works),
  text('loudestGroup', ({ excGroups }) => excGroups),
  day('from', ({ startDate }) => startDate),
  day('to', ({ endDate }) => endDate),
  level('soundPower', ({ highestSwl }) => highestSwl),
  number('distance', 1, ({ distance }) => distance),
  number('distanceCorrection', 1, ({ distanceCorrection }) => distanceCorrection),
  number('facadeCorrection', 1, ({ taskId, facadeCorrection }) => (taskId === null ? null : facadeCorrection)),
  level('noiseLevel', ({ cnl }) => cnl),
  text('highest', ({ isHighest }, { columns }) => (isHighest ? columns.highest : '')),
  text('remark', ({ remark }) => remark),
];
