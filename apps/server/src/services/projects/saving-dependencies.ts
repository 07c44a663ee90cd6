import type { Database } from '../../database/connection.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from './access.service.ts';
import type { ProjectService } from './project.service.ts';

/** What a service uses that saves a part of a project and answers with the project, read within or after the save. */
export interface SavingDependencies<Reading extends 'get' | 'getWithin'> {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
  readonly projects: Pick<ProjectService, Reading>;
}
