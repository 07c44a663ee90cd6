import type { Database } from '../../database/connection.ts';
import {
  countMailsGivenUp,
  listWorkload,
  type Workload,
} from '../../repositories/administration/workload.repository.ts';

export interface WorkFigures {
  readonly work: readonly Workload[];
  /** In the last hour. */
  readonly mailsGivenUp: number;
}

/** What waits for a worker and what it gave up: figures for the operator, without a project or a person in them. */
export const createWorkloadService = ({ database }: { readonly database: Database }) => ({
  read: async (): Promise<WorkFigures> => ({
    work: await listWorkload(database),
    mailsGivenUp: await countMailsGivenUp(database),
  }),
});

export type WorkloadService = ReturnType<typeof createWorkloadService>;
