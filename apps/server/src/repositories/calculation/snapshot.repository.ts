import {
  applyCalendarSettings,
  applyScreening,
  type CalculationSnapshot,
  countExemption,
  countPlantHeight,
  describeNeighbour,
  keysOf,
  lineOfZone,
  type SnapshotRow,
} from '@quietsite/domain';
import { snapshotRowSchema } from '@quietsite/domain/schemas';
import type { Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import { sql } from 'kysely';
import { awaitAll } from '../../database/await-all.ts';
import type { Executor } from '../../database/connection.ts';
import { coordinatesOf, positionOf } from '../../database/geometry.ts';
import { selectField } from '../equipment/equipment-row-columns.ts';
import { listHolidayDays } from '../programme/holiday.repository.ts';
import { readCalendarSettings } from '../programme/working-calendar.repository.ts';
import { exemptionOf } from '../receivers/receiver-point.repository.ts';
import { listNeighbourIds } from '../site/neighbour.repository.ts';
import { listStructuresNearby, readScreeningSettings } from '../site/screening.repository.ts';

export interface CalculationInput {
  readonly snapshot: CalculationSnapshot;
  /** The projects of the snapshot's neighbours, in the same order. */
  readonly neighbourIds: readonly number[];
}

/** Everything a calculation depends on, read in the caller's transaction. */
export async function loadInput(db: Executor, projectId: number): Promise<CalculationInput> {
  const { works, receivers, others, screening } = await awaitAll({
    works: loadWorks(db, projectId),
    receivers: listSnapshotReceivers(db, projectId),
    others: loadNeighbours(db, projectId),
    screening: loadScreening(db, projectId),
  });
  const { neighbours, neighbourIds } = others;
  const { calendar, ...site } = works;
  const optional = { ...(calendar && { calendar }), ...(screening && { screening }) };
  return { snapshot: { ...site, receivers, neighbours, ...optional }, neighbourIds };
}

/** Left out while screening is off, to keep the hash of such a project unchanged (M-100). */
async function loadScreening(db: Executor, projectId: number): Promise<CalculationSnapshot['screening']> {
  const settings = await readScreeningSettings(db, projectId);
  return settings.isOn ? applyScreening(settings, await listStructuresNearby(db, projectId)) : undefined;
}

/** Neighbour data is made anonymous before anybody sees it (M-50, U26). */
async function loadNeighbours(db: Executor, projectId: number) {
  const neighbourIds = await listNeighbourIds(db, projectId);
  const works = await Promise.all(neighbourIds.map((id) => loadWorks(db, id)));
  return { neighbourIds, neighbours: works.map(describeNeighbour) };
}

/** Left out without a calendar, to keep the hash of such a project unchanged (M-130). */
export async function loadWorks(
  db: Executor,
  projectId: number,
): Promise<Pick<CalculationSnapshot, 'zones' | 'tasks' | 'rows' | 'calendar'>> {
  const { settings, holidays, tasks, ...works } = await awaitAll({
    zones: listSnapshotZones(db, projectId),
    tasks: listSnapshotTasks(db, projectId),
    rows: listSnapshotRows(db, projectId),
    settings: readCalendarSettings(db, projectId),
    holidays: listHolidayDays(db),
  });
  return { ...works, ...applyCalendarSettings(tasks, settings, holidays) };
}

async function listSnapshotZones(db: Executor, projectId: number): Promise<CalculationSnapshot['zones']> {
  const zones = await db
    .selectFrom('zones')
    .select(['id', 'name', 'calculation_type as type', 'front'])
    .select([coordinatesOf<Hk80Polygon>('geom').as('outline'), coordinatesOf<Hk80Point>('centre').as('centre')])
    .where('project_id', '=', projectId)
    .orderBy('display_order')
    .execute();
  return zones.map(({ front, ...zone }) => (front === null ? zone : { ...zone, ...lineOfZone(front) }));
}

async function listSnapshotTasks(db: Executor, projectId: number): Promise<CalculationSnapshot['tasks']> {
  return db
    .selectFrom('tasks')
    .select(['id', 'zone_id as zoneId', 'construction_work as construction', 'name'])
    .select(['start_date as start', 'end_date as end'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
}

/** The fields in the order of the schema, because the hash of the input depends on it. */
const ROW_FIELDS = keysOf(snapshotRowSchema.shape);

async function listSnapshotRows(db: Executor, projectId: number): Promise<CalculationSnapshot['rows']> {
  const rows = await db
    .selectFrom('equipment_rows as row')
    .select(ROW_FIELDS.map(selectField))
    .where('row.project_id', '=', projectId)
    .orderBy('row.id')
    .$castTo<Omit<SnapshotRow, 'plantHeight'> & { readonly plantHeight: number | null }>()
    .execute();
  return rows.map(({ plantHeight, ...row }) => ({ ...row, ...countPlantHeight(row.fixedLocation, plantHeight) }));
}

export async function listSnapshotReceivers(
  db: Executor,
  projectId: number,
): Promise<CalculationSnapshot['receivers']> {
  const receivers = await db
    .with(
      (part) => part('own_zones').materialized(),
      (own) => own.selectFrom('zones').select('geom').where('project_id', '=', projectId),
    )
    .selectFrom('receiver_points as point')
    .innerJoin('receiver_buildings as building', 'building.id', 'point.receiver_building_id')
    .leftJoin('attachments as proof', 'proof.id', 'point.exemption_proof_id')
    .select(['point.id as pointId', 'point.name', 'building.building_id as buildingId'])
    .select(['building.name as buildingName', 'building.kind', 'building.height_metres as heightMetres'])
    .select(positionOf('point.geom').as('position'))
    .select(sql<number | null>`coalesce(point.criterion, building.criterion)`.as('criterion'))
    .select(
      sql<'point' | 'building'>`case when point.criterion is null then 'building' else 'point' end`.as(
        'criterionOrigin',
      ),
    )
    .select('building.criterion_reduction as criterionReduction')
    .select(
      // M-35: excluded if the zone that contains the point also contains the building. Using the index of all zones
      // would search the zones of every nearby project for each point.
      sql<boolean>`exists (select from own_zones zone
        where st_covers(zone.geom, point.geom) and st_covers(zone.geom, building.geom))`.as('isInsideZoneWithBuilding'),
    )
    .select(['point.other_criteria as otherCriteria', 'point.contributions', 'building.kind_reason as kindReason'])
    .select([exemptionOf.as('exemption'), 'proof.file_name as proofName'])
    .where('point.project_id', '=', projectId)
    .orderBy('point.id')
    .execute();
  return receivers.map(({ kindReason, exemption, proofName, ...receiver }) => ({
    ...receiver,
    ...(kindReason !== '' && { kindReason }),
    ...countExemption(exemption, proofName),
  }));
}
