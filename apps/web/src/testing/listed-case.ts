import type { ReviewCase } from '@quietsite/contracts';
import { addDays, toDay } from '@quietsite/domain';

const TODAY = toDay('2026-11-19');

/** A case awaiting a decision, with the given changes. */
export function caseOf(
  projectId: number,
  change: Partial<Omit<ReviewCase, 'decidedOn'>> & { readonly decidedOn?: string } = {},
): ReviewCase {
  const { decidedOn, days = 5, ...rest } = change;
  return {
    ...{ projectId, submissionId: projectId, number: 1, title: `Site ${projectId}`, version: null, company: 'Company' },
    ...{ districts: ['Kowloon City'], state: 'needsDecision', closedBy: null },
    ...{ days, submittedOn: addDays(TODAY, -days), decidedOn: decidedOn === undefined ? null : toDay(decidedOn) },
    ...{ decidedBy: null, levels: null, openComments: 0, assignee: null },
    ...{ position: null, outline: [], assessmentArea: [] },
    ...rest,
  };
}
