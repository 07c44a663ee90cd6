import type { FloorsResult } from '@quietsite/domain';
import { type PreviewAnswer, usePreviewAnswer } from './use-preview-answer.ts';

/** The floors of a receiver's building and the barrier they want (M-70, M-71); null as value without a known height. */
export function useFloors(pointId: number | null): PreviewAnswer<FloorsResult> {
  return usePreviewAnswer('floors', pointId === null ? null : { pointId });
}
