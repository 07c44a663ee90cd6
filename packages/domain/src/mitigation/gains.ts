import { floatAt, itemAt, numberAt } from '@quietsite/acoustics';
import { type Emission, isScreenedModel } from './emissions.ts';
import type { NoiseModel, Requirement } from './noise-model.ts';
import type { OptimiserProblem } from './optimiser/problem.ts';
import { EnergyAtReceivers } from './received.ts';

/** The effect of one change of one row at a receiver while all others stay the same. */
export interface Gain {
  readonly rowId: number;
  /** Index of the option of the row. */
  readonly option: number;
  /** In tenths. */
  readonly cost: number;
  /** Reduction of the highest own level over all days, in decibels; below 0 if it rises. */
  readonly drop: number;
  /** Whether the receiver satisfies M-61 on every day with this change alone. */
  readonly satisfies: boolean;
  /** No gain, because the screening at the receiver is at least as strong (M-111). */
  readonly isScreenedHere?: true;
}

/**
 * Every option of every row except the current one, in the order of rows and options. Empty for a left-out receiver.
 */
export function listGains({ model, options }: OptimiserProblem, pointId: number): Gain[] {
  const receiver = model.pointIds.indexOf(pointId);
  if (receiver < 0) return [];
  const requirements = model.requirements.filter((requirement) => requirement.receiver === receiver);
  const received = new EnergyAtReceivers(
    model,
    options.map((ofRow) => itemAt(ofRow, 0)),
  );
  const receivedEnergies = requirements.map((requirement) => received.receive(requirement));
  const before = Math.max(0, ...receivedEnergies);
  const situationsByRow = listSituationsByRow(model, requirements);
  return options.flatMap((ofRow, row) => {
    const places = itemAt(situationsByRow, row);
    const others = summarise(requirements, receivedEnergies, new Set(places.map(({ index }) => index)));
    const energyFunctions = places.map((place) => createEnergyFunction(model, place, received, row));
    return ofRow.slice(1).map((option, index): Gain => {
      const after = energyFunctions.map((receive) => receive(option));
      return {
        rowId: numberAt(model.rowIds, row),
        option: index + 1,
        cost: option.cost,
        drop: toDecibels(before, Math.max(others.highest, ...after)),
        satisfies: others.areMet && after.every((energy, at) => energy < itemAt(places, at).requirement.limit),
        ...(isScreenedHere(received, places, row, option) && { isScreenedHere: true }),
      };
    });
  });
}

/** A requirement to which a row contributes. */
interface ReceiverSituation {
  readonly index: number;
  readonly requirement: Requirement;
  /** The row's source if it runs with every group: its energy is simply added. */
  readonly common: number | null;
}

/** Calculates the received energy of a requirement for a given emission of one row, while all others stay the same. */
function createEnergyFunction(
  model: NoiseModel,
  { requirement, common }: ReceiverSituation,
  received: EnergyAtReceivers,
  row: number,
) {
  const present = received.emissionOf(row);
  const receive = (emission: Emission) => {
    received.set(row, emission);
    const energy = received.receive(requirement);
    received.set(row, present);
    return energy;
  };
  // Behind screens, changing one row may change the correction of others (M-108).
  if (common === null || isScreenedModel(model)) return receive;
  const rest = receive({ emission: 0 });
  const transmission = floatAt(model.transmissions, requirement.receiver * model.rowOfSource.length + common);
  return ({ emission }: Emission) => rest + transmission * emission;
}

/** Whether a change is quieter where the row is in view, but nowhere behind the screens of this receiver. */
function isScreenedHere(
  received: EnergyAtReceivers,
  places: readonly ReceiverSituation[],
  row: number,
  { emission, screened }: Emission,
): boolean {
  const present = received.emissionOf(row);
  if (screened === undefined || present.screened === undefined || emission >= present.emission) return false;
  const before = present.screened.energies;
  const corrections = places.flatMap(({ requirement }) => received.listCorrections(row, requirement));
  return (
    corrections.length > 0 &&
    corrections.every((correction) => numberAt(screened.energies, correction) >= numberAt(before, correction))
  );
}

/** The cheapest change of each row that alone makes a receiver satisfy. Cheapest first; if equal, the quieter. */
export function pickFlips(gains: readonly Gain[]): Gain[] {
  const cheapest = new Map<number, Gain>();
  for (const gain of gains.filter(({ satisfies }) => satisfies)) {
    const known = cheapest.get(gain.rowId);
    if (known === undefined || gain.cost < known.cost || (gain.cost === known.cost && gain.drop > known.drop))
      cheapest.set(gain.rowId, gain);
  }
  return [...cheapest.values()].sort((a, b) => a.cost - b.cost || b.drop - a.drop || a.rowId - b.rowId);
}

/** The requirements to which each row contributes. */
function listSituationsByRow(
  { rowIds, rowOfSource, situations }: NoiseModel,
  requirements: readonly Requirement[],
): ReceiverSituation[][] {
  const places = rowIds.map((): ReceiverSituation[] => []);
  requirements.forEach((requirement, index) => {
    const { common, choices } = itemAt(situations, requirement.situation);
    const chosen = new Set(choices.flat(2).map((source) => numberAt(rowOfSource, source)));
    for (const source of common) places[numberAt(rowOfSource, source)]?.push({ index, requirement, common: source });
    for (const row of chosen) places[row]?.push({ index, requirement, common: null });
  });
  return places;
}

/** The part that a row cannot change. */
function summarise(
  requirements: readonly Requirement[],
  receivedEnergies: readonly number[],
  without: ReadonlySet<number>,
) {
  let [highest, areMet] = [0, true];
  requirements.forEach(({ limit }, place) => {
    if (without.has(place)) return;
    const energy = numberAt(receivedEnergies, place);
    highest = Math.max(highest, energy);
    if (energy >= limit) areMet = false;
  });
  return { highest, areMet };
}

const toDecibels = (before: number, after: number): number => (after > 0 ? 10 * Math.log10(before / after) : 0);
