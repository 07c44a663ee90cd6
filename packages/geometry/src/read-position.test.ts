import { describe, expect, it, test } from 'vitest';
import { type Hk80Point, hk80, lonLat } from './coordinates.ts';
import { distance } from './measure.ts';
import { lonLatToHk80 } from './projection.ts';
import { readPosition } from './read-position.ts';

const EAST = 850_300.5;
const NORTH = 820_300.25;
const metresFrom = (place: Hk80Point, point: Hk80Point | undefined) => (point ? distance(place, point) : Infinity);

describe('coordinates in the Hong Kong 1980 Grid', () => {
  test.each([
    '850300.5 820300.25',
    '850300.5,820300.25',
    ' 850300.5 ; 820300.25 ',
    '(850300.5, 820300.25)',
    '850,300.5 820,300.25',
    '850 300.5 820 300.25',
    'E 850300.5 N 820300.25',
    'E850300.5, N820300.25',
    '850300.5E 820300.25N',
    '850300.5mE 820300.25mN',
    '850300.5 m 820300.25 m',
    'Easting: 850300.5, Northing: 820300.25',
    'N 820300.25 E 850300.5',
    'northing=820300.25 easting=850300.5',
    '東 850300.5 北 820300.25',
    '８５０３００．５，８２０３００．２５',
    // No northing of Hong Kong is that large.
    '820300.25 850300.5',
  ])('[MAP-38] are read from %j', (text) => {
    expect(readPosition(text)).toEqual({ system: 'grid', positions: [hk80(EAST, NORTH)] });
  });

  it('[MAP-38] may have no separator at all', () => {
    expect(readPosition('850300820300')?.positions).toEqual([hk80(850_300, 820_300)]);
  });

  it('[MAP-38] are offered in both orders where both are in Hong Kong, Easting first, but not beside letters', () => {
    expect(readPosition('836500 820300')?.positions).toEqual([hk80(836_500, 820_300), hk80(820_300, 836_500)]);
    expect(readPosition('820300N 836500E')?.positions).toEqual([hk80(836_500, 820_300)]);
  });

  test.each(['236500 820300', '836500 920300', 'E 790100 N 820300', 'N 860000 E 830000'])(
    '[MAP-38] outside Hong Kong, as %j, are recognised without a position',
    (text) => expect(readPosition(text)).toEqual({ system: 'grid', positions: [] }),
  );
});

describe('coordinates in degrees', () => {
  const place = lonLatToHk80(lonLat(114.175, 22.325));

  test.each([
    '22.325, 114.175',
    '114.175 22.325',
    '22.325°N 114.175°E',
    'N22.325 E114.175',
    'lat 22.325 lon 114.175',
    'longitude: 114.175, latitude: 22.325',
    '[114.175,22.325]',
    '北緯22.325°，東經114.175°',
    `22°19'30"N 114°10'30"E`,
    '22°19′30″N, 114°10′30″E',
    `114°10'30.0" E, 22°19'30.0" N`,
    '22º 19´ 30” N 114º 10´ 30” E',
    `N 22° 19.5' E 114° 10.5'`,
    '22 19 30 114 10 30',
    '22:19:30 N, 114:10:30 E',
    '22d19m30s 114d10m30s',
    '22 19.5, 114 10.5',
    '北纬22度19分30秒 东经114度10分30秒',
  ])('[MAP-38] are read from %j', (text) => {
    const reading = readPosition(text);
    expect(reading?.system).toBe('degrees');
    expect(reading?.positions).toHaveLength(1);
    expect(metresFrom(place, reading?.positions[0])).toBeLessThan(0.01);
  });

  test.each([
    '51.5, -0.12',
    '22.325S 114.175E',
    '22.325N 114.175W',
    `48°51'N 2°21'E`,
    '91.5 200.25',
    '-22.325, 114.175',
  ])('[MAP-38] outside Hong Kong, as %j, have no position', (text) =>
    expect(readPosition(text)?.positions ?? []).toEqual([]),
  );

  it('[MAP-38] are distinguished from names of places', () => {
    expect(readPosition('51.5, -0.12')).toEqual({ system: 'degrees', positions: [] });
    expect(readPosition(`22°61'N 114°10'E`)).toBeNull();
  });
});

test.each([
  ...['', ' ', '8', '22', '22 114', '12 14', '8 Quarry Lane', 'Block 5', 'Kai Tak', '啟德', '北角', '東涌', '北角 12'],
  ...['E', 'N 5', '836500', '1 2 3', '2026-11-19', 'SE', '...', '22.3', '1/F 836500'],
])('[MAP-38] %j is the name of a place and no coordinates', (text) => {
  expect(readPosition(text)).toBeNull();
});

it('[MAP-38] a text of signs alone takes no time', () => {
  const since = performance.now();
  expect(readPosition(`${'1.1-'.repeat(24)}E`)).toBeNull();
  expect(performance.now() - since).toBeLessThan(100);
});
