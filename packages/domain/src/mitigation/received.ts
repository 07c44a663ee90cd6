import { correctionOfSource, floatAt, isQuiet, itemAt, numberAt, SCREENED } from '@quietsite/acoustics';
import { judge, type Verdict } from '../calculation/verdict.ts';
import type { Emission } from './emissions.ts';
import type { NoiseModel, Requirement } from './noise-model.ts';
import type { Choice, Team } from './situations.ts';

type Place = Pick<Requirement, 'receiver' | 'situation'>;

/** The project's own energy at a receiver in a situation, for given emissions by row. */
export function receiveEnergy(
  { situations, transmissions, rowOfSource }: NoiseModel,
  { receiver, situation }: Place,
  emissions: Float64Array,
): number {
  const first = receiver * rowOfSource.length;
  const sum = (sources: readonly number[]) => {
    let energy = 0;
    for (const source of sources)
      energy += floatAt(transmissions, first + source) * floatAt(emissions, numberAt(rowOfSource, source));
    return energy;
  };
  const { common, choices } = itemAt(situations, situation);
  const loudest = (choice: Choice) => Math.max(...choice.map(sum));
  return choices.reduce((total, choice) => total + loudest(choice), sum(common));
}

/**
 * The energy at receivers for given row emissions, including screening. The emissions of single rows can be replaced.
 */
export class EnergyAtReceivers {
  readonly #model: NoiseModel;
  readonly #emissions: Emission[];
  readonly #energies: Float64Array;

  constructor(model: NoiseModel, emissions: readonly Emission[]) {
    this.#model = model;
    this.#emissions = [...emissions];
    this.#energies = Float64Array.from(emissions, ({ emission }) => emission);
  }

  emissionOf(row: number): Emission {
    return itemAt(this.#emissions, row);
  }

  set(row: number, emission: Emission): void {
    this.#emissions[row] = emission;
    this.#energies[row] = emission.emission;
  }

  /** The project's own energy at a receiver in a situation. */
  receive(place: Place): number {
    const { screened } = itemAt(this.#model.situations, place.situation);
    if (screened === undefined) return receiveEnergy(this.#model, place, this.#energies);
    const sum = (teams: readonly Team[]) =>
      teams.reduce((energy, team) => energy + this.#hearTeam(team, place.receiver, screened.view), 0);
    return screened.choices.reduce((total, choice) => total + Math.max(...choice.map(sum)), sum(screened.common));
  }

  /**
   * The correction of each team that a row works in, as indices of SCREENING_CORRECTIONS; empty while screening is off.
   */
  listCorrections(row: number, { receiver, situation }: Place): number[] {
    const { screened } = itemAt(this.#model.situations, situation);
    if (screened === undefined) return [];
    const isOfRow = (source: number) => this.#model.rowOfSource[source] === row;
    return [...screened.common, ...screened.choices.flat(2)]
      .filter((team) => team.some(isOfRow))
      .map((team) => this.#correct(team, receiver, screened.view));
  }

  /** All rows of a team get the weakest correction that any of them allows (M-107, M-108). */
  #correct(team: Team, receiver: number, view: number): number {
    let total = 0;
    for (const source of team) total += this.#screenedOf(source).machine;
    let correction: number = SCREENED;
    for (const source of team) {
      const state = stateOf(this.#model, { source, receiver, view });
      const isQuietRow = isQuiet(this.#screenedOf(source).machine, total);
      correction = Math.min(correction, correctionOfSource(state, isQuietRow));
    }
    return correction;
  }

  #hearTeam(team: Team, receiver: number, view: number): number {
    const { rowOfSource, transmissions } = this.#model;
    const correction = this.#correct(team, receiver, view);
    let energy = 0;
    for (const source of team)
      energy +=
        floatAt(transmissions, receiver * rowOfSource.length + source) *
        numberAt(this.#screenedOf(source).energies, correction);
    return energy;
  }

  #screenedOf(source: number) {
    const { screened } = itemAt(this.#emissions, numberAt(this.#model.rowOfSource, source));
    if (screened === undefined) throw new RangeError('screening is on, but an emission tells nothing of it');
    return screened;
  }
}

/** The visibility of a source from a receiver: one of SOURCE_STATES. */
export function stateOf(
  { sourceStates, pointIds, rowOfSource }: NoiseModel,
  { source, receiver, view }: { readonly source: number; readonly receiver: number; readonly view: number },
): number {
  if (sourceStates === undefined) throw new RangeError('screening is off');
  const state = sourceStates[(view * pointIds.length + receiver) * rowOfSource.length + source];
  if (state === undefined) throw new RangeError(`no source ${source} is known behind screens ${view}`);
  return state;
}

/** The result of a receiver over all days. */
export interface Reception {
  readonly pointId: number;
  /** The highest own energy; 0 if there is no noise. */
  readonly highestEnergy: number;
  /** Over all days (Q145). */
  readonly verdict: Verdict;
}

/** In the order of the model's receivers. */
export function listReceptions(model: NoiseModel, emissions: readonly Emission[]): Reception[] {
  const highest = new Float64Array(model.pointIds.length);
  const onMap = new Uint8Array(model.pointIds.length);
  const inReport = new Uint8Array(model.pointIds.length);
  const received = new EnergyAtReceivers(model, emissions);
  for (const requirement of model.requirements) {
    const energy = received.receive(requirement);
    const { receiver, limit, mapLimit } = requirement;
    highest[receiver] = Math.max(floatAt(highest, receiver), energy);
    if (energy >= mapLimit) onMap[receiver] = 1;
    if (energy >= limit) inReport[receiver] = 1;
  }
  return model.pointIds.map((pointId, receiver) => ({
    pointId,
    highestEnergy: floatAt(highest, receiver),
    verdict: judge({ exceedsOnMap: onMap[receiver] === 1, exceedsInReport: inReport[receiver] === 1 }),
  }));
}
