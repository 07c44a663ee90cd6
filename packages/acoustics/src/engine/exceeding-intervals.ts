import type { Block } from './block.ts';
import type { Engine } from './engine.ts';
import { type EngineInput, MITIGATED } from './engine-input.ts';
import { LANES } from './lanes.ts';
import { OWN } from './peaks.ts';

/** The level that verdicts judge on the map: the project's own, mitigated (M-58, M-60). */
const JUDGED = OWN + MITIGATED;

interface KnownCounts {
  /** Another list means other receivers, distances or criteria. */
  readonly profileOfReceiver: EngineInput['profileOfReceiver'];
  readonly counts: Uint32Array;
}

/** Blocks that an edit does not touch stay the same objects, and so do their counts. */
const known = new WeakMap<Block, KnownCounts>();

/** The number of receivers that exceed on the map in each interval of a block (M-60). */
export function countExceeding(engine: Engine, index: number): Uint32Array {
  const block = engine.blocks[index] as Block;
  const { profileOfReceiver } = engine.input;
  const before = known.get(block);
  if (before?.profileOfReceiver === profileOfReceiver) return before.counts;
  const counts = new Uint32Array(block.days.length - 1);
  engine.visitBlock(
    index,
    ({ own }, first, count) => {
      const energies = own[MITIGATED];
      for (let lane = 0; lane < count; lane++) {
        const { map } = engine.limitsIn(index, first + lane);
        for (let i = 0; i < counts.length; i++)
          if ((energies[i * LANES + lane] as number) >= (map[i] as number)) counts[i] = (counts[i] as number) + 1;
      }
    },
    (first, count) => engine.canExceedOnMap(index, JUDGED, first, count),
  );
  known.set(block, { profileOfReceiver, counts });
  return counts;
}
