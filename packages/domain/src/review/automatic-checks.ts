import { MAX_BARRIER_METRES } from '@quietsite/acoustics';
import { listCompulsoryReceivers } from '../calculation/compulsory-receivers.ts';
import type { SnapshotRow } from '../calculation/snapshot.schema.ts';
import { isAtIssue } from '../calculation/verdict.ts';
import { listDaysOfWork } from '../calendar/restricted-days.ts';
import { hasMethod, hasQuieterEquipment } from '../mitigation/measures.ts';
import { lacksExaminations, listAffectedSchools } from '../receivers/examinations.ts';
import { isExempt } from '../receivers/exemptions.ts';
import { findVerdict } from '../report/compare-bundles.ts';
import { hasCommitments, isAssessmentNotApplicable } from '../report/report-input.ts';
import type { BundleReceiver, SubmissionInputs } from '../report/submission.schema.ts';
import { countsAsBarrier, needsProof } from '../screening/kinds.ts';
import type { AutomaticCheck, ReviewTarget } from './brief.schema.ts';
import { AUTOMATIC_CHECKS, type AutomaticCheckName } from './check-names.ts';
import type { ReviewFacts } from './review-facts.ts';

/** A sound power this far below the catalogue's is unusual: half the machine's loudness would be a special model. */
const UNUSUAL_SOUND_POWER_DECIBELS = 5;
/** Less time lowers a level by more than 7 dB, as much as most measures. */
const UNUSUAL_TIME_PERCENT = 20;
/** Farther, another part of the facade or another floor could be meant. */
const FAR_MOVE_METRES = 5;
/** Enough to find the place; the count is stated as well. */
const MAX_NAMES = 5;

/** An item that a check examined. */
interface CheckedItem {
  readonly name: string;
  readonly target: ReviewTarget | null;
  readonly needsLook: boolean;
}

/** Null if the plan has nothing to check, or if the submission is too old. */
type Check = (facts: ReviewFacts) => readonly CheckedItem[] | null;

/** Checks that a computer can make of a submission before a reviewer reads it. None decides anything. */
export const runAutomaticChecks = (facts: ReviewFacts): AutomaticCheck[] =>
  AUTOMATIC_CHECKS.map((name) => judge(name, checks[name](facts)));

function judge(name: AutomaticCheckName, items: readonly CheckedItem[] | null): AutomaticCheck {
  if (items === null || items.length === 0) return { name, result: 'unused', count: 0, names: [], targets: [] };
  const found = items.filter(({ needsLook }) => needsLook);
  if (found.length === 0) return { name, result: 'passed', count: items.length, names: [], targets: [] };
  const shown = found.slice(0, MAX_NAMES);
  const [names, targets] = [shown.map((item) => item.name), shown.flatMap(({ target }) => target ?? [])];
  return { name, result: 'look', count: found.length, names, targets };
}

