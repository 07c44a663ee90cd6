import { emptyInformation } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { informationFields, listDifferences, placeAfter, readActiveIndex, stepIndex } from './information.ts';

describe('the information form', () => {
  it('[PROJ-41] has nine fields in their order', () => {
    expect(informationFields).toEqual([
      'title',
      'proponent',
      'agreement',
      'mainContractor',
      'engineerConsultant',
      'bufferRadiusMetres',
      'eiaReference',
      'description',
      'specialFeature',
    ]);
  });

  it('finds the fields in which two states differ', () => {
    const other = { ...emptyInformation, proponent: 'b', bufferRadiusMetres: 350 };
    expect(listDifferences(emptyInformation, other)).toEqual(['proponent', 'bufferRadiusMetres']);
    expect(listDifferences(other, other)).toEqual([]);
  });
});

describe('the tabs of the editor', () => {
  it('[SHELL-18] [PROJ-38] [Q72] are 0, 1 and 2 in the address, the fourth has no tab, anything else is the first', () => {
    expect(['0', '1', '2', '3', '4', '-1', 'x', '', null].map(readActiveIndex)).toEqual([0, 1, 2, 3, 0, 0, 0, 0, 0]);
  });

  it('[PROJ-73] lead on to the next tab, and from the schedule to the equipment', () => {
    expect([placeAfter(0), placeAfter(1), placeAfter(2)]).toEqual([1, 2, 'equipment']);
  });

  it('[PROJ-39] run from 0 to 2', () => {
    expect([stepIndex(0, 1), stepIndex(1, 1), stepIndex(2, 1)]).toEqual([1, 2, 2]);
    expect([stepIndex(2, -1), stepIndex(1, -1), stepIndex(0, -1)]).toEqual([1, 0, 0]);
  });
});
