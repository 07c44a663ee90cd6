import type {
  PlanFindingBody,
  Project,
  ProjectDocument,
  Report,
  ReviewComment,
  Submission,
} from '@quietsite/contracts';
import { startReport, toDay } from '@quietsite/domain';

type Draft = Report['draft'];

export function sampleDraft(changes: Partial<Draft> = {}): Draft {
  const input = structuredClone(startReport(1, toDay('2026-11-16'))) as Draft['input'];
  return { revision: 1, input, contact: { email: '', roleInProject: '' }, savedAt: null, savedBy: null, ...changes };
}

type ComplianceRow = NonNullable<Report['compliance']>[number];

export const sampleCompliance = (changes: Partial<ComplianceRow> = {}): ComplianceRow => ({
  ...{ pointId: 1, label: 'N1', description: 'Tower 1', criterion: 75 },
  ...{ unmitigatedLevel: 84.04, mitigatedLevel: 76.26, withNeighboursLevel: null, withNeighboursVerdict: 'exceeds' },
  ...{
    exceedance: 1.3,
    exceedanceDays: 12,
    unmitigatedVerdict: 'exceeds',
    verdict: 'exceeds',
    otherCriteria: [],
    reason: '',
    isLeftOut: false,
    isRestrictedUnassessed: false,
  },
  ...changes,
});

export const sampleReport = (changes: Partial<Report> = {}): Report => ({
  draft: sampleDraft(),
  compliance: [sampleCompliance()],
  documentDefaults: {
    ...{ quieter: false, impacts: true, measures: false, monitoring: false, schedule: true, layout: true },
  },
  ...{ measures: [], canClaimCredit: false, attachments: [], hasAppendixD: false, isSubmitted: false },
  findings: [] satisfies PlanFindingBody[],
  ...changes,
});

export const sampleDocument = (changes: Partial<ProjectDocument> = {}): ProjectDocument => ({
  ...{ id: 1, projectId: 3, runId: 1, kind: 'report', status: 'done', progress: 1, errorCode: null },
  ...{ sizeBytes: 200_000, pageCount: 12, draftRevision: 1, isCurrent: true, createdAt: '2026-11-16T05:00:00.000Z' },
  ...changes,
});

export const sampleSubmission = (changes: Partial<Submission> = {}): Submission => ({
  ...{ id: 1, projectId: 3, projectTitle: 'Site', projectVersion: 1, number: 1, runId: 1, engineVersion: '1' },
  ...{
    inputHash: 'a',
    state: 'submitted',
    submittedBy: 'demo',
    email: 'a@example.org',
    roleInProject: 'Main contractor',
  },
  ...{
    submittedAt: '2026-11-16T05:00:00.000Z',
    decidedAt: null,
    decidedBy: null,
    reason: '',
    bundleHash: 'b',
    files: [],
  },
  ...changes,
});

/** A sent comment of the authority on the plan. */
export const sampleComment = (changes: Partial<ReviewComment> = {}): ReviewComment => ({
  ...{ id: 1, parentId: null, number: 1, isDraft: false, submissionId: 1, anchor: { kind: 'plan' }, anchorName: '' },
  ...{ text: 'Why at night?', author: 'Reviewer', isOwn: true, isByAuthority: true },
  ...{ createdAt: '2027-03-01T00:00:00.000Z', resolvedAt: null, resolvedBy: null, canResolve: true },
  ...changes,
});

export const sampleProject = (changes: Partial<Project> = {}): Project => ({
  ...{ id: 3, guid: 'a2d3f9d4-61a4-4b53-9f9f-2f4f5f1c7a10', title: 'Site', version: 1 },
  ...{ commencementDate: null, completionDate: null, status: 'Created', isArchived: false },
  ...{ ownerName: 'demo', ownerCompany: null },
  ...{ isCalculated: true, createdAt: '2026-11-16T05:00:00.000Z', modifiedAt: '2026-11-16T05:00:00.000Z', revision: 1 },
  access: {
    ...{ ownerUserId: 1, ownerCompanyId: null, memberRole: null, districts: [] },
    ...{ isSubmitted: false, isApproved: false, isCalculated: true, submittedTo: null },
  },
  ...{ openedBy: null, proponent: '', agreement: '', mainContractor: '', engineerConsultant: '' },
  ...{ bufferRadiusMetres: 300, eiaReference: '', description: '', specialFeature: '', districts: [] },
  ...{
    primaryDistrict: null,
    calculationType: null,
    isMultiPolygon: false,
    hasNeighbours: false,
    hasScreening: false,
    approvedOn: null,
  },
  ...{ isReadonly: false, modifiedBy: null, counts: { zones: 1, tasks: 1, equipmentRows: 1, receivers: 1 } },
  ...changes,
});
