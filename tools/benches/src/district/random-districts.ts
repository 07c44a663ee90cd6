import { calculateSiteCalendar, type Period, toDay } from '@quietsite/domain';
import {
  createRandomDistrict,
  uniteSites,
  withNeighbours,
} from '../../../../packages/domain/src/testing/random-district.ts';

const YEAR: Period = { start: toDay('2027-01-01'), end: toDay('2027-12-31') };
const SIZE = { sites: 6, receiversPerSite: 8, sideMetres: 400 };

export interface UnionFigures {
  readonly districts: number;
  /** Levels compared: one for each receiver and day. */
  readonly levels: number;
  readonly largestDifference: number;
}

/** Compares every site's calendar with one project that holds the zones, activities and rows of all sites. */
export function compareWithUnion(districts: number): UnionFigures {
  let [levels, largestDifference] = [0, 0];
  for (let seed = 1; seed <= districts; seed++) {
    const sites = createRandomDistrict(seed, SIZE);
    for (let index = 0; index < sites.length; index++) {
      const { together } = calculateSiteCalendar(withNeighbours(sites, index), YEAR);
      const union = calculateSiteCalendar(uniteSites(sites, index), YEAR).together;
      together.forEach((level, at) => {
        levels++;
        largestDifference = Math.max(largestDifference, differenceOf(level, union[at] ?? Number.NaN));
      });
    }
  }
  return { districts, levels, largestDifference };
}

/** Two days without noise are equal; noise on only one of them is a difference. */
function differenceOf(a: number, b: number): number {
  if (Number.isNaN(a) && Number.isNaN(b)) return 0;
  return Number.isNaN(a) || Number.isNaN(b) ? Number.POSITIVE_INFINITY : Math.abs(a - b);
}
