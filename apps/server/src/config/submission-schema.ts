import { SUBMISSION_FORMAT_VERSION } from '@quietsite/domain';
import { submissionInputsSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

/** Published, so that submissions can be read without this product. */
export const submissionJsonSchema = {
  title: `QuietSite submission, inputs, format ${SUBMISSION_FORMAT_VERSION}`,
  ...z.toJSONSchema(submissionInputsSchema),
};
