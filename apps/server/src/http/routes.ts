import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { AccountServices } from '../account-wiring.ts';
import type { ActivityService } from '../services/activity.service.ts';
import type { CalculationService } from '../services/calculation.service.ts';
import type { ConfigurationService } from '../services/configuration.service.ts';
import type { CopyService } from '../services/copy.service.ts';
import type { DocumentService } from '../services/document.service.ts';
import type { EventService } from '../services/event.service.ts';
import type { LeaseService } from '../services/lease.service.ts';
import type { MemberService } from '../services/member.service.ts';
import type { OgcService } from '../services/ogc.service.ts';
import type { OwnershipService } from '../services/ownership.service.ts';
import type { ProjectService } from '../services/project.service.ts';
import type { ProjectEditingService } from '../services/project-editing.service.ts';
import type { SessionService } from '../services/session.service.ts';
import type { SignInService } from '../services/sign-in.service.ts';
import type { TileService } from '../services/tile.service.ts';
import type { TokenService } from '../services/token.service.ts';
import type { TwoFactorService } from '../services/two-factor.service.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { adminRoutes } from './routes/admin.routes.ts';
import { approvalRoutes } from './routes/approval.routes.ts';
import { calculationRoutes } from './routes/calculation.routes.ts';
import { configurationRoutes } from './routes/configuration.routes.ts';
import { documentRoutes } from './routes/document.routes.ts';
import { eventRoutes } from './routes/event.routes.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { leaseRoutes } from './routes/lease.routes.ts';
import { memberRoutes, teamRoutes } from './routes/member.routes.ts';
import { ogcRoutes } from './routes/ogc.routes.ts';
import { organisationRoutes } from './routes/organisation.routes.ts';
import { profileRoutes } from './routes/profile.routes.ts';
import { projectEditingRoutes, projectRoutes } from './routes/project.routes.ts';
import { sessionRoutes } from './routes/session.routes.ts';
import { signInRoutes } from './routes/sign-in.routes.ts';
import { tileRoutes } from './routes/tile.routes.ts';
import { tokenRoutes } from './routes/token.routes.ts';

export interface RouteServices {
  readonly sessions: SessionService;
  readonly signIns: SignInService;
  readonly twoFactor: TwoFactorService;
  readonly accounts: AccountServices;
  readonly tokens: TokenService;
  readonly configuration: ConfigurationService;
  readonly projects: ProjectService;
  readonly editing: ProjectEditingService;
  readonly copies: CopyService;
  readonly leases: LeaseService;
  readonly members: MemberService;
  readonly ownership: OwnershipService;
  readonly activity: ActivityService;
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
  const { isSecure, ratePerMinute: attemptsPerMinute } = settings;
  await app.register(signInRoutes({ ...services, isSecure, attemptsPerMinute }));
  await app.register(sessionRoutes(services.sessions, isSecure));
  const { accounts } = services;
  await app.register(accountRoutes({ ...accounts, attemptsPerMinute }));
  await app.register(approvalRoutes({ ...accounts, attemptsPerMinute }));
  await app.register(profileRoutes({ ...accounts, isSecure, attemptsPerMinute }));
  await app.register(organisationRoutes(accounts));
  await app.register(adminRoutes(accounts.pendingAccounts));
  await app.register(tokenRoutes(services.tokens));
  await app.register(projectRoutes(services.projects));
  await app.register(projectEditingRoutes(services));
  await app.register(leaseRoutes(services.leases));
  await app.register(memberRoutes(services.members));
  await app.register(teamRoutes(services));
  await app.register(calculationRoutes(services.calculations));
  await app.register(documentRoutes(services.documents));
  await app.register(eventRoutes(services.events));
  await app.register(tileRoutes(services));
  await app.register(ogcRoutes(services));
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
