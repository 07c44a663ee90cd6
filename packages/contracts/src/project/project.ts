import { AFFECT_DEGREES, BUILDING_KINDS, RECEIVER_KINDS } from '@quietsite/domain';
import {
  calculationTypeSchema,
  daySchema,
  frontSchema,
  multiPolygonSchema,
  pointSchema,
  polygonSchema,
  projectAccessSchema,
} from '@quietsite/domain/schemas';
import { z } from 'zod';

export const idParameterSchema = z.object({ projectId: z.coerce.number().int().positive() });

export const projectStatuses = ['Created', 'Submitted', 'Approved', 'Rejected'] as const;

export const projectSummarySchema = z.object({
  id: z.int(),
  guid: z.uuid(),
  title: z.string(),
  version: z.int().nullable(),
  commencementDate: daySchema.nullable(),
  completionDate: daySchema.nullable(),
  status: z.enum(projectStatuses),
  /** Archived by its owner; nothing else about it changes. */
  isArchived: z.boolean(),
  ownerName: z.string(),
  ownerCompany: z.string().nullable(),
  isCalculated: z.boolean(),
  createdAt: z.iso.datetime(),
  modifiedAt: z.iso.datetime(),
  revision: z.int(),
  /** Input of the domain's permission rules for the current user; the page hides controls by the same rules. */
  access: projectAccessSchema,
  /** Another user who has it open for editing. */
  openedBy: z.string().nullable(),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

export const projectSchema = projectSummarySchema.extend({
  proponent: z.string(),
  agreement: z.string(),
  mainContractor: z.string(),
  engineerConsultant: z.string(),
  bufferRadiusMetres: z.int(),
  eiaReference: z.string(),
  description: z.string(),
  specialFeature: z.string(),
  districts: z.array(z.string()),
  /** The district with the largest part of the site (Q35). */
  primaryDistrict: z.string().nullable(),
  /** The types of its zones, for display: 'A', 'B' or 'A,B'; null if there are no zones (Q73). */
  calculationType: z.string().nullable(),
  /** The site has several polygons (Q67). */
  isMultiPolygon: z.boolean(),
  /** Other projects contribute to its levels. */
  hasNeighbours: z.boolean(),
  /** Whether screening by buildings is on (M-100). */
  hasScreening: z.boolean(),
  approvedOn: daySchema.nullable(),
  /** Derived for the current user, never stored (Q31). */
  isReadonly: z.boolean(),
  modifiedBy: z.string().nullable(),
  counts: z.object({ zones: z.int(), tasks: z.int(), equipmentRows: z.int(), receivers: z.int() }),
});
export type Project = z.infer<typeof projectSchema>;

export const zoneSchema = z.object({
  id: z.int(),
  name: z.string(),
  calculationType: calculationTypeSchema,
  outline: polygonSchema,
  centre: pointSchema,
  /** Moved by a user; otherwise placed by M-30. */
  isCentreMoved: z.boolean(),
  /** Set for a moving work-front (M-150); absent for a zone drawn as a polygon. */
  front: frontSchema.exactOptional(),
});

export const receiverBuildingSchema = z.object({
  buildingId: z.int(),
  kind: z.enum(RECEIVER_KINDS),
  /** The use in the building layer's own words; null if it gives none. */
  use: z.string().nullable(),
  /** The kind that follows from the use; null if none does (M-145). */
  layerKind: z.enum(RECEIVER_KINDS).nullable(),
  /** Why the kind differs; '' until somebody decides. */
  kindReason: z.string(),
  name: z.string(),
  heightMetres: z.number().nullable(),
  /** The building's own criterion; null if its type determines it (M-55). */
  criterion: z.number().nullable(),
  isCriterionTyped: z.boolean(),
  /** For unregistered sites (M-56). */
  criterionReduction: z.number(),
  isAdded: z.boolean(),
  outline: multiPolygonSchema,
});

/** The site as shown on the map. */
export const projectMapSchema = z.object({
  /** Project revision at the time of reading; sent back with a save. */
  revision: z.int(),
  radiusMetres: z.int(),
  site: multiPolygonSchema,
  assessmentArea: multiPolygonSchema,
  zones: z.array(zoneSchema),
  receiverBuildings: z.array(receiverBuildingSchema),
  /** Removed from the list by a user; they can be restored. */
  removedBuildings: z.array(
    z.object({ buildingId: z.int(), kind: z.enum(BUILDING_KINDS), name: z.string(), outline: multiPolygonSchema }),
  ),
  unregisteredSites: z.array(
    z.object({
      id: z.int(),
      affectDegree: z.enum(AFFECT_DEGREES),
      radiusMetres: z.int(),
      outline: polygonSchema,
      area: multiPolygonSchema,
    }),
  ),
  receivers: z.array(
    z.object({
      pointId: z.int(),
      name: z.string(),
      buildingId: z.int(),
      buildingName: z.string(),
      kind: z.enum(RECEIVER_KINDS),
      position: pointSchema,
    }),
  ),
});
export type ProjectMap = z.infer<typeof projectMapSchema>;

/** A deleted project that can still be restored (Q151). */
export const deletedProjectSchema = z.object({
  id: z.int(),
  title: z.string(),
  version: z.int().nullable(),
  ownerName: z.string(),
  ownerCompany: z.string().nullable(),
  deletedAt: z.iso.datetime(),
  /** Null if that account no longer exists. */
  deletedBy: z.string().nullable(),
  /** The last day on which it can be restored. */
  restorableUntil: daySchema,
  /** Part of it was submitted, so it is never erased. */
  isKept: z.boolean(),
});
export type DeletedProject = z.infer<typeof deletedProjectSchema>;
