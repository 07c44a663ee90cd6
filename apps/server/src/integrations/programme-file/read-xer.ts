import { DEEPEST_PATH } from './limits.ts';
import { type RawTask, readInSnapshot, readProgrammeTasks } from './programme-task.ts';
import type { ProgrammeReading } from './read-msproject.ts';
import { programmeRefused } from './refuse-programme.ts';
import { readXerTables, type XerRow } from './xer-tables.ts';

const TABLES = new Set(['PROJWBS', 'TASK']);
const MILESTONES = new Set(['TT_Mile', 'TT_FinMile']);
/** Level of effort and WBS summaries span other activities; they are not work themselves. */
const NO_WORK_TYPES = new Set(['TT_LOE', 'TT_WBS']);

/** Reads a programme exported by Primavera P6 (XER). */
export function readXer(text: string): ProgrammeReading {
  const tables = readXerTables(text, TABLES);
  const rows = tables.get('TASK') ?? [];
  if (new Set(rows.map((row) => row.get('proj_id'))).size > 1) throw programmeRefused('SEVERAL_PROJECTS');
  const pathOf = createPaths(tables.get('PROJWBS') ?? []);
  const isActivity = (row: XerRow) => !MILESTONES.has(row.get('task_type')) && !NO_WORK_TYPES.has(row.get('task_type'));
  return {
    ...readProgrammeTasks(rows.filter(isActivity).map((row) => toRawTask(row, pathOf(row.get('wbs_id'))))),
    milestones: rows.filter((row) => MILESTONES.has(row.get('task_type'))).length,
    leftOut: rows.filter((row) => NO_WORK_TYPES.has(row.get('task_type'))).length,
    blankLines: 0,
  };
}

/** WBS names above an activity, outermost first, without the project. */
function createPaths(rows: readonly XerRow[]): (id: string) => readonly string[] {
  const nodes = new Map(rows.map((row) => [row.get('wbs_id'), row]));
  const known = new Map<string, readonly string[]>();
  function find(id: string): readonly string[] {
    const path: string[] = [];
    const seen = new Set<string>();
    // A cycle ends the path, as does a missing node.
    for (let at = id; !seen.has(at) && path.length < DEEPEST_PATH; ) {
      const node = nodes.get(at);
      if (node === undefined || node.get('proj_node_flag') === 'Y') break;
      seen.add(at);
      path.unshift(node.get('wbs_name') || node.get('wbs_short_name'));
      at = node.get('parent_wbs_id');
    }
    return path;
  }
  return (id) => {
    const path = known.get(id) ?? find(id);
    known.set(id, path);
    return path;
  };
}

function toRawTask(row: XerRow, path: readonly string[]): RawTask {
  const code = row.get('task_code');
  const start = row.get('act_start_date') || row.get('target_start_date') || row.get('early_start_date');
  return {
    line: row.line,
    sourceId: code === '' ? '' : `p6:${code}`,
    name: row.get('task_name'),
    path,
    start,
    finish: row.get('act_end_date') || plannedEnd(row, start),
  };
}

/**
 * An activity that started after its planned finish keeps that date in the plan; the early dates then hold the expected
 * finish.
 */
function plannedEnd(row: XerRow, start: string): string {
  const ends = [row.get('target_end_date'), row.get('early_end_date')].filter((text) => text !== '');
  const begin = readInSnapshot(start)?.day ?? '';
  return ends.find((text) => (readInSnapshot(text)?.day ?? '') >= begin) ?? ends[0] ?? '';
}
