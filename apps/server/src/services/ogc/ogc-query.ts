import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { OgcCollection } from '../../repositories/ogc/ogc-collection.ts';
import type { OgcCondition, OgcShape } from '../../repositories/ogc/ogc-condition.ts';
import type { OgcPage } from '../../repositories/ogc/ogc-feature.repository.ts';
import { eastingFirst, findCrs, type OgcCrs } from './ogc-crs.ts';
import { parseFilter } from './ogc-filter.ts';

export const DEFAULT_LIMIT = 10;
export const MAX_LIMIT = 10_000;

export interface ItemsQuery {
  readonly page: OgcPage;
  readonly crs: OgcCrs;
  readonly projectId: number | undefined;
  readonly conditions: readonly OgcCondition[];
}

const crs = z
  .string()
  .transform((uri, context) => findCrs(uri) ?? refuseIssue(context, 'not a coordinate system of this service'));
const numberList = z
  .string()
  .max(200)
  .transform((text) => text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))))
  .refine((values) => [4, 6].includes(values.length) && values.every(Number.isFinite), 'four or six numbers');

/** The permitted query parameters; unknown names are refused, as the standard requires. */
const itemsQuerySchema = z.strictObject({
  f: z.literal('json').optional(),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, MAX_LIMIT))
    .default(DEFAULT_LIMIT),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  after: z.string().min(1).max(200).optional(),
  bbox: numberList.optional(),
  'bbox-crs': crs.default('CRS84'),
  crs: crs.default('CRS84'),
  projectid: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  filter: z.string().min(1).optional(),
  'filter-lang': z.literal('cql2-text').optional(),
  'filter-crs': crs.default('CRS84'),
});

export function parseItemsQuery(collection: OgcCollection, raw: unknown): ItemsQuery {
  const query = parseQuery(itemsQuerySchema, raw);
  if (query.projectid !== undefined && collection.scope === 'source') {
    throw new AppError('VALIDATION_FAILED', { projectid: `${collection.id} does not belong to projects` });
  }
  const after = query.after === undefined ? {} : { after: parseFeatureId(collection, query.after) };
  return {
    page: { limit: query.limit, offset: query.offset, ...after },
    crs: query.crs,
    projectId: query.projectid,
    conditions: [
      ...(query.bbox ? [boxCondition(query.bbox, query['bbox-crs'])] : []),
      ...(query.filter ? parseFilter(query.filter, collection, query['filter-crs']) : []),
    ],
  };
}

const itemQuerySchema = z.strictObject({ f: z.literal('json').optional(), crs: crs.default('CRS84') });

export const parseItemQuery = (raw: unknown): { readonly crs: OgcCrs } => parseQuery(itemQuerySchema, raw);

export function parseFeatureId({ idType }: OgcCollection, text: string): string | number {
  if (idType === 'string') return text;
  if (!/^\d{1,15}$/.test(text)) throw new AppError('VALIDATION_FAILED', { featureId: 'not a whole number' });
  return Number(text);
}

function parseQuery<Query>(schema: z.ZodType<Query>, raw: unknown): Query {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', {
    issues: parsed.error.issues.map(({ path, message }) => ({ path, message })),
  });
}

/** The heights of a box with six numbers are ignored, because features have none. */
function boxCondition(values: readonly number[], boxCrs: OgcCrs): OgcCondition {
  const at = (index: number) => values[index] ?? Number.NaN;
  const [west, south] = eastingFirst(boxCrs, [at(0), at(1)]);
  const [east, north] = eastingFirst(boxCrs, values.length === 6 ? [at(3), at(4)] : [at(2), at(3)]);
  if (west > east || south > north) throw new AppError('VALIDATION_FAILED', { bbox: 'lower corner first' });
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geometry: OgcShape = { type: 'Polygon', coordinates: [ring] };
  return { kind: 'intersects', crs: boxCrs, geometry };
}

function refuseIssue(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
