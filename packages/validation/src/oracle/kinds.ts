import type { CaseKind } from '../case.ts';

const HOMES: readonly CaseKind[] = ['residential', 'hotel', 'other'];

/** Who is judged together; an unknown kind counts as a home (M-63, M-144). */
export const classOf = (kind: CaseKind): 'homes' | 'schools' | 'others' =>
  HOMES.includes(kind) ? 'homes' : kind === 'education' ? 'schools' : 'others';

/** 75 for homes, hotels and unknown kinds, 70 for all others (M-55, M-140). */
export const usualCriterion = (kind: CaseKind): number => (classOf(kind) === 'homes' ? 75 : 70);
