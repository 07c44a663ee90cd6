import type { CurrentUser, ReviewCase, ReviewDesk } from '@quietsite/contracts';
import { canAssignReview } from '@quietsite/domain';

export type Officer = ReviewDesk['officers'][number];

/** The officers who may deal with a case, the reader first; none once there is nothing left to do. */
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

/** 'DR' for Demo Reviewer; of a Chinese name its last character, as the family name comes first. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (/\p{Script=Han}/u.test(name)) return [...name.trim()].at(-1) ?? '';
  return ([...first][0] ?? '').concat([...last][0] ?? '').toLocaleUpperCase();
}
