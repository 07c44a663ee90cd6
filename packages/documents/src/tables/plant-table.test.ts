import { expect, it } from 'vitest';
import { documentWordsOf } from '../words/document-words-of.ts';
import { nameLocation } from './plant-table.ts';

it('[REPORT-117] a fixed location says how high its plant is, if it has a height of its own', () => {
  const { tables } = documentWordsOf('en');
  expect(nameLocation({ isFixed: true, plantHeight: 12.5 }, tables)).toBe('Fixed, 12.5 m');
  expect(nameLocation({ isFixed: true, plantHeight: null }, tables)).toBe('Fixed');
  expect(nameLocation({ isFixed: false, plantHeight: null }, tables)).toBe('Notional');
  expect(nameLocation({ isFixed: true, plantHeight: 12.5 }, documentWordsOf('zh-Hant').tables)).toBe('固定，12.5 米');
});
