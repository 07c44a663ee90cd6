import type { Programme, ProjectMap, ReceiverPoint, ScreeningInput } from '@quietsite/contracts';
import {
  applyScreening,
  type CalendarSettings,
  countExemption,
  countPlantHeight,
  type DatedTask,
  type DayString,
  type DrawnZone,
  type EquipmentEntry,
  fillDates,
  followRows,
  isSameFront,
  isStoredTask,
  listScheduleChanges,
  normaliseScreening,
  type ScheduleChanges,
  type ScreeningSettings,
  type SnapshotReceiver,
  type SnapshotRow,
  type SnapshotTask,
  textsOf,
  withHolidays,
} from '@quietsite/domain';
import type { Hk80Polygon } from '@quietsite/geometry';
import type { EntityEdit, RedrawnZone, SnapshotEdit } from '../../workers/preview-protocol.ts';
import { type EquipmentDraft, toDraftRow } from '../equipment/equipment-draft.ts';
import type { MitigationDraft } from '../mitigation/mitigation-draft.ts';
import type { ScheduleDraft } from '../schedule/schedule-draft.ts';

export interface EditedDrafts {
  readonly programme: Pick<Programme, 'tasks' | 'equipmentRows' | 'calendarSettings' | 'holidays'>;
  /** Null if not edited. */
  readonly schedule: ScheduleDraft | null;
  readonly calendar: CalendarSettings | null;
  readonly screening: { readonly settings: ScreeningSettings; readonly stored: ScreeningInput } | null;
  readonly equipment: EquipmentDraft | null;
  readonly mitigation: MitigationDraft | null;
  readonly receivers: { readonly base: readonly ReceiverPoint[]; readonly edited: readonly ReceiverPoint[] } | null;
  /** Outlines of the stored zones. */
  readonly zones: ReadonlyMap<number, Hk80Polygon>;
  readonly redrawnFronts: readonly RedrawnZone[];
  /** Deleted zones that are still stored: the save also removes their activities. */
  readonly deletedZoneIds: ReadonlySet<number>;
  readonly today: DayString;
}

type RowOfTask = EquipmentEntry & { readonly taskId: number };

/** Above all ids of the server: new activities come last in the order of codes, as they will once stored. */
const FIRST_UNSTORED_ID = 2_000_000_000;

/** The stored project with the drafts applied, as the server would store it. */
export function toSnapshotEdit(drafts: EditedDrafts): SnapshotEdit {
  const { programme, schedule, deletedZoneIds, today } = drafts;
  const all = schedule?.map((task) => fillDates(task, today)) ?? programme.tasks;
  const dated = deletedZoneIds.size === 0 ? all : all.filter(({ zoneId }) => !deletedZoneIds.has(zoneId));
  const changes = listScheduleChanges(programme.tasks, dated);
  const { calendar, everyDayTaskIds } = drafts.calendar ?? programme.calendarSettings;
  const everyDay = new Set(calendar ? everyDayTaskIds : []);
  const changed = new Set(changes.changed.map(({ after }) => after.id));
  const others = dated.filter((task) => isStoredTask(task) && !changed.has(task.id));
  const upserts = [
    ...changes.changed.map(({ after }) => after),
    ...others.filter(({ id }) => everyDay.has(id) !== isStoredEveryDay(programme, id)),
    ...changes.added,
  ];
  return {
    tasks: {
      upserts: upserts.map((task) => toSnapshotTask(task, everyDay)),
      removedIds: changes.removed.map(({ id }) => id),
    },
    rows: editRows(drafts, changes),
    receivers: editReceivers(drafts.receivers),
    ...(drafts.redrawnFronts.length > 0 && { zones: drafts.redrawnFronts }),
    ...(drafts.screening && {
      screening: applyScreening(normaliseScreening(drafts.screening.settings), drafts.screening.stored) ?? null,
    }),
    ...(drafts.calendar && { calendar: calendar && withHolidays(calendar, programme.holidays) }),
  };
}

/** Only fronts follow the drawing: other shapes change only when their surroundings are saved (U32). */
export function listRedrawnFronts(drawn: readonly DrawnZone[], stored: ProjectMap['zones']): readonly RedrawnZone[] {
  const before = new Map(stored.map((zone) => [zone.id, zone]));
  return drawn.flatMap(({ id, outline, front }) => {
    const known = id === null ? undefined : before.get(id);
    return known && !isSameFront(front, known.front) ? [{ id: known.id, outline, ...(front && { front }) }] : [];
  });
}

/** Without a calendar, a snapshot does not mark activities that work every day. */
const isStoredEveryDay = ({ calendarSettings }: EditedDrafts['programme'], id: number): boolean =>
  calendarSettings.calendar !== null && calendarSettings.everyDayTaskIds.includes(id);

