import { z } from 'zod';
import { tokenScopeSchema } from './accounts/token.ts';

/** The subset of OpenAPI that readers of the API document need: its operations. */

/** Parts of the API, as named by the routes. */
export const apiGroups = [
  ...(['configuration', 'session', 'accounts', 'organisation', 'administration', 'tokens'] as const),
  ...(['projects', 'site', 'receivers', 'schedule', 'equipment', 'mitigation', 'lease', 'members'] as const),
  ...(['calculation', 'catalogue', 'documents', 'submission', 'review', 'report', 'events'] as const),
] as const;
export type ApiGroup = (typeof apiGroups)[number];

/** Who may call an endpoint. */
export const apiAudiences = [
  ...(['everybody', 'signedIn', 'allButPlatformAdmin', 'companyAdmins', 'platformAdmin', 'authority'] as const),
  ...(['readers', 'editors', 'owner', 'copiers', 'reviewers'] as const),
  ...(['team', 'teamReaders', 'teamManagers', 'adminOfOwner', 'projectAdmins'] as const),
] as const;
export type ApiAudience = (typeof apiAudiences)[number];

const jsonShapeSchema = z.record(z.string(), z.unknown());
/** A JSON Schema that has not been examined yet. */
export type JsonShape = z.infer<typeof jsonShapeSchema>;

const contentSchema = z.record(z.string(), z.object({ schema: jsonShapeSchema }));

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  schema: jsonShapeSchema,
});

const operationSchema = z.object({
  summary: z.string(),
  description: z.string().default(''),
  tags: z.tuple([z.enum(apiGroups)]),
  'x-who-may': z.enum(apiAudiences),
  security: z.array(z.object({ token: z.array(tokenScopeSchema).optional() })).default([]),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })).default({}),
});
export type ApiOperation = z.infer<typeof operationSchema>;

export const apiDocumentSchema = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});
export type ApiDocument = z.infer<typeof apiDocumentSchema>;
