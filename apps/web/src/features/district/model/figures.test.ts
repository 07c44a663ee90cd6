import { expect, it } from 'vitest';
import { formatMargin, toneOf } from './figures.ts';

it('[CONC-24] a level has the colour of its distance to the criterion, and above it that of its verdict', () => {
  const tone = (level: number, criterion = 75) => toneOf({ level, criterion });
  expect([64.9, 65, 69.9, 70, 75].map((level) => tone(level))).toEqual(['far', 'middle', 'middle', 'near', 'near']);
  expect([tone(75.2), tone(76), tone(70.2, 65), tone(66, 65)]).toEqual(['borderline', 'exceeds', 'exceeds', 'exceeds']);
});

it('[CONC-24] a margin is that of the level as shown', () => {
  expect(formatMargin({ level: 76.66, criterion: 75 })).toBe('+1.7');
  expect(formatMargin({ level: 74.96, criterion: 75 })).toBe('+0.0');
  expect(formatMargin({ level: 70.04, criterion: 75 })).toBe('\u22125.0');
});
