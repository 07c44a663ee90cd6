import type { ExceedingDays } from '@quietsite/domain';
import { usePreviewAnswer } from './use-preview-answer.ts';

const ALL = {};

/** The days on which receivers exceed on the map, with how many they are (M-60); null while that is not known. */
export function useExceedingDays(): readonly ExceedingDays[] | null {
  return usePreviewAnswer('exceedingDays', ALL).value;
}
