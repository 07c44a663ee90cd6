import { type EngineRow, listEmissionSteps } from '../engine/emission-steps.ts';
import type { EngineInput, EngineTask, EngineZone, IdleDays, ReceiverProfile } from '../engine/engine-input.ts';

/** A zone-task with its rows as listed in the equipment list. */
export interface PlainTask {
  readonly zone: number;
  readonly rows: readonly EngineRow[];
  readonly idleDays?: IdleDays;
}

export interface PlainReceiver {
  readonly profile: number;
  /** By zone. */
  readonly distances: readonly number[];
  /** By fixed position. */
  readonly fixedDistances: readonly number[];
}

/** The engine's input, before it is split into steps and flattened. */
export interface PlainProject {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly zones: readonly EngineZone[];
  readonly tasks: readonly PlainTask[];
  readonly neighbours: readonly (readonly PlainTask[])[];
  readonly profiles: readonly ReceiverProfile[];
  readonly receivers: readonly PlainReceiver[];
}

export function toEngineInput(project: PlainProject): EngineInput {
  const { firstDay, lastDay, zones, profiles, receivers } = project;
  const toTask = ({ zone, rows, idleDays }: PlainTask): EngineTask => ({
    ...{ zone, steps: listEmissionSteps(rows), idleDays },
  });
  return {
    firstDay,
    lastDay,
    zones,
    tasks: project.tasks.map(toTask),
    neighbours: project.neighbours.map((tasks) => tasks.map(toTask)),
    profiles,
    receiverCount: receivers.length,
    profileOfReceiver: Int32Array.from(receivers, ({ profile }) => profile),
    notionalDistances: Float64Array.from(receivers.flatMap(({ distances }) => distances)),
    isOpenAir: () => false,
    fixedDistance: (receiver, position) => receivers[receiver]?.fixedDistances[position] as number,
  };
}

/** Energies of the three runs (see RUNS) from levels. A single level applies to all runs. */
export function energiesOf(unmitigated: number, mitigated = unmitigated, withoutBarriers = mitigated): number[] {
  return [unmitigated, mitigated, withoutBarriers].map((level) => 10 ** (level / 10));
}

/** A row at the notional source, without a group, of 100 dB on day 0. */
export function buildRow(row: Partial<EngineRow> = {}): EngineRow {
  return { startDay: 0, endDay: 0, group: '', fixedPosition: -1, energies: energiesOf(100), ...row };
}

/** A criterion that applies on all days. */
export function buildProfile(criterion = 75, profile: Partial<ReceiverProfile> = {}): ReceiverProfile {
  const always = { startDay: Number.NEGATIVE_INFINITY, endDay: Number.POSITIVE_INFINITY };
  return { criteria: [{ ...always, value: criterion }], contributions: [], ...profile };
}

/** One activity in one type A zone at 10 m: the level at the only receiver is the row's level less 25 dB. */
export function buildProject(project: Partial<PlainProject> = {}): PlainProject {
  const tasks = project.tasks ?? [{ zone: 0, rows: [buildRow()] }];
  const days = [...tasks, ...(project.neighbours ?? []).flat()].flatMap(({ rows }) => rows);
  return {
    firstDay: Math.min(...days.map(({ startDay }) => startDay)),
    lastDay: Math.max(...days.map(({ endDay }) => endDay)),
    zones: [{ isTypeB: false }],
    neighbours: [],
    profiles: [buildProfile()],
    receivers: [{ profile: 0, distances: [10], fixedDistances: [] }],
    ...project,
    tasks,
  };
}
