import { z } from 'zod';
import { datedCalendarSchema } from '../calendar/working-calendar.schema.ts';
import { linearZoneSchema, movingFrontSchema } from '../front/front.schema.ts';
import { contributionSchema, otherCriterionSchema, outOfUseSchema } from '../receivers/receiver.schema.ts';
import { RECEIVER_KINDS } from '../receivers/receiver-kinds.ts';
import { snapshotScreeningSchema } from '../screening/screening.schema.ts';
import { calculationTypeSchema } from '../site/site.schema.ts';
import { daySchema, listOf, pointSchema, polygonSchema, type Shape } from '../value.schema.ts';

/** The part of a moving work-front that a zone is (M-152). */
const frontPartSchema = z.object({ frontId: z.int().positive(), fromMetres: z.number(), toMetres: z.number() });

const snapshotZoneSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: calculationTypeSchema,
  outline: polygonSchema,
  /** Stored geographical centre: the centroid, or where the user moved it (M-30). */
  centre: pointSchema,
  /** Absent for a zone drawn as a polygon. */
  front: frontPartSchema.exactOptional(),
  /** The zone is a whole front, whose parts are derived for the calculation (M-150). */
  moving: movingFrontSchema.exactOptional(),
  /** Drawn along a line, without progress: only a portion of it counts at a receiver (M-154). */
  linear: linearZoneSchema.exactOptional(),
});
export type SnapshotZone = Shape<typeof snapshotZoneSchema>;

const snapshotTaskSchema = z.object({
  id: z.int(),
  zoneId: z.int(),
  construction: z.string(),
  name: z.string(),
  start: daySchema,
  end: daySchema,
  /** The activity works on all its days, whatever the calendar says (M-130). Absent in projects without a calendar. */
  isEveryDay: z.literal(true).exactOptional(),
});
export type SnapshotTask = Shape<typeof snapshotTaskSchema>;

export const snapshotRowSchema = z.object({
  id: z.int(),
  taskId: z.int(),
  name: z.string(),
  officialId: z.string(),
  quantity: z.number(),
  soundPower: z.number(),
  timePercent: z.number(),
  start: daySchema,
  end: daySchema,
  /** '' if it has no group and runs with every group (M-12). */
  exclusiveGroup: z.string(),
  fixedLocation: pointSchema.nullable(),
  /** Height of the plant at a fixed location, if it is not that of its zone (M-101). */
  plantHeight: z.number().exactOptional(),
  /** Sound powers of the replacements; 0 if there is none (M-20, M-24). */
  quieterMethodSoundPower: z.number(),
  quieterEquipmentSoundPower: z.number(),
  /** For explanations only. Older stored runs have no names. */
  quieterMethodName: z.string().exactOptional(),
  quieterEquipmentName: z.string().exactOptional(),
  /** Reductions, 0 or negative (M-21). */
  enclosureDba: z.number(),
  barrierDba: z.number(),
  hammerDba: z.number(),
  customMethodDba: z.number(),
  customMethodName: z.string(),
});
export type SnapshotRow = Shape<typeof snapshotRowSchema>;

const snapshotReceiverSchema = z.object({
  pointId: z.int(),
  name: z.string(),
  buildingId: z.int(),
  buildingName: z.string(),
  kind: z.enum(RECEIVER_KINDS),
  /** Why the kind differs from the building layer; absent if it does not. For documents only. */
  kindReason: z.string().exactOptional(),
  heightMetres: z.number().nullable(),
  position: pointSchema,
  /** The point's own value, or else the building's; null if it depends on the building type (M-55). */
  criterion: z.number().nullable(),
  /** Whether the value is the point's or the building's. For explanations only. */
  criterionOrigin: z.enum(['point', 'building']).exactOptional(),
  /** 0, 3 or 7 from unregistered sites (M-56). */
  criterionReduction: z.number(),
  /** The point is inside a zone that also contains its building (M-35). */
  isInsideZoneWithBuilding: z.boolean(),
  otherCriteria: listOf(otherCriterionSchema),
  /** With a supporting file as evidence (M-143). Absent if there are none. */
  outOfUse: listOf(outOfUseSchema).exactOptional(),
  /** Does not rely on opened windows, with a supporting file as evidence: never judged (M-143). */
  hasClosedWindows: z.literal(true).exactOptional(),
  /** No opening in any facade sees the works, shown by a supporting file (M-109). */
  hasBlankFacades: z.literal(true).exactOptional(),
  /** The name of that file. For documents only. */
  exemptionFile: z.string().exactOptional(),
  contributions: listOf(contributionSchema),
});
export type SnapshotReceiver = Shape<typeof snapshotReceiverSchema>;

const energiesSchema = listOf(z.number());

/** Energies by run, at the notional source and at fixed positions (M-32). */
const neighbourPartSchema = z.object({
  notional: energiesSchema,
  fixed: listOf(z.object({ position: pointSchema, energies: energiesSchema })),
});
export type NeighbourPart = Shape<typeof neighbourPartSchema>;

const neighbourStepSchema = z.object({
  start: daySchema,
  end: daySchema,
  common: neighbourPartSchema,
  groups: listOf(neighbourPartSchema),
});
export type NeighbourStep = Shape<typeof neighbourStepSchema>;

const neighbourZoneSchema = z.object({
  type: calculationTypeSchema,
  outline: polygonSchema,
  centre: pointSchema,
  /**
   * The front of its project that the zone is part of, without its name (M-153). Absent for a zone drawn as a polygon.
   */
  front: z.int().positive().exactOptional(),
  /** The same as for the project's own zones (M-154). */
  linear: linearZoneSchema.exactOptional(),
  /** One list of steps per zone-task. */
  tasks: listOf(listOf(neighbourStepSchema)),
  /** Indices of the zone-tasks that also work on the neighbour's non-working days. */
  everyDayTasks: listOf(z.int()).exactOptional(),
});

/** What another project may see of a neighbour: outlines, centres and energies by date; no rows, no names (M-50). */
const neighbourSchema = z.object({
  zones: listOf(neighbourZoneSchema),
  /** Non-working days in its own calendar (M-135). */
  idleDays: listOf(daySchema).exactOptional(),
});
export type Neighbour = Shape<typeof neighbourSchema>;

/** The complete input of a calculation and nothing else. A run stores and hashes it and can be repeated from it. */
export const snapshotSchema = z.object({
  zones: listOf(snapshotZoneSchema),
  tasks: listOf(snapshotTaskSchema),
  rows: listOf(snapshotRowSchema),
  receivers: listOf(snapshotReceiverSchema),
  /** The approved neighbours that count (M-50), as of the time of the snapshot. */
  neighbours: listOf(neighbourSchema),
  /** Absent if the project works on every day, to keep the hash of such a project unchanged (M-130). */
  calendar: datedCalendarSchema.exactOptional(),
  /** Absent while screening is off, for the same reason (M-100). */
  screening: snapshotScreeningSchema.exactOptional(),
});
export type CalculationSnapshot = Shape<typeof snapshotSchema>;