function toSnapshotTask(task: DatedTask, everyDay: ReadonlySet<number>): SnapshotTask {
  const { zoneId, constructionWork, name, start, end } = task;
  const id = isStoredTask(task) ? task.id : FIRST_UNSTORED_ID - task.id;
  const plain = { id, zoneId, construction: constructionWork, name, start, end };
  return everyDay.has(task.id) ? { ...plain, isEveryDay: true } : plain;
}

/** Rows of edited activities, rows with other measures, and rows that follow an activity (EQUIP-09, EQUIP-25). */
function editRows(drafts: EditedDrafts, changes: ScheduleChanges): EntityEdit<SnapshotRow> {
  const { programme, equipment, mitigation, zones } = drafts;
  const edited = equipment ?? {};
  const measured = mitigation ?? {};
  const moved = new Set(changes.changed.map(({ before }) => before.id));
  const rows: RowOfTask[] = [
    ...Object.entries(edited).flatMap(([taskId, list]) => list.map((row) => ({ ...row, taskId: Number(taskId) }))),
    ...programme.equipmentRows
      .filter(({ id, taskId }) => edited[taskId] === undefined && (moved.has(taskId) || measured[id] !== undefined))
      .map((row) => ({ ...toDraftRow(row), taskId: row.taskId })),
  ];
  const followed = new Map(followRows(rows, changes.changed, zones).map((row) => [row.id, row]));
  const ids = new Set(rows.map(({ id }) => id));
  return {
    upserts: rows.map((row) =>
      toSnapshotRow({ ...row, ...followed.get(row.id), measures: measured[row.id]?.measures ?? row.measures }),
    ),
    removedIds: programme.equipmentRows
      .filter(({ id, taskId }) => edited[taskId] !== undefined && !ids.has(id))
      .map(({ id }) => id),
  };
}

function toSnapshotRow({ measures, ...row }: RowOfTask): SnapshotRow {
  const { id, taskId, name, officialId, quantity, soundPower, timePercent, start, end } = row;
  return {
    ...{ id, taskId, name, officialId, quantity, soundPower, timePercent, start, end },
    ...textsOf(row),
    fixedLocation: row.fixedLocation,
    ...countPlantHeight(row.fixedLocation, row.plantHeight),
    quieterMethodSoundPower: measures.quieterMethodSoundPower,
    quieterMethodName: measures.quieterMethodName,
    quieterEquipmentSoundPower: measures.quieterEquipmentSoundPower,
    quieterEquipmentName: measures.quieterEquipmentName,
    enclosureDba: measures.enclosureDba,
    barrierDba: measures.barrierDba,
    hammerDba: measures.hammerDba,
    customMethodDba: measures.customMethodDba,
    customMethodName: measures.customMethodName,
  };
}

function editReceivers(draft: EditedDrafts['receivers']): EntityEdit<SnapshotReceiver> {
  if (draft === null) return { upserts: [], removedIds: [] };
  const { base, edited } = draft;
  const before = new Map(base.map((point) => [point.pointId, point]));
  const ids = new Set(edited.map(({ pointId }) => pointId));
  return {
    upserts: edited.filter((point) => hasOtherLevel(point, before.get(point.pointId))).map(toSnapshotReceiver),
    removedIds: base.filter(({ pointId }) => !ids.has(pointId)).map(({ pointId }) => pointId),
  };
}

/** The fields a calculation uses; names and selection are not among them (Q33). */
const LEVEL_FIELDS = ['position', 'criterion', 'otherCriteria', 'contributions', 'exemption'] as const;

const hasOtherLevel = (point: ReceiverPoint, before: ReceiverPoint | undefined): boolean =>
  before === undefined ||
  (before !== point && LEVEL_FIELDS.some((field) => JSON.stringify(before[field]) !== JSON.stringify(point[field])));

/** A point inside a zone could not be saved, so a placed point is never left out (M-35). */
function toSnapshotReceiver(point: ReceiverPoint): SnapshotReceiver {
  const { pointId, name, buildingId, buildingName, kind, heightMetres, criterionReduction } = point;
  return {
    ...{ pointId, name, buildingId, buildingName, kind, heightMetres, criterionReduction },
    position: point.position as SnapshotReceiver['position'],
    criterion: point.criterion ?? point.buildingCriterion,
    criterionOrigin: point.criterion === null ? 'building' : 'point',
    isInsideZoneWithBuilding: false,
    otherCriteria: point.otherCriteria,
    contributions: point.contributions,
    // The file name is only printed.
    ...countExemption(point.exemption, point.exemption?.proofId ? '' : null),
  };
}
