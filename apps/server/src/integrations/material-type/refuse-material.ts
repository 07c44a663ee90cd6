import type { MaterialRefusal } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';

/** The page has a text of its own for each reason. */
export const materialRefused = (reason: MaterialRefusal): AppError => new AppError('FILE_REFUSED', { reason });
