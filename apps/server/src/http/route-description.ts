import type { SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Where no scope is named, a call takes a session and refuses tokens. */
export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal access token with the named scope. Calls that name none take a session, never a token.',
  },
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The cookie that signing in sets.' },
} as const;

/** What the document says of a route beside its shapes comes from what the route itself declares. */
export const describeRoute: SwaggerTransform = (parts) => {
  const { schema, url } = jsonSchemaTransform(parts as Parameters<typeof jsonSchemaTransform>[0]);
  const scope = parts.route.config?.tokenScope;
  if (scope === undefined) return { schema, url };
  return { schema: { ...schema, security: [{ session: [] }, { token: [scope] }] }, url };
};
