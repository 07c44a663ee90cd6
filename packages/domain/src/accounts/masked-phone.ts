const MASKED = /^\(\+\d{3}\)\d{4}-\d{4}$/;
const MAX_DIGITS = 11;

/** Optional; otherwise complete, as (+852)2345-6789 (ADMIN-09, Q132). */
export function isMaskedPhone(text: string): boolean {
  return text === '' || MASKED.test(text);
}

/** What was typed so far within the mask. A sign comes with the digit behind it, so that rubbing out never stops at one. */
export function maskPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);
  const [country, first, second] = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)];
  if (country === '') return '';
  return `(+${country}${first && `)${first}`}${second && `-${second}`}`;
}

const LOCAL = /^(?!852)\d{8}$/;

/** A number of Hong Kong is given without its country; one that begins with the country's is not complete yet. */
export function completePhone(masked: string): string {
  const digits = masked.replaceAll(/\D/g, '');
  return LOCAL.test(digits) ? maskPhone(`852${digits}`) : masked;
}

/** Where the writing goes on within the mask: behind as many digits as stood before the caret. */
export function maskedCaret(typed: string, caret: number): number {
  const digits = Math.min(MAX_DIGITS, typed.slice(0, caret).replaceAll(/\D/g, '').length);
  if (digits === 0) return 0;
  return digits + (digits > 7 ? 4 : digits > 3 ? 3 : 2);
}
