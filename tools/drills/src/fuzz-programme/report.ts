import { CONTAINER_REASONS, type FuzzResult } from './outcome.ts';

const MIN_PASS_SHARE = 0.5;

const total = ({ counts }: FuzzResult) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Files that got past the container check: their content was mutated. */
function passShare(result: FuzzResult): number {
  const stopped = Object.entries(result.counts).filter(([outcome]) => CONTAINER_REASONS.has(outcome));
  return 1 - stopped.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, total(result));
}

export const isGood = (result: FuzzResult): boolean =>
  result.failures.length === 0 && total(result) > 0 && passShare(result) >= MIN_PASS_SHARE;

const count = (number: number) => number.toLocaleString('en');

export const formatTable = (results: readonly FuzzResult[]): string =>
  [
    '| format | changed files | taken | with problems | refused | past the container | slowest | each second | failures |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...results.map((result) => {
      const { taken = 0, problems = 0 } = result.counts;
      const all = total(result);
      const cells = [
        result.format,
        count(all),
        count(taken),
        count(problems),
        count(all - taken - problems),
        `${(100 * passShare(result)).toFixed(1)} %`,
        `${result.slowestMs.toFixed(1)} ms`,
        count(Math.round(all / result.seconds)),
        count(result.failures.length),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');

export const formatReasons = (results: readonly FuzzResult[]): string =>
  [
    '| format | reasons of refusals |',
    '| --- | --- |',
    ...results.map(({ format, counts }) => {
      const reasons = Object.entries(counts).filter(([outcome]) => outcome !== 'taken' && outcome !== 'problems');
      const texts = reasons.sort((a, b) => b[1] - a[1]).map(([reason, number]) => `${reason} ${count(number)}`);
      return `| ${format} | ${texts.join(', ')} |`;
    }),
  ].join('\n');
