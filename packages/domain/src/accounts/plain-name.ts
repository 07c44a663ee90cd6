/**
 * Names of people and companies appear in emails to others, so they must not contain anything that looks like a web
 * address.
 */
export const isPlainName = (text: string): boolean => !/:\/\/|\bwww\./i.test(text);
