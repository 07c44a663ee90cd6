import type { Activity } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { memberRoles } from './team-groups.ts';

const minutes = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Hong_Kong',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** Hong Kong day and time of an instant: 2026-11-15 16:05 (M-03). */
export function formatMinute(instant: string): string {
  return minutes.format(new Date(instant)).replace(',', '');
}

/** One sentence: who did what. The user may have been deleted, and some actions have no user. */
export function describeActivity(t: TFunction, { who, action, details }: Activity): string {
  return t(`members.activity.done.${action}`, {
    who: who || t('members.activity.system'),
    name: details.name || t('members.activity.somebody'),
    role: roleText(t, details.role),
    was: roleText(t, details.was),
  });
}

/** A role by its name in the member list. */
function roleText(t: TFunction, value: unknown): string {
  const role = memberRoles.find((candidate) => candidate === value);
  return role ? t(`members.project.${role}`) : '';
}
