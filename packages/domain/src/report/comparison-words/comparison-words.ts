import type { Translated } from '../../language.ts';
import type { english } from './comparison-words.en.ts';

export type ComparisonWords = Translated<typeof english>;
