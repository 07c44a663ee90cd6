import type { TokenScope } from '@quietsite/contracts';
import type {} from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a personal token needs for this route; a route that says nothing takes none. */
    readonly tokenScope?: TokenScope;
    /** Nobody is asked who they are. */
    readonly isPublic?: boolean;
  }
}

export const readsProjects = { tokenScope: 'projects:read' } as const;
export const readsLayers = { tokenScope: 'layers:read' } as const;
