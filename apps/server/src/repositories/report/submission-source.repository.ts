import { planDocumentNames } from '@quietsite/contracts';
import type { BundleReceiver, Language, PlanProject, ReportInput } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { nameIn } from '../accounts/person-name.ts';
import { listLevelsOfPoints } from '../calculation/result.repository.ts';
import { listNewestDocuments } from './document.repository.ts';
import type { StoredBundleFile } from './submission.repository.ts';

/** Reads what must not change between the check of a plan and its submission. */
export async function findPlanRevisions(db: Executor, projectId: number) {
  return db
    .selectFrom('projects')
    .leftJoin('report_drafts', 'report_drafts.project_id', 'projects.id')
    .select(['projects.revision', 'projects.is_calculated as isCalculated'])
    .select(sql<number>`coalesce(report_drafts.revision, 0)`.as('draftRevision'))
    .where('projects.id', '=', projectId)
    .executeTakeFirstOrThrow();
}

export async function findDraftInput(db: Executor, projectId: number): Promise<ReportInput | undefined> {
  const row = await db
    .selectFrom('report_drafts')
    .select('input')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.input;
}

/** Lists the printed documents of the current run and text, then attachments, then supporting files of rows. */
export async function listPlanFiles(db: Executor, projectId: number): Promise<StoredBundleFile[]> {
  return [
    ...(await listPlanDocuments(db, projectId)),
    ...(await listAttachments(db, projectId)),
    ...(await listProofs(db, projectId)),
  ];
}

async function listPlanDocuments(db: Executor, projectId: number): Promise<StoredBundleFile[]> {
  const documents = await listNewestDocuments(db, projectId);
  const files: StoredBundleFile[] = [];
  for (const [kind, name] of Object.entries(planDocumentNames)) {
    const current = documents.find((document) => document.kind === kind && document.isCurrent);
    const file = current && (await findPrintedFile(db, current.id));
    if (file) files.push({ ...file, name: `${name}.pdf`, kind: 'document', mediaType: 'application/pdf' });
  }
  return files;
}

async function findPrintedFile(db: Executor, documentId: number) {
  return db
    .selectFrom('documents')
    .select(['file_key as fileKey', 'sha256', 'size_bytes as sizeBytes'])
    .where('id', '=', documentId)
    .where('status', '=', 'done')
    .$narrowType<{ fileKey: string; sha256: string; sizeBytes: number }>()
    .executeTakeFirst();
}

const uploadColumns = [
  'file_name as name',
  'media_type as mediaType',
  'size_bytes as sizeBytes',
  'sha256',
  'file_key as fileKey',
] as const;

async function listAttachments(db: Executor, projectId: number): Promise<StoredBundleFile[]> {
  const rows = await db
    .selectFrom('attachments')
    .select(uploadColumns)
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: 'attachment' }));
}

/** Lists each supporting file once. Leaves out files that no row refers to, because they may be mistakes. */
async function listProofs(db: Executor, projectId: number): Promise<StoredBundleFile[]> {
  const rows = await db
    .selectFrom('support_materials')
    .select(uploadColumns)
    .where('project_id', '=', projectId)
    .where('equipment_row_id', 'is not', null)
    .orderBy('id')
    .execute();
  const byKey = new Map(rows.map((row) => [row.fileKey, row]));
  return [...byKey.values()].map((row) => ({ ...row, kind: 'material' }));
}

/** Lists the levels of the selected receivers, under their current names (Q33). */
export async function listSelectedLevels(db: Executor, projectId: number, runId: number): Promise<BundleReceiver[]> {
  const points = await db
    .selectFrom('receiver_points as point')
    .innerJoin('receiver_buildings as building', 'building.id', 'point.receiver_building_id')
    .select(['point.id as pointId', 'point.name', 'building.name as buildingName'])
    .where('point.project_id', '=', projectId)
    .where('point.is_selected', '=', true)
    .execute();
  const byId = new Map(points.map((point) => [point.pointId, point]));
  const levels = await listLevelsOfPoints(db, runId, [...byId.keys()]);
  return levels.flatMap(({ pointId, isLeftOut, criterion, ...level }) => {
    const point = byId.get(pointId);
    if (!point) return [];
    const { unmitigatedLevel: unmitigated, mitigatedLevel: mitigated, withNeighbourLevel: withNeighbours } = level;
    const { unmitigatedVerdict, verdict, withNeighbourVerdict } = level;
    return {
      ...{ ...point, isLeftOut, criterion, unmitigated, mitigated, withNeighbours },
      ...{ unmitigatedVerdict, verdict, withNeighbourVerdict },
    };
  });
}

export async function getPlanProject(db: Executor, projectId: number): Promise<PlanProject> {
  return db
    .selectFrom('projects')
    .select(['id', 'title', 'version', 'proponent', 'agreement', 'main_contractor as mainContractor'])
    .select(['engineer_consultant as engineerConsultant', 'description', 'special_feature as specialFeature'])
    .select(['eia_reference as eiaReference', 'districts', 'buffer_radius_metres as bufferRadiusMetres'])
    .select((eb) => {
      const tasks = eb.selectFrom('tasks').whereRef('tasks.project_id', '=', 'projects.id');
      return [
        tasks.select((e) => e.fn.min('start_date').as('day')).as('commencementDate'),
        tasks.select((e) => e.fn.max('end_date').as('day')).as('completionDate'),
      ];
    })
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}

/** In the order of the given ids. */
export async function listNeighbourTitles(db: Executor, projectIds: readonly number[]) {
  if (projectIds.length === 0) return [];
  const rows = await db.selectFrom('projects').select(['id', 'title']).where('id', 'in', projectIds).execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return projectIds.map((id) => ({ id, title: titles.get(id) ?? '' }));
}

/** Null if never chosen. */
export async function getPersonLanguage(db: Executor, userId: number): Promise<Language | null> {
  const row = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.language;
}

/** The name order follows the language, not the requesting user. */
export async function getPersonName(db: Executor, userId: number, language: Language | null): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(nameIn('users', language).as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.name;
}
