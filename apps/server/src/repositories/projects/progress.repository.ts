import type { DocumentKind } from '@quietsite/contracts';
import type { ProvenRow, ReportInput } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { isCurrentDocument } from '../report/document.repository.ts';
import { lastRoleOf } from '../report/last-role.ts';

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

interface RowWithoutFile extends NamedRow, Omit<ProvenRow, 'materialIds'> {
  readonly taskId: number;
}

export interface StoredProgress {
  readonly projectId: number;
  readonly title: string;
  readonly proponent: string;
  readonly agreement: string;
  readonly mainContractor: string;
  readonly engineerConsultant: string;
  readonly bufferRadiusMetres: number;
  readonly version: number | null;
  readonly isSample: boolean;
  readonly isCalculated: boolean;
  readonly isCalculating: boolean;
  readonly isWithAuthority: boolean;
  readonly openComments: number;
  readonly zones: number;
  readonly tasks: number;
  readonly equipmentRows: number;
  readonly receivers: number;
  readonly emptyTaskCount: number;
  readonly emptyTasks: readonly NamedRow[];
  readonly rowsWithoutFile: readonly RowWithoutFile[];
  readonly quieterMethodSoundPower: number;
  readonly quieterEquipmentSoundPower: number;
  readonly isLoudestMoved: boolean;
  readonly attachmentCount: number;
  readonly currentDocuments: readonly DocumentKind[];
  readonly input: ReportInput | null;
  /** From the report; until it is first saved, from the user. */
  readonly email: string;
  readonly roleInProject: string;
}

/**
 * The facts behind the steps of some projects, in one statement. Each part reads an index by project, so the cost grows
 * linearly with the number of projects.
 */
export async function listStoredProgress(
  db: Executor,
  userId: number,
  projectIds: readonly number[],
): Promise<StoredProgress[]> {
  const { rows } = await sql<StoredProgress>`
    select projects.id as "projectId", projects.title, proponent, agreement, main_contractor as "mainContractor",
      engineer_consultant as "engineerConsultant", buffer_radius_metres as "bufferRadiusMetres", version,
      is_sample as "isSample", is_calculated as "isCalculated",
      submitted_at is not null or approved_on is not null as "isWithAuthority",
      exists (select from calculation_runs run
        where run.project_id = projects.id and status in ('queued', 'running')) as "isCalculating",
      case when rejected_at is null then 0 else (select count(*) from review_comments comment
        where comment.project_id = projects.id and is_by_authority and resolved_at is null) end as "openComments",
      (select count(*) from zones where zones.project_id = projects.id) as zones,
      work.*, equipment.*,
      (select count(*) from receiver_points point where point.project_id = projects.id) as receivers,
      exists (select from receiver_point_history history
        where history.project_id = projects.id and was_loudest) as "isLoudestMoved",
      (select count(*) from attachments where attachments.project_id = projects.id) as "attachmentCount",
      array(select kind from (select distinct on (kind) kind, status, ${isCurrentDocument} as "isCurrent" from documents
        where documents.project_id = projects.id order by kind, documents.id desc) newest
        where status = 'done' and "isCurrent") as "currentDocuments",
      draft.input, coalesce(draft.email, viewer.email) as email, coalesce(draft.role_in_project, ${lastRoleOf(userId)}, '') as "roleInProject"
    from projects
    join users viewer on viewer.id = ${userId}
    left join report_drafts draft on draft.project_id = projects.id
    cross join lateral (
      select count(*) as tasks, count(*) filter (where not has_rows) as "emptyTaskCount",
        coalesce((array_agg(json_build_object('id', id, 'name', name) order by start_date, id)
          filter (where not has_rows))[1:${NAMED}], '{}') as "emptyTasks"
      from (select id, name, start_date,
        exists (select from equipment_rows where task_id = tasks.id) as has_rows
        from tasks where tasks.project_id = projects.id) task
    ) work
    cross join lateral (
      select count(*) as "equipmentRows",
        coalesce(max(quieter_method_sound_power), 0) as "quieterMethodSoundPower",
        coalesce(max(quieter_equipment_sound_power), 0) as "quieterEquipmentSoundPower",
        coalesce(json_agg(json_build_object('id', id, 'taskId', task_id, 'name', name, 'officialId', official_id,
          'soundPower', sound_power, 'defaultSoundPower', default_sound_power, 'measures', json_build_object(
            'customQuieterMethodName', custom_quieter_method_name, 'customMethodName', custom_method_name,
            'customMethodDba', custom_method_dba, 'quieterEquipmentSoundPower', quieter_equipment_sound_power,
            'quieterEquipmentDefaultSoundPower', quieter_equipment_default_sound_power)) order by id)
          filter (where ${mayLackProof}), '[]') as "rowsWithoutFile"
      from equipment_rows "row" where "row".project_id = projects.id
    ) equipment
    where projects.id = any (${[...projectIds]}::integer[]) and projects.deleted_at is null`.execute(db);
  return rows;
}

/** Enough to name; the others are counted. */
const NAMED = sql.lit(3);

/** Leaves out rows that no reading of the rule could find unproved; the rule itself is the domain's (EQUIP-57). */
const mayLackProof = sql<boolean>`(sound_power <> default_sound_power or custom_quieter_method_name <> ''
  or quieter_equipment_sound_power <> quieter_equipment_default_sound_power or custom_method_dba <> 0)
  and not exists (select from support_materials material where material.equipment_row_id = "row".id)`;
