import {
  type CalculationSnapshot,
  createReceiverSummary,
  type DatedCalendar,
  describeFloors,
  describeNeighbour,
  describeTimeline,
  isAtIssue,
  LiveCalculation,
  listCompulsoryReceivers,
  listTaskSoundPowers,
  packTerrain,
  type ReceiverResult,
  type ReceiverRun,
  type SnapshotReceiver,
  type SnapshotRow,
  type SnapshotScreening,
  type SnapshotTask,
  type SnapshotZone,
  toDay,
} from '@quietsite/domain';
import { computeGeographicalCentre, type Hk80Point, hk80 } from '@quietsite/geometry';
import type {
  CaseCalendar,
  CaseNearbyProject,
  CasePoint,
  CaseReceiver,
  CaseRow,
  CaseScreening,
  CaseTask,
  CaseZone,
  MethodAnswer,
  MethodCase,
  ReceiverAnswer,
  RunAnswer,
} from './case.ts';

/** The product's own result for a case. Levels are as stored, so at least 0 (M-04). */
export function answerByEngine(input: MethodCase): MethodAnswer {
  const snapshot = toSnapshot(input);
  const calculation = new LiveCalculation(snapshot);
  const { describe, coded } = createReceiverSummary(calculation, Number.POSITIVE_INFINITY);
  const results = snapshot.receivers.map((receiver) => ({ ...describe(receiver), rank: 0 }));
  const codes = new Map(coded.map(({ key, code }) => [key, code]));
  return {
    receivers: results.map((result) =>
      answerReceiver(
        calculation,
        result,
        codes,
        input.receivers.find(({ pointId }) => pointId === result.pointId),
      ),
    ),
    compulsory: listCompulsoryReceivers(
      snapshot.receivers,
      new Map(results.map(({ pointId, unmitigated }) => [pointId, unmitigated.highestLevel])),
    ).sort((a, b) => a - b),
    taskSoundPowers: listTaskSoundPowers(snapshot).map(({ taskId, unmitigated, mitigated }) => ({
      taskId,
      unmitigated: { soundPower: unmitigated.highestSoundPower, day: unmitigated.day },
      mitigated: { soundPower: mitigated.highestSoundPower, day: mitigated.day },
    })),
  };
}

function answerReceiver(
  calculation: LiveCalculation,
  result: ReceiverResult,
  codes: ReadonlyMap<string, string>,
  receiver: CaseReceiver | undefined,
): ReceiverAnswer {
  const entries = receiver?.otherCriteria ?? [];
  const timeline = describeTimeline(calculation, result.pointId);
  const floors = describeFloors(calculation, result.pointId);
  const runAnswer = (run: 'unmitigated' | 'mitigated'): RunAnswer => ({
    own: answerLevel(result[run]),
    withNeighbours: answerLevel(result[run].withNeighbours),
    combinations: [...codes].flatMap(([key, code]) => {
      const listed = result[run].combinations.find((combination) => combination.key === key);
      return listed ? [{ key, code, level: listed.level, day: listed.day }] : [];
    }),
    months: (timeline?.months ?? []).map((month) => ({ month: month.month, level: month[run] })),
    otherCriteria: timeline
      ? timeline.otherCriteria.map(({ name, [run]: { level, verdict } }) => ({
          name,
          level,
          exceeds: isAtIssue(verdict),
        }))
      : entries.map(({ name }) => ({ name, level: null, exceeds: false })),
  });
  return {
    pointId: result.pointId,
    isLeftOut: result.isLeftOut,
    criterion: result.criterion,
    sources: result.sources,
    unmitigated: runAnswer('unmitigated'),
    mitigated: runAnswer('mitigated'),
    floors: floors && {
      totalFloors: floors.totalFloors,
      levels: floors.floors.map(({ level }) => level),
      lastRedFloor: floors.lastRedFloor,
      barrierHeightMetres: floors.barrier?.heightMetres ?? null,
    },
  };
}

function answerLevel(judged: Omit<ReceiverRun, 'withNeighbours' | 'combinations'>) {
  return {
    level: judged.highestLevel,
    day: judged.highestDay,
    exceedsOnMap: judged.exceedsOnMap,
    exceedsInReport: judged.exceedsInReport,
    exceedanceDays: judged.exceedanceDays,
  };
}

export function toSnapshot(input: MethodCase): CalculationSnapshot {
  return {
    zones: input.zones.map(toZone),
    tasks: input.tasks.map(toTask),
    rows: input.rows.map((row) => toRow(row, input.screening)),
    receivers: input.receivers.map((receiver) => toReceiver(receiver, input.screening)),
    neighbours: selectNeighbours(input.lineageId, input.nearbyProjects.map(toNearby)).map(describeNeighbour),
    ...(input.calendar && { calendar: toCalendar(input.calendar) }),
    ...(input.screening && { screening: toScreening(input.screening) }),
  };
}

