/** Shorter words have too many similar words. */
const MIN_GUESSED_LENGTH = 5;

/** Tests whether a word begins as typed, apart from one typo: a letter missing, added or changed, or two swapped. */
export function oneTypoFrom(typed: string): (word: string) => boolean {
  if (typed.length < MIN_GUESSED_LENGTH) return () => false;
  // What was typed from each letter on, sliced once for thousands of words.
  const rests = Array.from({ length: typed.length + 3 }, (_, place) => typed.slice(place));
  const restFrom = (place: number) => rests[place] ?? '';
  return (word) => {
    if (word.length < typed.length - 1) return false;
    let same = 0;
    while (same < typed.length && word[same] === typed[same]) same++;
    return (
      // changed letter, added letter, missing letter
      word.startsWith(restFrom(same + 1), same + 1) ||
      word.startsWith(restFrom(same + 1), same) ||
      word.startsWith(restFrom(same), same + 1) ||
      (word[same] === typed[same + 1] &&
        word[same + 1] === typed[same] &&
        word.startsWith(restFrom(same + 2), same + 2))
    );
  };
}
