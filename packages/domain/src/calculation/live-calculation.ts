import { Engine } from '@quietsite/acoustics';
import { expandFronts } from '../front/expand-fronts.ts';
import { type PreparedCalculation, prepare } from './prepare.ts';
import { prepareIncrementally } from './prepare-incrementally.ts';
import type { CalculationSnapshot } from './snapshot.schema.ts';

/** Placing the notional sources takes about this share of the calculation time of a large project. */
const PREPARATION_SHARE = 0.15;

/**
 * A calculation that follows the edits of a project. It recalculates only what an edit affects, and the result is
 * bit-identical to a full calculation of the edited project.
 */
export class LiveCalculation {
  #snapshot: CalculationSnapshot;
  #prepared: PreparedCalculation;
  #engine: Engine;

  /** The callback receives the progress, 0 to 1, and may throw to cancel. */
  constructor(
    snapshot: CalculationSnapshot,
    { onProgress, onPrepared }: { onProgress?: (fraction: number) => void; onPrepared?: () => void } = {},
  ) {
    onProgress?.(0);
    this.#snapshot = snapshot;
    this.#prepared = prepare(expandFronts(snapshot), (fraction) => onProgress?.(fraction * PREPARATION_SHARE));
    onPrepared?.();
    this.#engine = new Engine(this.#prepared.input);
    this.#engine.calculate((fraction) => onProgress?.(PREPARATION_SHARE + fraction * (1 - PREPARATION_SHARE)));
  }

  /** The stored snapshot with whole fronts; the prepared one has their parts instead (M-150). */
  get snapshot(): CalculationSnapshot {
    return this.#snapshot;
  }

  get prepared(): PreparedCalculation {
    return this.#prepared;
  }

  get engine(): Engine {
    return this.#engine;
  }

  /** Takes an edited snapshot that shares its unchanged rows, activities and receivers with the current one. */
  update(edited: CalculationSnapshot): void {
    const snapshot = expandFronts(edited);
    const again = prepareIncrementally(this.#prepared, snapshot);
    if (again === null) {
      this.#prepared = prepare(snapshot);
      this.#engine = new Engine(this.#prepared.input);
      this.#engine.calculate();
    } else {
      this.#prepared = again.prepared;
      this.#engine.update(again.prepared.input, again.changes);
    }
    this.#snapshot = edited;
  }

  /** Engine index of a receiver; -1 when it is left out (M-35) or unknown. */
  indexOf(pointId: number): number {
    return this.#prepared.receivers.findIndex((receiver) => receiver.pointId === pointId);
  }
}
