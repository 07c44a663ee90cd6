/** Names of an encoding in JavaScript and GDAL. */
interface Encoding {
  readonly label: string;
  readonly gdalName: string;
}

export interface EncodedText {
  readonly bytes: Buffer;
  /** The value fills its field, so its last character may be cut off. */
  readonly isFull: boolean;
}

const utf8: Encoding = { label: 'utf-8', gdalName: 'UTF-8' };
const big5: Encoding = { label: 'big5', gdalName: 'BIG5-HKSCS' };
const gb18030: Encoding = { label: 'gb18030', gdalName: 'GB18030' };
const latin1: Encoding = { label: 'windows-1252', gdalName: 'CP1252' };

/** Keys are the letters and digits of a .cpg file. */
const byCodePage: Readonly<Record<string, Encoding>> = {
  utf8,
  '65001': utf8,
  big5,
  big5hkscs: big5,
  '950': big5,
  '951': big5,
  gb18030,
  gbk: gb18030,
  gb2312: gb18030,
  '936': gb18030,
  '54936': gb18030,
  '1252': latin1,
  '88591': latin1,
  latin1,
};

/** Marks in a .dbf that can be relied on. 0x57 cannot: it means 'whatever this computer uses'. */
const byMark: Readonly<Record<number, Encoding>> = { 3: latin1, 77: gb18030, 79: big5, 120: big5, 122: gb18030 };

/** Traditional Chinese before simplified, for Hong Kong. Latin-1 is the fallback, because it accepts any bytes. */
const commonEncodings = [utf8, big5, gb18030];

/** The first encoding in which every text is valid: the declared one if it fits, otherwise by trial (U52). */
export function chooseEncoding(texts: readonly EncodedText[], codePage: string, mark: number): string {
  const declared = byCodePage[codePage.toLowerCase().replace(/^(ansi|cp|ms|windows|iso|oem)(?=\W*\d)|\W/g, '')];
  const candidates = [declared, byMark[mark], ...commonEncodings].filter((encoding) => encoding !== undefined);
  return (candidates.find((encoding) => texts.every((text) => isValidIn(encoding, text))) ?? latin1).gdalName;
}

/** Decodes text of unknown encoding, for display. */
export function decodeText(bytes: Buffer): string {
  const encoding = commonEncodings.find((candidate) => isValidIn(candidate, { bytes, isFull: false })) ?? latin1;
  return new TextDecoder(encoding.label).decode(bytes);
}

function isValidIn({ label }: Encoding, { bytes, isFull }: EncodedText): boolean {
  try {
    // In stream mode, an incomplete last character is allowed.
    new TextDecoder(label, { fatal: true }).decode(bytes, { stream: isFull });
    return true;
  } catch {
    return false;
  }
}
