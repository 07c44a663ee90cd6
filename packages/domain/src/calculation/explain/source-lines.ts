import {
  type EmissionStep,
  floatAt,
  getFrom,
  groupBy,
  isAudible,
  itemAt,
  limitDistance,
  numberAt,
  SCREENING_CORRECTIONS,
  slantTransmission,
  TIE_METRES,
} from '@quietsite/acoustics';
import { distance, type Hk80Point, hk80 } from '@quietsite/geometry';
import { type ProjectCalendar, workingDaysOf } from '../../calendar/task-calendar.ts';
import { competingSetOf } from '../../front/competing-zones.ts';
import { pickLoudestAlternative, type ReceivedRow } from '../../screening/loudest-alternative.ts';
import { emitRow, findEffectiveDistance, receiveRow } from '../../screening/receive-row.ts';
import type { SourceScreening } from '../../screening/screening-model.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import type { SnapshotRow, SnapshotTask, SnapshotZone } from '../snapshot.schema.ts';
import { activeDays } from '../task-emissions.ts';

/** One line per source (M-32): the rows of a group at the notional source, or one row at its fixed position. */
export interface SourceLine {
  readonly kind: 'notional' | 'fixed';
  readonly position: Hk80Point;
  /** Plan distance, at least 1 m. */
  readonly distanceMetres: number;
  readonly energy: number;
  readonly rows: readonly RowEnergy[];
}

export interface RowEnergy {
  readonly row: SnapshotRow;
  /** At the receiver. */
  readonly energy: number;
  /** The screening correction, in decibels (M-107); null while screening is off. */
  readonly correction: number | null;
  /** The visibility of its source, and its energy at the machine; null while screening is off. */
  readonly source: ReceivedRow['source'];
}

export interface TaskLines {
  readonly task: SnapshotTask;
  readonly zone: SnapshotZone;
  /** False for a type B zone while a nearer one is active (M-34). */
  readonly counts: boolean;
  /**
   * The notional distance of the zone that decides which is nearest: the effective distance if it is hidden (M-113).
   */
  readonly zoneDistanceMetres: number;
  readonly energy: number;
  /** The loudest group at this receiver on this day; null if no row has a group (M-12, M-32). */
  readonly loudestGroup: string | null;
  readonly groups: readonly { readonly group: string; readonly energy: number }[];
  /** Active lines: the rows without a group and the loudest group. */
  readonly lines: readonly SourceLine[];
  /** Rows of the other groups, which do not run with the loudest. */
  readonly otherRows: readonly RowEnergy[];
  /** The correction of the loudest group, in decibels; null while screening is off (M-107). */
  readonly correction: number | null;
}

/** The receiver and day to explain. */
export interface ExplanationTarget {
  readonly receiver: number;
  readonly day: number;
  readonly run: number;
  readonly height: number;
}

/** Every zone-task of the project active on a day, down to single rows: a breakdown of the engine's sums. */
export function listTaskLines(calculation: LiveCalculation, target: ExplanationTarget): TaskLines[] {
  const { snapshot, orderedTasks } = calculation.prepared;
  const zones = new Map(snapshot.zones.map((zone, index) => [zone.id, { zone, index }]));
  const lines = orderedTasks.flatMap((task) => {
    const rows = snapshot.rows
      .filter((row) => row.taskId === task.id && isActive(row, task, snapshot.calendar, target.day))
      // The order in which the engine adds them.
      .sort((a, b) => a.id - b.id);
    const { zone, index } = getFrom(zones, task.zoneId);
    return rows.length === 0 ? [] : [describeTask(calculation, target, task, zone, index, rows)];
  });
  const counting = new Set([...groupBy(lines, ({ zone }) => competingSetOf(zone))].flatMap(findCounting));
  return lines.map((entry) => ({ ...entry, counts: counting.has(entry.zone.id) }));
}

function isActive(row: SnapshotRow, task: SnapshotTask, calendar: ProjectCalendar, day: number): boolean {
  if (workingDaysOf(calendar, task)?.isWorking(day) === false) return false;
  const { startDay, endDay } = activeDays(row, task);
  return isAudible(row) && startDay <= day && day <= endDay;
}

/** The nearest active zone of a competing set; among equally near ones, the loudest (M-34, M-153). */
function findCounting([set, lines]: readonly [number | null, readonly TaskLines[]]): number[] {
  if (set === null) return lines.map(({ zone }) => zone.id);
  const nearest = Math.min(...lines.map(({ zoneDistanceMetres }) => zoneDistanceMetres));
  const energies = new Map<number, number>();
  for (const { zone, zoneDistanceMetres, energy } of lines)
    if (zoneDistanceMetres <= nearest + TIE_METRES) energies.set(zone.id, (energies.get(zone.id) ?? 0) + energy);
  const [loudest] = [...energies].sort((a, b) => b[1] - a[1]);
  return loudest ? [loudest[0]] : [];
}

