const MASKED = /^\(\+\d{3}\)\d{4}-\d{4}$/;
const MAX_DIGITS = 11;

/** True for an empty text, as the number is optional, or a complete one such as (+852)2345-6789 (ADMIN-09, Q132). */
export function isMaskedPhone(text: string): boolean {
  return text === '' || MASKED.test(text);
}

/**
 * Applies the mask to what was typed so far. A separator is added only with the digit after it, so that backspace never
 * gets stuck on one.
 */
export function maskPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);
  const [country, first, second] = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)];
  if (country === '') return '';
  return `(+${country}${first && `)${first}`}${second && `-${second}`}`;
}

const LOCAL_NUMBER = /^(?!852)\d{8}$/;

/**
 * Adds the country code to a Hong Kong number entered without it. A number that starts with the country code is not yet
 * complete.
 */
export function completePhone(masked: string): string {
  const digits = masked.replaceAll(/\D/g, '');
  return LOCAL_NUMBER.test(digits) ? maskPhone(`852${digits}`) : masked;
}

/** The caret position within the mask: after as many digits as were before the caret. */
export function maskedCaret(typed: string, caret: number): number {
  const digits = Math.min(MAX_DIGITS, typed.slice(0, caret).replaceAll(/\D/g, '').length);
  if (digits === 0) return 0;
  return digits + (digits > 7 ? 4 : digits > 3 ? 3 : 2);
}
