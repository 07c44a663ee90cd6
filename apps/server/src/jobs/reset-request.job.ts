import type { PasswordResetService } from '../services/accounts/password-reset.service.ts';
import type { JobHandler } from './queue.ts';

export function resetRequestJob(resets: PasswordResetService, onGivenUp: () => void): JobHandler<'reset-request'> {
  return {
    name: 'reset-request',
    concurrency: 1,
    perform: ({ username, language }) => resets.sendIfKnown(username, language),
    giveUp: async () => onGivenUp(),
  };
}
