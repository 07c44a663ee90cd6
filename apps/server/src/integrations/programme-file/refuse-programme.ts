import type { ProgrammeRefusal } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';

/** The page has a text of its own for each reason. */
export const programmeRefused = (reason: ProgrammeRefusal, cause?: unknown): AppError =>
  new AppError('FILE_REFUSED', { reason }, cause === undefined ? {} : { cause });

/** What a library says about a file it cannot read is of no use to a person. */
export function unreadable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw programmeRefused('NOT_READABLE', error);
  }
}
