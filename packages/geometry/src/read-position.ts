import { isWithinBounds } from './bounds.ts';
import { type Hk80Point, hk80, lonLat } from './coordinates.ts';
import { TERRITORY } from './hong-kong.ts';
import { lonLatToHk80 } from './projection.ts';

/** The Hong Kong 1980 Grid in metres, or WGS 84 in degrees. */
export type CoordinateSystem = 'grid' | 'degrees';

export interface PositionReading {
  readonly system: CoordinateSystem;
  /** Empty if outside Hong Kong. Two if both orders are inside: the order Easting, Northing comes first. */
  readonly positions: readonly Hk80Point[];
}

type Axis = 'east' | 'north';

interface Coordinate {
  /** Null if no letter says which one it is. */
  readonly axis: Axis | null;
  readonly value: number;
  /** Minutes, seconds or a degree sign were typed. */
  readonly hasParts: boolean;
}

/**
 * Reads coordinates as people type and paste them: two values of the Hong Kong 1980 Grid, or decimal degrees, degrees
 * and minutes, or degrees, minutes and seconds of WGS 84. Null for any other text.
 */
export function readPosition(text: string): PositionReading | null {
  const coordinates = readCoordinates(joinThousands(tidy(text)));
  if (!coordinates) return null;
  const [first, second] = coordinates;
  if (isGrid(first) && isGrid(second)) return readGrid(first, second);
  if (isDegrees(first) && isDegrees(second)) return readDegrees(first, second);
  return null;
}

/** Before the characters are made alike, which would turn these into letters and accents. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[º˚]/g, '°'],
  [/[´`]/g, "'"],
];

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(\d+)D\s*(\d+)M\s*([\d.]+)S/g, `$1°$2'$3"`],
  [/EASTING|LONGITUDE|LONG|LON|LNG|東經|东经|東|东/g, 'E'],
  [/NORTHING|LATITUDE|LAT|北緯|北纬|北/g, 'N'],
  [/DEG|度|D/g, '°'],
  [/MIN|分|[′’‘]/g, "'"],
  [/SEC|秒|[”“]|''/g, '"'],
  // Metres, also in 'mE' and 'mN'.
  [/(?<=\d)\s*M(?![A-DF-MO-Z])/g, ''],
];

/** One spelling for each word and sign. */
function tidy(text: string): string {
  const replaceAll = (now: string, words: typeof WORDS) =>
    words.reduce((changed, [word, sign]) => changed.replaceAll(word, sign), now);
  return replaceAll(replaceAll(text, SIGNS).normalize('NFKC').trim().toUpperCase(), WORDS);
}

/** '836,500' and '836 500' are one number, and twelve digits are two. */
const joinThousands = (text: string): string =>
  text.replaceAll(/(?<![\d.])(\d{3})[, ](\d{3})(?![\d])/g, '$1$2').replace(/^(\d{6})(\d{6})$/, '$1 $2');

/** Numbers, letters of the axes, and the characters allowed between them. */
const COORDINATES = /^[\d\s()[\],、;:=/|°'".+\-ENSW]+$/;
const NUMBER = /[-+]?\d+(?:\.\d+)?/g;

/** The two values, each of one to three numbers. */
function readCoordinates(text: string): readonly [Coordinate, Coordinate] | null {
  if (!COORDINATES.test(text)) return null;
  const letters = text.match(/[ENSW]/g) ?? [];
  if (letters.length !== 0 && letters.length !== 2) return null;
  const halves = letters.length === 2 ? splitAtLetters(text) : splitInMiddle(text);
  const [first, second] = halves?.map(readCoordinate) ?? [];
  if (!first || !second || (first.axis !== null && first.axis === second.axis)) return null;
  return [first, second];
}

/** Either every letter precedes its value, or every letter follows it. */
function splitAtLetters(text: string): readonly [string, string] | null {
  const isBefore = /^\W*[ENSW]/.test(text);
  const match = isBefore
    ? /^(\W*[ENSW][^ENSW]*)([ENSW].*)$/s.exec(text)
    : /^([^ENSW]*[ENSW])(.*[ENSW]\W*)$/s.exec(text);
  return match?.[1] && match[2] ? [match[1], match[2]] : null;
}

/** Without letters both values have as many numbers. */
function splitInMiddle(text: string): readonly [string, string] | null {
  const numbers = [...text.matchAll(NUMBER)];
  const middle = numbers[numbers.length / 2]?.index;
  return middle === undefined || numbers.length > 6 ? null : [text.slice(0, middle), text.slice(middle)];
}

function readCoordinate(text: string): Coordinate | null {
  const numbers = (text.match(NUMBER) ?? []).map(Number);
  const [whole = 0, minutes = 0, seconds = 0] = numbers;
  if (numbers.length === 0 || numbers.length > 3 || minutes < 0 || minutes >= 60 || seconds < 0 || seconds >= 60)
    return null;
  // Only the last of several may have decimals.
  if (numbers.slice(0, -1).some((number) => !Number.isInteger(number))) return null;
  const sign = /[SW]/.test(text) || whole < 0 ? -1 : 1;
  return {
    axis: /[EW]/.test(text) ? 'east' : /[NS]/.test(text) ? 'north' : null,
    value: sign * (Math.abs(whole) + minutes / 60 + seconds / 3600),
    hasParts: numbers.length > 1 || /[°'"]/.test(text),
  };
}

/** Six digits before the point, here and nowhere near. */
const isGrid = ({ value, hasParts }: Coordinate): boolean => !hasParts && value >= 100_000 && value < 1_000_000;

/** Two bare whole numbers are more likely a name than degrees. */
const isDegrees = ({ value, hasParts, axis }: Coordinate): boolean =>
  Math.abs(value) <= 180 && (hasParts || axis !== null || !Number.isInteger(value));

function readGrid(first: Coordinate, second: Coordinate): PositionReading {
  const isNorthFirst = first.axis === 'north' || second.axis === 'east';
  const isEastFirst = first.axis === 'east' || second.axis === 'north';
  const orders = [
    ...(isNorthFirst ? [] : [hk80(first.value, second.value)]),
    ...(isEastFirst ? [] : [hk80(second.value, first.value)]),
  ];
  return { system: 'grid', positions: orders.filter(isInHongKong) };
}

/** Latitudes of Hong Kong are no longitudes of it, so letters are not needed. */
function readDegrees(first: Coordinate, second: Coordinate): PositionReading {
  const isEastFirst = first.axis === 'east' || second.axis === 'north';
  const isNorthFirst = first.axis === 'north' || second.axis === 'east';
  const orders = [
    ...(isEastFirst ? [] : [lonLat(second.value, first.value)]),
    ...(isNorthFirst ? [] : [lonLat(first.value, second.value)]),
  ];
  const positions = orders.filter(([, latitude]) => Math.abs(latitude) < 85).map(lonLatToHk80);
  return { system: 'degrees', positions: positions.filter(isInHongKong) };
}

const isInHongKong = (point: Hk80Point): boolean => point.every(Number.isFinite) && isWithinBounds(TERRITORY, point);
