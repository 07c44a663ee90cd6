import { MAX_PATH_LENGTH } from './limits.ts';
import { type RawTask, readProgrammeTasks, readTimestamp } from './programme-task.ts';
import type { ProgrammeReading } from './read-msproject.ts';
import { programmeRefused } from './refuse-programme.ts';
import { readXerTables, type XerRow } from './xer-tables.ts';

const TABLES = new Set(['PROJWBS', 'TASK']);
const MILESTONES = new Set(['TT_Mile', 'TT_FinMile']);
/** Level of effort and WBS summary: they span other activities and are not work themselves. */
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

/** Returns a function for the WBS names above an activity, outermost first, without the project. */
function createPaths(rows: readonly XerRow[]): (id: string) => readonly string[] {
  const nodes = new Map(rows.map((row) => [row.get('wbs_id'), row]));
  const cache = new Map<string, readonly string[]>();
  function find(id: string): readonly string[] {
    const path: string[] = [];
    const seen = new Set<string>();
    // A cycle ends the path, as does a missing node.
    for (let at = id; !seen.has(at) && path.length < MAX_PATH_LENGTH; ) {
      const node = nodes.get(at);
      if (node === undefined || node.get('proj_node_flag') === 'Y') break;
      seen.add(at);
      path.unshift(node.get('wbs_name') || node.get('wbs_short_name'));
      at = node.get('parent_wbs_id');
    }
    return path;
  }
  return (id) => {
    const path = cache.get(id) ?? find(id);
    cache.set(id, path);
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
 * The planned finish, unless the activity started after it: such an activity keeps its planned date, and the expected
 * finish is in its early dates.
 */
function plannedEnd(row: XerRow, start: string): string {
  const ends = [row.get('target_end_date'), row.get('early_end_date')].filter((text) => text !== '');
  const begin = readTimestamp(start)?.day ?? '';
  return ends.find((text) => (readTimestamp(text)?.day ?? '') >= begin) ?? ends[0] ?? '';
}
