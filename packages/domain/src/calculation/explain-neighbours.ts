import {
  type EmissionStep,
  type EngineTask,
  exceedsInReport,
  exceedsOnMap,
  slantTransmission,
  TIE_METRES,
  toEnergy,
} from '@quietsite/acoustics';
import { dayNumber } from '../day.ts';
import type { LiveCalculation } from './live-calculation.ts';
import type { SnapshotReceiver } from './snapshot.ts';
import { type Listening, receiveStep } from './source-lines.ts';
import { storedLevel } from './stored-level.ts';

/** The level with neighbours and contributions of one day (M-50, M-51); without any it is the own level (M-52). */
export interface NeighbourExplanation {
  readonly level: number | null;
  readonly energy: number;
  /** In the order of the snapshot's neighbours; nothing more is known of them. */
  readonly neighbours: readonly { readonly level: number | null; readonly energy: number }[];
  readonly contributions: readonly { readonly name: string; readonly level: number; readonly energy: number }[];
  /** The second, labelled verdict (M-58). */
  readonly exceedsOnMap: boolean;
  readonly exceedsInReport: boolean;
}

export function explainNeighbours(
  calculation: LiveCalculation,
  listening: Listening,
  ownEnergy: number,
  criterion: number,
): NeighbourExplanation {
  const { input, receivers } = calculation.prepared;
  const receiver = receivers[listening.receiver] as SnapshotReceiver;
  // The days are those of the project (M-50).
  const isProjectDay = input.firstDay <= listening.day && listening.day <= input.lastDay;
  const neighbours = input.neighbours.map((tasks) => {
    const energy = isProjectDay ? receiveNeighbour(calculation, tasks, listening) : 0;
    return { level: storedLevel(energy), energy };
  });
  const contributions = receiver.contributions
    .filter(({ start, end }) => isProjectDay && dayNumber(start) <= listening.day && listening.day <= dayNumber(end))
    .map(({ name, level }) => ({ name, level, energy: toEnergy(level) }));
  const energy = [...neighbours, ...contributions].reduce((total, entry) => total + entry.energy, ownEnergy);
  const level = storedLevel(energy);
  return {
    level,
    energy,
    neighbours,
    contributions,
    exceedsOnMap: exceedsOnMap(level, criterion),
    exceedsInReport: exceedsInReport(level, criterion),
  };
}

/** Type A zones add up, of the neighbour's own type B zones the nearest at work counts (M-34). */
function receiveNeighbour({ prepared }: LiveCalculation, tasks: readonly EngineTask[], listening: Listening): number {
  const { zones, notionalDistances, fixedDistance } = prepared.input;
  const distanceOf = (zone: number) => notionalDistances[listening.receiver * zones.length + zone] as number;
  const energies = new Map<number, number>();
  for (const { zone, steps } of tasks) {
    const step = steps.find((candidate) => isOnDay(candidate, listening.day));
    if (step === undefined) continue;
    const received = receiveStep(step, listening.run, slantTransmission(distanceOf(zone), 0), (position) =>
      slantTransmission(fixedDistance(listening.receiver, position), 0),
    );
    energies.set(zone, (energies.get(zone) ?? 0) + received);
  }
  const typeB = [...energies].filter(([zone]) => zones[zone]?.isTypeB);
  const nearest = Math.min(...typeB.map(([zone]) => distanceOf(zone)));
  const loudestB = Math.max(
    0,
    ...typeB.filter(([zone]) => distanceOf(zone) <= nearest + TIE_METRES).map(([, energy]) => energy),
  );
  return [...energies]
    .filter(([zone]) => !zones[zone]?.isTypeB)
    .reduce((total, [, energy]) => total + energy, loudestB);
}

function isOnDay({ startDay, endDay }: EmissionStep, day: number): boolean {
  return startDay <= day && day <= endDay;
}
