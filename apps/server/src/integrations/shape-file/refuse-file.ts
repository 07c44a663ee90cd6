import type { FileRefusal } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';

/** The page shows its own text for each reason. */
export const fileRefused = (reason: FileRefusal, cause?: unknown): AppError =>
  new AppError('FILE_REFUSED', { reason }, cause === undefined ? {} : { cause });
