import type { Database } from './database/connection.ts';
import { createAccountLinks } from './services/accounts/account-link.ts';
import { createAdminUserService } from './services/administration/admin-user.service.ts';
import { createDistrictAdminService } from './services/administration/district-admin.service.ts';
import { createExportService } from './services/administration/export.service.ts';
import { createHolidayService } from './services/administration/holiday.service.ts';
import { createKindWordService } from './services/administration/kind-word.service.ts';
import { createOverviewService } from './services/administration/overview.service.ts';
import { createStatisticsService } from './services/administration/statistics.service.ts';
import { createCatalogueImportService } from './services/catalogue/catalogue-import.service.ts';
import { createEquipmentDatabaseService } from './services/catalogue/equipment-database.service.ts';
import type { Clock } from './services/mechanisms/clock.ts';
import type { Enqueue } from './services/mechanisms/queue.ts';
import { createRemoveMember } from './services/organisations/organisation-removal.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly publicOrigin: string;
}

export type AdminServices = ReturnType<typeof createAdminServices>;

/** Services of the admin portal, except the review of registrations. */
export function createAdminServices(dependencies: Dependencies) {
  return {
    overview: createOverviewService(dependencies),
    statistics: createStatisticsService(dependencies),
    exports: createExportService(dependencies),
    holidays: createHolidayService(dependencies),
    kindWords: createKindWordService(dependencies),
    districtAdmins: createDistrictAdminService({ ...dependencies, links: createAccountLinks(dependencies) }),
    imports: createCatalogueImportService(dependencies),
    equipment: createEquipmentDatabaseService(dependencies),
    users: createAdminUserService({ ...dependencies, removeMember: createRemoveMember(dependencies) }),
  };
}
