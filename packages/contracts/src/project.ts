import { isDay } from '@quietsite/domain';
import { z } from 'zod';

export const daySchema = z.string().refine(isDay, 'not a calendar day');
/** Coordinates on the wire are EPSG:2326, [easting, northing] in metres (M-01). */
export const pointSchema = z.tuple([z.number(), z.number()]).readonly();
const polygonSchema = z.array(z.array(pointSchema).readonly()).readonly();
const multiPolygonSchema = z.array(polygonSchema).readonly();
export const idParameterSchema = z.object({ projectId: z.coerce.number().int().positive() });

export const projectStatuses = ['Created', 'Submitted', 'Approved', 'Rejected'] as const;

export const projectSummarySchema = z.object({
  id: z.int(),
  title: z.string(),
  version: z.int().nullable(),
  commencementDate: daySchema.nullable(),
  completionDate: daySchema.nullable(),
  status: z.enum(projectStatuses),
  ownerName: z.string(),
  ownerCompany: z.string().nullable(),
  isCalculated: z.boolean(),
  modifiedAt: z.iso.datetime(),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

export const projectSchema = projectSummarySchema.extend({
  revision: z.int(),
  proponent: z.string(),
  agreement: z.string(),
  mainContractor: z.string(),
  engineerConsultant: z.string(),
  bufferRadiusMetres: z.int(),
  eiaReference: z.string(),
  description: z.string(),
  specialFeature: z.string(),
  districts: z.array(z.string()),
  approvedOn: daySchema.nullable(),
  isReadonly: z.boolean(),
  /** May reveal or reject it. */
  canApprove: z.boolean(),
  /** The Approve button is shown at all: to reviewers, and to readers of an approved project (Q18). */
  isApprovalVisible: z.boolean(),
  counts: z.object({ zones: z.int(), tasks: z.int(), equipmentRows: z.int(), receivers: z.int() }),
});
export type Project = z.infer<typeof projectSchema>;

export const zoneSchema = z.object({
  id: z.int(),
  name: z.string(),
  calculationType: z.enum(['A', 'B']),
  outline: polygonSchema,
  centre: pointSchema,
});

export const buildingKinds = ['residential', 'education', 'other'] as const;

/** The site as the map draws it. */
export const projectMapSchema = z.object({
  site: multiPolygonSchema,
  assessmentArea: multiPolygonSchema,
  zones: z.array(zoneSchema),
  receiverBuildings: z.array(
    z.object({ buildingId: z.int(), kind: z.enum(buildingKinds), name: z.string(), outline: multiPolygonSchema }),
  ),
  receivers: z.array(
    z.object({
      pointId: z.int(),
      name: z.string(),
      buildingId: z.int(),
      buildingName: z.string(),
      kind: z.enum(buildingKinds),
      position: pointSchema,
    }),
  ),
});
export type ProjectMap = z.infer<typeof projectMapSchema>;

export const taskSchema = z.object({
  id: z.int(),
  zoneId: z.int(),
  constructionWork: z.string(),
  name: z.string(),
  start: daySchema,
  end: daySchema,
});

export const equipmentRowSchema = z.object({
  id: z.int(),
  taskId: z.int(),
  officialId: z.string(),
  name: z.string(),
  quantity: z.int(),
  soundPower: z.number(),
  timePercent: z.number(),
  start: daySchema,
  end: daySchema,
  exclusiveGroup: z.string(),
  location: z.enum(['Notional Source', 'Fixed Location']),
});

export const programmeSchema = z.object({ tasks: z.array(taskSchema), equipmentRows: z.array(equipmentRowSchema) });
export type Programme = z.infer<typeof programmeSchema>;
