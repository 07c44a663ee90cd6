import type { CalculationResults } from '@quietsite/contracts';
import { OVERLAY_CLOSE_DELAY_MILLISECONDS } from '../../ui/dialogs/overlay-phase.ts';
import type { RunActions } from './announce-outcome.ts';

export interface AfterRun {
  readonly onEnd: () => void;
  readonly actions: RunActions;
  /** Behind the overlay. */
  readonly isWaiting: boolean;
  /** Null: nobody waits for what follows. */
  readonly suggest: ((results: CalculationResults) => Promise<void>) | null;
}

interface Ending {
  /** What the run changed; null: it brought no results. */
  readonly load: () => Promise<CalculationResults | null>;
  /** As it is when everything is loaded: whoever left meanwhile is asked nothing. */
  readonly after: () => AfterRun;
  readonly announce: (results: CalculationResults | null, actions: RunActions) => void;
}

/** Until the overlay is gone. */
const AFTER_OVERLAY_MILLISECONDS = 2 * OVERLAY_CLOSE_DELAY_MILLISECONDS;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The end of a run: loaded, the overlay closed, then told and suggested; nothing comes beneath the overlay. */
export async function endRun({ load, after, announce }: Ending, wait = pause): Promise<void> {
  const results = await load();
  const { suggest, onEnd, actions, isWaiting } = after();
  onEnd();
  if (isWaiting) await wait(AFTER_OVERLAY_MILLISECONDS);
  announce(results, actions);
  if (results) await suggest?.(results);
}
