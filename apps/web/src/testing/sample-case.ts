import type { ReviewCase } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';

/** A case that needs a decision. */
export const sampleCase = (changes: Partial<ReviewCase> = {}): ReviewCase => ({
  ...{ projectId: 3, submissionId: 1, number: 1, title: 'Site', version: null, company: null, districts: ['Islands'] },
  ...{ state: 'needsDecision', closedBy: null, submittedOn: toDay('2026-11-16'), days: 3 },
  ...{ decidedOn: null, decidedBy: null, levels: null, openComments: 0, assignee: null },
  ...{ position: null, outline: [], assessmentArea: [] },
  ...changes,
});
