import { isNearHongKong } from '@quietsite/geometry';
import { z } from 'zod';
import { snapshotTerrainSchema } from '../terrain/snapshot-terrain.schema.ts';
import { daySchema, levelSchema, listOf, pointSchema, polygonSchema, type Shape } from '../value.schema.ts';
import { BARRIER_KINDS, STRUCTURE_KINDS } from './kinds.ts';
import {
  BARRIER_HEIGHT_RANGE,
  GROUND_LEVEL_RANGE,
  MAX_BARRIER_CORNERS,
  MAX_BARRIER_ID,
  MAX_BARRIER_NAME_LENGTH,
  MAX_BARRIERS,
  MAX_EXCLUDED_STRUCTURES,
  MAX_EXCLUSION_REASON_LENGTH,
  PLANT_HEIGHT_RANGE,
  SURFACE_DENSITY_RANGE,
} from './screening-limits.ts';

/** A building, podium or other structure, with the known facts about its height (M-102, M-114). Levels in mPD. */
export const screenStructureSchema = z.object({
  /** The id in the building layer. */
  id: z.int(),
  name: z.string(),
  kind: z.enum(STRUCTURE_KINDS),
  outline: polygonSchema,
  roofLevel: levelSchema,
  baseLevel: levelSchema,
  heightMetres: levelSchema,
  storeys: z.number().nullable(),
  /** Excluded by the user (M-102). */
  isExcluded: z.literal(true).exactOptional(),
  /** First and last day on which it stands (M-115). */
  start: daySchema.exactOptional(),
  end: daySchema.exactOptional(),
});
export type ScreenStructure = Shape<typeof screenStructureSchema>;

/** A drawn barrier (M-120). */
const screenBarrierSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(BARRIER_KINDS),
  line: listOf(pointSchema),
  heightMetres: z.number(),
  groundLevel: levelSchema,
  /** A supporting file shows that the authority agreed. */
  hasProof: z.boolean(),
  /** The name of that file. For documents only. */
  proofName: z.string().exactOptional(),
  start: daySchema.exactOptional(),
  end: daySchema.exactOptional(),
});
export type ScreenBarrier = Shape<typeof screenBarrierSchema>;

const typedZoneSchema = z.object({ zoneId: z.int(), groundLevel: levelSchema, plantHeight: z.number().nullable() });

/**
 * The inputs of screening besides zones, rows and receivers (M-119). Lists only zones and points with an entered value.
 */
export const snapshotScreeningSchema = z.object({
  structures: listOf(screenStructureSchema),
  barriers: listOf(screenBarrierSchema),
  zones: listOf(typedZoneSchema),
  /**
   * Always empty, because plant heights are stored with their rows. Kept because older runs and their hashes include
   * it.
   */
  rows: listOf(z.object({ rowId: z.int(), plantHeight: z.number() }), { max: 0 }),
  points: listOf(
    z.object({
      pointId: z.int(),
      /** For a point without a building. */
      heightAboveGround: z.number().nullable(),
    }),
  ),
  /** The edition of the building layer, for the submission (M-117). */
  edition: z.int().exactOptional(),
  /** Absent if the installation has no terrain model, so that the hash of such a project does not change. */
  terrain: snapshotTerrainSchema.exactOptional(),
});
export type SnapshotScreening = Shape<typeof snapshotScreeningSchema>;

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().min(min).max(max).nullable();

const inHongKong = pointSchema.refine(isNearHongKong, 'outside Hong Kong');

/** Days that may be open at either end. */
const isInOrder = ({ start, end }: { readonly start?: string; readonly end?: string }) =>
  start === undefined || end === undefined || start <= end;

/** A barrier that a team draws in its project (M-120, M-127). */
const drawnBarrierSchema = screenBarrierSchema
  .omit({ hasProof: true, proofName: true })
  .extend({
    /** Unique within the project. */
    id: z.int().min(1).max(MAX_BARRIER_ID),
    name: z.string().trim().min(1).max(MAX_BARRIER_NAME_LENGTH),
    line: listOf(inHongKong, { max: MAX_BARRIER_CORNERS }).refine(({ length }) => length > 1, 'has one corner'),
    heightMetres: z.number().min(BARRIER_HEIGHT_RANGE.min).max(BARRIER_HEIGHT_RANGE.max).multipleOf(0.1),
    groundLevel: within(GROUND_LEVEL_RANGE),
    /** In kilograms per square metre; for information only. */
    surfaceDensity: within(SURFACE_DENSITY_RANGE),
    /** The attachment that shows what was agreed, for a bund or containers. */
    proofId: z.int().positive().exactOptional(),
  })
  .refine(isInOrder, 'ends before it starts');
export type DrawnBarrier = Shape<typeof drawnBarrierSchema>;

const excludedStructureSchema = z
  .object({
    buildingId: z.int(),
    reason: z.string().trim().min(1).max(MAX_EXCLUSION_REASON_LENGTH),
    /** The first and last day on which it screens; without both it never does (M-115). */
    start: daySchema.exactOptional(),
    end: daySchema.exactOptional(),
  })
  .refine(isInOrder, 'goes before it comes');

/** A team's screening settings (M-119). */
export const screeningSettingsSchema = z.object({
  isOn: z.boolean(),
  /** Only zones with entered values. */
  zones: listOf(
    typedZoneSchema.extend({ groundLevel: within(GROUND_LEVEL_RANGE), plantHeight: within(PLANT_HEIGHT_RANGE) }),
  ),
  /** Structures that do not screen, or only on some days, ordered by id (M-102). */
  excluded: listOf(excludedStructureSchema, { max: MAX_EXCLUDED_STRUCTURES }),
  /** Ordered by id. */
  barriers: listOf(drawnBarrierSchema, { max: MAX_BARRIERS }),
});
export type ScreeningSettings = Shape<typeof screeningSettingsSchema>;
