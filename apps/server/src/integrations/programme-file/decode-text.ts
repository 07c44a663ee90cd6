import { decodeUnicode, tryDecode } from '../csv/decode-unicode.ts';
import { programmeRefused } from './refuse-programme.ts';

/** Control characters that no text has; tab, line feed, form feed and carriage return are allowed. */
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

/** P6 writes the code page of its computer without declaring it. */
export function decodeExport(bytes: Uint8Array): string {
  const unicode = decodeUnicode(bytes);
  if (unicode !== undefined) return refuseBinary(unicode);
  const chinese = isDoubleByte(bytes) ? CHINESE : [];
  const label = chinese.find((candidate) => tryDecode(candidate, bytes) !== undefined) ?? 'windows-1252';
  return refuseBinary(tryDecode(label, bytes));
}

/**
 * Whether most non-ASCII bytes are adjacent to another, as in Chinese. Dashes, apostrophes and accents in English text
 * stand alone, and with the next letter would pass for Chinese.
 */
function isDoubleByte(bytes: Uint8Array): boolean {
  let [all, beside] = [0, 0];
  for (let i = 0; i < bytes.length; i++) {
    if ((bytes[i] ?? 0) < 0x80) continue;
    all++;
    if ((bytes[i - 1] ?? 0) >= 0x80 || (bytes[i + 1] ?? 0) >= 0x80) beside++;
  }
  return beside * 2 > all;
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
