import {
  type EmissionStep,
  type EngineInput,
  type EngineTask,
  type EngineZone,
  type IdleDays,
  limitDistance,
  listMembers,
} from '@quietsite/acoustics';
import { listIdleDays, workingDaysOf } from '../calendar/task-calendar.ts';
import { dayNumber } from '../day.ts';
import { isOpenAirKind } from '../receivers/receiver-kinds.ts';
import { ScreeningModel } from '../screening/screening-model.ts';
import { checkNumbers } from './check-numbers.ts';
import { codeTaskIndices, orderTasks } from './codes.ts';
import { createPositions, type FixedPositions } from './fixed-positions.ts';
import { toEmissionSteps } from './neighbours/neighbours.ts';
import { type NotionalSources, placeNotionalSources } from './notional-sources.ts';
import { listProfiles } from './profiles.ts';
import { projectDays } from './project-days.ts';
import type { CalculationSnapshot, SnapshotReceiver, SnapshotTask } from './snapshot.schema.ts';
import { createFixedSources, listTaskEmissions } from './task-emissions.ts';

export interface PreparedCalculation {
  readonly snapshot: CalculationSnapshot;
  readonly input: EngineInput;
  /** Activities in the order of the engine's task indices, which is that of the activity codes. */
  readonly orderedTasks: readonly SnapshotTask[];
  /** The code of each activity; the parts of a front share one (M-41, M-153). */
  readonly taskCodes: readonly string[];
  /** Receivers in the order of the engine's receiver indices, without those left out (M-35). */
  readonly receivers: readonly SnapshotReceiver[];
  readonly notionalSources: NotionalSources;
  readonly positions: FixedPositions;
  /** By activity id. */
  readonly emissions: ReadonlyMap<number, readonly EmissionStep[]>;
  /** Null while screening is off (M-100). */
  readonly screening: ScreeningModel | null;
}

/** Converts the user's input to the plain numbers of the engine. */
export function prepare(snapshot: CalculationSnapshot, onProgress?: (fraction: number) => void): PreparedCalculation {
  checkNumbers(snapshot);
  const { zones, neighbours } = snapshot;
  const positions = createPositions();
  const orderedTasks = orderTasks(zones, snapshot.tasks);
  const fixedSourceOf = createFixedSources(snapshot);
  const emissions = listTaskEmissions(orderedTasks, snapshot.rows, positions, snapshot.calendar, fixedSourceOf);
  const days = projectDays(snapshot.tasks);
  const receivers = snapshot.receivers.filter((receiver) => !receiver.isInsideZoneWithBuilding);
  const allZones = [...zones, ...neighbours.flatMap((neighbour) => neighbour.zones)];
  const notionalSources = placeNotionalSources(allZones, receivers, onProgress);
  const screening = prepareScreening(snapshot, receivers, { notionalSources, positions }, onProgress);
  const input: EngineInput = {
    ...days,
    zones: listEngineZones(snapshot),
    tasks: listEngineTasks(
      snapshot,
      orderedTasks,
      emissions,
      listIdleDays(snapshot.calendar, days.firstDay, days.lastDay),
    ),
    neighbours: listNeighbourTasks(snapshot, positions),
    ...listProfiles(receivers),
    receiverCount: receivers.length,
    isOpenAir: createOpenAir(receivers),
    notionalDistances: notionalSources.distancesMetres,
    fixedDistance: createFixedDistance(receivers, positions),
    ...(screening && { screening: screening.engine }),
  };
  return {
    snapshot,
    input,
    orderedTasks,
    taskCodes: codeTaskIndices(listMembers(input)),
    receivers,
    notionalSources,
    positions,
    emissions,
    screening,
  };
}

/** The zones of the project come first. */
function listEngineZones({ zones, neighbours }: CalculationSnapshot): EngineZone[] {
  const toZone = (type: 'A' | 'B', front: number | undefined) => ({
    ...{ isTypeB: type === 'B' },
    ...(front !== undefined && { front }),
  });
  return [
    ...zones.map(({ type, front }) => toZone(type, front?.frontId)),
    ...neighbours.flatMap((neighbour) => neighbour.zones.map(({ type, front }) => toZone(type, front))),
  ];
}

/** Null while screening is off (M-100). */
function prepareScreening(
  snapshot: CalculationSnapshot,
  receivers: readonly SnapshotReceiver[],
  placed: Pick<PreparedCalculation, 'notionalSources' | 'positions'>,
  onProgress?: (fraction: number) => void,
): ScreeningModel | null {
  if (snapshot.screening === undefined) return null;
  const model = new ScreeningModel(snapshot, snapshot.screening, receivers, placed);
  model.decideAll(onProgress);
  return model;
}

export function listEngineTasks(
  { zones, calendar }: CalculationSnapshot,
  orderedTasks: readonly SnapshotTask[],
  emissions: ReadonlyMap<number, readonly EmissionStep[]>,
  idleDays: IdleDays | undefined,
): EngineTask[] {
  const zoneIndex = new Map(zones.map((zone, index) => [zone.id, index]));
  return orderedTasks.map((task) => {
    const zone = zoneIndex.get(task.zoneId);
    if (zone === undefined) throw new RangeError(`the snapshot refers to a missing zone ${task.zoneId}`);
    const steps = emissions.get(task.id) ?? [];
    return workingDaysOf(calendar, task) ? { zone, steps, idleDays } : { zone, steps };
  });
}

function listNeighbourTasks({ zones, neighbours }: CalculationSnapshot, positions: FixedPositions): EngineTask[][] {
  let zone = zones.length;
  return neighbours.map((neighbour) => {
    const idleDays = neighbour.idleDays && new Set(neighbour.idleDays.map(dayNumber));
    return neighbour.zones.flatMap(({ tasks, everyDayTasks }) => {
      const index = zone++;
      return tasks.map((steps, task): EngineTask => {
        const ofTask = { zone: index, steps: toEmissionSteps(steps, positions) };
        return idleDays && !everyDayTasks?.includes(task) ? { ...ofTask, idleDays } : ofTask;
      });
    });
  });
}

/** Whether a receiver is in the open air (M-141). */
export function createOpenAir(receivers: readonly SnapshotReceiver[]): EngineInput['isOpenAir'] {
  const isOpenAir = receivers.map(({ kind }) => isOpenAirKind(kind));
  return (receiver) => isOpenAir[receiver] === true;
}

/** Plan distance from a fixed position, at least 1 m (M-32, M-33). */
export function createFixedDistance(
  receivers: readonly SnapshotReceiver[],
  { eastings, northings }: FixedPositions,
): EngineInput['fixedDistance'] {
  const east = Float64Array.from(receivers, ({ position }) => position[0]);
  const north = Float64Array.from(receivers, ({ position }) => position[1]);
  return (receiver, position) => {
    const dx = (eastings[position] ?? 0) - (east[receiver] ?? 0);
    const dy = (northings[position] ?? 0) - (north[receiver] ?? 0);
    return limitDistance(Math.sqrt(dx * dx + dy * dy));
  };
}
