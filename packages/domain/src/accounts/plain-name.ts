/** A name of a person or a company goes into mails to others: what looks like an address on the web is none. */
export const isPlainName = (text: string): boolean => !/:\/\/|\bwww\./i.test(text);
