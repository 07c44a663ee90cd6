import type { DayString, Explanation } from '@quietsite/domain';
import { type PreviewAnswer, usePreviewAnswer } from './use-preview-answer.ts';

/** The derivation of a level; the value is also null for a receiver that is left out (M-35). */
export function useExplanation(
  pointId: number | null,
  day: DayString | null,
  run: Explanation['run'],
): PreviewAnswer<Explanation> {
  return usePreviewAnswer('explain', pointId === null || day === null ? null : { pointId, day, run });
}