function toScreening({ structures, barriers, points, zones, terrain }: CaseScreening): SnapshotScreening {
  const dated = (start: string | undefined, end: string | undefined) => ({
    ...(start !== undefined && { start: toDay(start) }),
    ...(end !== undefined && { end: toDay(end) }),
  });
  return {
    ...{ zones, rows: [] },
    structures: structures.map(({ start, end, ...structure }) => ({
      ...structure,
      ...dated(start, end),
      name: `Structure ${structure.id}`,
      outline: structure.outline.map((ring) => ring.map(toPoint)),
    })),
    points: points.map(({ pointId, heightAboveGround }) => ({ pointId, heightAboveGround })),
    barriers: barriers.map(({ start, end, ...barrier }) => ({
      ...barrier,
      ...dated(start, end),
      name: `Barrier ${barrier.id}`,
      line: barrier.line.map(toPoint),
    })),
    ...(terrain && { terrain: packTerrain(terrain, 1) }),
  };
}

function toNearby({ lineageId, version, isApproved, zones, tasks, rows, calendar }: CaseNearbyProject): NearbyProject {
  const site = { zones: zones.map(toZone), tasks: tasks.map(toTask), rows: rows.map((row) => toRow(row)) };
  return { lineageId, version, isApproved, ...site, ...(calendar && { calendar: toCalendar(calendar) }) };
}

export function toCalendar({ weekdays, worksOnHolidays, holidays, shutdowns, extraDays }: CaseCalendar): DatedCalendar {
  return {
    ...{ weekdays, worksOnHolidays, holidays: holidays.map(toDay), extraDays: extraDays.map(toDay) },
    shutdowns: shutdowns.map(({ name, start, end }) => ({ name, start: toDay(start), end: toDay(end) })),
  };
}

const toPoint = ([easting, northing]: CasePoint): Hk80Point => hk80(easting, northing);

function toZone({ id, type, outline, centre, front, moving, linear }: CaseZone): SnapshotZone {
  const polygon = outline.map((ring) => ring.map(toPoint));
  return {
    id,
    name: `Zone ${id}`,
    type,
    outline: polygon,
    centre: centre === null ? computeGeographicalCentre(polygon) : toPoint(centre),
    ...(moving && {
      moving: { ...moving, alignment: moving.alignment.map(toPoint), start: toDay(moving.start) },
    }),
    ...(linear && { linear: { ...linear, alignment: linear.alignment.map(toPoint) } }),
    ...(front !== undefined && { front: { frontId: front, fromMetres: 0, toMetres: 0 } }),
  };
}

function toTask({ id, zoneId, start, end, isEveryDay }: CaseTask): SnapshotTask {
  const dates = { start: toDay(start), end: toDay(end) };
  return { id, zoneId, construction: '-', name: `Task ${id}`, ...dates, ...(isEveryDay && { isEveryDay }) };
}

function toRow(row: CaseRow, screening?: CaseScreening): SnapshotRow {
  const typed = screening?.rows.find(({ rowId }) => rowId === row.id);
  return {
    ...row,
    ...(typed && { plantHeight: typed.plantHeight }),
    name: `Row ${row.id}`,
    officialId: '',
    start: toDay(row.start),
    end: toDay(row.end),
    fixedLocation: row.fixedLocation && toPoint(row.fixedLocation),
    customMethodName: '',
  };
}

function toReceiver(receiver: CaseReceiver, screening: CaseScreening | undefined): SnapshotReceiver {
  const dated = <T extends { start: string; end: string }>(entry: T) => ({
    ...entry,
    start: toDay(entry.start),
    end: toDay(entry.end),
  });
  const { outOfUse, ...others } = receiver;
  const declared = screening?.points.find(({ pointId }) => pointId === receiver.pointId);
  return {
    ...others,
    ...(declared?.hasNoOpeningInView && { hasBlankFacades: true }),
    ...(outOfUse && { outOfUse: outOfUse.map(dated) }),
    name: `N${receiver.pointId}`,
    buildingId: receiver.pointId,
    buildingName: '',
    position: toPoint(receiver.position),
    otherCriteria: receiver.otherCriteria.map(dated),
    contributions: receiver.contributions.map(dated),
  };
}

/** One version of a nearby project (M-50). */
export interface NearbyProject extends Pick<CalculationSnapshot, 'zones' | 'tasks' | 'rows' | 'calendar'> {
  /** Shared by all versions of a project. */
  readonly lineageId: string;
  /** Increases with every version. */
  readonly version: number;
  readonly isApproved: boolean;
}

/** Never a version of the project itself; of each other lineage, only the latest approved version (M-50). */
export function selectNeighbours(ownLineageId: string, nearby: readonly NearbyProject[]): NearbyProject[] {
  const latest = new Map<string, NearbyProject>();
  for (const project of nearby) {
    if (!project.isApproved || project.lineageId === ownLineageId) continue;
    const known = latest.get(project.lineageId);
    if (known === undefined || project.version > known.version) latest.set(project.lineageId, project);
  }
  return [...latest.values()];
}
