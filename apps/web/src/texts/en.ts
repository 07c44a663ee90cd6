import { admin } from '../features/admin/messages/admin.en.ts';
import { signedIn } from './signed-in.en.ts';

/** Every text a user reads. */
export const en = { ...signedIn, admin } as const;
