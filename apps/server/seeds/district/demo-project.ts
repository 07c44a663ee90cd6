import { addDays, type DayString, hongKongToday } from '@quietsite/domain';
import type { DemoServices } from './demo-services.ts';
import type { OfficerName, SignedIn } from './people.ts';

/** A project of the demonstration district during seeding. */
export interface DemoProject {
  readonly services: DemoServices;
  readonly projectId: number;
  readonly owner: SignedIn;
  readonly officers: Readonly<Record<OfficerName, SignedIn>>;
  readonly today: DayString;
}

/** The working day of each person ends before six in the evening, Hong Kong time. */
const HOURS = { draft: 10, submit: 11, remark: 14, decide: 16, reply: 17 } as const;

/** Sets the clock of the services to an hour of an earlier day. Returns the day. */
export function goTo(
  { services, today }: Pick<DemoProject, 'services' | 'today'>,
  daysAgo: number,
  doing: keyof typeof HOURS,
): DayString {
  const day = addDays(today, -daysAgo);
  services.setTime(new Date(`${day}T${HOURS[doing]}:00:00+08:00`));
  return day;
}

export const findToday = (): DayString => hongKongToday(new Date());

const MAX_ATTEMPTS = 4;

/**
 * A worker running at the same time as the seed gives up every job that its own queue does not contain, so a job may
 * have to be requested again.
 */
export async function repeatUntilDone(name: string, attempt: () => Promise<boolean>): Promise<void> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) if (await attempt()) return;
  throw new Error(`${name}: failed ${MAX_ATTEMPTS} times`);
}
