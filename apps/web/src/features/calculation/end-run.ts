import type { CalculationResults } from '@quietsite/contracts';
import { OVERLAY_CLOSE_DELAY_MILLISECONDS } from '../../ui/dialogs/overlay-phase.ts';
import type { RunActions } from './announce-outcome.ts';

export interface AfterRun {
  readonly onEnd: () => void;
  readonly actions: RunActions;
  /** The user is waiting behind the overlay. */
  readonly isWaiting: boolean;
  /** Null if the user is not waiting for the next step. */
  readonly suggest: ((results: CalculationResults) => Promise<void>) | null;
}

interface RunEnd {
  /** What the run changed, or null if it has no results. */
  readonly load: () => Promise<CalculationResults | null>;
  /** The state once everything is loaded. A user who has left is not asked. */
  readonly after: () => AfterRun;
  readonly announce: (results: CalculationResults | null, actions: RunActions) => void;
}

/** Time until the overlay has closed. */
const AFTER_OVERLAY_MILLISECONDS = 2 * OVERLAY_CLOSE_DELAY_MILLISECONDS;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Ends a run: loads the results, closes the overlay, then announces and suggests. Nothing appears beneath the overlay.
 */
export async function endRun({ load, after, announce }: RunEnd, wait = pause): Promise<void> {
  const results = await load();
  const { suggest, onEnd, actions, isWaiting } = after();
  onEnd();
  if (isWaiting) await wait(AFTER_OVERLAY_MILLISECONDS);
  announce(results, actions);
  if (results) await suggest?.(results);
}
