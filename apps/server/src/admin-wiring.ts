import type { Database } from './database/connection.ts';
import type { Clock } from './services/clock.ts';
import { createExportService } from './services/export.service.ts';
import { createStatisticsService } from './services/statistics.service.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
}

export type AdminServices = ReturnType<typeof createAdminServices>;

/** Everything of the admin portal beside the review of registrations. */
export function createAdminServices(parts: Parts) {
  return {
    statistics: createStatisticsService(parts),
    exports: createExportService(parts),
  };
}
