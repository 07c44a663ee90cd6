import { expect, it } from 'vitest';
import {
  classOfKind,
  criterionOfKind,
  ENTERED_KINDS,
  isOpenAirKind,
  isPublishedCriterion,
  RECEIVER_KINDS,
} from './receiver-kinds.ts';

it('[CALC-66] each kind of receiver has its criterion, and says whether it is published (M-140, M-141)', () => {
  const homes = ['residential', 'other', 'hotel'];
  expect(RECEIVER_KINDS).toHaveLength(12);
  for (const kind of RECEIVER_KINDS) {
    const isHome = homes.includes(kind);
    expect([kind, criterionOfKind(kind)]).toEqual([kind, kind === 'openAir' ? null : isHome ? 75 : 70]);
    expect([kind, isOpenAirKind(kind)]).toEqual([kind, kind === 'openAir']);
    const published = [...homes, 'education', 'worship', 'library', 'openAir'];
    expect([kind, isPublishedCriterion(kind)]).toEqual([kind, published.includes(kind)]);
    const group = isHome ? 'residential' : ['education', 'openAir'].includes(kind) ? kind : 'otherSensitive';
    expect([kind, classOfKind(kind)]).toEqual([kind, group]);
  }
  expect(ENTERED_KINDS).toEqual(RECEIVER_KINDS.filter((kind) => kind !== 'other'));
});
