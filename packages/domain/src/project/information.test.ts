import { describe, expect, it } from 'vitest';
import { emptyInformation, isRadius, listMissingFields, MANDATORY_FIELDS, stepRadius } from './information.ts';

const complete = {
  ...emptyInformation,
  title: 'Harbour Works',
  proponent: 'a',
  agreement: 'b',
  mainContractor: 'c',
  engineerConsultant: 'd',
};

describe('project information', () => {
  it('[PROJ-44] needs six fields and no other', () => {
    expect(listMissingFields(complete)).toEqual([]);
    expect(listMissingFields({ ...emptyInformation, bufferRadiusMetres: 0 })).toEqual([...MANDATORY_FIELDS]);
  });

  it.each(MANDATORY_FIELDS)('[PROJ-44] says that %s is missing', (field) => {
    const blank = field === 'bufferRadiusMetres' ? 0 : '  ';
    expect(listMissingFields({ ...complete, [field]: blank })).toEqual([field]);
  });

  it('[PROJ-42] [Q69] the radius steps by 50 and stays between 0 and 5000', () => {
    expect([stepRadius(300, 1), stepRadius(300, -1), stepRadius(320, 1)]).toEqual([350, 250, 370]);
    expect([stepRadius(30, -1), stepRadius(0, -1), stepRadius(4980, 1)]).toEqual([0, 0, 5000]);
  });

  it('[Q69] a radius is a whole number from 0 to 5000', () => {
    expect([0, 1, 5000].every(isRadius)).toBe(true);
    expect([-1, 5001, 2.5, Number.NaN, Number.POSITIVE_INFINITY].some(isRadius)).toBe(false);
  });
});
