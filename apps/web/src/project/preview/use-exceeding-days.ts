import type { ExceedingDays } from '@quietsite/domain';
import { usePreviewAnswer } from './use-preview-answer.ts';

const NO_PARAMETERS = {};

/** The days on which receivers exceed, and how many of them do (M-60); null while unknown. */
export function useExceedingDays(): readonly ExceedingDays[] | null {
  return usePreviewAnswer('exceedingDays', NO_PARAMETERS).value;
}
