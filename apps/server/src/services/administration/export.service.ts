import { hongKongToday, portalStatusOf } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { writeCsv } from '../../integrations/csv/write-csv.ts';
import { listProjectsForExport, listUsersForExport } from '../../repositories/administration/export.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { requireAdmin } from './admin-permission.ts';

const USER_COLUMNS = [
  ...['id', 'username', 'first name', 'last name', 'company', 'email', 'phone', 'user type', 'district', 'active'],
  'created at',
];
const PROJECT_COLUMNS = [
  ...['id', 'title', 'version', 'owner', 'company', 'district', 'commencement date', 'completion date', 'status'],
  ...['created at', 'modified at'],
];

export type ExportService = ReturnType<typeof createExportService>;

/**
 * 'Export Users' and 'Export Projects' (ADMIN-05, ADMIN-06). Exports contain no secrets and no text that a spreadsheet
 * would run as a formula (U47, Q130).
 */
export function createExportService({ database }: { readonly database: Database }) {
  return {
    async writeUsers(user: AuthenticatedUser): Promise<string> {
      requireAdmin(user);
      const rows = await listUsersForExport(database);
      await recordExport(user, 'export.users', rows.length);
      return writeCsv([USER_COLUMNS, ...rows.map(toUserCells)]);
    },

    async writeProjects(user: AuthenticatedUser): Promise<string> {
      requireAdmin(user);
      const rows = await listProjectsForExport(database);
      await recordExport(user, 'export.projects', rows.length);
      return writeCsv([PROJECT_COLUMNS, ...rows.map(toProjectCells)]);
    },
  };

  /** Records who exported, because personal data of all users leaves the system. */
  async function recordExport(user: AuthenticatedUser, action: string, rows: number): Promise<void> {
    await recordAudit(database, { userId: user.id, action, details: { rows } });
  }
}

type UserRow = Awaited<ReturnType<typeof listUsersForExport>>[number];
type ProjectRow = Awaited<ReturnType<typeof listProjectsForExport>>[number];

const toUserCells = (row: UserRow): (string | number)[] => [
  ...[row.id, row.username, row.firstName, row.lastName, row.company ?? '', row.email, row.phone, row.userType],
  ...[row.district ?? '', row.isActive ? 'yes' : 'no', hongKongToday(row.createdAt)],
];

const toProjectCells = (row: ProjectRow): (string | number)[] => [
  ...[row.id, row.title, row.version ?? '', row.owner, row.company ?? '', row.district ?? ''],
  ...[row.commencementDate ?? '', row.completionDate ?? '', portalStatusOf(row)],
  ...[hongKongToday(row.createdAt), hongKongToday(row.modifiedAt)],
];
