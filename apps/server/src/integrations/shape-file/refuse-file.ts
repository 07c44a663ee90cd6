import type { FileRefusal } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';

/** The page has a text of its own for each reason. */
export const fileRefused = (reason: FileRefusal, cause?: unknown): AppError =>
  new AppError('FILE_REFUSED', { reason }, cause === undefined ? {} : { cause });
