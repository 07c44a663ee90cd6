import {
  type CalculationCounts,
  listMissingPreconditions,
  type MissingPrecondition,
} from '../calculation/preconditions.ts';
import { isAtIssue, type Verdict, type VerdictCounts } from '../calculation/verdict.ts';
import { type BlockingState, listBlocking, listEmptyTexts, type PlanFinding } from '../report/check-plan.ts';
import { lacksReason, mapReasons } from '../report/compliance.ts';
import type { ReportInput } from '../report/report.schema.ts';
import { listMissingFields, type ProjectInformation } from './information.ts';
import { STEPS, type Step, type StepCode, type StepState } from './step-lists.ts';
import type { NextStep, StepItem, StepPlace, StepStatus } from './steps.schema.ts';
import { suggestMitigation } from './suggest-mitigation.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface ReceiverAtIssue {
  readonly pointId: number;
  readonly name: string;
  readonly verdict: Verdict;
  readonly isSelected: boolean;
}

/** The newest finished calculation. Its levels stay when the project changes; only then they are not current. */
export interface LevelFacts extends VerdictCounts {
  readonly isCurrent: boolean;
  /** The steps whose input was saved since, in their order. */
  readonly changed: readonly Step[];
  /** Calculated receivers that the report will list. */
  readonly selected: number;
  /** Receivers that exceed or are borderline, the worst first. */
  readonly atIssue: readonly ReceiverAtIssue[];
}

/** The facts that the steps depend on, the same for a list of projects as for an open one (SHELL-78). */
export interface StepFacts {
  readonly information: ProjectInformation;
  readonly counts: CalculationCounts;
  readonly emptyTasks: { readonly count: number; readonly first: readonly Named[] };
  /** Rows whose figures are not proved (EQUIP-57). */
  readonly unprovenRows: readonly (Named & { readonly taskId: number })[];
  /** The highest sound powers of replacements; 0 if there are none. */
  readonly replacements: { readonly quieterMethodSoundPower: number; readonly quieterEquipmentSoundPower: number };
  readonly levels: LevelFacts | null;
  readonly report: Pick<
    BlockingState,
    'isSampleProject' | 'contact' | 'areDocumentsCurrent' | 'isLoudestMoved' | 'attachmentCount'
  > & { readonly input: ReportInput };
  /** Submitted or approved: nothing can be changed. */
  readonly isWithAuthority: boolean;
  /** Comments to answer, if the plan was returned. */
  readonly openComments: number;
}

export interface ProjectSteps {
  readonly steps: readonly StepStatus[];
  /** Null while the plan is with the authority. */
  readonly next: NextStep | null;
}

const MAX_NAMES = 3;

/** The states of the seven steps, by the rules that guard calculation and submission and by no others (SHELL-78). */
export function assessSteps(facts: StepFacts): ProjectSteps {
  const steps = STEPS.map((step) => statusOf(step, facts));
  return { steps, next: facts.isWithAuthority ? null : findNext(steps) };
}

function statusOf(step: Step, facts: StepFacts): StepStatus {
  const waitsFor = findEarlier(step, facts);
  const missing = listItems(step, facts);
  return { step, state: stateOf(step, facts, waitsFor, missing), waitsFor, missing };
}

function stateOf(step: Step, facts: StepFacts, waitsFor: Step | null, missing: readonly StepItem[]): StepState {
  const { levels } = facts;
  if (waitsFor !== null) return 'waits';
  if (step === 'mitigation' && levels !== null && levels.exceeds > 0) return 'exceeds';
  if (missing.some(({ code }) => code === 'LEVELS_OUT_OF_DATE')) return 'outOfDate';
  if (missing.length > 0) return 'missing';
  // The verdicts of old levels say nothing certain about the present project.
  return step === 'mitigation' && levels?.isCurrent !== true ? 'outOfDate' : 'complete';
}

/** The step in which each precondition of a calculation is met. */
const stepOfPrecondition = {
  NO_ZONES: 'site',
  NO_SCHEDULE: 'schedule',
  NO_EQUIPMENT: 'equipment',
  NO_RECEIVERS: 'levels',
} as const satisfies Readonly<Record<MissingPrecondition, Step>>;

