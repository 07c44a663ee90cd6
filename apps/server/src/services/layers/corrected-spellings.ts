import type { CorrectedSpelling } from '../../repositories/layers/place.repository.ts';
import type { TypedWord } from '../../repositories/layers/place-word.repository.ts';

/** Each further spelling costs another index lookup. */
const MAX_SPELLINGS = 16;
export const MAX_CORRECTIONS = 8;

interface Attempt extends CorrectedSpelling {
  /** The sum of its words' positions in the lists of corrections. */
  readonly distance: number;
}

/**
 * The likely intended spellings: words in no name are replaced by the closest words that are in one. If all words are
 * known but no name contains them together, one of them is taken as misspelled.
 */
export function correctSpellings(words: readonly TypedWord[]): CorrectedSpelling[] {
  const spellings = new Set(words.map(({ spelling }) => spelling));
  const attempts = [...spellings].flatMap((spelling) => {
    const typed = words.filter((word) => word.spelling === spelling);
    return typed.some(({ isKnown }) => !isKnown)
      ? replaceUnknown(typed)
      : typed.flatMap((_, slip) => replaceOne(typed, slip));
  });
  return attempts
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SPELLINGS)
    .map(({ text, words: whole }) => ({ text, words: whole }));
}

function replaceUnknown(typed: readonly TypedWord[]): Attempt[] {
  let attempts: Attempt[] = [{ text: '', words: [], distance: 0 }];
  typed.forEach((word, place) => {
    const choices = word.isKnown ? [keep(typed, place)] : word.corrections.map(replace);
    const longer = attempts.flatMap((attempt) => choices.map((choice) => join(attempt, choice)));
    attempts = longer.sort((a, b) => a.distance - b.distance).slice(0, MAX_SPELLINGS);
  });
  return attempts;
}

const replaceOne = (typed: readonly TypedWord[], slip: number): Attempt[] =>
  (typed[slip]?.corrections ?? [])
    .map(replace)
    .map((correction) =>
      typed
        .map((_, place) => (place === slip ? correction : keep(typed, place)))
        .reduce(join, { text: '', words: [], distance: 0 }),
    );

const replace = (word: string, distance: number): Attempt => ({ text: word, words: [word], distance });

/** The last word may be only begun. */
function keep(typed: readonly TypedWord[], place: number): Attempt {
  const text = typed[place]?.word ?? '';
  return { text, words: place < typed.length - 1 ? [text] : [], distance: 0 };
}

const join = (before: Attempt, next: Attempt): Attempt => ({
  text: `${before.text} ${next.text}`,
  words: [...before.words, ...next.words],
  distance: before.distance + next.distance,
});
