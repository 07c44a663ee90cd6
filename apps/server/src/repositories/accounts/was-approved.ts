import { sql } from 'kysely';

/** Whether a registration was approved. A deactivated account was, although it is not active now. */
export const wasApproved = sql<boolean>`(users.is_active or users.deactivated_at is not null)`;
