import type { EngineInput, EngineRow } from '../engine-input.ts';

/** A seeded generator (mulberry32): a failing project can be made again from its number. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A small project with both zone types, groups, fixed positions, gaps and distances that tie. */
export function randomInput(seed: number): EngineInput {
  const random = createRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const zones = Array.from({ length: whole(1, 5) }, () => ({ isTypeB: random() < 0.5 }));
  const tasks = Array.from({ length: whole(1, 8) }, () => ({ zone: whole(0, zones.length - 1) }));
  const fixedPositionCount = whole(1, 3);
  const rows = Array.from({ length: whole(1, 25) }, (): EngineRow => {
    const startDay = whole(0, 90);
    return {
      task: whole(0, tasks.length - 1),
      startDay,
      endDay: startDay + whole(0, 25),
      group: ['', '', 'A', 'B'][whole(0, 3)] ?? '',
      fixedPosition: random() < 0.3 ? whole(0, fixedPositionCount - 1) : -1,
    };
  });
  const receiverCount = whole(1, 4);
  // Whole tens of metres, so that type B zones often stand at the same distance; 0 lies below the floor of 1 m.
  const distances = Float64Array.from({ length: receiverCount * zones.length }, () => whole(0, 6) * 10);
  const fixedDistances = Float64Array.from({ length: receiverCount * fixedPositionCount }, () => whole(0, 80));
  return {
    zones,
    tasks,
    rows,
    runs: [0, 1].map(() => Float64Array.from(rows, () => 10 ** (whole(60, 120) / 10))),
    receiverCount,
    notionalDistances: distances,
    fixedPositionCount,
    fillFixedDistances: (receiver, target) =>
      target.set(fixedDistances.subarray(receiver * fixedPositionCount, (receiver + 1) * fixedPositionCount)),
  };
}
