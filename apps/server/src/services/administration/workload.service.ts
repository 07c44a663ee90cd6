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

/** Waiting and failed work: figures for the operator, without projects or persons. */
export const createWorkloadService = ({ database }: { readonly database: Database }) => ({
  read: async (): Promise<WorkFigures> => ({
    work: await listWorkload(database),
    mailsGivenUp: await countMailsGivenUp(database),
  }),
});

export type WorkloadService = ReturnType<typeof createWorkloadService>;
