import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { CalculationService } from '../services/calculation.service.ts';
import type { ConfigurationService } from '../services/configuration.service.ts';
import type { DocumentService } from '../services/document.service.ts';
import type { EventService } from '../services/event.service.ts';
import type { OgcService } from '../services/ogc.service.ts';
import type { ProjectService } from '../services/project.service.ts';
import type { SessionService } from '../services/session.service.ts';
import type { TileService } from '../services/tile.service.ts';
import type { TokenService } from '../services/token.service.ts';
import { calculationRoutes } from './routes/calculation.routes.ts';
import { configurationRoutes } from './routes/configuration.routes.ts';
import { documentRoutes } from './routes/document.routes.ts';
import { eventRoutes } from './routes/event.routes.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { ogcRoutes } from './routes/ogc.routes.ts';
import { projectRoutes } from './routes/project.routes.ts';
import { sessionRoutes } from './routes/session.routes.ts';
import { tileRoutes } from './routes/tile.routes.ts';
import { tokenRoutes } from './routes/token.routes.ts';

export interface RouteServices {
  readonly sessions: SessionService;
  readonly tokens: TokenService;
  readonly configuration: ConfigurationService;
  readonly projects: ProjectService;
  readonly calculations: CalculationService;
  readonly documents: DocumentService;
  readonly events: EventService;
  readonly tiles: TileService;
  readonly ogc: OgcService;
  readonly isReady: () => Promise<boolean>;
}

interface RouteSettings {
  readonly isSecure: boolean;
  readonly ratePerMinute: number;
  readonly registry: Registry;
}

export async function registerRoutes(app: FastifyInstance, services: RouteServices, settings: RouteSettings) {
  await app.register(healthRoutes(services.isReady, settings.registry));
  await app.register(configurationRoutes(services.configuration));
  await app.register(
    sessionRoutes({
      sessions: services.sessions,
      isSecure: settings.isSecure,
      attemptsPerMinute: settings.ratePerMinute,
    }),
  );
  await app.register(tokenRoutes(services.tokens));
  await app.register(projectRoutes(services.projects));
  await app.register(calculationRoutes(services.calculations));
  await app.register(documentRoutes(services.documents));
  await app.register(eventRoutes(services.events));
  await app.register(tileRoutes(services));
  await app.register(ogcRoutes(services));
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
