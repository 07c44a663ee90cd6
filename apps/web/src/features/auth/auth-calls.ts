import {
  acceptedInvitationSchema,
  approvalRequestSchema,
  approvalResultSchema,
  companySuggestionsSchema,
  emailConfirmationSchema,
  invitationSchema,
  type Registration,
  registrationAnswerSchema,
  resetAccountSchema,
  resetAnswerSchema,
  sessionSchema,
  signInAnswerSchema,
} from '@quietsite/contracts';
import { requestJson, requestNothing } from '../../lib/api-client.ts';

const post = (body: unknown) => ({ method: 'POST', body }) as const;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export const signIn = (credentials: Credentials) => requestJson('/api/session', signInAnswerSchema, post(credentials));
export const sendCode = (code: string) => requestJson('/api/session/twofactor', sessionSchema, post({ code }));
export const resendCode = () => requestNothing('/api/session/twofactor/resend', { method: 'POST' });

export const register = (registration: Registration) =>
  requestJson('/api/accounts', registrationAnswerSchema, post(registration));
export const suggestCompanies = (text: string, signal: AbortSignal) =>
  requestJson(`/api/companies?${new URLSearchParams({ text }).toString()}`, companySuggestionsSchema, { signal });

export const requestReset = (username: string) =>
  requestJson('/api/password-resets', resetAnswerSchema, post({ username }));
export const setPassword = (token: string, password: string) =>
  requestNothing('/api/password-resets', { method: 'PUT', body: { token, password } });
export const decideApproval = (decision: {
  readonly token: string;
  readonly decision: 'approve' | 'reject';
  readonly reason?: string;
}) => requestJson('/api/approvals', approvalResultSchema, post(decision));
export const confirmEmail = (token: string) =>
  requestJson('/api/email-confirmations', emailConfirmationSchema, post({ token }));

interface InvitedRegistration extends Credentials {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}
export const acceptInvitation = (registration: InvitedRegistration) =>
  requestJson('/api/invitations', acceptedInvitationSchema, post(registration));

/** Reads the purpose of an emailed link without changing anything (U21). */
export const readResetLink = (token: string) =>
  requestJson('/api/password-resets/account', resetAccountSchema, post({ token }));
export const readApprovalLink = (token: string) =>
  requestJson('/api/approvals/request', approvalRequestSchema, post({ token }));
export const readInvitationLink = (token: string) =>
  requestJson('/api/invitations/account', invitationSchema, post({ token }));
