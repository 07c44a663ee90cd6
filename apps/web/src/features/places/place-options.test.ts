import type { Place } from '@quietsite/contracts';
import { hk80, readPosition } from '@quietsite/geometry';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { zhHant } from '../../texts/zh-hant.ts';
import { describePlace, describePositions } from './place-options.ts';

beforeAll(startTexts);

const school: Place = {
  kind: 'education',
  name: 'Zebra House',
  detail: '8 Quarry Lane',
  district: 'Kowloon City',
  position: hk80(836_000, 820_000),
  projectId: null,
};

describe('a line of the place search', () => {
  it('[MAP-36] says the kind, the address and the district', () => {
    expect(describePlace(i18next.t, school).details).toEqual(['School', '8 Quarry Lane', 'Kowloon City']);
    expect(describePlace(i18next.t, { ...school, detail: null, district: null }).details).toEqual(['School']);
  });

  it('[MAP-36] names a district once, in the language of the page, and shows more of the map for it', () => {
    const district: Place = { ...school, kind: 'district', name: 'Sha Tin', detail: null, district: 'Sha Tin' };
    i18next.addResourceBundle('zh-Hant', 'translation', zhHant);
    const { place, details } = describePlace(i18next.getFixedT('zh-Hant'), district);
    expect(place.name).toBe('沙田區');
    expect(details).toEqual(['行政區']);
    expect(place.zoom).toBeLessThan(describePlace(i18next.t, school).place.zoom);
  });

  it('[MAP-38] offers each order of coordinates, with their degrees', () => {
    const reading = readPosition('836500 820300');
    const options = reading ? describePositions(i18next.t, reading) : [];
    expect(options.map(({ place }) => place.name)).toEqual(['E 836500.0, N 820300.0', 'E 820300.0, N 836500.0']);
    expect(options[0]?.details).toEqual(['HK 1980 Grid', '22.32171° N, 114.17913° E']);
  });
});
