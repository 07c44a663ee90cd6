import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import {
  findDistrictFault,
  isDistrictValid,
  isLastOfDistrict,
  nameRow,
  newOfficer,
  valuesOf,
} from './district-form.ts';

beforeAll(startTexts);

const row = {
  ...{ district: 'Sha Tin', userId: 4, username: 'shatin-epd', firstName: '', lastName: '', revision: 1 },
  ...{ email: 'shatin@epd.example', phone: '(+852)2345-6789', hasOpenLink: false },
};

describe('the row of a district', () => {
  it('[ADMIN-08] [U13] begins without a password, and blank means unchanged', () => {
    expect(valuesOf(row).newPassword).toBe('');
    expect(isDistrictValid(valuesOf(row))).toBe(true);
    expect(findDistrictFault('newPassword', { ...valuesOf(row), newPassword: 'short' })).toMatch(/at least 8/);
  });

  it('[ADMIN-09] says how a phone number is written', () => {
    expect(findDistrictFault('phone', { ...valuesOf(row), phone: '(+852)2345' })).toContain('(+999)9999-9999');
    expect(findDistrictFault('phone', { ...valuesOf(row), phone: '' })).toBeNull();
  });

  it('[ADMIN-08] needs a username and an address', () => {
    expect(findDistrictFault('username', { ...valuesOf(row), username: '' })).toBe('Please fill in this field.');
    expect(findDistrictFault('email', { ...valuesOf(row), email: 'x@' })).toBe('Email format is not correct.');
  });

  it('a further officer is added below the last one, and the buttons of each say whose they are', () => {
    const second = { ...row, userId: 5, username: 'shatin-2' };
    const missing = newOfficer('Islands');
    const rows = [missing, row, second];
    expect(rows.map((one) => isLastOfDistrict(one, rows))).toEqual([false, false, true]);
    expect(rows.map((one) => nameRow(one, rows, one.district))).toEqual([
      ...['Islands', 'shatin-epd, Sha Tin', 'shatin-2, Sha Tin'],
    ]);
    expect(valuesOf(missing)).toMatchObject({ username: '', email: '', newPassword: '' });
  });
});