/** The earlier step without which this one cannot be done. */
function findEarlier(step: Step, { counts, levels, isWithAuthority }: StepFacts): Step | null {
  const [first] = listMissingPreconditions(counts).map((code) => stepOfPrecondition[code]);
  const isEarlier = first !== undefined && STEPS.indexOf(first) < STEPS.indexOf(step);
  if (step === 'information' || step === 'site' || isWithAuthority) return null;
  if (step === 'schedule' || step === 'equipment') return isEarlier ? first : null;
  if (step === 'levels') return isEarlier && levels === null ? first : null;
  if (levels === null || (step === 'report' && !levels.isCurrent)) return 'levels';
  return null;
}

function listItems(step: Step, facts: StepFacts): StepItem[] {
  if (facts.isWithAuthority) return step === 'mitigation' ? listMitigation(facts) : [];
  switch (step) {
    case 'information':
      return listInformation(facts);
    case 'site':
    case 'schedule':
      return listPreconditions(step, facts);
    case 'equipment':
      return listEquipment(facts);
    case 'levels':
      return listLevels(facts);
    case 'mitigation':
      return listMitigation(facts);
    case 'report':
      return listReport(facts);
  }
}

const NOWHERE_SPECIAL = { part: null, taskId: null, rowId: null, pointId: null } as const;

const item = (
  code: StepCode,
  place: Pick<StepPlace, 'screen'> & Partial<StepPlace>,
  { count = 1, names = [] }: { readonly count?: number; readonly names?: readonly string[] } = {},
): StepItem => ({
  ...{ code, count },
  names: names.slice(0, MAX_NAMES),
  place: { ...NOWHERE_SPECIAL, ...place },
});

function listInformation({ information }: StepFacts): StepItem[] {
  const fields = listMissingFields(information);
  if (fields.length === 0) return [];
  return [
    item('FIELDS_MISSING', { screen: 'editProject', part: 'information' }, { count: fields.length, names: fields }),
  ];
}

const placeOfPrecondition = {
  NO_ZONES: { screen: 'editProject', part: 'zones' },
  NO_SCHEDULE: { screen: 'editProject', part: 'schedule' },
  NO_EQUIPMENT: { screen: 'equipment' },
  // Receivers are created with the assessment area.
  NO_RECEIVERS: { screen: 'editProject', part: 'zones' },
} as const;

const listPreconditions = (step: Step, { counts }: StepFacts): StepItem[] =>
  listMissingPreconditions(counts)
    .filter((code) => stepOfPrecondition[code] === step)
    .map((code) => item(code, placeOfPrecondition[code]));

function listEquipment(facts: StepFacts): StepItem[] {
  const { counts, emptyTasks } = facts;
  const items = counts.tasks === 0 ? [] : listPreconditions('equipment', facts);
  const [task] = emptyTasks.first;
  // Without any equipment each activity lacks it; that is said once.
  if (task !== undefined && counts.equipmentRows > 0) {
    const names = emptyTasks.first.map(({ name }) => name);
    items.push(
      item('TASKS_WITHOUT_EQUIPMENT', { screen: 'equipment', taskId: task.id }, { count: emptyTasks.count, names }),
    );
  }
  return [...items, ...listGuards('equipment', facts)];
}

function listLevels(facts: StepFacts): StepItem[] {
  const { counts, levels } = facts;
  const missing = listMissingPreconditions(counts);
  if (missing.some((code) => code !== 'NO_RECEIVERS')) {
    // Nothing can be calculated yet. Old levels are still out of date.
    return levels === null || levels.isCurrent ? [] : [outdated(levels)];
  }
  return missing.length > 0 ? listPreconditions('levels', facts) : listGuards('levels', facts);
}

const outdated = ({ changed }: LevelFacts): StepItem =>
  item('LEVELS_OUT_OF_DATE', { screen: 'calculate' }, { count: changed.length, names: changed });

function listMitigation(facts: StepFacts): StepItem[] {
  const { levels } = facts;
  if (levels === null) return [];
  const names = (verdict: Verdict) =>
    levels.atIssue.flatMap((receiver) => (receiver.verdict === verdict ? [receiver.name] : []));
  const place = placeOfMitigation(facts, levels);
  if (levels.exceeds > 0) return [item('EXCEEDS', place, { count: levels.exceeds, names: names('exceeds') })];
  // A borderline level is settled by a reason (Q145).
  if (levels.borderline === 0 || listWithoutReason(facts).length === 0) return [];
  return [item('BORDERLINE', place, { count: levels.borderline, names: names('borderline') })];
}

/** The stage that is also offered after a calculation (Q115, Q116). */
function placeOfMitigation({ replacements }: StepFacts, { selected, atIssue }: LevelFacts) {
  const satisfying = selected > 0 ? [{ isSelected: true, verdict: null }] : [];
  const receivers = [...atIssue, ...satisfying];
  const stage = suggestMitigation({ isReadonly: false, receivers, rows: [replacements] });
  if (stage === null || stage === 'selectReceivers') return { screen: 'select' } as const;
  return { screen: 'mitigation', part: stage } as const;
}

