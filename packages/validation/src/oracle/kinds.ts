import type { CaseKind } from '../case.ts';

const HOMES: readonly CaseKind[] = ['residential', 'hotel', 'other'];

/** Receivers judged together; an unknown kind counts as a home (M-63, M-144). Open-air places are never compulsory. */
export function classOf(kind: CaseKind): 'homes' | 'schools' | 'others' | 'open' {
  if (kind === 'openAir') {
    return 'open';
  }
  return HOMES.includes(kind) ? 'homes' : kind === 'education' ? 'schools' : 'others';
}

/** 75 for homes, hotels and unknown kinds, none in the open air, 70 for all others (M-55, M-140, M-141). */
export function usualCriterion(kind: CaseKind): number | null {
  return { homes: 75, schools: 70, others: 70, open: null }[classOf(kind)];
}
