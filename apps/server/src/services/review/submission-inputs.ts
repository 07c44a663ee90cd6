import type { SubmissionInputs } from '@quietsite/domain';
import { submissionInputsSchema } from '@quietsite/domain/schemas';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { findInputsKey } from '../../repositories/report/submission.repository.ts';

/** Reads the frozen inputs of a submission. A submission without files has none. */
export async function readSubmissionInputs(
  db: Executor,
  files: Pick<FileStore, 'read'>,
  submissionId: number,
): Promise<SubmissionInputs> {
  const fileKey = await findInputsKey(db, submissionId);
  if (fileKey === undefined) throw new AppError('NOT_FOUND');
  const chunks = await (await files.read(fileKey)).toArray();
  const inputs: unknown = JSON.parse(Buffer.concat(chunks).toString());
  submissionInputsSchema.parse(inputs);
  return inputs as SubmissionInputs;
}
