import type { Report } from '@quietsite/contracts';
import { type DayString, isAtIssue, type ReportInput } from '@quietsite/domain';

const REASON =
  'The loudest plant works here for a few days only. It cannot be moved farther away, and the quieter plant and the ' +
  'movable barrier of the schedule are used on every day. Residents are told one week before.';

/** The text of a careful team's plan. A careless team leaves most of it out. */
export function writeReportText({ draft, compliance }: Report, day: DayString, isCareless: boolean): ReportInput {
  const general = { ...draft.input.general, date: day };
  if (isCareless) return { ...draft.input, general };
  const notApplicable = { status: 'Not Applicable', details: '' } as const;
  return {
    ...draft.input,
    general,
    cpoa: {
      cnp: { status: 'Will be Applied', details: 'For work on public holidays, if any.' },
      ...{ ep: notApplicable, exp: notApplicable, dp: notApplicable, other: { ...notApplicable, name: '' } },
    },
    rtp: { points: [1, 2, 4], other: '' },
    additionalInfo: 'Demonstration: an invented site in a sample city.',
    prepared: { by: 'Demo Engineer', date: day },
    checked: { by: 'Demo Environmental Officer', date: day },
    measures: { others: 'Noisy work starts after 09:00 on Saturdays.' },
    cnm: {
      cnm: { ticked: ['regularMonitoring', 'siteInspection'], others: '' },
      pean: { ticked: ['newsletter', 'billboards'], others: '' },
      chm: { ticked: ['complaintHotline', 'liaisonOffice'], others: '' },
    },
    reasons: (compliance ?? []).flatMap(({ pointId, verdict }) =>
      verdict !== null && isAtIssue(verdict) ? [{ pointId, reason: REASON }] : [],
    ),
  };
}
