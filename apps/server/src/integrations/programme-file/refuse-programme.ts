import type { ProgrammeRefusal } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';

/** The page shows its own text for each reason. */
export const programmeRefused = (reason: ProgrammeRefusal, cause?: unknown): AppError =>
  new AppError('FILE_REFUSED', { reason }, cause === undefined ? {} : { cause });

/** Hides a library's message about an unreadable file, because it is of no use to the user. */
export function refuseUnreadable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw programmeRefused('NOT_READABLE', error);
  }
}
