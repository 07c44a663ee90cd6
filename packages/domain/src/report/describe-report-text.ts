import type { SubmissionInputs } from './bundle.ts';
import { PERMIT_KINDS, type ReportInput } from './report-input.ts';

type Texts = (readonly [what: string, text: string])[];

const PERMIT_NAMES = {
  cnp: 'Construction noise permit',
  ep: 'Environmental permit',
  exp: 'Excavation permit',
  dp: 'Demolition permit',
} as const;
const SECTION_NAMES = { cnm: 'Noise monitoring', pean: 'Public engagement', chm: 'Complaint handling' } as const;

/** What people wrote and who handed it in, field by field; what was left empty is not listed. */
export function describeReportText({ report, receivers, submitter }: SubmissionInputs): Texts {
  const texts: Texts = [
    ['Version number', report.general.versionNo],
    ['Date', report.general.date ?? ''],
    ['Reasons of last update', report.general.lastUpdate],
    ['Language', report.general.language ?? ''],
    ...describePermits(report.cpoa),
    ['Construction noise assessment', join(report.cna.choice, report.cna.reason)],
    ['Trigger points', join(report.rtp.points.map((point) => `(${point})`).join(' '), report.rtp.other)],
    ['Documents in this plan', describeTicks(report.documents)],
    ['Additional information', report.additionalInfo],
    ['Prepared by', join(report.prepared.by, report.prepared.date)],
    ['Checked by', join(report.checked.by, report.checked.date)],
    ['Other measures', report.measures.others],
    ...describeCommitments(report.cnm),
    ...describeReasons(report.reasons, receivers),
    ['Submitted by', join(submitter.name, submitter.email, submitter.roleInProject)],
  ];
  return texts.filter(([, text]) => text !== '');
}

const join = (...parts: readonly (string | null)[]): string => parts.filter((part) => part).join(', ');

const describePermits = ({ other, ...permits }: ReportInput['cpoa']): Texts => [
  ...PERMIT_KINDS.map((kind) => [PERMIT_NAMES[kind], join(permits[kind].status, permits[kind].details)] as const),
  ['Other permit', join(other.name, other.status, other.details)],
];

const describeTicks = (documents: ReportInput['documents']): string =>
  Object.entries(documents)
    .filter(([, isTicked]) => isTicked !== null)
    .map(([name, isTicked]) => `${name} ${isTicked ? 'yes' : 'no'}`)
    .join(', ');

const describeCommitments = (sections: ReportInput['cnm']): Texts =>
  (Object.keys(SECTION_NAMES) as (keyof typeof SECTION_NAMES)[]).map((section) => {
    const { ticked, others } = sections[section];
    return [SECTION_NAMES[section], join([...ticked].sort().join(', '), others)] as const;
  });

/** Under the names the receivers have, since a new version has new ids. */
function describeReasons(reasons: ReportInput['reasons'], receivers: SubmissionInputs['receivers']): Texts {
  const names = new Map(receivers.map(({ pointId, name }) => [pointId, name]));
  return reasons.flatMap(({ pointId, reason }) => {
    const name = names.get(pointId);
    return name === undefined ? [] : [[`Reason at ${name}`, reason.trim()] as const];
  });
}
