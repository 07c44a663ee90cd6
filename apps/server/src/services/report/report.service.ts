import type { Report, ReportDraft, ReportDraftChange } from '@quietsite/contracts';
import { hasAppendixD } from '@quietsite/documents';
import {
  assessGreenCredit,
  checkPlan,
  listDocumentDefaults,
  listMeasures,
  type PlanFinding,
  type PlanSource,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { listAttachments } from '../../repositories/report/attachment.repository.ts';
import { findDraft, writeDraft } from '../../repositories/report/report-draft.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from '../projects/access.service.ts';
import type { PlanService } from './plan.service.ts';
import type { LoadedPlan } from './plan-source.ts';
import { readPlanState } from './plan-state.ts';
import { getDraft } from './report-draft.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly plans: PlanService;
  readonly clock: Clock;
}

export type ReportService = ReturnType<typeof createReportService>;

/** The users' report text, with the figures of the stored run (REPORT-07, Q121). */
export function createReportService({ database, access, plans, clock }: Dependencies) {
  return {
    async get(user: AuthenticatedUser, projectId: number): Promise<Report> {
      const { isCalculated, isSubmitted } = await access.require(user, projectId, 'read');
      const draft = await getDraft(database, projectId, user.id, clock());
      const plan = isCalculated ? await plans.findCurrent(projectId) : undefined;
      const state = await readInSnapshot(database, (snapshot) => readPlanState(snapshot, projectId, plan, draft));
      return {
        ...{ draft, isSubmitted },
        compliance: plan ? state.compliance.map((row) => ({ ...row, otherCriteria: [...row.otherCriteria] })) : null,
        ...describePlan(plan, draft),
        attachments: await listAttachments(database, projectId),
        findings: checkPlan(state).map(toResponse),
      };
    },

    /** Saves the text as written. No calculation depends on it, so the project's revision stays the same (Q121). */
    async save(user: AuthenticatedUser, projectId: number, sent: ReportDraftChange): Promise<ReportDraft> {
      return database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        const before = await findDraft(transaction, projectId);
        refuseStaleText(before, sent.revision);
        const { input, contact } = sent;
        await writeDraft(transaction, { projectId, input, contact, userId: user.id, now: clock() });
        const after = await getDraft(transaction, projectId, user.id, clock());
        if (after.revision !== before?.revision) await recordSave(transaction, user.id, projectId);
        await notifyProject(transaction, { projectId, type: 'project', id: projectId });
        return after;
      });
    },
  };
}

/** If another user has saved the text in the meantime, the error says who and when (U23). */
function refuseStaleText(stored: ReportDraft | undefined, revision: number): void {
  const { revision: current, savedBy, savedAt } = stored ?? { revision: 0, savedBy: null, savedAt: null };
  if (current !== revision)
    throw new AppError('CONFLICT', { revision: current, modifiedBy: savedBy, modifiedAt: savedAt });
}

const recordSave = (transaction: Executor, userId: number, projectId: number) =>
  recordAudit(transaction, { userId, action: 'report.save', projectId });

const NO_DOCUMENTS: Report['documentDefaults'] = {
  ...{ quieter: false, impacts: false, measures: false, monitoring: false, schedule: false, layout: false },
};

/** Without a run, nothing is known about the contents of the documents. */
function describePlan(plan: LoadedPlan | undefined, { input }: ReportDraft) {
  if (!plan) return { documentDefaults: NO_DOCUMENTS, measures: [], canClaimCredit: false, hasAppendixD: false };
  const { source } = plan;
  return {
    documentDefaults: listDocumentDefaults(source, input),
    measures: listMeasures(source.snapshot),
    canClaimCredit: canClaimCredit(source),
    hasAppendixD: hasAppendixD(source),
  };
}

/** Whether enough different methods are used and lower the level of a selected receiver (REPORT-45, Q26). */
function canClaimCredit({ snapshot, results }: PlanSource): boolean {
  const rows = snapshot.rows.map((row) => ({ ...row, quieterMethodName: row.quieterMethodName ?? '' }));
  const levels = results.map(({ unmitigated, mitigated }) => ({
    ...{ unmitigatedLevel: unmitigated.highestLevel, mitigatedLevel: mitigated.highestLevel },
  }));
  return assessGreenCredit(rows, levels).canBeClaimed;
}

const toResponse = (finding: PlanFinding) => ({
  ...{ code: finding.code, isBlocking: finding.isBlocking },
  ...('pointIds' in finding && { pointIds: [...finding.pointIds] }),
  ...('names' in finding && { names: [...finding.names] }),
  ...('rowIds' in finding && { rowIds: [...finding.rowIds] }),
  ...('days' in finding && { days: finding.days }),
});
