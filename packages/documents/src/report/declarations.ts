import {
  isAssessmentNotApplicable,
  PERMIT_KINDS,
  PERMIT_STATUSES,
  type PermitInput,
  type ReportInput,
  TRIGGER_POINTS,
} from '@quietsite/domain';
import { NOTHING } from '../text/show-level.ts';
import { listChoices, toChoiceList } from './choices.ts';
import { fitColumn } from './layout.ts';
import type { ChoiceList, PermitRow, ReportModel, Signature } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

// Column widths, as in the template.
const [NAME_MM, DETAILS_MM] = [42, 55];

/** REPORT-22, REPORT-23. */
export function buildPermits({ other, ...permits }: ReportInput['cpoa'], words: ReportWords = english): PermitRow[] {
  const name = other.name.trim();
  return [
    ...PERMIT_KINDS.map((kind) => toPermitRow(words.permits[kind], permits[kind], words)),
    toPermitRow(words.otherPermit(name), other, words),
  ];
}

const toPermitRow = (name: string, { status, details }: PermitInput, words: ReportWords): PermitRow => ({
  name: fitColumn(name, NAME_MM),
  choices: listChoices(
    PERMIT_STATUSES.map((each) => [each, words.permitStatus[each]] as const),
    status === null ? [] : [status],
  ),
  details: fitColumn(details.trim() || NOTHING, DETAILS_MM),
});

/** 'Not Applicable' counts only with a reason. Other choices print no reason (REPORT-24, REPORT-25). */
export const buildAssessment = (cna: ReportInput['cna'], words: ReportWords = english): ReportModel['assessment'] => ({
  choices: [
    { text: words.assessmentDone, isTicked: cna.choice === 'Done' },
    { text: words.permitStatus['Not Applicable'], isTicked: isAssessmentNotApplicable(cna) },
  ],
  reason: isAssessmentNotApplicable(cna) ? cna.reason.trim() : '',
});

/** REPORT-26. */
export const buildTriggers = ({ points, other }: ReportInput['rtp'], { triggers }: ReportWords = english): ChoiceList =>
  toChoiceList(
    listChoices(
      TRIGGER_POINTS.map((point) => [point as number, `(${point}) ${triggers[point]}`] as const),
      points,
    ),
    other,
  );

/** REPORT-29. */
export const buildSignatures = (
  { prepared, checked }: Pick<ReportInput, 'prepared' | 'checked'>,
  { signatures }: ReportWords = english,
): Signature[] => [
  { role: signatures.prepared, name: toLine(prepared.by), date: prepared.date ?? '' },
  { role: signatures.checked, name: toLine(checked.by), date: checked.date ?? '' },
];

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
