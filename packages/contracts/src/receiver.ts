import {
  isInTenths,
  MAX_CRITERION,
  MAX_ENTRIES,
  MAX_ENTRY_NAME_LENGTH,
  MAX_RECEIVER_NAME_LENGTH,
  MIN_CRITERION,
} from '@quietsite/domain';
import { z } from 'zod';
import { buildingKinds, daySchema, pointSchema } from './project.ts';

/** Max points changed in one save; a selection box over a whole district stays below this. */
const MAX_POINTS = 20_000;
const levelSchema = z.number().min(MIN_CRITERION).max(MAX_CRITERION);
const notInTenths = { message: 'noise criteria have one decimal at most' };
/** Entered in tenths, so that a level equal to its criterion also satisfies in print (M-61). */
export const criterionSchema = levelSchema.refine(isInTenths, notInTenths);
const entryNameSchema = z.string().trim().min(1).max(MAX_ENTRY_NAME_LENGTH);
const isInOrder = ({ start, end }: { readonly start: string; readonly end: string }) => start <= end;
const daysReversed = { message: 'the last day is before the first' };

/** Applies on its days, inclusive; it can tighten, never relax (M-57, Q98). */
export const otherCriterionSchema = z
  .object({ name: entryNameSchema, start: daySchema, end: daySchema, value: levelSchema })
  .refine(isInOrder, daysReversed);

/** The level of a concurrent site, added on its days (M-51, NSR-22). */
export const contributionSchema = z
  .object({ name: entryNameSchema, start: daySchema, end: daySchema, level: levelSchema })
  .refine(isInOrder, daysReversed);

export const receiverPointSchema = z.object({
  pointId: z.int(),
  name: z.string(),
  buildingId: z.int(),
  buildingName: z.string(),
  kind: z.enum(buildingKinds),
  heightMetres: z.number().nullable(),
  position: pointSchema,
  /** The point's own; null to use the building's, or else that of its type (M-55). */
  criterion: z.number().nullable(),
  /** Applies if the point has no criterion of its own, before any reduction (M-55). */
  buildingCriterion: z.number(),
  /** For unregistered sites (M-56). */
  criterionReduction: z.number(),
  isSelected: z.boolean(),
  /** The loudest home or school: its tick box is locked (NSR-07). */
  isCompulsory: z.boolean(),
  /** Deselected by the user: a calculation does not select it again (Q149). */
  isTakenOut: z.boolean(),
  /** Nearest to the site (Q63). */
  isClosest: z.boolean(),
  /** Added or moved by a user. */
  isPlaced: z.boolean(),
  otherCriteria: z.array(otherCriterionSchema),
  contributions: z.array(contributionSchema),
});
export type ReceiverPoint = z.infer<typeof receiverPointSchema>;

/** A point that was moved or deleted; a deleted point has no position (NSR-20, Q108). */
export const pointHistorySchema = z.object({
  pointId: z.int(),
  buildingName: z.string(),
  name: z.string(),
  isClosest: z.boolean(),
  wasLoudest: z.boolean(),
  oldPosition: pointSchema,
  position: pointSchema.nullable(),
});
export type PointHistoryRow = z.infer<typeof pointHistorySchema>;

export const receiverListSchema = z.object({
  revision: z.int(),
  points: z.array(receiverPointSchema),
  history: z.array(pointHistorySchema),
});
export type ReceiverList = z.infer<typeof receiverListSchema>;

const changedPointSchema = z.object({
  /** Null for a new point. */
  pointId: z.int().positive().nullable(),
  /** Null if not at a known building; the point then gets a notional one (Q104). Cannot change for a stored point. */
  buildingId: z.int().positive().nullable(),
  position: pointSchema,
  name: z.string().trim().max(MAX_RECEIVER_NAME_LENGTH),
  criterion: criterionSchema.nullable(),
  /** If omitted, the stored value stays, so that a save does not undo what a run has selected meanwhile (Q149). */
  isSelected: z.boolean().optional(),
  otherCriteria: z.array(otherCriterionSchema.refine(({ value }) => isInTenths(value), notInTenths)).max(MAX_ENTRIES),
  contributions: z.array(contributionSchema).max(MAX_ENTRIES),
});

/** All changes of the selection screen, in one request and one transaction. */
export const receiversChangeSchema = z.object({
  revision: z.int(),
  /** New and changed points; the others stay as they are. */
  points: z.array(changedPointSchema).max(MAX_POINTS),
  removedIds: z.array(z.int().positive()).max(MAX_POINTS),
});
export type ReceiversChange = z.infer<typeof receiversChangeSchema>;

export const MAX_SITE_NAME_LENGTH = 200;
export const MAX_CONCURRENT_SITES = 100;
const siteNameSchema = z.string().trim().min(1).max(MAX_SITE_NAME_LENGTH);

/** Sites known only by name, and whether there are any (CONC-06, Q71). */
export const concurrentSitesSchema = z.object({
  revision: z.int(),
  hasNeighbours: z.boolean(),
  sites: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type ConcurrentSites = z.infer<typeof concurrentSitesSchema>;

export const concurrentSitesChangeSchema = z.object({
  revision: z.int(),
  hasNeighbours: z.boolean(),
  sites: z.array(z.object({ id: z.int().positive().nullable(), name: siteNameSchema })).max(MAX_CONCURRENT_SITES),
});
export type ConcurrentSitesChange = z.infer<typeof concurrentSitesChangeSchema>;
