import { describe, expect, it } from 'vitest';
import type { CatalogueFits } from './fits.schema.ts';
import { findMethodFit, findSharedClass, findStaticPlant, NO_FITS } from './fits.ts';

const place = { constructionWork: 'Marine Works', taskName: 'Sea wall blocks' };
const unnamed = { id: 1, equipmentName: '', officialId: '' };
const anywhere = { ...unnamed, constructionWork: '', activity: '', source: 'practice' };
const fit = { methodName: 'Saw and lift', replacesId: null, note: 'slabs', ...anywhere };
const withMethods = (...methods: CatalogueFits['methods']): CatalogueFits => ({ ...NO_FITS, methods });
const asked = { methodName: 'Saw and lift', replacesId: 27 };

describe('[MITI-42] a method fits', () => {
  it('where a line names its construction work and activity, whatever the case and spaces', () => {
    const there = { ...fit, constructionWork: 'marine  works ', activity: 'SEA WALL BLOCKS' };
    expect(findMethodFit(withMethods(there), place, asked)).toBe(there);
    expect(findMethodFit(withMethods({ ...fit, activity: 'Dredging' }), place, asked)).toBeNull();
    expect(findMethodFit(withMethods({ ...fit, constructionWork: 'Paving' }), place, asked)).toBeNull();
    expect(findMethodFit(NO_FITS, place, asked)).toBeNull();
  });

  it('for the machine that the line names, or for every one', () => {
    expect(findMethodFit(withMethods(fit), place, asked)).toBe(fit);
    expect(findMethodFit(withMethods({ ...fit, replacesId: 48 }), place, asked)).toBeNull();
    expect(findMethodFit(withMethods(fit), place, { ...asked, methodName: 'Wall saw' })).toBeNull();
  });

  it('by the line that names the place most closely', () => {
    const [work, activity] = [
      { ...fit, constructionWork: 'Marine Works' },
      { ...fit, activity: 'Sea wall blocks' },
    ];
    expect(findMethodFit(withMethods(fit, work, activity), place, asked)).toBe(activity);
    expect(findMethodFit(withMethods(fit, work), place, asked)).toBe(work);
  });
});

describe('[MITI-43] a quieter machine fits', () => {
  const crane = { className: 'crane', duty: 'mobile, lifting', ...anywhere };
  const classes = [
    { ...crane, equipmentId: 48 },
    { ...crane, equipmentId: 700, className: 'Crane' },
    { ...crane, equipmentId: 701, duty: 'mobile mini, lifting' },
    { ...crane, equipmentId: 48, constructionWork: 'Marine Works', duty: 'barge mounted' },
  ];
  const fits = { ...NO_FITS, classes };
  const steel = { constructionWork: 'Superstructure', taskName: 'Steelwork' };

  it('one of its own class and duty, and no other', () => {
    expect(findSharedClass(fits, steel, { equipmentId: 700, replacesId: 48 })).toMatchObject({ equipmentId: 700 });
    expect(findSharedClass(fits, steel, { equipmentId: 701, replacesId: 48 })).toBeNull();
    expect(findSharedClass(fits, steel, { equipmentId: 702, replacesId: 48 })).toBeNull();
    expect(findSharedClass(fits, steel, { equipmentId: 700, replacesId: 49 })).toBeNull();
  });

  it('only where the machine has that duty', () => {
    expect(findSharedClass(fits, place, { equipmentId: 700, replacesId: 48 })).toBeNull();
  });
});

it('[MITI-44] only what is listed is static plant', () => {
  const staticPlant = [{ ...unnamed, equipmentId: 101, enclosureDba: -10, source: 'practice' }];
  expect(findStaticPlant({ ...NO_FITS, staticPlant }, 101)).toBe(staticPlant[0]);
  expect(findStaticPlant({ ...NO_FITS, staticPlant }, 67)).toBeNull();
  expect(findStaticPlant({ ...NO_FITS, staticPlant }, null)).toBeNull();
});
