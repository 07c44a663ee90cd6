import {
  type EmissionPart,
  type EmissionStep,
  type EngineInput,
  type EngineTask,
  floatAt,
  itemAt,
  MITIGATED,
  numberAt,
  slantTransmission,
  TIE_METRES,
} from '@quietsite/acoustics';

/**
 * The energy of a zone-task at each receiver while its active rows do not change: mitigated run, loudest group (M-32).
 */
export interface ReceivedStep {
  readonly startDay: number;
  readonly endDay: number;
  readonly zone: number;
  readonly isTypeB: boolean;
  readonly energies: Float64Array;
}

/** Receivers by their engine index, in the order of this list. */
export function listReceivedSteps(
  { zone, steps }: EngineTask,
  input: EngineInput,
  receivers: Int32Array,
): ReceivedStep[] {
  const isTypeB = input.zones[zone]?.isTypeB === true;
  return steps.map((step) => ({
    startDay: step.startDay,
    endDay: step.endDay,
    zone,
    isTypeB,
    energies: Float64Array.from(receivers, (receiver) => energyAt(step, zone, input, receiver)),
  }));
}

/** The same, split into runs of working days (M-133). */
export function listWorkedSteps(task: EngineTask, input: EngineInput, receivers: Int32Array): ReceivedStep[] {
  const { idleDays } = task;
  const steps = listReceivedSteps(task, input, receivers);
  if (idleDays === undefined) return steps;
  return steps.flatMap((step) => {
    const stretches: { startDay: number; endDay: number }[] = [];
    for (let day = step.startDay; day <= step.endDay; day++) {
      if (idleDays.has(day)) continue;
      const last = stretches.at(-1);
      if (last?.endDay === day - 1) last.endDay = day;
      else stretches.push({ startDay: day, endDay: day });
    }
    return stretches.map((stretch) => ({ ...step, ...stretch }));
  });
}

function energyAt(step: EmissionStep, zone: number, input: EngineInput, receiver: number): number {
  const isOpenAir = input.isOpenAir(receiver);
  const notional = slantTransmission(distanceTo(input, receiver, zone), 0, isOpenAir);
  const energyOf = (part: EmissionPart): number => {
    let energy = numberAt(part.notional, MITIGATED) * notional;
    for (const { position, energies } of part.fixed)
      energy +=
        numberAt(energies, MITIGATED) * slantTransmission(input.fixedDistance(receiver, position), 0, isOpenAir);
    return energy;
  };
  return energyOf(step.common) + Math.max(0, ...step.groups.map(energyOf));
}

const distanceTo = ({ zones, notionalDistances }: EngineInput, receiver: number, zone: number): number =>
  floatAt(notionalDistances, receiver * zones.length + zone);

/**
 * Sums the energy of one project at each receiver with these steps active. Of type B zones only the nearest counts
 * (M-34), and of each front its nearest part (M-153).
 */
export function createEnergySum(input: EngineInput, receivers: Int32Array) {
  const distances = input.zones.map((_, zone) =>
    Float64Array.from(receivers, (receiver) => distanceTo(input, receiver, zone)),
  );
  return (steps: readonly ReceivedStep[]): Float64Array => {
    const sum = new Float64Array(receivers.length);
    for (const { isTypeB, energies } of steps) if (!isTypeB) addTo(sum, energies);
    const competing = Map.groupBy(sumZones(steps, receivers.length), ({ zone }) => input.zones[zone]?.front);
    for (const zones of competing.values()) addNearest(sum, zones, distances);
    return sum;
  };
}

interface ZoneSum {
  readonly zone: number;
  readonly energies: Float64Array;
}

/** The active type B zones. */
function sumZones(steps: readonly ReceivedStep[], count: number): ZoneSum[] {
  const sums = new Map<number, Float64Array>();
  for (const { zone, isTypeB, energies } of steps) {
    if (!isTypeB) continue;
    const sum = sums.get(zone) ?? new Float64Array(count);
    addTo(sum, energies);
    sums.set(zone, sum);
  }
  return [...sums].map(([zone, energies]) => ({ zone, energies }));
}

/** If equally near, the louder zone counts. */
function addNearest(target: Float64Array, zones: readonly ZoneSum[], distances: readonly Float64Array[]): void {
  for (let receiver = 0; zones.length > 0 && receiver < target.length; receiver++) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { zone } of zones) nearest = Math.min(nearest, floatAt(itemAt(distances, zone), receiver));
    let loudest = 0;
    for (const { zone, energies } of zones)
      if (floatAt(itemAt(distances, zone), receiver) <= nearest + TIE_METRES)
        loudest = Math.max(loudest, floatAt(energies, receiver));
    target[receiver] = floatAt(target, receiver) + loudest;
  }
}

export function addTo(target: Float64Array, energies: Float64Array): void {
  for (let i = 0; i < target.length; i++) target[i] = floatAt(target, i) + floatAt(energies, i);
}
