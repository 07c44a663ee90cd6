import { selectCandidateIntervals } from './candidate-intervals.ts';
import type { EngineInput, EngineOptions, EngineResult, EngineRunResult } from './engine-input.ts';
import { fillNearness, findTypeB, sumTypeA } from './interval-energy.ts';
import { keepLoudest } from './loudest-combinations.ts';
import { fillReceivedEnergies } from './mixed-emissions.ts';
import { limitDistance, transmission } from './propagation.ts';
import { buildRunSchedule, type RunSchedule } from './run-schedule.ts';
import { buildTimeline, type Timeline } from './timeline.ts';

const PROGRESS_STEPS = 200;

interface Run {
  readonly schedule: RunSchedule;
  /** Intervals worth asking, each with its combination and first day. */
  readonly candidates: Int32Array;
  readonly candidateCombinations: Int32Array;
  readonly candidateDays: Int32Array;
  /** Scratch for the receiver in hand: the weights of the schedule's columns. */
  readonly weights: Float64Array;
  /** Scratch, per combination: the loudest energy at the receiver in hand and its first day. */
  readonly loudest: Float64Array;
  readonly loudestDay: Int32Array;
  readonly result: EngineRunResult;
}

/** Every run at every receiver: an exact sweep over the intervals between date edges (M-40 to M-42). */
export function calculateLevels(input: EngineInput, options: EngineOptions): EngineResult {
  const timeline = buildTimeline(input.rows, input.tasks.length);
  const limit = Math.max(0, Math.min(options.combinationLimit, timeline.combinations.length));
  const runs = input.runs.map((energies) => createRun(input, timeline, energies, limit));
  const view = createView(input);
  const batch = Math.max(1, Math.floor(input.receiverCount / PROGRESS_STEPS));
  for (let receiver = 0; receiver < input.receiverCount; receiver++) {
    if (receiver % batch === 0) options.onProgress?.(receiver / input.receiverCount);
    fillView(view, input, receiver);
    for (const run of runs) {
      sweepReceiver(run, view, receiver);
      keepLoudest(run, run.result, receiver, limit);
    }
  }
  options.onProgress?.(1);
  const { firstDay, lastDay, combinations } = timeline;
  return { firstDay, lastDay, combinations, runs: runs.map((run) => run.result) };
}

function createRun(input: EngineInput, timeline: Timeline, energies: Float64Array, limit: number): Run {
  const schedule = buildRunSchedule(input, timeline, energies);
  const candidates = selectCandidateIntervals(timeline, schedule);
  const entries = input.receiverCount * limit;
  return {
    schedule,
    candidates,
    candidateCombinations: candidates.map((interval) => timeline.intervals[interval]?.combination ?? -1),
    candidateDays: candidates.map((interval) => timeline.intervals[interval]?.startDay ?? -1),
    weights: new Float64Array(input.zones.length + schedule.mixed.zones.length),
    loudest: new Float64Array(timeline.combinations.length),
    loudestDay: new Int32Array(timeline.combinations.length),
    result: {
      highestEnergy: new Float64Array(input.receiverCount),
      highestDay: new Int32Array(input.receiverCount).fill(-1),
      topCombination: new Int32Array(entries).fill(-1),
      topEnergy: new Float64Array(entries),
      topDay: new Int32Array(entries).fill(-1),
    },
  };
}

/** The distances of the receiver in hand, and what they leave of a unit of energy. */
interface ReceiverView {
  readonly notionalDistances: Float64Array;
  readonly zoneTransmissions: Float64Array;
  readonly fixedDistances: Float64Array;
  readonly fixedTransmissions: Float64Array;
  readonly zoneOrder: number[];
  readonly nearness: Int32Array;
}

function createView({ zones, fixedPositionCount }: EngineInput): ReceiverView {
  return {
    notionalDistances: new Float64Array(zones.length),
    zoneTransmissions: new Float64Array(zones.length),
    fixedDistances: new Float64Array(fixedPositionCount),
    fixedTransmissions: new Float64Array(fixedPositionCount),
    zoneOrder: zones.map((_, zone) => zone),
    nearness: new Int32Array(zones.length),
  };
}

function fillView(view: ReceiverView, input: EngineInput, receiver: number): void {
  const zoneCount = input.zones.length;
  for (let zone = 0; zone < zoneCount; zone++) {
    const distance = limitDistance(input.notionalDistances[receiver * zoneCount + zone] as number);
    view.notionalDistances[zone] = distance;
    view.zoneTransmissions[zone] = transmission(distance);
  }
  fillNearness(view.notionalDistances, view.zoneOrder, view.nearness);
  input.fillFixedDistances(receiver, view.fixedDistances);
  for (let i = 0; i < view.fixedDistances.length; i++)
    view.fixedTransmissions[i] = transmission(view.fixedDistances[i] as number);
}

function sweepReceiver(run: Run, view: ReceiverView, receiver: number): void {
  const { schedule, candidates, candidateCombinations, candidateDays, weights, loudest, loudestDay, result } = run;
  weights.set(view.zoneTransmissions);
  fillReceivedEnergies(schedule.mixed, view.fixedTransmissions, weights);
  loudest.fill(0);
  let highest = 0;
  for (let i = 0; i < candidates.length; i++) {
    const interval = candidates[i] as number;
    const combination = candidateCombinations[i] as number;
    const energy =
      sumTypeA(schedule.typeA, interval, weights) + findTypeB(schedule.typeB, interval, weights, view.nearness);
    // Strictly above: of equal days the first is kept (M-41).
    if (energy > (loudest[combination] as number)) {
      loudest[combination] = energy;
      loudestDay[combination] = candidateDays[i] as number;
    }
    if (energy > highest) {
      highest = energy;
      result.highestDay[receiver] = candidateDays[i] as number;
    }
  }
  result.highestEnergy[receiver] = highest;
}
