import { confirmationSentSchema, registrationStatusSchema } from '@quietsite/contracts';
import { requestJson } from '../../lib/api-client.ts';

const post = (token: string) => ({ method: 'POST', body: { token } }) as const;

/** The token is that of the receipt mail. */
export const readRegistrationStatus = (token: string) =>
  requestJson('/api/registrations/status', registrationStatusSchema, post(token));
export const resendConfirmation = (token: string) =>
  requestJson('/api/registrations/confirmation', confirmationSentSchema, post(token));
