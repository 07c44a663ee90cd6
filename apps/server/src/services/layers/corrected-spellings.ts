import type { TypedWord } from '../../repositories/layers/place-word.repository.ts';

/** Each further spelling costs another index lookup. */
const MAX_SPELLINGS = 12;
/** For words in no name. If all words are known, any of them may be misspelled, and each gets fewer corrections. */
export const MAX_CORRECTIONS = 6;
const MAX_CORRECTIONS_OF_KNOWN = 2;

interface Attempt {
  readonly text: string;
  /** The sum of its words' positions in the lists of corrections. */
  readonly distance: number;
}

/** The likely intended spellings: words in no name are replaced by the closest words that are in one. */
export function correctSpellings(words: readonly TypedWord[]): string[] {
  const spellings = new Set(words.map(({ spelling }) => spelling));
  const attempts = [...spellings].flatMap((spelling) => correct(words.filter((word) => word.spelling === spelling)));
  return attempts
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SPELLINGS)
    .map(({ text }) => text);
}

function correct(words: readonly TypedWord[]): Attempt[] {
  const hasUnknown = words.some(({ isKnown }) => !isKnown);
  const choicesOf = ({ word, isKnown, corrections }: TypedWord): readonly string[] => {
    if (!hasUnknown) return [word, ...corrections.slice(0, MAX_CORRECTIONS_OF_KNOWN)];
    return isKnown ? [word] : corrections;
  };
  let attempts: Attempt[] = [{ text: '', distance: 0 }];
  for (const word of words) {
    const longer = attempts.flatMap(({ text, distance }) =>
      choicesOf(word).map((choice, index) => ({ text: `${text} ${choice}`, distance: distance + index })),
    );
    attempts = longer.sort((a, b) => a.distance - b.distance).slice(0, MAX_SPELLINGS);
  }
  // The typed spelling has already been searched.
  return attempts.filter(({ distance }) => hasUnknown || distance > 0);
}
