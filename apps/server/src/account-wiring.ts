import type { Environment } from './config/environment.ts';
import type { Database } from './database/connection.ts';
import { createAccountLinks } from './services/accounts/account-link.ts';
import { createApprovalService } from './services/accounts/approval.service.ts';
import { createCurrentPasswordCheck } from './services/accounts/current-password.ts';
import { createSendPasswordLink } from './services/accounts/password-link.ts';
import { createPasswordResetService } from './services/accounts/password-reset.service.ts';
import { createPendingAccountService } from './services/accounts/pending-account.service.ts';
import { createProfileService } from './services/accounts/profile.service.ts';
import { createRegistrationService } from './services/accounts/registration.service.ts';
import { createAskApprovers } from './services/accounts/registration-approvers.ts';
import { createRegistrationConfirmation } from './services/accounts/registration-confirmation.ts';
import { createDecideRegistration } from './services/accounts/registration-decision.ts';
import { createRegistrationStatusService } from './services/accounts/registration-status.service.ts';
import { createSessionService } from './services/accounts/session.service.ts';
import { createSignInService } from './services/accounts/sign-in.service.ts';
import { createTwoFactorService } from './services/accounts/two-factor.service.ts';
import { createAdminAccountService } from './services/administration/admin-account.service.ts';
import { createAdminInvitationService } from './services/administration/admin-invitation.service.ts';
import type { Clock } from './services/mechanisms/clock.ts';
import type { Enqueue } from './services/mechanisms/queue.ts';
import { createCompanyService } from './services/organisations/company.service.ts';
import { createInvitationService } from './services/organisations/invitation.service.ts';
import { createSendInvitation } from './services/organisations/invitation-sender.ts';
import { createOrganisationService } from './services/organisations/organisation.service.ts';
import { createOrganisationMemberService } from './services/organisations/organisation-member.service.ts';
import { createRemoveMember } from './services/organisations/organisation-removal.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly publicOrigin: string;
}

interface Settings {
  readonly companyNames: readonly string[];
  readonly isHidingUnknownUsers: boolean;
  readonly approvalMailsPerHour: number;
  readonly invitationsPerHour: number;
  readonly invitationsPerDay: number;
  readonly sessionTimes: { readonly idleMinutes: number; readonly absoluteHours: number };
}

export type AccountServices = ReturnType<typeof createAccountServices>;

/** Account services that wiring.ts passes to the routes. */
export function createAccountServices(dependencies: Dependencies, settings: Settings) {
  const { companyNames, isHidingUnknownUsers, approvalMailsPerHour } = settings;
  const links = createAccountLinks(dependencies);
  const askApprovers = createAskApprovers({ ...dependencies, links, approvalMailsPerHour });
  const shared = {
    ...dependencies,
    links,
    askApprovers,
    confirmation: createRegistrationConfirmation({ ...dependencies, links, askApprovers }),
    decide: createDecideRegistration(dependencies),
    sendInvitation: createSendInvitation({ ...dependencies, ...settings, links }),
    sessions: createSessionService({ ...dependencies, ...settings.sessionTimes }),
    removeMember: createRemoveMember(dependencies),
    passwordCheck: createCurrentPasswordCheck(dependencies),
    sendPasswordLink: createSendPasswordLink({ ...dependencies, links }),
  };
  return {
    registrations: createRegistrationService({ ...shared, isHidingUnknownUsers }),
    companies: createCompanyService({ ...dependencies, builtInNames: companyNames }),
    passwordResets: createPasswordResetService({ ...shared, isHidingUnknownUsers }),
    registrationStatus: createRegistrationStatusService(shared),
    approvals: createApprovalService(shared),
    invitations: createInvitationService(shared),
    profiles: createProfileService(shared),
    organisations: createOrganisationService(shared),
    organisationMembers: createOrganisationMemberService(shared),
    pendingAccounts: createPendingAccountService(shared),
    help: createAdminAccountService(shared),
    openInvitations: createAdminInvitationService(shared),
  };
}

/** Services for signing in and for session lifetime. */
export function createSignInServices(environment: Environment, dependencies: Omit<Dependencies, 'publicOrigin'>) {
  const { PUBLIC_ORIGIN: publicOrigin, APPROVAL_MAILS_PER_HOUR: approvalMailsPerHour } = environment;
  const sessions = createSessionService({
    ...dependencies,
    idleMinutes: environment.SESSION_IDLE_MINUTES,
    absoluteHours: environment.SESSION_ABSOLUTE_HOURS,
  });
  const twoFactor = createTwoFactorService({ ...dependencies, sessions, publicOrigin });
  const isHidingUnknownUsers = environment.HIDE_UNKNOWN_USERS;
  const links = createAccountLinks({ ...dependencies, publicOrigin });
  const askApprovers = createAskApprovers({ ...dependencies, links, approvalMailsPerHour });
  const confirmation = createRegistrationConfirmation({ ...dependencies, links, askApprovers });
  const signIns = createSignInService({ ...dependencies, sessions, twoFactor, confirmation, isHidingUnknownUsers });
  return { sessions, twoFactor, signIns };
}
