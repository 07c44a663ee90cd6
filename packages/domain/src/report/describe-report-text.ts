import { keysOf } from '../typed-records.ts';
import type { ComparisonWords } from './comparison-words/comparison-words.ts';
import type { ReportInput } from './report.schema.ts';
import { COMMITMENTS, PERMIT_KINDS, PLAN_DOCUMENTS } from './report-choices.ts';
import type { SubmissionInputs } from './submission.schema.ts';

type Texts = (readonly [what: string, text: string])[];

/** The texts of the report and its submitter, field by field. Empty fields are not listed. */
export function describeReportText({ report, receivers, submitter }: SubmissionInputs, words: ComparisonWords): Texts {
  const { report: names, choices } = words;
  const join = joinWith(words);
  const texts: Texts = [
    [names.versionNo, report.general.versionNo],
    [names.date, report.general.date ?? ''],
    [names.lastUpdate, report.general.lastUpdate],
    [names.language, report.general.language ?? ''],
    ...describePermits(report.cpoa, words),
    [names.assessment, join(report.cna.choice && choices[report.cna.choice], report.cna.reason)],
    [names.triggers, join(report.rtp.points.map((point) => `(${point})`).join(' '), report.rtp.other)],
    [names.documents, describeTicks(report.documents, words)],
    [names.additional, report.additionalInfo],
    [names.prepared, join(report.prepared.by, report.prepared.date)],
    [names.checked, join(report.checked.by, report.checked.date)],
    [names.otherMeasures, report.measures.others],
    ...describeCommitments(report.cnm, words),
    ...describeReasons(report.reasons, receivers, words),
    [names.submitted, join(submitter.name, submitter.email, submitter.roleInProject)],
  ];
  return texts.filter(([, text]) => text !== '');
}

const joinWith =
  ({ between }: ComparisonWords) =>
  (...parts: readonly (string | null)[]): string =>
    parts.filter((part) => part).join(between);

function describePermits({ other, ...permits }: ReportInput['cpoa'], words: ComparisonWords): Texts {
  const join = joinWith(words);
  const show = (status: ReportInput['cpoa']['cnp']['status']) => status && words.choices[status];
  return [
    ...PERMIT_KINDS.map((kind) => {
      const { status, details } = permits[kind];
      return [words.permits[kind], join(show(status), details)] as const;
    }),
    [words.report.otherPermit, join(other.name, show(other.status), other.details)],
  ];
}

const describeTicks = (documents: ReportInput['documents'], words: ComparisonWords): string =>
  PLAN_DOCUMENTS.filter((name) => documents[name] !== null)
    .map((name) => (documents[name] ? words.ticked : words.unticked)(words.documents[name]))
    .join(words.between);

const describeCommitments = (sections: ReportInput['cnm'], words: ComparisonWords): Texts =>
  keysOf(COMMITMENTS).map((section) => {
    const { ticked, others } = sections[section];
    const names = [...ticked].sort().map((name) => words.commitments[name]);
    return [words.sections[section], joinWith(words)(...names, others)] as const;
  });

/** By receiver name, since a new version has new ids. */
function describeReasons(
  reasons: ReportInput['reasons'],
  receivers: SubmissionInputs['receivers'],
  { reasonAt }: ComparisonWords,
): Texts {
  const names = new Map(receivers.map(({ pointId, name }) => [pointId, name]));
  return reasons.flatMap(({ pointId, reason }) => {
    const name = names.get(pointId);
    return name === undefined ? [] : [[reasonAt(name), reason.trim()] as const];
  });
}
