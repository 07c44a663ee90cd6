import type pg from 'pg';
import { createSecret, hashSecret } from '../../../../apps/server/src/services/accounts/secret.ts';
import { type MercatorPoint, mercator } from '../../../../packages/geometry/src/index.ts';

/** A user with an open session, and the project they work on. */
export interface Account {
  readonly secret: string;
  readonly userId: number;
  readonly projectId: number;
  /** All projects of the user, including this one. */
  readonly projectIds: readonly number[];
  /** The equipment row that they change. */
  readonly rowId: number;
  readonly place: MercatorPoint;
}

const SESSION_HOURS = 12;

/** Sessions are written to the database directly: password hashing is measured elsewhere. */
export async function openSessions(pool: pg.Pool, people: number): Promise<Account[]> {
  const { rows } = await pool.query<Omit<Account, 'secret' | 'place'> & { x: number; y: number }>(
    `select users.id as "userId", projects.id as "projectId", machine.id as "rowId",
       (select array_agg(id) from projects own where own.owner_user_id = users.id) as "projectIds",
       st_x(place) as x, st_y(place) as y
     from generate_series(1, $1::integer) n
     join users on username_key = 'load-' || n
     join projects on owner_user_id = users.id and title = 'Load ' || n
     join lateral (
       select id from equipment_rows where project_id = projects.id order by id limit 1) machine on true
     join lateral (
       select st_transform(st_centroid(geom), 3857) as place from assessment_areas
       where project_id = projects.id) area on true
     order by n`,
    [people],
  );
  if (rows.length !== people) throw new Error(`only ${rows.length} of ${people} people have a project`);
  const accounts = rows.map(({ x, y, ...row }) => ({
    ...row,
    ...{ secret: createSecret(), place: mercator(x, y) },
  }));
  await pool.query(
    `insert into sessions (id_hash, user_id, expires_at, absolute_expires_at)
     select id_hash, user_id, now() + interval '${SESSION_HOURS} hours', now() + interval '${SESSION_HOURS} hours'
     from unnest($1::bytea[], $2::integer[]) as given (id_hash, user_id)`,
    [accounts.map(({ secret }) => hashSecret(secret)), accounts.map(({ userId }) => userId)],
  );
  return accounts;
}
