import { DEEPEST_PATH } from './limits.ts';
import { type RawTask, readInSnapshot, readProgrammeTasks } from './programme-task.ts';
import type { ProgrammeReading } from './read-msproject.ts';
import { programmeRefused } from './refuse-programme.ts';
import { readXerTables, type XerRow } from './xer-tables.ts';

const TABLES = new Set(['PROJWBS', 'TASK']);
const MILESTONES = new Set(['TT_Mile', 'TT_FinMile']);
/** Level of effort and summaries of the breakdown last as long as others do; they are no work of their own. */
const NO_WORK_TYPES = new Set(['TT_LOE', 'TT_WBS']);

/** A programme that Primavera P6 exported (XER). */
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

/** Names of the breakdown above an activity, outermost first, without the project. */
function createPaths(rows: readonly XerRow[]): (id: string) => readonly string[] {
  const nodes = new Map(rows.map((row) => [row.get('wbs_id'), row]));
  const known = new Map<string, readonly string[]>();
  function find(id: string): readonly string[] {
    const path: string[] = [];
    const seen = new Set<string>();
    // A node that is above itself ends the way up, as one does that is missing.
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

/** What began after it was to be over keeps that end in the plan; when it will be over is in the early dates then. */
function plannedEnd(row: XerRow, start: string): string {
  const ends = [row.get('target_end_date'), row.get('early_end_date')].filter((text) => text !== '');
  const begin = readInSnapshot(start)?.day ?? '';
  return ends.find((text) => (readInSnapshot(text)?.day ?? '') >= begin) ?? ends[0] ?? '';
}
