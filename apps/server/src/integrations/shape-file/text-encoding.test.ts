import { describe, expect, test } from 'vitest';
import { chooseEncoding, decodeText } from './text-encoding.ts';

const kowloon = Buffer.from('九龍');
const inBig5 = Buffer.from([0xa4, 0x45, 0xc0, 0x73]);
const latin = Buffer.from('Caf\u00e9', 'latin1');
const text = (bytes: Buffer, isFull = false) => ({ bytes, isFull });
const notBig5 = Buffer.from([0x81, 0x30, 0x81, 0x30]);

describe('the encoding of a table', () => {
  test.each([
    ['UTF-8', 'UTF-8'],
    ['65001', 'UTF-8'],
    ['Big5', 'BIG5-HKSCS'],
    ['CP950', 'BIG5-HKSCS'],
    ['ANSI 950', 'BIG5-HKSCS'],
    ['cp936\r\n', 'GB18030'],
    ['ISO-8859-1', 'CP1252'],
    ['ANSI 1252', 'CP1252'],
  ])('[U52] %s', (codePage, expected) => {
    expect(chooseEncoding([], codePage, 0)).toBe(expected);
  });

  test('[U52] what the file says is believed as long as it can be true', () => {
    expect(chooseEncoding([text(kowloon)], 'Big5', 0)).toBe('UTF-8');
    expect(chooseEncoding([text(inBig5)], 'UTF-8', 0)).toBe('BIG5-HKSCS');
    expect(chooseEncoding([text(inBig5)], '', 122)).toBe('GB18030');
  });

  test('[U52] guessed: UTF-8, then Big5, then GB 18030, then Latin', () => {
    expect(chooseEncoding([text(kowloon)], '', 0)).toBe('UTF-8');
    expect(chooseEncoding([text(inBig5)], '', 0x57)).toBe('BIG5-HKSCS');
    expect(chooseEncoding([text(notBig5)], '', 0)).toBe('GB18030');
    expect(chooseEncoding([text(latin)], '', 0)).toBe('CP1252');
  });

  test('[U52] a value that fills its place may be cut within a character', () => {
    expect(chooseEncoding([text(kowloon.subarray(0, 5), true)], '', 0)).toBe('UTF-8');
    expect(chooseEncoding([text(kowloon.subarray(0, 5))], '', 0)).not.toBe('UTF-8');
  });

  test('[U52] a name of unknown encoding', () => {
    expect(decodeText(kowloon)).toBe('九龍');
    expect(decodeText(inBig5)).toBe('九龍');
  });
});
