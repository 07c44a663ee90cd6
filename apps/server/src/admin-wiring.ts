import type { Database } from './database/connection.ts';
import { createAccountLinks } from './services/account-link.ts';
import { createAdminUserService } from './services/admin-user.service.ts';
import { createCatalogueImportService } from './services/catalogue-import.service.ts';
import type { Clock } from './services/clock.ts';
import { createDistrictAdminService } from './services/district-admin.service.ts';
import { createEquipmentDatabaseService } from './services/equipment-database.service.ts';
import { createExportService } from './services/export.service.ts';
import { createRemoveMember } from './services/organisation-removal.ts';
import type { Enqueue } from './services/queue.ts';
import { createStatisticsService } from './services/statistics.service.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly publicOrigin: string;
}

export type AdminServices = ReturnType<typeof createAdminServices>;

/** Everything of the admin portal beside the review of registrations. */
export function createAdminServices(parts: Parts) {
  return {
    statistics: createStatisticsService(parts),
    exports: createExportService(parts),
    districtAdmins: createDistrictAdminService({ ...parts, links: createAccountLinks(parts) }),
    imports: createCatalogueImportService(parts),
    equipment: createEquipmentDatabaseService(parts),
    users: createAdminUserService({ ...parts, removeMember: createRemoveMember(parts) }),
  };
}
