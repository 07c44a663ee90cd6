import type { Environment } from './config/environment.ts';
import type { Database } from './database/connection.ts';
import { createAccountLinks } from './services/account-link.ts';
import { createApprovalService } from './services/approval.service.ts';
import type { Clock } from './services/clock.ts';
import { createCompanyService } from './services/company.service.ts';
import { createInvitationService } from './services/invitation.service.ts';
import { createSendInvitation } from './services/invitation-sender.ts';
import { createOrganisationService } from './services/organisation.service.ts';
import { createOrganisationMemberService } from './services/organisation-member.service.ts';
import { createRemoveMember } from './services/organisation-removal.ts';
import { createPasswordResetService } from './services/password-reset.service.ts';
import { createPendingAccountService } from './services/pending-account.service.ts';
import { createPresentPassword } from './services/present-password.ts';
import { createProfileService } from './services/profile.service.ts';
import type { Enqueue } from './services/queue.ts';
import { createRegistrationService } from './services/registration.service.ts';
import { createAskApprovers } from './services/registration-approvers.ts';
import { createDecideRegistration } from './services/registration-decision.ts';
import { createSessionService } from './services/session.service.ts';
import { createSignInService } from './services/sign-in.service.ts';
import { createTwoFactorService } from './services/two-factor.service.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly publicOrigin: string;
}

interface Settings {
  readonly companyNames: readonly string[];
  readonly isHidingUnknownUsers: boolean;
}

export type AccountServices = ReturnType<typeof createAccountServices>;

/** Everything around accounts that wiring.ts gives to the routes. */
export function createAccountServices(parts: Parts, { companyNames, isHidingUnknownUsers }: Settings) {
  const links = createAccountLinks(parts);
  const shared = {
    ...parts,
    links,
    askApprovers: createAskApprovers({ ...parts, links }),
    decide: createDecideRegistration(parts),
    sendInvitation: createSendInvitation({ ...parts, links }),
    removeMember: createRemoveMember(parts),
    presentPassword: createPresentPassword(parts),
  };
  return {
    registrations: createRegistrationService(shared),
    companies: createCompanyService({ ...parts, builtInNames: companyNames }),
    passwordResets: createPasswordResetService({ ...shared, isHidingUnknownUsers }),
    approvals: createApprovalService(shared),
    invitations: createInvitationService(shared),
    profiles: createProfileService(shared),
    organisations: createOrganisationService(shared),
    organisationMembers: createOrganisationMemberService(shared),
    pendingAccounts: createPendingAccountService(shared),
  };
}

/** Who signs in, and how long that lasts. */
export function createSignInServices(environment: Environment, parts: Omit<Parts, 'publicOrigin'>) {
  const publicOrigin = environment.PUBLIC_ORIGIN;
  const sessions = createSessionService({
    ...parts,
    idleMinutes: environment.SESSION_IDLE_MINUTES,
    absoluteHours: environment.SESSION_ABSOLUTE_HOURS,
  });
  const twoFactor = createTwoFactorService({ ...parts, sessions, publicOrigin });
  const isHidingUnknownUsers = environment.HIDE_UNKNOWN_USERS;
  return { sessions, twoFactor, signIns: createSignInService({ ...parts, sessions, twoFactor, isHidingUnknownUsers }) };
}
