import type { MaterialRefusal } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';

/** The page shows its own text for each reason. */
export const materialRefused = (reason: MaterialRefusal): AppError => new AppError('FILE_REFUSED', { reason });
