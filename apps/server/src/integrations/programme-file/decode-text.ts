import { decodeUnicode, tryDecode } from '../csv/decode-unicode.ts';
import { programmeRefused } from './refuse-programme.ts';

/** Control characters that do not occur in text. Tab, line feed, form feed and carriage return are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const CONTROL = /[\0-\x08\x0b\x0e-\x1f]/;

/** Traditional Chinese before simplified, for Hong Kong. */
const CHINESE = ['big5', 'gb18030'] as const;
/** Encodings XML may declare, by their platform names. */
const DECLARED = new Set(['utf-8', 'big5', 'gbk', 'gb18030', 'windows-1252']);

const refuseBinary = (text: string | undefined): string => {
  if (text === undefined || CONTROL.test(text)) throw programmeRefused('NOT_TEXT');
  return text;
};

/** Decodes an export of P6, which uses the code page of its computer without declaring it. */
export function decodeExport(bytes: Uint8Array): string {
  const unicode = decodeUnicode(bytes);
  if (unicode !== undefined) return refuseBinary(unicode);
  const chinese = isDoubleByte(bytes) ? CHINESE : [];
  const label = chinese.find((candidate) => tryDecode(candidate, bytes) !== undefined) ?? 'windows-1252';
  return refuseBinary(tryDecode(label, bytes));
}

/**
 * Whether most non-ASCII bytes are next to another one, as in Chinese. Dashes, apostrophes and accents in English text
 * are single bytes, which could be mistaken for Chinese together with the letter that follows.
 */
function isDoubleByte(bytes: Uint8Array): boolean {
  let [nonAscii, adjacent] = [0, 0];
  for (let index = 0; index < bytes.length; index++) {
    if ((bytes[index] ?? 0) < 0x80) continue;
    nonAscii++;
    if ((bytes[index - 1] ?? 0) >= 0x80 || (bytes[index + 1] ?? 0) >= 0x80) adjacent++;
  }
  return adjacent * 2 > nonAscii;
}

/** Decodes XML in its declared encoding, or UTF-8 if there is none. */
export function decodeXml(bytes: Uint8Array): string {
  const declared = /^(?:\xef\xbb\xbf)?<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/.exec(
    Buffer.from(bytes.subarray(0, 300)).toString('latin1'),
  )?.[1];
  const label = declared === undefined ? 'utf-8' : platformName(declared);
  return refuseBinary(label === 'utf-8' ? decodeUnicode(bytes) : tryDecode(label, bytes));
}

function platformName(declared: string): string {
  try {
    const { encoding } = new TextDecoder(declared);
    return DECLARED.has(encoding) ? encoding : 'utf-8';
  } catch {
    return 'utf-8';
  }
}
