export const CODE_LENGTH = 6;

/** One entry per box: a digit or an empty string. */
export type Digits = readonly string[];

export const noDigits: Digits = Array.from({ length: CODE_LENGTH }, () => '');

export interface Entry {
  readonly digits: Digits;
  /** The box to focus next. */
  readonly focus: number;
}

/** Typed digits fill this box and the following ones. A complete code fills all boxes, wherever it was pasted. */
export function enterDigits(digits: Digits, at: number, text: string): Entry {
  const typed = [...text].filter((character) => /[0-9]/.test(character));
  if (typed.length === 0) return { digits, focus: at };
  const start = typed.length >= CODE_LENGTH ? 0 : at;
  const filled = digits.map((digit, index) => typed[index - start] ?? digit);
  return { digits: filled, focus: Math.min(start + typed.length, CODE_LENGTH - 1) };
}

/** The characters added to a box. A complete code comes from browser autofill. */
export function newCharacters(before: string, now: string): string {
  if (before === '' || now.length < 2 || now.length === CODE_LENGTH) return now;
  return now.startsWith(before) ? now.slice(before.length) : now.replace(before, '');
}

/** Backspace clears the box, or the previous one if it is already empty. */
export function eraseDigit(digits: Digits, at: number): Entry {
  const target = digits[at] === '' ? Math.max(0, at - 1) : at;
  return { digits: digits.map((digit, index) => (index === target ? '' : digit)), focus: target };
}

/** The code, or null until every box is filled. */
export function completeCode(digits: Digits): string | null {
  return digits.every((digit) => digit !== '') ? digits.join('') : null;
}
