import type { Executor } from '../../database/connection.ts';

interface DeviceQuery {
  readonly secretHash: Buffer;
  readonly usernameKey: string;
  readonly usedSince: Date;
}

/** Browsers are known per account that signed in there (U08). */
export async function findDeviceId(db: Executor, query: DeviceQuery): Promise<number | undefined> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.id')
    .where('secret_hash', '=', query.secretHash)
    .where('users.username_key', '=', query.usernameKey)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', query.usedSince)
    .executeTakeFirst();
  return row?.id;
}

export async function insertDevice(
  db: Executor,
  device: { userId: number; secretHash: Buffer; now: Date },
): Promise<void> {
  await db
    .insertInto('devices')
    .values({
      user_id: device.userId,
      secret_hash: device.secretHash,
      created_at: device.now,
      last_used_at: device.now,
    })
    .execute();
}

export async function markDeviceUsed(db: Executor, deviceId: number, now: Date): Promise<void> {
  await db.updateTable('devices').set({ last_used_at: now }).where('id', '=', deviceId).execute();
}
