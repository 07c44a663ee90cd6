import {
  type EmissionStep,
  type EngineTask,
  exceedsInReport,
  exceedsOnMap,
  floatAt,
  groupBy,
  itemAt,
  NO_CRITERION,
  slantTransmission,
  TIE_METRES,
  toEnergy,
} from '@quietsite/acoustics';
import { dayNumber } from '../../day.ts';
import type { Contribution } from '../../receivers/receiver.schema.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import { storedLevel } from '../results/stored-level.ts';
import { judgeIfCriterion, type RuleOutcomes, type Verdict } from '../verdict.ts';
import { type ExplanationTarget, receiveStep } from './source-lines.ts';

/**
 * The level of one day with neighbours and contributions (M-50, M-51). Without any, it is the project's own level
 * (M-52).
 */
export interface NeighbourExplanation extends RuleOutcomes {
  /** As calculated by the engine. */
  readonly level: number | null;
  readonly energy: number;
  /** In the order of the snapshot's neighbours. */
  readonly neighbours: readonly NeighbourLevel[];
  readonly contributions: readonly ContributionLevel[];
  /** The second, labelled verdict (M-58). */
  readonly verdict: Verdict | null;
}

export interface NeighbourLevel {
  readonly level: number | null;
  readonly energy: number;
  /** Zones active on the day, in the order of the neighbour's zones. Names and rows are withheld (M-50). */
  readonly zones: readonly NeighbourZoneLevel[];
}

export interface NeighbourZoneLevel {
  /** 0-based index among the neighbour's zones. */
  readonly zone: number;
  readonly type: 'A' | 'B';
  /** From its notional source, at least 1 m (M-31, M-33). */
  readonly distanceMetres: number;
  readonly level: number | null;
  readonly energy: number;
  /** False if another of the neighbour's type B zones counts instead (M-34). */
  readonly counts: boolean;
}

export interface ContributionLevel extends Contribution {
  readonly energy: number;
}

export function explainNeighbours(
  calculation: LiveCalculation,
  target: ExplanationTarget,
  energy: number,
  criterion: number | null,
): NeighbourExplanation {
  const { input, receivers } = calculation.prepared;
  const receiver = itemAt(receivers, target.receiver);
  // Only the days of the project count (M-50).
  const isProjectDay = input.firstDay <= target.day && target.day <= input.lastDay;
  const neighbours = input.neighbours.map((tasks, index): NeighbourLevel => {
    const zones = isProjectDay ? listZones(calculation, tasks, firstZoneOf(calculation, index), target) : [];
    const energySum = zones.reduce((total, zone) => total + (zone.counts ? zone.energy : 0), 0);
    return { level: storedLevel(energySum), energy: energySum, zones };
  });
  const contributions = receiver.contributions
    .filter(({ start, end }) => isProjectDay && dayNumber(start) <= target.day && target.day <= dayNumber(end))
    .map((entry) => ({ ...entry, energy: toEnergy(entry.level) }));
  const level = storedLevel(energy);
  return {
    level,
    energy,
    neighbours,
    contributions,
    exceedsOnMap: exceedsOnMap(level, criterion ?? NO_CRITERION),
    exceedsInReport: exceedsInReport(level, criterion ?? NO_CRITERION),
    verdict: judgeIfCriterion(level, criterion),
  };
}

/** The zones of the project come first, followed by those of its neighbours in order. */
function firstZoneOf({ prepared }: LiveCalculation, neighbour: number): number {
  const { zones, neighbours } = prepared.snapshot;
  return neighbours.slice(0, neighbour).reduce((total, before) => total + before.zones.length, zones.length);
}

/**
 * Type A zones add up. Of the neighbour's active type B zones only the nearest counts, or the loudest of equally near
 * ones (M-34). The parts of each front compete only with one another (M-153).
 */
function listZones(
  { prepared }: LiveCalculation,
  tasks: readonly EngineTask[],
  firstZone: number,
  target: ExplanationTarget,
): NeighbourZoneLevel[] {
  const { zones, notionalDistances, fixedDistance } = prepared.input;
  const isOpenAir = prepared.input.isOpenAir(target.receiver);
  const distanceOf = (zone: number) => floatAt(notionalDistances, target.receiver * zones.length + zone);
  const energies = new Map<number, number>();
  for (const { zone, steps, idleDays } of tasks) {
    if (idleDays?.has(target.day)) continue;
    const step = steps.find((candidate) => isOnDay(candidate, target.day));
    if (step === undefined) continue;
    const received = receiveStep(step, target.run, slantTransmission(distanceOf(zone), 0, isOpenAir), (position) =>
      slantTransmission(fixedDistance(target.receiver, position), 0, isOpenAir),
    );
    energies.set(zone, (energies.get(zone) ?? 0) + received);
  }
  const typeB = [...energies].filter(([zone]) => zones[zone]?.isTypeB);
  const counting = [...groupBy(typeB, ([zone]) => zones[zone]?.front).values()].map((competing) => {
    const nearest = Math.min(...competing.map(([zone]) => distanceOf(zone)));
    const [loudest] = competing
      .filter(([zone]) => distanceOf(zone) <= nearest + TIE_METRES)
      .reduce(([kept, most], [zone, energy]) => (energy > most ? [zone, energy] : [kept, most]), [-1, -1]);
    return loudest;
  });
  return [...energies]
    .sort(([a], [b]) => a - b)
    .map(([zone, energy]) => ({
      zone: zone - firstZone,
      type: zones[zone]?.isTypeB ? 'B' : 'A',
      distanceMetres: distanceOf(zone),
      level: storedLevel(energy),
      energy,
      counts: !zones[zone]?.isTypeB || counting.includes(zone),
    }));
}

function isOnDay({ startDay, endDay }: EmissionStep, day: number): boolean {
  return startDay <= day && day <= endDay;
}
