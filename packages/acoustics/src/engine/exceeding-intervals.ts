import { floatAt, itemAt } from '../checked-reads.ts';
import type { Block } from './block.ts';
import type { Engine } from './engine.ts';
import { type EngineInput, MITIGATED } from './engine-input.ts';
import { LANES } from './lanes.ts';
import { OWN } from './peaks.ts';

/** The level used for verdicts: the project's own, mitigated (M-58). */
const JUDGED_SERIES = OWN + MITIGATED;

interface CachedCounts {
  /** A different list means that receivers, distances or criteria changed. */
  readonly profileOfReceiver: EngineInput['profileOfReceiver'];
  readonly counts: IntervalCounts;
}

/** The numbers of receivers that exceed in each interval of a block. */
export interface IntervalCounts {
  /** By both rules (M-60, M-61). */
  readonly byBoth: Uint32Array;
  /** By only one of them. */
  readonly byOne: Uint32Array;
}

/** Blocks that an edit does not affect remain the same objects, so their counts stay valid. */
const cache = new WeakMap<Block, CachedCounts>();

/** Counts the receivers that exceed in each interval of a block, by both rules and by only one (M-60, M-61). */
export function countExceeding(engine: Engine, index: number): IntervalCounts {
  const block = itemAt(engine.blocks, index);
  const { profileOfReceiver } = engine.input;
  const before = cache.get(block);
  if (before?.profileOfReceiver === profileOfReceiver) return before.counts;
  const intervals = block.days.length - 1;
  const [byBoth, byOne] = [new Uint32Array(intervals), new Uint32Array(intervals)];
  engine.visitBlock(
    index,
    ({ own }, first, count) => {
      const energies = own[MITIGATED];
      for (let lane = 0; lane < count; lane++) {
        const { map, report, least } = engine.limitsIn(index, first + lane);
        for (let i = 0; i < intervals; i++) {
          const energy = floatAt(energies, i * LANES + lane);
          if (energy < least) continue;
          const [onMap, inReport] = [energy >= floatAt(map, i), energy >= floatAt(report, i)];
          if (onMap && inReport) byBoth[i] = (byBoth[i] ?? 0) + 1;
          else if (onMap || inReport) byOne[i] = (byOne[i] ?? 0) + 1;
        }
      }
    },
    (first, count) => engine.canExceed(index, JUDGED_SERIES, first, count),
  );
  const counts = { byBoth, byOne };
  cache.set(block, { profileOfReceiver, counts });
  return counts;
}
