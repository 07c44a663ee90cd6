import {
  isAssessmentNotApplicable,
  PERMIT_KINDS,
  PERMIT_STATUSES,
  type PermitInput,
  type PermitKind,
  type ReportInput,
  TRIGGER_POINTS,
} from '@quietsite/domain';
import { NOTHING } from '../text/show-level.ts';
import { listChoices, toChoiceList } from './choices.ts';
import { fitColumn } from './layout.ts';
import type { ChoiceList, PermitRow, ReportModel, Signature } from './report-model.ts';

// Widths of the columns, as in the template.
const [NAME_MM, DETAILS_MM] = [42, 55];

const PERMIT_NAMES: Readonly<Record<PermitKind, string>> = {
  cnp: 'Construction noise permit',
  ep: 'Environmental permit',
  exp: 'Excavation permit',
  dp: 'Demolition permit',
};

const TRIGGERS: Readonly<Record<(typeof TRIGGER_POINTS)[number], string>> = {
  1: 'Exceedance of the limit level',
  2: 'Amendment of the assumptions',
  3: 'Exceedance of the action level',
  4: 'Observation of a noise deficiency',
  5: 'Violation of a permit, licence, approval or legislation',
};

/** REPORT-22, REPORT-23. */
export function buildPermits({ other, ...permits }: ReportInput['cpoa']): PermitRow[] {
  const name = other.name.trim();
  return [
    ...PERMIT_KINDS.map((kind) => toPermitRow(PERMIT_NAMES[kind], permits[kind])),
    toPermitRow(name === '' ? 'Other' : `Other: ${name}`, other),
  ];
}

const toPermitRow = (name: string, { status, details }: PermitInput): PermitRow => ({
  name: fitColumn(name, NAME_MM),
  choices: listChoices(
    PERMIT_STATUSES.map((each) => [each, each] as const),
    status === null ? [] : [status],
  ),
  details: fitColumn(details.trim() || NOTHING, DETAILS_MM),
});

/** 'Not Applicable' counts with a reason alone, which is printed with no other answer (REPORT-24, REPORT-25). */
export const buildAssessment = (cna: ReportInput['cna']): ReportModel['assessment'] => ({
  choices: [
    { text: 'Done', isTicked: cna.choice === 'Done' },
    { text: 'Not Applicable', isTicked: isAssessmentNotApplicable(cna) },
  ],
  reason: isAssessmentNotApplicable(cna) ? cna.reason.trim() : '',
});

/** REPORT-26. */
export const buildTriggers = ({ points, other }: ReportInput['rtp']): ChoiceList =>
  toChoiceList(
    listChoices(
      TRIGGER_POINTS.map((point) => [point as number, `(${point}) ${TRIGGERS[point]}`] as const),
      points,
    ),
    other,
  );

/** REPORT-29. */
export const buildSignatures = ({ prepared, checked }: Pick<ReportInput, 'prepared' | 'checked'>): Signature[] => [
  { role: 'Prepared by', name: toLine(prepared.by), date: prepared.date ?? '' },
  { role: 'Checked by', name: toLine(checked.by), date: checked.date ?? '' },
];

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
