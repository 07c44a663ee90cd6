import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { findMachineFault, readMachine, valuesOf } from './machine-form.ts';

beforeAll(startTexts);

const values = valuesOf({
  ...{ id: 1, revision: 1, officialId: 'CNP 001', name: 'Air compressor', isQpme: false },
  ...{ soundPower: 100, soundPowerMin: 90, soundPowerMax: 110, percentMin: 10 },
});

describe('a row of the equipment table', () => {
  it('[ADMIN-14] reads what was typed', () => {
    expect(readMachine({ ...values, name: ' Air ', soundPower: '99.5' })).toMatchObject({
      name: 'Air',
      soundPower: 99.5,
    });
  });

  it('[ADMIN-15] [ADMIN-16] [ADMIN-17] says which limit a figure breaks', () => {
    expect(findMachineFault('soundPowerMax', { ...values, soundPowerMax: '1001' })).toBe('From 0 to 1000.');
    expect(findMachineFault('soundPower', { ...values, soundPower: '111' })).toMatch(/between/);
    expect(findMachineFault('percentMin', { ...values, percentMin: '9' })).toBe('From 10 to 100.');
    expect(findMachineFault('soundPowerMin', { ...values, soundPowerMin: 'x' })).toBe('Not a number.');
    expect(findMachineFault('name', values)).toBeNull();
  });
});