const checks: Readonly<Record<AutomaticCheckName, Check>> = {
  levelsOfInputs: ({ inputs, run }) => {
    const levels = new Map(run.levels.map(({ pointId, mitigatedLevel }) => [pointId, mitigatedLevel]));
    const isOtherInput = inputs.run.inputHash !== run.inputHash;
    return inputs.receivers.map((receiver) =>
      checkReceiver(receiver, isOtherInput || levels.get(receiver.pointId) !== receiver.mitigated),
    );
  },

  compulsoryIncluded: ({ inputs, run }) => {
    const levels = new Map(run.levels.map(({ pointId, unmitigatedLevel }) => [pointId, unmitigatedLevel]));
    const reported = new Set(inputs.receivers.map(({ pointId }) => pointId));
    const compulsory = new Set(listCompulsoryReceivers(inputs.snapshot.receivers, levels));
    return inputs.snapshot.receivers
      .filter(({ pointId }) => compulsory.has(pointId))
      .map((receiver) => checkReceiver(receiver, !reported.has(receiver.pointId)));
  },

  exceedancesExplained: ({ inputs }) => {
    const reasons = new Map(inputs.report.reasons.map(({ pointId, reason }) => [pointId, reason.trim()]));
    return inputs.receivers
      .filter((receiver) => isAtIssue(findVerdict(receiver, inputs) ?? null))
      .map((receiver) => checkReceiver(receiver, !reasons.get(receiver.pointId)));
  },

  figuresProved: ({ inputs }) => {
    const needed = inputs.ownFigures?.filter(({ isProofNeeded }) => isProofNeeded);
    return needed ? needed.flatMap(({ rowId, isProved }) => checkRows(inputs, rowId, !isProved)) : null;
  },

  soundPowersUsual: ({ inputs }) => {
    const listed = inputs.ownFigures && new Map(inputs.ownFigures.map((row) => [row.rowId, row.listedSoundPower]));
    if (!listed) return null;
    return inputs.snapshot.rows.map((row) => {
      const usual = listed.get(row.id) ?? row.soundPower;
      return checkRow(row, row.soundPower === 0 || row.soundPower < usual - UNUSUAL_SOUND_POWER_DECIBELS);
    });
  },

  onTimeUsual: ({ inputs }) => inputs.snapshot.rows.map((row) => checkRow(row, row.timePercent < UNUSUAL_TIME_PERCENT)),

  measuresInOrder: ({ inputs: { snapshot } }) => {
    const measured = snapshot.rows.filter((row) => listStages(row).length > 0);
    const used = new Set<number>(measured.flatMap(listStages));
    return measured.map((row) =>
      checkRow(
        row,
        listStages(row).some((stage) => stage > 1 && !used.has(stage - 1)),
      ),
    );
  },

  activitiesEquipped: ({ inputs: { snapshot } }) => {
    const equipped = new Set(snapshot.rows.map(({ taskId }) => taskId));
    return snapshot.tasks.map(({ id, name }) => ({
      ...{ name, target: { kind: 'activity', taskId: id }, needsLook: !equipped.has(id) },
    }));
  },

  daysUnrestricted: ({ inputs: { snapshot }, holidays }) =>
    listDaysOfWork(snapshot, holidays).map(({ day, isRestricted }) => ({
      ...{ name: day, target: null, needsLook: isRestricted },
    })),

  answersGiven: ({ inputs: { report } }) => {
    const { other, ...permits } = report.cpoa;
    const isAnswered = {
      assessment: report.cna.choice === 'Done' || isAssessmentNotApplicable(report.cna),
      permits: Object.values(permits).every(({ status }) => status !== null),
      monitoring: Object.values(report.cnm).some(hasCommitments),
      signatures: report.prepared.by.trim() !== '' && report.checked.by.trim() !== '',
    };
    return Object.entries(isAnswered).map(([name, isGiven]) => ({ name, target: null, needsLook: !isGiven }));
  },

  movesSmall: ({ inputs: { handwork } }) =>
    handwork ? handwork.movedPoints.map((point) => checkReceiver(point, point.metres >= FAR_MOVE_METRES)) : null,

  schoolDates: ({ inputs }) => {
    const levels = new Map(inputs.receivers.map(({ pointId, unmitigated }) => [pointId, unmitigated]));
    return listAffectedSchools(inputs.snapshot.receivers, levels).map((school) =>
      checkReceiver(school, lacksExaminations(school)),
    );
  },

  // The reviewer decides whether the file is valid evidence (M-143).
  exemptions: ({ inputs }) =>
    inputs.snapshot.receivers.filter(isExempt).map((receiver) => checkReceiver(receiver, true)),

  blankFacades: ({ inputs: { snapshot } }) =>
    snapshot.screening === undefined
      ? []
      : snapshot.receivers
          .filter(({ hasBlankFacades }) => hasBlankFacades)
          .map((receiver) => checkReceiver(receiver, true)),

  // The TM accepts nothing temporary, so the Authority must have agreed (M-120).
  temporaryBarriers: ({ inputs: { snapshot } }) =>
    (snapshot.screening?.barriers ?? [])
      .filter((barrier) => needsProof(barrier.kind) && countsAsBarrier(barrier))
      .map(({ name }) => ({ name, target: null, needsLook: true })),

  neighboursCounted: ({ inputs, neighbours }) => {
    const counted = new Set(inputs.neighbours.map(({ id }) => id));
    return neighbours.map(({ id, title }) => ({ name: title, target: null, needsLook: !counted.has(id) }));
  },

  siteApart: ({ sitesNear }) =>
    sitesNear.map(({ title, isOverlapping }) => ({ name: title, target: null, needsLook: isOverlapping })),

  barrierHeights: ({ inputs, timelines }) =>
    inputs.receivers.flatMap((receiver) => {
      const barriers = timelines.get(receiver.pointId)?.barriers ?? [];
      const isHigh = barriers.some(({ height }) => height === null || height.heightMetres > MAX_BARRIER_METRES);
      return barriers.length === 0 ? [] : [checkReceiver(receiver, isHigh)];
    }),

  documentHashes: ({ files }) => files.map(({ name, isDamaged }) => ({ name, target: null, needsLook: isDamaged })),
};

const checkReceiver = (
  { pointId, name, buildingName }: Pick<BundleReceiver, 'pointId' | 'name'> & { readonly buildingName?: string },
  needsLook: boolean,
): CheckedItem => ({ name: name || buildingName || String(pointId), target: { kind: 'receiver', pointId }, needsLook });

const checkRow = (
  { id, taskId, name }: Pick<SnapshotRow, 'id' | 'taskId' | 'name'>,
  needsLook: boolean,
): CheckedItem => ({
  ...{ name, target: { kind: 'row', rowId: id, taskId }, needsLook },
});

const checkRows = ({ snapshot }: SubmissionInputs, rowId: number, needsLook: boolean): CheckedItem[] =>
  snapshot.rows.filter(({ id }) => id === rowId).map((row) => checkRow(row, needsLook));

/** The stages of mitigation in which a row has measures (MITI-01). */
export function listStages(row: SnapshotRow): (1 | 2 | 3)[] {
  const has = [hasMethod(row), hasQuieterEquipment(row), row.barrierDba < 0 || row.enclosureDba < 0];
  return ([1, 2, 3] as const).filter((stage) => has[stage - 1]);
}
