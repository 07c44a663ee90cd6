import type { Review } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import type { AccessService } from '../projects/access.service.ts';
import { readReview } from './read-review.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export type ReviewService = ReturnType<typeof createReviewService>;

/** The submissions of a project and its other versions, and the comments on them. */
export function createReviewService({ database, access }: Dependencies) {
  return {
    async get(user: AuthenticatedUser, projectId: number): Promise<Review> {
      await access.requireSubmissions(user, projectId);
      return readReview(database, user, projectId);
    },
  };
}
