import type { Language } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { findDeviceId, insertDevice, markDeviceUsed } from '../../repositories/accounts/device.repository.ts';
import { createSecret, hashSecret } from './secret.ts';

/** Data that a browser stores from earlier sign-ins, and its address. */
export interface Browser {
  /** Chosen in this browser; null if never chosen. */
  readonly language: Language | null;
  readonly address: string;
  readonly deviceSecret: string | null;
  readonly sessionSecret: string | null;
}

/** The maximum time for which browsers keep a cookie. */
export const DEVICE_DAYS = 400;

const oldest = (now: Date) => new Date(now.getTime() - DEVICE_DAYS * 86_400_000);

/** Finds the browser if this account signed in there before; such a browser has its own counter (U08). */
export async function findDevice(
  db: Executor,
  usernameKey: string,
  { deviceSecret }: Pick<Browser, 'deviceSecret'>,
  now: Date,
): Promise<number | undefined> {
  if (!deviceSecret) return undefined;
  return findDeviceId(db, { secretHash: hashSecret(deviceSecret), usernameKey, usedSince: oldest(now) });
}

/** Returns the secret that the browser stores: its existing one, or a new one. */
export async function rememberDevice(
  transaction: Executor,
  userId: number,
  { deviceSecret }: Browser,
  deviceId: number | undefined,
  now: Date,
): Promise<string> {
  if (deviceSecret && deviceId !== undefined) {
    await markDeviceUsed(transaction, deviceId, now);
    return deviceSecret;
  }
  const secret = createSecret();
  await insertDevice(transaction, { userId, secretHash: hashSecret(secret), now });
  return secret;
}
