import type { FloorsResult } from '@quietsite/domain';
import { type PreviewAnswer, usePreviewAnswer } from './use-preview-answer.ts';

/**
 * The floors of a receiver's building and the barrier they need (M-70, M-71); the value is null if the height is
 * unknown.
 */
export function useFloors(pointId: number | null): PreviewAnswer<FloorsResult> {
  return usePreviewAnswer('floors', pointId === null ? null : { pointId });
}
