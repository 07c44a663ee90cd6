interface Part {
  /** Offset in the text. */
  readonly at: number;
  readonly text: string;
  readonly isCode: boolean;
}

/** Splits a text of the method into clause codes and the text between them. */
export function splitAtCodes(text: string): readonly Part[] {
  let at = 0;
  return text.split(/(M-\d\d)/).map((part, index) => {
    const begins = at;
    at += part.length;
    return { at: begins, text: part, isCode: index % 2 === 1 };
  });
}
