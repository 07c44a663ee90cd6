import {
  correctionOfSource,
  type EmissionPart,
  type EmissionStep,
  type EngineInput,
  type EngineTask,
  floatAt,
  HIDDEN,
  itemAt,
  MITIGATED,
  numberAt,
  SCREENED,
  SCREENED_DISTANCE_RATIO,
  type ScreenedAlternative,
  type ScreenedSource,
  type ScreenView,
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
  /** By set of screens, in the order of the screens of the model (M-115). */
  readonly energies: readonly Float64Array[];
}

/** The screens in the way: sets of screens by which the project's own zones are hidden, or none (M-100, M-116). */
export type Screens = readonly (ScreenView | null)[];
export const NO_SCREENS: Screens = [null];

/** Receivers by their engine index, in the order of this list. */
export function listReceivedSteps(
  { zone, steps }: EngineTask,
  input: EngineInput,
  receivers: Int32Array,
  screens: Screens,
): ReceivedStep[] {
  const isTypeB = input.zones[zone]?.isTypeB === true;
  return steps.map((step) => ({
    startDay: step.startDay,
    endDay: step.endDay,
    zone,
    isTypeB,
    energies: screens.map((view) =>
      Float64Array.from(receivers, (receiver) =>
        view === null || step.alternatives === undefined
          ? energyAt(step, zone, input, receiver)
          : screenedEnergyAt(step.alternatives, zone, input, receiver, view),
      ),
    ),
  }));
}

/** The same, split into runs of working days (M-133). */
export function listWorkedSteps(
  task: EngineTask,
  input: EngineInput,
  receivers: Int32Array,
  screens: Screens,
): ReceivedStep[] {
  const { idleDays } = task;
  const steps = listReceivedSteps(task, input, receivers, screens);
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

/** The loudest alternative, each with the weakest correction that any of its sources allows (M-107 to M-109). */
function screenedEnergyAt(
  alternatives: readonly ScreenedAlternative[],
  zone: number,
  input: EngineInput,
  receiver: number,
  view: ScreenView,
): number {
  const isOpenAir = input.isOpenAir(receiver);
  const allowed = (source: ScreenedSource, state: number) =>
    correctionOfSource(state, source.isQuiet[MITIGATED] === true);
  const energies = alternatives.map(({ notional, fixed }) => {
    let correction = notional === null ? SCREENED : allowed(notional, view.zoneState(receiver, zone, 0));
    for (const source of fixed)
      correction = Math.min(correction, allowed(source, view.fixedState(receiver, source.position, 0)));
    const arriving = (source: ScreenedSource, metres: number) =>
      numberAt(itemAt(source.energies, correction), MITIGATED) * slantTransmission(metres, 0, isOpenAir);
    let energy = notional === null ? 0 : arriving(notional, distanceTo(input, receiver, zone));
    for (const source of fixed) energy += arriving(source, input.fixedDistance(receiver, source.position));
    return energy;
  });
  return Math.max(0, ...energies);
}

const distanceTo = ({ zones, notionalDistances }: EngineInput, receiver: number, zone: number): number =>
  floatAt(notionalDistances, receiver * zones.length + zone);

/**
 * Sums the energy of one project at each receiver with these steps active. Only the nearest type B zone counts
 * (M-34), and of each front its nearest part (M-153); behind screens a hidden zone counts as farther away (M-113).
 */
export function createEnergySum(input: EngineInput, receivers: Int32Array, screens: Screens) {
  const distances = screens.map((view) =>
    input.zones.map((_, zone) =>
      Float64Array.from(receivers, (receiver) => effectiveDistance(input, receiver, zone, view)),
    ),
  );
  return (steps: readonly ReceivedStep[], screensIndex = 0): Float64Array => {
    const sum = new Float64Array(receivers.length);
    for (const { isTypeB, energies } of steps) if (!isTypeB) addTo(sum, itemAt(energies, screensIndex));
    const zoneSums = sumZones(steps, receivers.length, screensIndex);
    const competing = Map.groupBy(zoneSums, ({ zone }) => input.zones[zone]?.front);
    for (const zones of competing.values()) addNearest(sum, zones, itemAt(distances, screensIndex));
    return sum;
  };
}

function effectiveDistance(input: EngineInput, receiver: number, zone: number, view: ScreenView | null): number {
  const metres = distanceTo(input, receiver, zone);
  const isScreened = view !== null && zone < (input.screening?.zoneCount ?? 0);
  return isScreened && view.zoneState(receiver, zone, 0) === HIDDEN ? metres * SCREENED_DISTANCE_RATIO : metres;
}

interface ZoneSum {
  readonly zone: number;
  readonly energies: Float64Array;
}

/** The active type B zones. */
function sumZones(steps: readonly ReceivedStep[], count: number, screensIndex: number): ZoneSum[] {
  const sums = new Map<number, Float64Array>();
  for (const { zone, isTypeB, energies } of steps) {
    if (!isTypeB) continue;
    const sum = sums.get(zone) ?? new Float64Array(count);
    addTo(sum, itemAt(energies, screensIndex));
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
