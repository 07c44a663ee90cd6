import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import {
  formatFloors,
  formatMargin,
  formatShare,
  listShown,
  nameReceiver,
  type ShownReceiver,
} from './results-model.ts';

beforeAll(startTexts);

const receiver = (pointId: number, verdict: ShownReceiver['verdict'], changes: Partial<ShownReceiver> = {}) => ({
  ...{ pointId, verdict, name: `N${pointId}`, buildingName: 'Block A', day: null, level: 80, criterion: 75 },
  ...{ exceedanceDays: 0, floors: null, ...changes },
});

describe('the worst receivers', () => {
  const exceeding = Array.from({ length: 10 }, (_, index) => receiver(index + 1, 'exceeds'));
  const others = [receiver(11, 'borderline'), receiver(12, 'satisfies')];

  it('[CALC-55] are ten in all, or those of one verdict', () => {
    expect(listShown([...exceeding, ...others], 'all')).toEqual(exceeding);
    expect(listShown([...exceeding, ...others], 'borderline')).toEqual([others[0]]);
    expect(listShown(others, 'all')).toEqual(others);
  });

  it.each([
    [84.32, 70, '+14.3'],
    [75.04, 75, '0.0'],
    [73.5, 75, '−1.5'],
    [null, 75, '-'],
  ])('[CALC-50] tell the margin of %s against %s as %s', (level, criterion, text) => {
    expect(formatMargin({ level, criterion })).toBe(text);
  });

  it('[CALC-50] show the last floor of all, and the number of one that lost its name', () => {
    expect(formatFloors(i18next.t, { floors: { total: 39, lastExceeding: 12 } })).toBe('12 of 39');
    expect(formatFloors(i18next.t, { floors: { total: 39, lastExceeding: null } })).toBe('-');
    expect(formatFloors(i18next.t, { floors: null })).toBe('-');
    expect(nameReceiver({ name: '', pointId: 31 })).toBe('31');
  });
});

it.each([
  [0.426, '43 %'],
  [0.004, '< 1 %'],
  [0, '0 %'],
])('[CALC-52] a share of %s is shown as %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});
