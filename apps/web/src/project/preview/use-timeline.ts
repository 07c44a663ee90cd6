import type { ReceiverTimeline } from '@quietsite/domain';
import { type PreviewAnswer, usePreviewAnswer } from './use-preview-answer.ts';

/** All levels of one receiver over time; the value is also null for a receiver that is left out (M-35). */
export function useTimeline(pointId: number | null): PreviewAnswer<ReceiverTimeline> {
  return usePreviewAnswer('timeline', pointId === null ? null : { pointId });
}
