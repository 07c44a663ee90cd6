import { formatCount, formatMs, formatPercent, formatRows } from '../../../kit/src/measure/report.ts';
import { CONTAINER_REASONS, type FuzzResult } from './outcome.ts';

const MIN_PASS_SHARE = 0.5;

const total = ({ counts }: FuzzResult) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Files that got past the container check: their content was mutated. */
function passShare(result: FuzzResult): number {
  const stopped = Object.entries(result.counts).filter(([outcome]) => CONTAINER_REASONS.has(outcome));
  return 1 - stopped.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, total(result));
}

export const isPassed = (result: FuzzResult): boolean =>
  result.failures.length === 0 && total(result) > 0 && passShare(result) >= MIN_PASS_SHARE;

export const formatTable = (results: readonly FuzzResult[]): string =>
  formatRows(
    [
      ...['format', 'changed files', 'taken', 'with problems', 'refused'],
      ...['past the container', 'slowest', 'each second', 'failures'],
    ],
    results.map((result) => {
      const { taken = 0, problems = 0 } = result.counts;
      const all = total(result);
      return [
        ...[result.format, ...[all, taken, problems, all - taken - problems].map(formatCount)],
        ...[formatPercent(passShare(result)), formatMs(result.slowestMs)],
        ...[formatCount(Math.round(all / result.seconds)), formatCount(result.failures.length)],
      ];
    }),
  );

export const formatReasons = (results: readonly FuzzResult[]): string =>
  formatRows(
    ['format', 'reasons of refusals'],
    results.map(({ format, counts }) => {
      const reasons = Object.entries(counts).filter(([outcome]) => outcome !== 'taken' && outcome !== 'problems');
      const texts = reasons.sort((a, b) => b[1] - a[1]).map(([reason, number]) => `${reason} ${formatCount(number)}`);
      return [format, texts.join(', ')];
    }),
  );
