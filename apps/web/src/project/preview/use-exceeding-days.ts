import type { ExceedingDays } from '@quietsite/domain';
import { usePreviewAnswer } from './use-preview-answer.ts';

const ALL = {};

/** The days on which receivers exceed on the map, and how many do (M-60); null while unknown. */
export function useExceedingDays(): readonly ExceedingDays[] | null {
  return usePreviewAnswer('exceedingDays', ALL).value;
}
