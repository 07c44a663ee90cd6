import type { PointHistoryRow } from '@quietsite/contracts';
import { listMapReceivers, type MapInput } from '@quietsite/documents';
import {
  countArea,
  countRestrictedDays,
  isAtIssueInEither,
  type NamedReceiver,
  type PlanPointHistory,
  type PlanProject,
  type PlanSource,
  type ReceiverResult,
  type RunVerdicts,
  type SnapshotReceiver,
} from '@quietsite/domain';
import { describeTimelinesInThread } from '../../calculation/describe-in-thread.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { listReceiverLevels } from '../../repositories/calculation/result.repository.ts';
import { findPrintableRun } from '../../repositories/calculation/run.repository.ts';
import { listDatasets } from '../../repositories/layers/dataset.repository.ts';
import { listHolidayDays } from '../../repositories/programme/holiday.repository.ts';
import { findProject } from '../../repositories/projects/project.repository.ts';
import { listPointHistory } from '../../repositories/receivers/point-history.repository.ts';
import { listReceiverPoints, type StoredPoint } from '../../repositories/receivers/receiver-point.repository.ts';
import { listConcurrentSites } from '../../repositories/site/concurrent-site.repository.ts';
import { listNeighbourProgrammes } from '../../repositories/site/neighbour.repository.ts';
import { findAssessmentArea, listReceiverBuildings, listSiteParts } from '../../repositories/site/site.repository.ts';
import { loadSurroundings } from '../../repositories/site/surroundings.repository.ts';
import { listRestrictedRowIds } from '../calculation/restricted-hours.ts';
import { listReceiverResults } from '../receivers/receiver-results.ts';

/** The data of every document of a run, including its map. */
export interface LoadedPlan {
  readonly source: PlanSource;
  /** Without the frame, because each page sets the size of its map. */
  readonly map: Omit<MapInput, 'frame'>;
  /** The neighbours included in the run, in the order of its snapshot. */
  readonly neighbourIds: readonly number[];
  /** Receivers that exceed or are borderline before or after mitigation and are not reported (Q149). */
  readonly takenOut: readonly NamedReceiver[];
}

/** Reads the stored project in one snapshot and calculates in threads, which takes seconds for a large project. */
export async function loadPlan(database: Database, runId: number): Promise<LoadedPlan> {
  const stored = await readInSnapshot(database, (snapshot) => readStoredPlan(snapshot, runId));
  const { run, map, isSampleData, attribution, area, restrictedRowIds, holidays, takenOut, ...project } = stored;
  const selected = new Map(stored.receivers.map((receiver) => [receiver.pointId, receiver]));
  // Both calculations run in parallel, each on one core.
  const [unsorted, timelines] = await Promise.all([
    listReceiverResults(database, runId, [...selected.keys()]),
    describeTimelinesInThread({ ...run.input, receivers: stored.receivers }),
  ]);
  const results = sortLeftOutLast(unsorted);
  const receivers = results.flatMap(({ pointId }) => selected.get(pointId) ?? []);
  const snapshot = { ...run.input, receivers };
  const source: PlanSource = {
    project: toPlanProject(project.project),
    run: { id: run.id, engineVersion: run.engineVersion, inputHash: run.inputHash, finishedAt: run.finishedAt },
    ...{ snapshot, summary: run.summary, area, restrictedRowIds, results, timelines, isSampleData },
    restrictedDays: countRestrictedDays(snapshot, holidays),
    ...{ history: project.history, neighbours: project.neighbours, concurrentSites: project.concurrentSites },
  };
  return { source, map: { ...map, ...mapFeatures(source, attribution) }, neighbourIds: run.neighbourIds, takenOut };
}

