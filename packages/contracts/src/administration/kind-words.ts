import {
  ENTERED_KINDS,
  IMPORTED_WORDS,
  MAX_KIND_WORD_LENGTH,
  MAX_KIND_WORD_REASON_LENGTH,
  toKindWord,
} from '@quietsite/domain';
import { z } from 'zod';

const kindSchema = z.enum(ENTERED_KINDS).nullable();

/** Gives a word of the building layer a kind, changes the kind or removes it (M-145). */
export const kindWordChangeSchema = z
  .object({
    word: z
      .string()
      .transform(toKindWord)
      .pipe(z.string().min(1).max(MAX_KIND_WORD_LENGTH))
      .refine((word) => !IMPORTED_WORDS.includes(word), 'is recognised by the import'),
    /** The kind shown when the change was made; null if the word was not in the table. */
    from: kindSchema,
    /** Null removes the word. */
    to: kindSchema,
    reason: z.string().trim().min(1).max(MAX_KIND_WORD_REASON_LENGTH),
  })
  .refine(({ from, to }) => from !== to, 'changes nothing');
export type KindWordChange = z.infer<typeof kindWordChangeSchema>;
