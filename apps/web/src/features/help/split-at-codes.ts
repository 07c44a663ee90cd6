interface Part {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly isCode: boolean;
}

/** A text of the method in parts: the codes of clauses, and what stands between them. */
export function splitAtCodes(text: string): readonly Part[] {
  let at = 0;
  return text.split(/(M-\d\d)/).map((part, index) => {
    const begins = at;
    at += part.length;
    return { at: begins, text: part, isCode: index % 2 === 1 };
  });
}
