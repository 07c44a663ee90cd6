import { buildCore, type Core, type CoreRequirement, type CoreRow } from './core.ts';

/** The same problem with some rows open and the others settled. */
export function restrict(core: Core, open: readonly number[], choices: ArrayLike<number>): Core {
  const placeOf = new Map(open.map((row, index) => [row, index]));
  const rows = open.map((row) => ({ ...(core.rows[row] as CoreRow), origin: row }));
  const requirements = listTouched(core, open)
    .map((requirement) => cutRequirement(core, requirement, placeOf, choices))
    .filter((requirement) => isAtStake(requirement, rows));
  return buildCore(rows, requirements);
}

function listTouched({ firstPlaces, placeSums, requirementOfSum }: Core, open: readonly number[]): number[] {
  const touched = new Set<number>();
  for (const row of open)
    for (let place = firstPlaces[row] as number; place < (firstPlaces[row + 1] as number); place++)
      touched.add(requirementOfSum[placeSums[place] as number] as number);
  return [...touched].sort((a, b) => a - b);
}

export function cutRequirement(
  core: Core,
  requirement: number,
  placeOf: ReadonlyMap<number, number>,
  choices: ArrayLike<number>,
): CoreRequirement {
  const { firstSums, firstTerms, termRows, termWeights, bases, choiceOfSum } = core;
  const sums = [];
  for (let sum = firstSums[requirement] as number; sum < (firstSums[requirement + 1] as number); sum++) {
    let base = bases[sum] as number;
    const [rows, weights]: [number[], number[]] = [[], []];
    for (let term = firstTerms[sum] as number; term < (firstTerms[sum + 1] as number); term++) {
      const row = termRows[term] as number;
      const place = placeOf.get(row);
      const weight = termWeights[term] as number;
      if (place === undefined) base += weight * (core.rows[row]?.emissions[choices[row] as number] as number);
      else {
        rows.push(place);
        weights.push(weight);
      }
    }
    sums.push({ choice: choiceOfSum[sum] as number, base, rows, weights });
  }
  return { room: core.rooms[requirement] as number, sums };
}

/** Whether it can be exceeded at all, with every open row at its loudest. */
function isAtStake({ room, sums }: CoreRequirement, rows: readonly CoreRow[]): boolean {
  const loudest = new Map<number, number>();
  for (const { choice, base, rows: places, weights } of sums) {
    let value = base;
    for (let term = 0; term < places.length; term++)
      value += (weights[term] as number) * (rows[places[term] as number]?.emissions[0] as number);
    loudest.set(choice, Math.max(value, loudest.get(choice) ?? 0));
  }
  return [...loudest.values()].reduce((load, value) => load + value, 0) > room;
}
