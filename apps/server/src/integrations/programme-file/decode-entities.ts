const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
const LAST_CHARACTER = 0x10ffff;

/** Decodes the five XML entities and numeric references, each once, so that nothing can expand. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(REFERENCE, (_, decimal?: string, hexadecimal?: string, name?: string) =>
        name === undefined ? fromNumber(decimal, hexadecimal) : (NAMED[name.toLowerCase()] ?? ''),
      )
    : text;

function fromNumber(decimal: string | undefined, hexadecimal: string | undefined): string {
  const number = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return number > 0 && number <= LAST_CHARACTER ? String.fromCodePoint(number).toWellFormed() : '\ufffd';
}
