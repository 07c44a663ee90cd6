import type { CurrentUser, ReviewCase, ReviewDesk } from '@quietsite/contracts';
import { canAssignReview } from '@quietsite/domain';

export type Officer = ReviewDesk['officers'][number];

/** The officers who may handle a case, the reader first; empty once there is nothing left to do. */
export function officersOf(
  { districts, state }: Pick<ReviewCase, 'districts' | 'state'>,
  officers: readonly Officer[],
  user: CurrentUser,
): readonly Officer[] {
  const isOpen = state === 'needsDecision' || state === 'returned';
  if (!isOpen || !canAssignReview(user, { districts })) return [];
  const able = officers.filter(({ district }) => districts.includes(district));
  return able.toSorted((one, other) => Number(other.id === user.id) - Number(one.id === user.id));
}

const MAX_INITIALS = 3;

/** 'DR' for Demo Reviewer; for a Chinese name its last character, because the family name comes first. */
export function initialsOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return [...name.trim()].at(-1) ?? '';
  const words = name.trim().split(/\s+/).slice(0, MAX_INITIALS);
  return words.map(([first = '']) => first.toLocaleUpperCase()).join('');
}
