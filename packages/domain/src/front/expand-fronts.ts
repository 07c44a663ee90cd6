import {
  type Alignment,
  computeGeographicalCentre,
  createAlignment,
  outlineStretch,
  type Stretch,
} from '@quietsite/geometry';
import type { CalculationSnapshot, SnapshotRow, SnapshotTask, SnapshotZone } from '../calculation/snapshot.schema.ts';
import { type ProjectCalendar, workingDaysOf } from '../calendar/task-calendar.ts';
import type { SnapshotScreening } from '../screening/screening.schema.ts';
import { divideFront, type FrontPart } from './divide-front.ts';
import type { MovingFront } from './front.schema.ts';
import { MAX_FRONT_PARTS } from './front-limits.ts';
import { nameStretch } from './name-stretch.ts';
import { partId, storedId } from './part-ids.ts';

type Works = Pick<CalculationSnapshot, 'zones' | 'tasks' | 'rows' | 'calendar' | 'screening'>;

/**
 * The project with the zones, activities and rows of the parts instead of its fronts (M-150). Unchanged items stay the
 * same objects, which lets a calculation follow edits.
 */
export function expandFronts<Project extends Works>(project: Project): Project {
  if (project.zones.every(({ moving }) => moving === undefined)) return project;
  const fronts = new Map(
    project.zones.flatMap((zone) =>
      zone.moving === undefined ? [] : [[zone.id, findParts(zone, zone.moving, project.calendar)] as const],
    ),
  );
  const partsOfTask = new Map(project.tasks.map(({ id, zoneId }) => [id, fronts.get(zoneId)?.parts]));
  const zones = project.zones.flatMap((zone) => fronts.get(zone.id)?.zones ?? [zone]);
  const tasks = project.tasks.flatMap((task) => expand(task, fronts.get(task.zoneId)?.parts, listPartTasks));
  const rows = project.rows.flatMap((row) => expand(row, partsOfTask.get(row.taskId), listPartRows));
  const screening = project.screening && expandScreening(project.screening, zones);
  return { ...project, zones, tasks, rows, ...(screening && { screening }) };
}

interface Parts {
  readonly calendar: ProjectCalendar;
  readonly parts: readonly FrontPart[];
  readonly zones: readonly SnapshotZone[];
}

const knownParts = new WeakMap<SnapshotZone, Parts>();

/** Empty if the calendar never lets the front finish. */
function findParts(zone: SnapshotZone, front: MovingFront, calendar: ProjectCalendar): Parts {
  const known = knownParts.get(zone);
  if (known !== undefined && known.calendar === calendar) return known;
  const alignment = createAlignment(front.alignment);
  const parts = divideFront(front, alignment.lengthMetres, workingDaysOf(calendar, {}))?.parts ?? [];
  if (parts.length > MAX_FRONT_PARTS) throw new RangeError(`the front ${zone.id} has too many parts`);
  const zones = parts.map((part, index) => describeZone(zone, alignment, part, front.widthMetres, index));
  const found = { calendar, parts, zones };
  knownParts.set(zone, found);
  return found;
}

function describeZone(
  { id, name }: SnapshotZone,
  alignment: Alignment,
  { fromMetres, toMetres }: Stretch,
  widthMetres: number,
  index: number,
): SnapshotZone {
  const outline = outlineStretch(alignment, { fromMetres, toMetres }, widthMetres);
  return {
    ...{
      id: partId(id, index),
      name: nameStretch(name, { fromMetres, toMetres }),
      type: 'B',
    },
    ...{ outline, centre: computeGeographicalCentre(outline) },
    front: { frontId: id, fromMetres, toMetres },
  };
}

const expanded = new WeakMap<object, { readonly parts: readonly FrontPart[]; readonly items: readonly object[] }>();

/** Returns the same items for the same entity and parts. */
function expand<Item extends object>(
  item: Item,
  parts: readonly FrontPart[] | undefined,
  list: (item: Item, parts: readonly FrontPart[]) => readonly Item[],
): readonly Item[] {
  if (parts === undefined) return [item];
  const known = expanded.get(item);
  if (known?.parts === parts) return known.items as readonly Item[];
  const items = list(item, parts);
  expanded.set(item, { parts, items });
  return items;
}

/** The project's calendar decides on which days a front moves, so none of its activities works every day. */
function listPartTasks({ isEveryDay: _, ...task }: SnapshotTask, parts: readonly FrontPart[]): SnapshotTask[] {
  return parts.map(({ start, end }, index) => ({
    ...{ ...task, id: partId(task.id, index), zoneId: partId(task.zoneId, index) },
    ...{ start, end },
  }));
}

/** A row that works in none of the parts stays in the first one, where it is listed as left out (M-13). */
function listPartRows(row: SnapshotRow, parts: readonly FrontPart[]): SnapshotRow[] {
  const places = parts.flatMap(({ start, end }, index) => (row.start <= end && start <= row.end ? [index] : []));
  return (places.length > 0 || parts.length === 0 ? places : [0]).map((index) => ({
    ...{ ...row, id: partId(row.id, index), taskId: partId(row.taskId, index) },
  }));
}

const expandedScreening = new WeakMap<
  SnapshotScreening,
  { readonly key: string; readonly result: SnapshotScreening }
>();

/** Values entered for a front apply to all its parts. */
function expandScreening(screening: SnapshotScreening, zones: readonly SnapshotZone[]): SnapshotScreening {
  const typedZones = new Map(screening.zones.map((typed) => [typed.zoneId, typed]));
  const typed = {
    zones: zones.flatMap(({ id }) => {
      const entry = typedZones.get(storedId(id));
      return entry ? [{ ...entry, zoneId: id }] : [];
    }),
  };
  const key = JSON.stringify(typed);
  const known = expandedScreening.get(screening);
  if (known?.key === key) return known.result;
  const result = { ...screening, ...typed };
  expandedScreening.set(screening, { key, result });
  return result;
}
