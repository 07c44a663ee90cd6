import type { ReportDraft } from '@quietsite/contracts';
import { hongKongToday, startReport } from '@quietsite/domain';
import { reportInputSchema } from '@quietsite/domain/schemas';
import type { Executor } from '../../database/connection.ts';
import { getProfileRow } from '../../repositories/accounts/account-profile.repository.ts';
import { getVersion } from '../../repositories/projects/project.repository.ts';
import { findLastRole } from '../../repositories/report/last-role.ts';
import { findDraft } from '../../repositories/report/report-draft.repository.ts';

/** The saved text, or the defaults of a new report; address and last role are those of the requesting user (Q05). */
export async function getDraft(db: Executor, projectId: number, userId: number, now: Date): Promise<ReportDraft> {
  const draft = await findDraft(db, projectId);
  if (draft) return draft;
  const { email } = await getProfileRow(db, userId, now);
  const roleInProject = (await findLastRole(db, userId)) ?? '';
  const input = await getDefaultInput(db, projectId, now);
  return { revision: 0, input, contact: { email, roleInProject }, savedAt: null, savedBy: null };
}

/** Returns only the text, for documents that are not printed for a particular user. */
export async function getReportInput(db: Executor, projectId: number, now: Date): Promise<ReportDraft['input']> {
  return (await findDraft(db, projectId))?.input ?? getDefaultInput(db, projectId, now);
}

const getDefaultInput = async (db: Executor, projectId: number, now: Date): Promise<ReportDraft['input']> =>
  reportInputSchema.parse(startReport(await getVersion(db, projectId), hongKongToday(now)));