function describeTask(
  calculation: LiveCalculation,
  target: ExplanationTarget,
  task: SnapshotTask,
  zone: SnapshotZone,
  zoneIndex: number,
  rows: readonly SnapshotRow[],
): TaskLines {
  const { notionalSources, receivers, input } = calculation.prepared;
  const place = target.receiver * notionalSources.zoneCount + zoneIndex;
  const notional = {
    kind: 'notional' as const,
    position: hk80(floatAt(notionalSources.eastings, place), floatAt(notionalSources.northings, place)),
    distanceMetres: floatAt(notionalSources.distancesMetres, place),
  };
  const { position } = itemAt(receivers, target.receiver);
  const lineOf = (row: SnapshotRow) => (row.fixedLocation === null ? notional : fixedLine(row.fixedLocation, position));
  const received = rows.map((row) => {
    const line = lineOf(row);
    const transmission = slantTransmission(line.distanceMetres, target.height, input.isOpenAir(target.receiver));
    const emitted = emitRow(calculation, row);
    return { row, line, ...receiveRow(calculation, emitted, { task, zone: zoneIndex }, target, transmission) };
  });
  const { group: loudestGroup, groups, correctionOf } = pickLoudestAlternative(received);
  const isOn = calculation.prepared.screening !== null;
  const inGroup = (entry: (typeof received)[number], group: string) => {
    const correction = correctionOf(group);
    return {
      ...{ row: entry.row, line: entry.line, source: entry.source, energy: numberAt(entry.energies, correction) },
      correction: isOn ? numberAt(SCREENING_CORRECTIONS, correction) : null,
    };
  };
  const runs = ({ group }: ReceivedRow) => ['', loudestGroup].includes(group);
  const running = received.filter(runs).map((entry) => inGroup(entry, loudestGroup ?? ''));
  const atNotional = running.filter(({ line }) => line === notional);
  const lines = [
    ...(atNotional.length > 0 ? [{ ...notional, energy: sum(atNotional), rows: atNotional.map(toRowEnergy) }] : []),
    ...running
      .filter(({ line }) => line !== notional)
      .map((entry) => ({ ...entry.line, energy: entry.energy, rows: [toRowEnergy(entry)] })),
  ];
  return {
    task,
    zone,
    counts: true,
    zoneDistanceMetres: findEffectiveDistance(calculation, target, zoneIndex, notional.distanceMetres),
    energy: sum(running),
    loudestGroup,
    groups,
    lines,
    otherRows: received.filter((entry) => !runs(entry)).map((entry) => toRowEnergy(inGroup(entry, entry.group))),
    correction: isOn ? numberAt(SCREENING_CORRECTIONS, correctionOf(loudestGroup ?? '')) : null,
  };
}

function fixedLine(fixedLocation: Hk80Point, receiver: Hk80Point) {
  return {
    kind: 'fixed' as const,
    position: fixedLocation,
    distanceMetres: limitDistance(distance(fixedLocation, receiver)),
  };
}

function sum(rows: readonly { readonly energy: number }[]): number {
  return rows.reduce((total, { energy }) => total + energy, 0);
}

function toRowEnergy({ row, energy, correction, source }: RowEnergy): RowEnergy {
  return { row, energy, correction, source };
}

/** The visibility of a line's source from the receiver; null while screening is off. */
export function createSourceDescriber({ prepared }: LiveCalculation, target: ExplanationTarget) {
  const { screening, snapshot } = prepared;
  if (screening === null) return null;
  return ({ task, zone }: TaskLines, { kind, rows }: SourceLine): SourceScreening => {
    const position = kind === 'fixed' ? screening.positionOf(itemAt(rows, 0).row, task) : null;
    return position === null
      ? screening.describeZone(target.receiver, snapshot.zones.indexOf(zone), target)
      : screening.describeFixed(target.receiver, position, target);
  };
}

/**
 * The energy of a neighbour's zone-task at a receiver. The loudest group is chosen by the energy received (M-32, M-50).
 */
export function receiveStep(
  step: EmissionStep,
  run: number,
  zoneTransmission: number,
  fixedTransmission: (position: number) => number,
): number {
  const energyOf = ({ notional, fixed }: EmissionStep['common']) =>
    fixed.reduce(
      (total, { position, energies }) => total + numberAt(energies, run) * fixedTransmission(position),
      numberAt(notional, run) * zoneTransmission,
    );
  return energyOf(step.common) + Math.max(0, ...step.groups.map(energyOf));
}
