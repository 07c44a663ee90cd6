/** Shorter words have too many neighbours to guess among. */
const MIN_GUESSED_LENGTH = 5;

/** Tells whether a word begins as typed but for one letter: missing, too much, another, or two exchanged. */
export function oneTypoFrom(typed: string): (word: string) => boolean {
  if (typed.length < MIN_GUESSED_LENGTH) return () => false;
  // The rest of what was typed from each letter on; cut once for thousands of words.
  const rests = Array.from({ length: typed.length + 3 }, (_, place) => typed.slice(place));
  const restFrom = (place: number) => rests[place] ?? '';
  return (word) => {
    if (word.length < typed.length - 1) return false;
    let same = 0;
    while (same < typed.length && word[same] === typed[same]) same++;
    return (
      // another letter, one too much, one missing
      word.startsWith(restFrom(same + 1), same + 1) ||
      word.startsWith(restFrom(same + 1), same) ||
      word.startsWith(restFrom(same), same + 1) ||
      (word[same] === typed[same + 1] &&
        word[same + 1] === typed[same] &&
        word.startsWith(restFrom(same + 2), same + 2))
    );
  };
}
