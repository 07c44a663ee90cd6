import { describe, expect, it } from 'vitest';
import { losesCharacters, printable, withoutBreaks } from './printable.ts';
import { hasUnprintable, toTemplateInput } from './template-input.ts';

describe('printable', () => {
  it.each([
    ['English and 中文、香港字 𠮷嘢', 'English and 中文、香港字 𠮷嘢'],
    ['Ελληνικά Кириллица ไทย नेपाली اردو עברית', 'Ελληνικά Кириллица ไทย नेपाली اردو עברית'],
    ['é e\u0301 ẹ̈', 'é e\u0301 ẹ̈'],
    ['#set *bold* <b> $x$ @a \\', '#set *bold* <b> $x$ @a \\'],
  ])('keeps what the fonts contain: %s', (text, expected) => {
    expect(printable(text)).toBe(expected);
    expect(losesCharacters(text)).toBe(false);
  });

  it.each([
    ['a 😀 b', 'a □ b'],
    ['👨‍👩‍👧🇭🇰', '□□'],
    ['𪚥', '□'],
    ['\uE000 \uFFFF \uD800', '□ □ □'],
    // No font has both the letter and its combining mark.
    ['ส\u0301', '□'],
    [`a${'\u0301'.repeat(50)}`, '□'],
  ])('shows a box for a letter without a form: %s', (text, expected) => {
    expect(printable(text)).toBe(expected);
    expect(losesCharacters(text)).toBe(true);
  });

  it('takes a box for a letter where somebody wrote one', () => {
    expect([losesCharacters('□ yes'), losesCharacters('□ 😀')]).toEqual([false, true]);
  });

  it('leaves out controls and orders of direction, and keeps lines', () => {
    expect(printable('a\u0000b\u0007c\u202Ed\u2066e\uFEFF')).toBe('abcde');
    expect(printable('one\r\ntwo\rthree\u2028four\tfive')).toBe('one\ntwo\nthree\nfour five');
  });

  it('lets a word be broken that is longer than a line may be, and no other', () => {
    const link = 'https://example.com/a-very-long-path';
    expect(printable(link)).not.toBe(link);
    expect(withoutBreaks(printable(link))).toBe(link);
    expect(printable('responsibilities of telecommunications')).toBe('responsibilities of telecommunications');
    expect(printable('Foundation', 6)).toBe([...'Foundation'].join('\u200B'));
    expect(printable('沙田第二期工程發展項目綜合重建及道路改善工程沙田第二期')).not.toContain('\u200B');
    expect(printable('a\u00A0'.repeat(20))).toContain('\u200B');
  });

  it('changes nothing the second time', () => {
    const once = printable(`x 😀 ${'W'.repeat(40)}`, 10);
    expect(printable(once)).toBe(once);
  });

  it('takes a short way for plain letters alone, all of which the fonts have', () => {
    const blocks = [
      [0x20, 0x17f],
      [0x2000, 0x2100],
      [0x3000, 0x3010],
      [0x4e00, 0x9fff],
      [0xff00, 0xff60],
    ] as const;
    const letters = blocks.flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, index) => String.fromCharCode(from + index)),
    );
    // A Greek letter next to it forces the slow path.
    const lost = letters.filter((letter) => printable(letter) === letter && printable(`${letter} Ω`) !== `${letter} Ω`);
    expect(lost).toEqual([]);
  });
});

it('makes every text of a model printable, however deep', () => {
  expect(JSON.parse(toTemplateInput({ a: [{ b: '😀' }], count: 1, none: null }))).toEqual({
    a: [{ b: '□' }],
    count: 1,
    none: null,
  });
  expect([hasUnprintable({ a: [{ b: '😀' }] }), hasUnprintable({ a: [{ b: '中' }] })]).toEqual([true, false]);
});