async function readStoredPlan(snapshot: Executor, runId: number) {
  const run = await findPrintableRun(snapshot, runId);
  const project = run && (await findProject(snapshot, run.projectId, run.requestedBy));
  if (!run || !project) throw new Error(`run ${runId} has nothing to print`);
  const points = await listReceiverPoints(snapshot, project.id);
  const levels = await listReceiverLevels(snapshot, run.id);
  const buildingLayer = (await listDatasets(snapshot)).find(({ name }) => name === 'buildings');
  return {
    ...{ run, project },
    receivers: listSelected(points, run.input.receivers),
    takenOut: listTakenOut(points, levels),
    area: countArea(levels.map(toVerdicts)),
    restrictedRowIds: await listRestrictedRowIds(snapshot, project.id),
    holidays: await listHolidayDays(snapshot),
    history: (await listPointHistory(snapshot, project.id)).map(toHistory),
    neighbours: await listNeighbourProgrammes(snapshot, run.neighbourIds),
    concurrentSites: (await listConcurrentSites(snapshot, project.id)).map(({ name }) => name),
    isSampleData: buildingLayer?.isSample ?? false,
    attribution: buildingLayer?.label ?? '',
    map: await readMap(snapshot, project.id),
  };
}

/** Only selected points are reported, under their current names (NSR-08, Q33). */
function listSelected(points: readonly StoredPoint[], receivers: readonly SnapshotReceiver[]): SnapshotReceiver[] {
  const names = new Map(
    points.flatMap(({ pointId, name, isSelected }) => (isSelected ? [[pointId, name] as const] : [])),
  );
  return receivers.flatMap((receiver) => {
    const name = names.get(receiver.pointId);
    return name === undefined ? [] : [{ ...receiver, name }];
  });
}

/** A point without a building is identified by its number. */
function listTakenOut(points: readonly StoredPoint[], levels: Levels): NamedReceiver[] {
  const unselected = new Map(points.flatMap((point) => (point.isSelected ? [] : [[point.pointId, point] as const])));
  return levels.flatMap((level) => {
    const point = unselected.get(level.pointId);
    if (!point || !isAtIssueInEither(toVerdicts(level))) return [];
    return [{ pointId: point.pointId, name: point.buildingName.trim() || String(point.pointId) }];
  });
}

type Levels = Awaited<ReturnType<typeof listReceiverLevels>>;

const toVerdicts = ({ unmitigatedVerdict, verdict }: Levels[number]): RunVerdicts => ({
  ...{ unmitigated: unmitigatedVerdict, mitigated: verdict },
});

/** Receivers without noise come before those that were not calculated. */
const sortLeftOutLast = (results: readonly ReceiverResult[]): ReceiverResult[] =>
  [...results].sort((a, b) => Number(a.isLeftOut) - Number(b.isLeftOut));

async function readMap(db: Executor, projectId: number) {
  const { buildings, ...base } = await loadSurroundings(db, projectId);
  return {
    ...base,
    surroundingBuildings: buildings,
    receiverBuildings: await listReceiverBuildings(db, projectId),
    site: await listSiteParts(db, projectId),
    assessmentArea: await findAssessmentArea(db, projectId),
  };
}

const toHistory = ({ pointId, name, buildingName, oldPosition, position }: PointHistoryRow): PlanPointHistory => ({
  ...{ pointId, name, buildingName, oldPosition, position },
});

const mapFeatures = (source: PlanSource, attribution: string) => ({
  bufferRadiusMetres: source.project.bufferRadiusMetres,
  ...{ attribution, zones: source.snapshot.zones },
  receivers: listMapReceivers({ ...source.summary, receivers: source.results }, source.snapshot.receivers),
});

type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>;

const toPlanProject = (row: ProjectRow): PlanProject => ({
  id: row.id,
  title: row.title,
  version: row.version,
  proponent: row.proponent,
  agreement: row.agreement,
  mainContractor: row.mainContractor,
  engineerConsultant: row.engineerConsultant,
  commencementDate: row.commencementDate,
  completionDate: row.completionDate,
  description: row.description,
  specialFeature: row.specialFeature,
  eiaReference: row.eiaReference,
  districts: row.districts,
  bufferRadiusMetres: row.bufferRadiusMetres,
});
