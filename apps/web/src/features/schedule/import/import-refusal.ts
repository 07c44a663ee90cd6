import { type ProgrammeFormat, type ProgrammeRefusal, programmeRefusals } from '@quietsite/contracts';
import { type FileLineProblem, MAX_TASKS } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { failureText } from '../../../ui/failure-text.ts';

const isRefusal = (reason: unknown): reason is ProgrammeRefusal =>
  (programmeRefusals as readonly unknown[]).includes(reason);

/** Why a whole programme was rejected, and what to do about it. */
export function describeProgrammeRefusal(t: TFunction, error: unknown): string {
  const describeReason = (reason: ProgrammeRefusal) => t(`programmeImport.refused.${reason}`, { most: MAX_TASKS });
  if (hasCode(error, 'PAYLOAD_TOO_LARGE')) return describeReason('FILE_TOO_LARGE');
  if (hasCode(error, 'UNSUPPORTED_MEDIA_TYPE')) return describeReason('UNKNOWN_FORMAT');
  if (hasCode(error, 'FILE_REFUSED') && isRefusal(error.details.reason)) return describeReason(error.details.reason);
  return `${t('programmeImport.failed')} ${failureText(error)}`;
}

/** The exact texts of the specification (SCHED-17 to SCHED-19). Only a CSV file is called a CSV file. */
export const describeLineProblem = (
  t: TFunction,
  { fault, value, other }: FileLineProblem,
  format: ProgrammeFormat,
): string =>
  t(fault === 'BAD_DATE' ? `programmeImport.problems.BAD_DATE.${format}` : `programmeImport.problems.${fault}`, {
    value,
    other,
  });
