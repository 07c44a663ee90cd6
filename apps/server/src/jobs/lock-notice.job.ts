import type { SignInNoticeService } from '../services/accounts/sign-in-notice.service.ts';
import type { JobHandler } from './queue.ts';

export function lockNoticeJob(notices: SignInNoticeService, onGivenUp: () => void): JobHandler<'lock-notice'> {
  return {
    name: 'lock-notice',
    concurrency: 1,
    perform: ({ usernameKey }) => notices.tellOfLock(usernameKey),
    giveUp: async () => onGivenUp(),
  };
}
