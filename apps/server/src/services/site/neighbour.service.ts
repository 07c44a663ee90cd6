import type { Neighbour } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { listNeighbours } from '../../repositories/site/neighbour.repository.ts';
import type { AccessService } from '../projects/access.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export type NeighbourService = ReturnType<typeof createNeighbourService>;

export function createNeighbourService({ database, access }: Dependencies) {
  return {
    async list(user: AuthenticatedUser, projectId: number): Promise<Neighbour[]> {
      await access.require(user, projectId, 'read');
      return listNeighbours(database, projectId);
    },
  };
}
