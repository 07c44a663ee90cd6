import type { Database } from '../../database/connection.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from './access.service.ts';
import type { ProjectService } from './project.service.ts';

/** Dependencies of a service that saves part of a project and returns the project, read within or after the save. */
export interface SavingDependencies<Reading extends 'get' | 'getWithin'> {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
  readonly projects: Pick<ProjectService, Reading>;
}
