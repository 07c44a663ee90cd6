import type { Verdict } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { type StoredVerdicts, withVerdicts } from './result.repository.ts';

export interface ProgressReceiver {
  readonly pointId: number;
  readonly name: string;
  readonly criterion: number | null;
  readonly mitigatedLevel: number | null;
  readonly verdict: Verdict | null;
  readonly isSelected: boolean;
}

export interface StoredLevels {
  readonly projectId: number;
  readonly finishedAt: Date;
  readonly hasNeighbours: boolean;
  /** Receivers with a stored verdict 'satisfies', and the one of them that is nearest to its criterion. */
  readonly satisfies: number;
  readonly nearest: ProgressReceiver | null;
  /** Calculated receivers that are selected now. */
  readonly selected: number;
  /** All other calculated receivers, with their verdicts. */
  readonly others: readonly ProgressReceiver[];
  /** The parts saved since the calculation was started, if its levels are no longer current. */
  readonly changes: readonly string[];
}

type StoredReceiver = ProgressReceiver & StoredVerdicts;

/** A receiver removed after the calculation has no name. */
const asReceiver = sql`json_build_object('pointId', receiver_point_id, 'isSelected', coalesce(is_selected, false),
  'name', coalesce(nullif(point.name, ''),
    nullif((select name from receiver_buildings building where building.id = point.receiver_building_id), ''), ''),
  'isLeftOut', is_left_out, 'criterion', result.criterion, 'exceeds', exceeds, 'verdict', verdict,
  'unmitigatedLevel', unmitigated_level, 'mitigatedLevel', mitigated_level,
  'withNeighbourLevel', with_neighbour_level, 'unmitigatedVerdict', unmitigated_verdict,
  'withNeighbourVerdict', with_neighbour_verdict)`;

/** The levels of each project's newest finished calculation. Those that satisfy are counted and not read. */
export async function listStoredLevels(
  db: Executor,
  projectIds: readonly number[],
  changeActions: readonly string[],
): Promise<StoredLevels[]> {
  const { rows } = await sql<Omit<StoredLevels, 'others'> & { readonly others: readonly StoredReceiver[] }>`
    select run.project_id as "projectId", run.finished_at as "finishedAt",
      cardinality(run.neighbour_ids) > 0 as "hasNeighbours", levels.*, nearest.nearest,
      case when project.is_calculated then '{}' else array(select distinct action from audit_log
        where audit_log.project_id = run.project_id and at > run.queued_at
          and action = any (${[...changeActions]}::text[])) end as changes
    from projects project
    cross join lateral (
      select id, project_id, finished_at, queued_at, neighbour_ids from calculation_runs
      where project_id = project.id and status = 'done' order by id desc limit 1
    ) run
    cross join lateral (
      select count(*) filter (where verdict = 'satisfies') as satisfies,
        count(*) filter (where is_selected) as selected,
        coalesce(json_agg(${asReceiver} order by result.position)
          filter (where not is_left_out and verdict is distinct from 'satisfies'), '[]') as others
      from receiver_results result left join receiver_points point on point.id = result.receiver_point_id
      where run_id = run.id
    ) levels
    left join lateral (
      select ${asReceiver} as nearest
      from receiver_results result left join receiver_points point on point.id = result.receiver_point_id
      where run_id = run.id and verdict = 'satisfies'
      order by mitigated_level - result.criterion desc nulls last, result.position limit 1
    ) nearest on true
    where project.id = any (${[...projectIds]}::integer[])`.execute(db);
  return rows.map((row) => ({ ...row, others: row.others.map(withVerdicts) }));
}
