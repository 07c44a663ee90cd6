import { describe, expect, test } from 'vitest';
import { listSpellings } from './chinese-variants.ts';

describe('spellings of what was typed', () => {
  test.each([
    ['启德', '啟德'],
    ['启德', '啓德'],
    ['观塘', '觀塘'],
    ['黄大仙', '黃大仙'],
    ['红磡湾', '紅磡灣'],
    ['马头围道', '馬頭圍道'],
    ['青马大桥', '青馬大橋'],
    ['台湾', '臺灣'],
    ['啟德', '啓德'],
  ])('[MAP-34] %s may be stored as %s', (typed, stored) => {
    expect(listSpellings(typed)).toContain(stored);
  });

  test('what is typed is always one of them, and other texts have no other', () => {
    expect(listSpellings('启德')).toContain('启德');
    expect(listSpellings('Kai Tak 12')).toEqual(['Kai Tak 12']);
    expect(listSpellings('九龍城')).toEqual(['九龍城']);
  });

  test('a long text has a limited number', () => {
    expect(listSpellings('台启里发后面'.repeat(16)).length).toBeLessThanOrEqual(13);
  });
});
