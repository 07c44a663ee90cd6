export const CODE_LENGTH = 6;

/** One entry for each box: a digit, or nothing. */
export type Digits = readonly string[];

export const noDigits: Digits = Array.from({ length: CODE_LENGTH }, () => '');

export interface Entry {
  readonly digits: Digits;
  /** The box that is next. */
  readonly focus: number;
}

/** Digits that arrive in a box fill it and the boxes after it; a whole code fills all, wherever it was pasted. */
export function enterDigits(digits: Digits, at: number, text: string): Entry {
  const typed = [...text].filter((character) => /[0-9]/.test(character));
  if (typed.length === 0) return { digits, focus: at };
  const start = typed.length >= CODE_LENGTH ? 0 : at;
  const filled = digits.map((digit, index) => typed[index - start] ?? digit);
  return { digits: filled, focus: Math.min(start + typed.length, CODE_LENGTH - 1) };
}

/** What a box holds after a key, without the digit it held before; a whole code is what the browser filled in. */
export function newCharacters(before: string, now: string): string {
  if (before === '' || now.length < 2 || now.length === CODE_LENGTH) return now;
  return now.startsWith(before) ? now.slice(before.length) : now.replace(before, '');
}

/** Backspace empties the box, and in an empty one the box before it. */
export function eraseDigit(digits: Digits, at: number): Entry {
  const target = digits[at] === '' ? Math.max(0, at - 1) : at;
  return { digits: digits.map((digit, index) => (index === target ? '' : digit)), focus: target };
}

/** The code once every box has its digit. */
export function completeCode(digits: Digits): string | null {
  return digits.every((digit) => digit !== '') ? digits.join('') : null;
}
