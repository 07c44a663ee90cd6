import type { TokenScope } from '@quietsite/contracts';
import type {} from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope a personal token needs for this route; without one the route accepts no tokens. */
    readonly tokenScope?: TokenScope;
    /** No sign-in is needed. */
    readonly isPublic?: boolean;
  }
}

export const readsProjects = { tokenScope: 'projects:read' } as const;
export const readsLayers = { tokenScope: 'layers:read' } as const;
