// Measures the calendar of a district: pnpm bench:district [--short]. Exits 1 when a target is missed.
import { formatCount, judged, note, publish, type ReportLine, readIsShort } from '../../kit/src/measure/report.ts';
import { measureDistrict } from './district/large-district.ts';
import { compareWithUnion } from './district/random-districts.ts';

const MAX_DIFFERENCE = 1e-9;
const MAX_SECONDS = { calendar: 10, approval: 1 };
/** The calendar takes every day of every receiver; the calculation leaves out what its bounds exclude. */
const MAX_RATIO = 8;

function describeUnion(districts: number): ReportLine[] {
  const { levels, largestDifference } = compareWithUnion(districts);
  return [
    note(`levels compared with the union, ${districts} random districts`, formatCount(levels)),
    judged(
      'largest difference',
      `${largestDifference.toExponential(1)} dB`,
      `<= ${MAX_DIFFERENCE} dB`,
      largestDifference <= MAX_DIFFERENCE,
    ),
  ];
}

function describeDistrict(siteCount: number, turns: number, isTimed: boolean): ReportLine[] {
  const figures = measureDistrict(siteCount, 40, turns);
  const { sites, receivers, neighboursPerSite, affectedSites, rows, rowsWithClash } = figures;
  const ratio = figures.calendarSeconds / figures.bareSeconds;
  const approvalRatio = figures.approvalSeconds / figures.approvalBareSeconds;
  const time = (what: string, seconds: number, most: number) =>
    isTimed
      ? judged(what, `${seconds.toFixed(2)} s`, `< ${most} s`, seconds < most)
      : note(what, `${seconds.toFixed(2)} s`);
  const compare = (what: string, value: number) =>
    judged(what, `${value.toFixed(1)} times`, `<= ${MAX_RATIO} times`, value <= MAX_RATIO);
  return [
    note(
      'approved sites, receivers, neighbours of a site',
      `${sites}, ${formatCount(receivers)}, ${neighboursPerSite.toFixed(1)}`,
    ),
    note('receivers that hear a site, receivers with a clash', `${formatCount(rows)}, ${formatCount(rowsWithClash)}`),
    note('the bare calculation of every site', `${figures.bareSeconds.toFixed(2)} s`),
    time('calendar of a year', figures.calendarSeconds, MAX_SECONDS.calendar),
    compare('calendar of a year against the bare calculation', ratio),
    note(
      'sites to calculate again after one more approval, mean and most',
      `${affectedSites.mean.toFixed(1)}, ${affectedSites.most}`,
    ),
    time('one more approval where most sites are near', figures.approvalSeconds, MAX_SECONDS.approval),
    compare('one more approval against the bare calculation of the same sites', approvalRatio),
  ];
}

const isShort = readIsShort();
const lines = isShort
  ? [...describeUnion(10), ...describeDistrict(60, 6, false)]
  : [...describeUnion(100), ...describeDistrict(500, 3, true)];
publish(lines, isShort, {
  path: 'docs/benchmarks/district.md',
  command: 'bench:district',
  title: 'The calendar of a district',
  about: `Every site of the district is calculated at its own receivers with its approved neighbours (M-50), on every day of a year, and the loudest single site beside it. The random districts have six sites of two zones, with groups, fixed positions, barriers and rows with their own dates, and are compared with one project that holds the zones, activities and rows of all six; zones of type B stand on one site only, because they are compared within a project (M-34). The bare calculation is that which every project has anyway: its highest levels with its neighbours, without the days.`,
});
