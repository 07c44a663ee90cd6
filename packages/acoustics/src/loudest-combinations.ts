import type { EngineRunResult } from './engine-input.ts';

/** The loudest combinations of a receiver, highest first; of equals the one that stood first. */
export function keepLoudest(
  { loudest, loudestDay }: { readonly loudest: Float64Array; readonly loudestDay: Int32Array },
  { topEnergy, topCombination, topDay }: EngineRunResult,
  receiver: number,
  limit: number,
): void {
  if (limit === 0) return;
  const first = receiver * limit;
  let end = first;
  for (let combination = 0; combination < loudest.length; combination++) {
    const energy = loudest[combination] as number;
    if (energy <= 0) continue;
    const isFull = end === first + limit;
    if (isFull && energy <= (topEnergy[end - 1] as number)) continue;
    let place = isFull ? end - 1 : end++;
    for (; place > first && (topEnergy[place - 1] as number) < energy; place--) {
      topEnergy[place] = topEnergy[place - 1] as number;
      topCombination[place] = topCombination[place - 1] as number;
      topDay[place] = topDay[place - 1] as number;
    }
    topEnergy[place] = energy;
    topCombination[place] = combination;
    topDay[place] = loudestDay[combination] as number;
  }
}
