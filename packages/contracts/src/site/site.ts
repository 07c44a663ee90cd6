import {
  AFFECT_DEGREES,
  BUILDING_KINDS,
  ENTERED_KINDS,
  isRadius,
  MAX_KIND_REASON_LENGTH,
  MAX_ZONE_NAME_LENGTH,
  RECEIVER_KINDS,
} from '@quietsite/domain';
import {
  daySchema,
  drawnSiteSchema,
  drawnZoneSchema,
  multiPolygonSchema,
  pointSchema,
  polygonSchema,
} from '@quietsite/domain/schemas';
import { z } from 'zod';
import { criterionSchema } from './receiver.ts';

/** A polygon with more corners is not a plausible site boundary. */
export const MAX_CORNERS = 20_000;
export const MAX_SITE_PARTS = 200;
export const MAX_ZONES = 500;
export const MAX_UNREGISTERED_SITES = 100;
/** Max buildings a user can change in one save. */
const MAX_BUILDING_CHANGES = 5_000;

const radiusSchema = z.int().refine(isRadius, 'whole metres from 0 to 5000');
const revisionSchema = z.int();
const hasFewCorners = (polygons: readonly (readonly (readonly unknown[])[])[]) =>
  polygons.reduce((sum, rings) => sum + rings.reduce((corners, ring) => corners + ring.length, 0), 0) <= MAX_CORNERS;
const tooManyCorners = { message: `at most ${MAX_CORNERS} corners` };

const sentZoneSchema = drawnZoneSchema.extend({
  /** Null if not stored yet. A stored zone keeps its activities, whatever its position in the list (U41). */
  id: z.int().positive().nullable(),
  name: z.string().trim().min(1).max(MAX_ZONE_NAME_LENGTH),
});

const sitePartsSchema = multiPolygonSchema.refine((parts) => parts.length <= MAX_SITE_PARTS, {
  message: `at most ${MAX_SITE_PARTS} polygons`,
});

/** One request, one transaction (U32). */
export const siteChangeSchema = drawnSiteSchema
  .extend({
    revision: revisionSchema,
    radiusMetres: radiusSchema,
    parts: sitePartsSchema,
    zones: z.array(sentZoneSchema).max(MAX_ZONES),
  })
  .refine(({ parts, zones }) => {
    const lines = zones.flatMap(({ front }) => (front ? [[front.alignment]] : []));
    return hasFewCorners([...parts, ...zones.map(({ outline }) => outline), ...lines]);
  }, tooManyCorners);
export type SiteChange = z.infer<typeof siteChangeSchema>;

export const surroundingsQuerySchema = z
  .object({ radiusMetres: radiusSchema, parts: sitePartsSchema })
  .refine(({ parts }) => parts.length > 0 && hasFewCorners(parts), tooManyCorners);

/** The surroundings of a drawn site, before anything is stored (SITE-07). */
export const surroundingsSchema = z.object({
  assessmentArea: multiPolygonSchema,
  districts: z.array(z.string()),
  primaryDistrict: z.string().nullable(),
  buildings: z.array(
    z.object({
      buildingId: z.int(),
      kind: z.enum(RECEIVER_KINDS),
      name: z.string(),
      outline: multiPolygonSchema,
      /** Where the receiver point would be placed (Q63). */
      position: pointSchema,
      distanceMetres: z.number(),
    }),
  ),
  /** Schools up to 100 m outside the area, and the radius that includes them; null if there are none (SITE-16, Q68). */
  schoolsOutside: z.object({ count: z.int(), radiusMetres: z.int() }).nullable(),
});
export type Surroundings = z.infer<typeof surroundingsSchema>;

export const centresChangeSchema = z.object({
  revision: revisionSchema,
  centres: z
    .array(z.object({ zoneId: z.int().positive(), /** Null: back to M-30. */ position: pointSchema.nullable() }))
    .min(1)
    .max(MAX_ZONES),
});
export type CentresChange = z.infer<typeof centresChangeSchema>;

export const affectDegreeSchema = z.enum(AFFECT_DEGREES);

