import { floatAt, intAt, itemAt, numberAt } from '@quietsite/acoustics';
import { buildCore, type Core, type CoreRequirement, type CoreRow } from './core.ts';

/** The same problem with some rows open and the others settled. */
export function restrict(core: Core, open: readonly number[], choices: Int32Array): Core {
  const indexByRow = new Map(open.map((row, index) => [row, index]));
  const rows = open.map((row) => ({ ...itemAt(core.rows, row), origin: row }));
  const requirements = listTouched(core, open)
    .map((requirement) => cutRequirement(core, requirement, indexByRow, choices))
    .filter((requirement) => isAtStake(requirement, rows));
  return buildCore(rows, requirements);
}

function listTouched({ firstPlaces, placeSums, requirementOfSum }: Core, open: readonly number[]): number[] {
  const touched = new Set<number>();
  for (const row of open)
    for (let place = intAt(firstPlaces, row); place < intAt(firstPlaces, row + 1); place++)
      touched.add(intAt(requirementOfSum, intAt(placeSums, place)));
  return [...touched].sort((a, b) => a - b);
}

export function cutRequirement(
  core: Core,
  requirement: number,
  indexByRow: ReadonlyMap<number, number>,
  choices: Int32Array,
): CoreRequirement {
  const { firstSums, firstTerms, termRows, termVariants, termWeights, firstVariants, bases, choiceOfSum } = core;
  const sums = [];
  for (let sum = intAt(firstSums, requirement); sum < intAt(firstSums, requirement + 1); sum++) {
    let base = floatAt(bases, sum);
    const [rows, variants, weights]: [number[], number[], number[]] = [[], [], []];
    for (let term = intAt(firstTerms, sum); term < intAt(firstTerms, sum + 1); term++) {
      const row = intAt(termRows, term);
      const place = indexByRow.get(row);
      const variant = intAt(termVariants, term) - intAt(firstVariants, row);
      const weight = floatAt(termWeights, term);
      if (place === undefined) base += weight * emissionAt(core, row, variant, intAt(choices, row));
      else {
        rows.push(place);
        variants.push(variant);
        weights.push(weight);
      }
    }
    sums.push({ choice: intAt(choiceOfSum, sum), base, rows, variants, weights });
  }
  return { room: floatAt(core.rooms, requirement), sums };
}

const emissionAt = ({ rows }: Core, row: number, variant: number, option: number): number =>
  floatAt(itemAt(itemAt(rows, row).emissions, variant), option);

/** Whether it is exceeded with every open row at its loudest. */
function isAtStake({ room, sums }: CoreRequirement, rows: readonly CoreRow[]): boolean {
  const loudest = new Map<number, number>();
  for (const { choice, base, rows: places, variants, weights } of sums) {
    let value = base;
    places.forEach((place, term) => {
      const { emissions } = itemAt(rows, place);
      const ofVariant = itemAt(emissions, numberAt(variants, term));
      const loudest = emissions.length === 1 ? floatAt(ofVariant, 0) : Math.max(...ofVariant);
      value += numberAt(weights, term) * loudest;
    });
    loudest.set(choice, Math.max(value, loudest.get(choice) ?? 0));
  }
  return [...loudest.values()].reduce((load, value) => load + value, 0) > room;
}
