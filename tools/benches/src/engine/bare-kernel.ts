import type { BareSchedule } from './bare-schedule.ts';

/** The highest energy of each receiver over all intervals. */
export interface HighestEnergies {
  readonly unmitigated: Float64Array;
  readonly mitigated: Float64Array;
}

/** The share of a unit of source energy that reaches the receiver (M-33), in the order of the distances. */
export function toTransmissions(distances: Float64Array): Float64Array {
  return distances.map((metres) => 10 ** -0.5 / (metres * metres));
}

/** One receiver at a time, both runs in one pass. */
export function sweepPlain(schedule: BareSchedule, transmissions: Float64Array): HighestEnergies {
  const { columnCount } = schedule;
  const receiverCount = transmissions.length / columnCount;
  const highest = { unmitigated: new Float64Array(receiverCount), mitigated: new Float64Array(receiverCount) };
  const weights = new Float64Array(columnCount);
  const found = new Float64Array(2);
  for (let receiver = 0; receiver < receiverCount; receiver++) {
    for (let column = 0; column < columnCount; column++)
      weights[column] = transmissions[receiver * columnCount + column] ?? 0;
    sweepOne(schedule, weights, found);
    highest.unmitigated[receiver] = found[0] ?? 0;
    highest.mitigated[receiver] = found[1] ?? 0;
  }
  return highest;
}

function sweepOne(
  { starts, columns, unmitigated, mitigated }: BareSchedule,
  weights: Float64Array,
  found: Float64Array,
): void {
  const intervalCount = starts.length - 1;
  let maxA = 0;
  let maxB = 0;
  for (let interval = 0; interval < intervalCount; interval++) {
    const end = starts[interval + 1] ?? 0;
    let a = 0;
    let b = 0;
    for (let entry = starts[interval] ?? 0; entry < end; entry++) {
      const weight = weights[columns[entry] ?? 0] ?? 0;
      a += (unmitigated[entry] ?? 0) * weight;
      b += (mitigated[entry] ?? 0) * weight;
    }
    if (a > maxA) maxA = a;
    if (b > maxB) maxB = b;
  }
  found[0] = maxA;
  found[1] = maxB;
}

const BLOCK = 4;

/** Four receivers at a time: each entry is read once for eight independent sums. */
export function sweepBlocked(schedule: BareSchedule, transmissions: Float64Array): HighestEnergies {
  const { columnCount } = schedule;
  const receiverCount = transmissions.length / columnCount;
  const highest = { unmitigated: new Float64Array(receiverCount), mitigated: new Float64Array(receiverCount) };
  const weights = new Float64Array(columnCount * BLOCK);
  const found = new Float64Array(2 * BLOCK);
  for (let first = 0; first < receiverCount; first += BLOCK) {
    const inBlock = Math.min(BLOCK, receiverCount - first);
    for (let column = 0; column < columnCount; column++)
      for (let i = 0; i < BLOCK; i++)
        weights[column * BLOCK + i] = i < inBlock ? (transmissions[(first + i) * columnCount + column] ?? 0) : 0;
    sweepBlock(schedule, weights, found);
    highest.unmitigated.set(found.subarray(0, inBlock), first);
    highest.mitigated.set(found.subarray(BLOCK, BLOCK + inBlock), first);
  }
  return highest;
}

/** Unrolled for each receiver and run: a and b are the runs, the digit is the receiver. */
function sweepBlock(
  { starts, columns, unmitigated, mitigated }: BareSchedule,
  weights: Float64Array,
  found: Float64Array,
): void {
  const intervalCount = starts.length - 1;
  let maxA0 = 0;
  let maxA1 = 0;
  let maxA2 = 0;
  let maxA3 = 0;
  let maxB0 = 0;
  let maxB1 = 0;
  let maxB2 = 0;
  let maxB3 = 0;
  for (let interval = 0; interval < intervalCount; interval++) {
    const end = starts[interval + 1] ?? 0;
    let a0 = 0;
    let a1 = 0;
    let a2 = 0;
    let a3 = 0;
    let b0 = 0;
    let b1 = 0;
    let b2 = 0;
    let b3 = 0;
    for (let entry = starts[interval] ?? 0; entry < end; entry++) {
      const place = (columns[entry] ?? 0) << 2;
      const energyA = unmitigated[entry] ?? 0;
      const energyB = mitigated[entry] ?? 0;
      const weight0 = weights[place] ?? 0;
      const weight1 = weights[place + 1] ?? 0;
      const weight2 = weights[place + 2] ?? 0;
      const weight3 = weights[place + 3] ?? 0;
      a0 += energyA * weight0;
      a1 += energyA * weight1;
      a2 += energyA * weight2;
      a3 += energyA * weight3;
      b0 += energyB * weight0;
      b1 += energyB * weight1;
      b2 += energyB * weight2;
      b3 += energyB * weight3;
    }
    if (a0 > maxA0) maxA0 = a0;
    if (a1 > maxA1) maxA1 = a1;
    if (a2 > maxA2) maxA2 = a2;
    if (a3 > maxA3) maxA3 = a3;
    if (b0 > maxB0) maxB0 = b0;
    if (b1 > maxB1) maxB1 = b1;
    if (b2 > maxB2) maxB2 = b2;
    if (b3 > maxB3) maxB3 = b3;
  }
  found[0] = maxA0;
  found[1] = maxA1;
  found[2] = maxA2;
  found[3] = maxA3;
  found[4] = maxB0;
  found[5] = maxB1;
  found[6] = maxB2;
  found[7] = maxB3;
}
