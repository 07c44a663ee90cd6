import type { ReportDraft } from '@quietsite/contracts';
import type { ReportContact, ReportInput } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

/** Returns undefined until the text is first saved. */
export async function findDraft(db: Executor, projectId: number): Promise<ReportDraft | undefined> {
  const row = await db
    .selectFrom('report_drafts')
    .leftJoin('users', 'users.id', 'report_drafts.saved_by')
    .select(['report_drafts.revision', 'input', 'report_drafts.email', 'role_in_project as roleInProject'])
    .select('saved_at as savedAt')
    .select(personName('users').$castTo<string | null>().as('savedBy'))
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, roleInProject, savedAt, ...draft } = row;
  return { ...draft, contact: { email, roleInProject }, savedAt: savedAt.toISOString() };
}

export interface WrittenDraft {
  readonly projectId: number;
  readonly input: ReportInput;
  readonly contact: ReportContact;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Increases the revision only if the printed text changes. The contact is not printed, so a printed report stays up to
 * date if only the contact changes.
 */
export async function writeDraft(
  db: Executor,
  { projectId, input, contact, userId, now }: WrittenDraft,
): Promise<void> {
  const written = {
    input: JSON.stringify(input),
    ...{ email: contact.email, role_in_project: contact.roleInProject, saved_by: userId, saved_at: now },
  };
  await db
    .insertInto('report_drafts')
    .values({ project_id: projectId, ...written })
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet({
        ...written,
        revision: sql<number>`report_drafts.revision
          + case when report_drafts.input = excluded.input then 0 else 1 end`,
      }),
    )
    .execute();
}
