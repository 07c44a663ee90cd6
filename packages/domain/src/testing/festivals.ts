import { type DayString, dayNumber, fromDayNumber, toDay } from '../day.ts';

/**
 * The moving festivals calculated from the positions of sun and moon, independently of the table they check. Series by
 * J. Meeus, Astronomical Algorithms: accurate to about a minute for new moons and a quarter of an hour for solar terms.
 */
export interface Festivals {
  readonly easter: DayString;
  readonly lunarNewYear: DayString;
  readonly chingMing: DayString;
  readonly buddha: DayString;
  readonly tuenNg: DayString;
  readonly midAutumn: DayString;
  readonly chungYeung: DayString;
}

export function findFestivals(year: number): Festivals {
  const months = listLunarMonths(year);
  const on = (month: number, day: number) => fromDayNumber((months.get(month) as number) + day - 1);
  return {
    easter: findEaster(year),
    lunarNewYear: on(1, 1),
    chingMing: fromDayNumber(dayOfTerm(year, CHING_MING_DEGREES)),
    buddha: on(4, 8),
    tuenNg: on(5, 5),
    midAutumn: on(8, 15),
    chungYeung: on(9, 9),
  };
}

const CHING_MING_DEGREES = 15;
const WINTER_SOLSTICE_DEGREES = 270;
/** Julian date of 1 January 1970. */
const EPOCH = 2440587.5;
/** The calendar uses the meridian 120 degrees east; astronomical time is about 75 s ahead of civil time. */
const SHIFT_DAYS = 8 / 24 - 75 / 86_400;
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const chineseDay = (julian: number) => Math.floor(julian - EPOCH + SHIFT_DAYS);

/** The first days of lunar months 1 to 10 of a year, by number; leap months are left out. */
function listLunarMonths(year: number): Map<number, number> {
  const solstices = [year - 1, year].map((one) => dayOfTerm(one, WINTER_SOLSTICE_DEGREES));
  const [eleventh, next] = solstices.map(lastNewMoonOn) as [number, number];
  const starts: number[] = [];
  for (let k = eleventh; k <= next; k++) starts.push(dayOfNewMoon(k));
  const leap = starts.length > 13 ? starts.findIndex((start, i) => isWithoutTerm(start, starts[i + 1] as number)) : -1;
  const months = new Map<number, number>();
  let number = 10;
  starts.slice(0, -1).forEach((start, i) => {
    if (i !== leap) months.set(++number > 12 ? number - 12 : number, start);
  });
  return months;
}

/** Whether the sun reaches no multiple of 30 degrees during a month. */
function isWithoutTerm(start: number, end: number): boolean {
  const signAt = (day: number) => Math.floor(sunLongitude(day + EPOCH - SHIFT_DAYS) / 30);
  return signAt(start) === signAt(end);
}

function lastNewMoonOn(day: number): number {
  let k = Math.round((day + EPOCH - 2451550.1) / 29.530588861) + 1;
  while (dayOfNewMoon(k) > day) k--;
  return k;
}

function dayOfNewMoon(k: number): number {
  const t = k / 1236.85;
  const e = 1 - 0.002516 * t;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t * t;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t;
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * t * t;
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * t * t;
  const mean = 2451550.09766 + 29.530588861 * k + 0.00015437 * t * t;
  const terms =
    -0.4072 * sine(moon) +
    0.17241 * e * sine(sun) +
    0.01608 * sine(2 * moon) +
    0.01039 * sine(2 * latitude) +
    0.00739 * e * sine(moon - sun) -
    0.00514 * e * sine(moon + sun) +
    0.00208 * e * e * sine(2 * sun) -
    0.00111 * sine(moon - 2 * latitude) -
    0.00057 * sine(moon + 2 * latitude) +
    0.00056 * e * sine(2 * moon + sun) -
    0.00042 * sine(3 * moon) +
    0.00042 * e * sine(sun + 2 * latitude) +
    0.00038 * e * sine(sun - 2 * latitude) -
    0.00024 * e * sine(2 * moon - sun) -
    0.00017 * sine(node);
  return chineseDay(mean + terms);
}

/** The day on which the sun reaches a given longitude in a year. */
function dayOfTerm(year: number, degrees: number): number {
  const daysAfterEquinox = (((degrees % 360) + 360) % 360) * (365.2422 / 360);
  let julian = dayNumber(toDay(`${year}-03-20`)) + EPOCH + daysAfterEquinox;
  for (let i = 0; i < 6; i++) {
    const missing = ((degrees - sunLongitude(julian) + 540) % 360) - 180;
    julian += (missing * 365.2422) / 360;
  }
  return chineseDay(julian);
}

function sunLongitude(julian: number): number {
  const t = (julian - 2451545) / 36525;
  const anomaly = 357.52911 + 35999.05029 * t - 0.0001537 * t * t;
  const centre =
    (1.914602 - 0.004817 * t) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const trueLongitude = 280.46646 + 36000.76983 * t + 0.0003032 * t * t + centre;
  const apparent = trueLongitude - 0.00569 - 0.00478 * sine(125.04 - 1934.136 * t);
  return ((apparent % 360) + 360) % 360;
}

/** The Gregorian rule. */
function findEaster(year: number): DayString {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return toDay(`${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`);
}
