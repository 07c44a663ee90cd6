import { isInTenths, MAX_ENTRIES, MAX_RECEIVER_NAME_LENGTH, RECEIVER_KINDS, type Shape } from '@quietsite/domain';
import {
  contributionSchema,
  editedReceiverSchema,
  enteredLevelSchema,
  exemptionSchema,
  listOf,
  otherCriterionSchema,
  outOfUseSchema,
  pointSchema,
} from '@quietsite/domain/schemas';
import { z } from 'zod';

/** Max points changed in one save; a selection box over a whole district stays below this. */
const MAX_POINTS = 20_000;
const notInTenths = { message: 'noise criteria have at most one decimal' };
/** Entered in tenths, so that a level equal to its criterion also satisfies in print (M-61). */
export const criterionSchema = enteredLevelSchema.refine(isInTenths, notInTenths);

export const receiverPointSchema = editedReceiverSchema.extend({
  buildingName: z.string(),
  kind: z.enum(RECEIVER_KINDS),
  heightMetres: z.number().nullable(),
  /** Applies if the point has no criterion of its own, before any reduction (M-55). */
  buildingCriterion: z.number().nullable(),
  /** For unregistered sites (M-56). */
  criterionReduction: z.number(),
  /** Nearest to the site (Q63). */
  isClosest: z.boolean(),
  /** Added or moved by a user. */
  isPlaced: z.boolean(),
});
export type ReceiverPoint = Shape<typeof receiverPointSchema>;

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

export const proofSchema = z.object({ id: z.int(), fileName: z.string() });

export const receiverListSchema = z.object({
  revision: z.int(),
  points: listOf(receiverPointSchema),
  history: listOf(pointHistorySchema),
  /** The plan's attachments, any of which can be the evidence for an exemption (M-143). */
  proofs: listOf(proofSchema),
});
export type ReceiverList = z.infer<typeof receiverListSchema>;

const changedPointSchema = editedReceiverSchema.omit({ isCompulsory: true, isTakenOut: true }).extend({
  /** Null for a new point. */
  pointId: z.int().positive().nullable(),
  /** Null if not at a known building; the point then gets a notional one (Q104). Cannot change for a stored point. */
  buildingId: z.int().positive().nullable(),
  name: z.string().trim().max(MAX_RECEIVER_NAME_LENGTH),
  criterion: criterionSchema.nullable(),
  /** If omitted, the stored value stays, so that a save does not undo what a run has selected meanwhile (Q149). */
  isSelected: z.boolean().optional(),
  otherCriteria: z.array(otherCriterionSchema.refine(({ value }) => isInTenths(value), notInTenths)).max(MAX_ENTRIES),
  contributions: z.array(contributionSchema).max(MAX_ENTRIES),
  /** Null if judged on every day. If omitted, the stored one stays. */
  exemption: exemptionSchema
    .extend({ outOfUse: z.array(outOfUseSchema).max(MAX_ENTRIES) })
    .nullable()
    .optional(),
});

/** All changes of the selection screen, in one request and one transaction. */
export const receiversChangeSchema = z.object({
  revision: z.int(),
  /** New and changed points; the others do not change. */
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
