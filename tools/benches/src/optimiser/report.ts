import { judged, note, formatPercent as percent, type ReportLine } from '../../../kit/src/measure/report.ts';
import type { ComparisonFigures } from './compare-exhaustive.ts';
import type { ExternalFigures } from './compare-external.ts';
import type { ExternalBound } from './external-bound.ts';
import type { SearchFigures, TimedProposal } from './measure-search.ts';

const FIRST_SECONDS = 2;
/** Against the best bound that the external solver proves. */
const MAX_GAP = 0.05;

/** Tenths as displayed. */
const cost = (tenths: number): string => (tenths / 10).toFixed(1);
const gapTo = (bound: number, { proposal }: TimedProposal): number => proposal.cost / bound - 1;

export function describeComparison(figures: ComparisonFigures): ReportLine[] {
  const { projects, equal, combinations, rows, changed, withChoices, impossible, slowestMs } = figures;
  return [
    judged(
      `random projects solved as by trying every combination (${(combinations / 1e6).toFixed(1)} million in all)`,
      `${equal} of ${projects}`,
      'all',
      equal === projects,
    ),
    note(
      'rows on average; projects with measures, with groups or equal zones, with receivers that remain above',
      `${(rows / projects).toFixed(1)}; ${changed}, ${withChoices}, ${impossible}`,
    ),
    note('slowest of them', `${slowestMs.toFixed(0)} ms`),
  ];
}

export function describeExternal({ projects, equal, rows, slowestSeconds }: ExternalFigures): ReportLine[] {
  return [
    judged(
      `random projects of up to 40 rows with up to 8 options (${(rows / projects).toFixed(0)} rows on average) proved with the cost that HiGHS proves`,
      `${equal} of ${projects}`,
      'all',
      equal === projects,
    ),
    note('slowest of them', `${slowestSeconds.toFixed(1)} s`),
  ];
}

export function describeSearch(
  name: string,
  exceeding: number,
  figures: SearchFigures,
  bound: ExternalBound,
): ReportLine[] {
  const { first, later, problem } = figures;
  const best = bound.search;
  const options = problem.options.reduce((total, ofRow) => total + ofRow.length, 0);
  return [
    note(
      `${name}: receivers of all 2,000 that exceed; rows, options, situations to be met`,
      `${exceeding}; ${problem.options.length}, ${options}, ${problem.model.requirements.length}`,
    ),
    judged(
      `${name}: first proposal`,
      `${first.seconds.toFixed(2)} s, cost ${cost(first.proposal.cost)}`,
      `< ${FIRST_SECONDS} s`,
      first.seconds < FIRST_SECONDS,
    ),
    note(
      `${name}: bounds of HiGHS: relaxation; whole options after ${bound.searchSeconds.toFixed(0)} s`,
      `${cost(bound.relaxation)}; ${cost(best)}${bound.found === null ? '' : `, found itself ${cost(bound.found)}`}`,
    ),
    ...later.map((reading) => ({
      what: `${name}: after ${reading.seconds.toFixed(0)} s`,
      value: describeReading(reading, bound),
      bar: `gap <= ${percent(MAX_GAP)}`,
      isMet: gapTo(best, reading) <= MAX_GAP,
    })),
  ];
}

function describeReading(reading: TimedProposal, { relaxation, search }: ExternalBound): string {
  const { proposal } = reading;
  const gaps = `gap ${percent(gapTo(search, reading))}, to the relaxation ${percent(gapTo(relaxation, reading))}`;
  return `cost ${cost(proposal.cost)}, ${proposal.changedRows} rows, own bound ${cost(proposal.lowerBound)}; ${gaps}`;
}
