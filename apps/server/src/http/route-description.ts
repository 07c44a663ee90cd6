import type { SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { findAudience } from './route-audience.ts';

/** A call without a scope needs a session and refuses tokens. */
export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal access token with the named scope. Endpoints without a scope accept a session only, never a token.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The cookie that sign-in sets; over HTTPS it is named __Host-session.',
  },
} as const;

/** The document takes everything about a route besides its schemas from the route's own declaration. */
export const describeRoute: SwaggerTransform = (parts) => {
  const { schema, url } = jsonSchemaTransform(parts as Parameters<typeof jsonSchemaTransform>[0]);
  const audience = findAudience(`${parts.route.method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  const scope = parts.route.config?.tokenScope;
  const security = scope !== undefined && { security: [{ session: [] }, { token: [scope] }] };
  return { schema: { ...schema, ...(audience && { 'x-who-may': audience }), ...security }, url };
};
