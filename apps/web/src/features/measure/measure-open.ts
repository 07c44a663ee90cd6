import { OpenStore } from '../../lib/store.ts';

export type MeasureTool = 'measureDistance' | 'measureArea';

/** Each request starts a new measurement. */
export interface MeasureRequest {
  readonly tool: MeasureTool;
}

/** The last request; null if nothing is being measured. */
export const measuring = new OpenStore<MeasureRequest | null>(null);