function listReport(facts: StepFacts): StepItem[] {
  const { levels, report, openComments } = facts;
  if (levels === null) return [];
  const items: StepItem[] = [];
  if (openComments > 0) items.push(item('RETURNED', { screen: 'review' }, { count: openComments }));
  const withoutReason = listWithoutReason(facts);
  if (withoutReason[0] !== undefined) {
    const place = { screen: 'report', part: 'compliance', pointId: withoutReason[0].pointId } as const;
    const names = withoutReason.map(({ name }) => name);
    items.push(item('REASON_MISSING', place, { count: withoutReason.length, names }));
  }
  const texts = listEmptyTexts(report.input).map((code) => item(code, { screen: 'report', part: sectionOf[code] }));
  return [...items, ...texts, ...listGuards('report', facts)];
}

const sectionOf = {
  ASSESSMENT_UNANSWERED: 'assessment',
  PERMITS_UNANSWERED: 'permits',
  MONITORING_EMPTY: 'monitoring',
  PREPARED_EMPTY: 'signatures',
  VERSION_EMPTY: 'general',
} as const;

/** Reported receivers that exceed or are borderline and have no reason yet (REPORT-37). */
function listWithoutReason({ levels, report }: StepFacts): readonly ReceiverAtIssue[] {
  const reasons = mapReasons(report.input);
  return (levels?.atIssue ?? []).filter(
    ({ pointId, verdict, isSelected }) =>
      isSelected && isAtIssue(verdict) && lacksReason({ verdict, reason: reasons.get(pointId) ?? '' }),
  );
}

/** The problems that prevent submission of the plan, each with the step where it is fixed. */
function listGuards(step: Step, facts: StepFacts): StepItem[] {
  const { levels, report, unprovenRows } = facts;
  const findings = listBlocking({
    ...report,
    isCalculated: levels?.isCurrent === true,
    compliance: { length: levels?.selected ?? 0 },
    unprovenRowIds: unprovenRows.map(({ id }) => id),
  });
  return findings.flatMap(({ code }) => {
    const guard = describeGuard(code, facts);
    return guard?.step === step ? [guard.item] : [];
  });
}

function describeGuard(
  code: PlanFinding['code'],
  { levels, unprovenRows }: StepFacts,
): { step: Step; item: StepItem } | null {
  const [row] = unprovenRows;
  switch (code) {
    case 'PROOF_MISSING': {
      const place = { screen: 'equipment', taskId: row?.taskId ?? null, rowId: row?.id ?? null } as const;
      const names = unprovenRows.map(({ name }) => name);
      return { step: 'equipment', item: item(code, place, { count: unprovenRows.length, names }) };
    }
    case 'NOT_CALCULATED':
      return { step: 'levels', item: levels === null ? item(code, { screen: 'calculate' }) : outdated(levels) };
    case 'NO_RECEIVERS_SELECTED':
      return { step: 'levels', item: item(code, { screen: 'select' }) };
    case 'MOVED_WITHOUT_DOCUMENTS':
      return { step: 'report', item: item(code, { screen: 'report', part: 'attachments' }) };
    case 'EMAIL_MISSING':
      return { step: 'report', item: item(code, { screen: 'report', part: 'email' }) };
    case 'ROLE_MISSING':
      return { step: 'report', item: item(code, { screen: 'report', part: 'role' }) };
    case 'DOCUMENTS_MISSING':
      return { step: 'report', item: item(code, { screen: 'report', part: 'documents' }) };
    case 'SAMPLE_PROJECT':
      return { step: 'report', item: item(code, { screen: 'newProject' }) };
    default:
      return null;
  }
}

/** The first thing missing. What exceeds comes first only until its reasons are written. */
function findNext(steps: readonly StepStatus[]): NextStep {
  const all = steps.flatMap(({ step, missing }) => missing.map((entry) => ({ ...entry, step })));
  const isReasoned = !all.some(({ code }) => code === 'REASON_MISSING');
  const open = all.filter(({ code }) => !(code === 'EXCEEDS' && isReasoned));
  const handIn = { ...item('HAND_IN', { screen: 'report', part: 'role' }), step: 'report' } as const;
  return open.find(({ code }) => code === 'RETURNED') ?? open[0] ?? handIn;
}