export const unregisteredSitesChangeSchema = z.object({
  revision: revisionSchema,
  sites: z
    .array(
      z.object({
        id: z.int().positive().nullable(),
        affectDegree: affectDegreeSchema,
        radiusMetres: radiusSchema,
        outline: polygonSchema.refine((outline) => hasFewCorners([outline]), tooManyCorners),
      }),
    )
    .max(MAX_UNREGISTERED_SITES),
});
export type UnregisteredSitesChange = z.infer<typeof unregisteredSitesChangeSchema>;

/** A reason is required if the building layer proposes a different kind. */
const decidedKindSchema = z.object({
  buildingId: z.int().positive(),
  kind: z.enum(ENTERED_KINDS),
  kindReason: z.string().trim().max(MAX_KIND_REASON_LENGTH).default(''),
});
const buildingIdSchema = z.int().positive();

/** Map edit modes 1 to 3: all changes made on the map are saved together. */
export const receiverBuildingsChangeSchema = z.object({
  revision: revisionSchema,
  added: z.array(decidedKindSchema).max(MAX_BUILDING_CHANGES),
  removed: z.array(buildingIdSchema).max(MAX_BUILDING_CHANGES),
  /** Receivers with a new kind (M-140). */
  kinds: z.array(decidedKindSchema).max(MAX_BUILDING_CHANGES).default([]),
  criteria: z
    .array(
      z.object({
        buildingId: buildingIdSchema,
        /** Null resets it to the value of the source or of the type (M-55). */
        criterion: criterionSchema.nullable(),
      }),
    )
    .max(MAX_BUILDING_CHANGES),
});
export type ReceiverBuildingsChange = z.infer<typeof receiverBuildingsChangeSchema>;

export const buildingSearchSchema = z.object({
  /** Part of a name, or a whole building id. Blank means the nearest ones. */
  text: z.string().trim().max(100).default(''),
});
export const buildingCandidateSchema = z.object({
  buildingId: z.int(),
  kind: z.enum(BUILDING_KINDS),
  /** The same as in the list of receiver buildings. */
  use: z.string().nullable(),
  layerKind: z.enum(RECEIVER_KINDS).nullable(),
  name: z.string(),
  distanceMetres: z.number(),
  outline: multiPolygonSchema,
});
export type BuildingCandidate = z.infer<typeof buildingCandidateSchema>;

/** An approved project nearby, reduced to what other users may see (U26, Q38). */
export const neighbourSchema = z.object({
  id: z.int(),
  title: z.string(),
  version: z.int().nullable(),
  approvedOn: daySchema,
  commencementDate: daySchema,
  completionDate: daySchema,
  site: multiPolygonSchema,
  assessmentArea: multiPolygonSchema,
});
export type Neighbour = z.infer<typeof neighbourSchema>;

/** Beyond this, sites on a map can no longer be told apart. */
export const MAX_VIEW_METRES = 10_000;

export const approvedSitesQuerySchema = z
  .object({
    radiusMetres: radiusSchema,
    /** Empty before an outline is drawn. */
    parts: sitePartsSchema,
    /** The visible map, by its south-west and north-east corners. Null: only sites near the outline. */
    view: z
      .tuple([pointSchema, pointSchema])
      .refine(
        ([[west, south], [east, north]]) =>
          [east - west, north - south].every((side) => side >= 0 && side <= MAX_VIEW_METRES),
        { message: `at most ${MAX_VIEW_METRES} m from south-west to north-east` },
      )
      .nullable(),
  })
  .refine(({ parts }) => hasFewCorners(parts), tooManyCorners);
export type ApprovedSitesQuery = z.infer<typeof approvedSitesQuerySchema>;

/** An approved site around a drawing, reduced to what other users may see (U26). */
export const approvedSiteSchema = neighbourSchema.extend({
  /** Whether the assessment areas overlap; if the days do too, the site is a neighbour (Q38). */
  isNear: z.boolean(),
  /** The overlap of the outlines; zero if they only touch. */
  overlapSquareMetres: z.number(),
});
export type ApprovedSite = z.infer<typeof approvedSiteSchema>;
