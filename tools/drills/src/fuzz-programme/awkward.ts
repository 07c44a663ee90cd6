import type { Random } from '../../../../packages/fixtures/src/random.ts';

/** Values that have broken some reader before. */
const TEXTS = [
  '',
  ' ',
  '"',
  '""',
  "'",
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '\u2028',
  '\ufeff',
  '\ud800',
  '\u202e',
  '𠮷',
  '挖掘',
  '=1+1',
  "'=1+1",
  "''",
  '-',
  'Zone 1',
  ' zone  1 ',
  'Zone',
  'Activity',
  'Start Date',
  '2027-02-30',
  '2027-03-04',
  '2027/3/4',
  '4/3/2027',
  '0000-01-01',
  '9999-12-31',
  '2027-03-04T00:00:00',
  '2027-03-04 00:00',
  '2027-03-04T24:61:61',
  '0001-01-01T00:00:00',
  '0',
  '1',
  '-1',
  '1e9',
  '1e999',
  'NaN',
  'Infinity',
  '4294967296',
  '46000.99999',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '%T',
  '%R',
  '%E',
  'TASK',
  'TT_Mile',
  'TT_LOE',
  'Y',
  '&',
  '&amp;',
  '&#0;',
  '&#xD800;',
  '&#x110000;',
  '&#99999999;',
  '&lol;',
  '<',
  '>',
  ']]>',
  '<!--',
  'A1',
  'XFD1048576',
  'x'.repeat(201),
  'x'.repeat(2_001),
];

/** Bytes that are never valid in the middle of something. */
const BYTES = [0, 1, 9, 10, 13, 0x1a, 0x22, 0x26, 0x2c, 0x3c, 0x3e, 0x5b, 0x7f, 0x80, 0xc0, 0xfe, 0xff];

export const awkwardText = (random: Random): string => random.pick(TEXTS);

/** Replaces part of a text, so that the rest still looks like the original. */
export function changeText(text: string, random: Random): string {
  if (text === '' || random.chance(0.5)) return awkwardText(random);
  const at = random.integer(0, text.length);
  const cut = random.integer(0, 3);
  return text.slice(0, at) + awkwardText(random) + text.slice(at + cut);
}

/** Changes, inserts, removes, truncates or duplicates bytes, regardless of their meaning. */
export function changeBytes(bytes: Buffer, random: Random): Buffer {
  if (bytes.length === 0) return bytes;
  const at = random.integer(0, bytes.length - 1);
  switch (random.integer(0, 5)) {
    case 0: {
      const changed = Buffer.from(bytes);
      changed[at] = random.integer(0, 255);
      return changed;
    }
    case 1:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([random.pick(BYTES)]), bytes.subarray(at)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.integer(1, 40))]);
    case 3:
      return bytes.subarray(0, at);
    case 4:
      return Buffer.concat([bytes, bytes.subarray(at)]);
    default: {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << random.integer(0, 7));
      return changed;
    }
  }
}
