import type { Database } from '../database/connection.ts';
import { listWorkload, type Workload } from '../repositories/workload.repository.ts';

export type { Workload };

/** What waits for a worker: figures for the operator, without a project or a person in them. */
export const createWorkloadService = ({ database }: { readonly database: Database }) => ({
  list: (): Promise<readonly Workload[]> => listWorkload(database),
});

export type WorkloadService = ReturnType<typeof createWorkloadService>;
