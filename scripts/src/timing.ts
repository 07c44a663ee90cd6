// Compares how long known and unknown names take to be refused: pnpm test:timing [--short]. Exits 1 when they differ.
import { parseArgs } from 'node:util';
import { withSignInStage } from './sign-in/stage.ts';
import { measureTiming } from './sign-in/timing.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const samples = values.short ? 60 : 2_000;
/** Other load on the machine only adds time: with few samples the fastest are compared, with many all. */
const NONE = Number.POSITIVE_INFINITY;
const bars = values.short ? { mean: NONE, median: NONE, fastest: 0.25 } : { mean: 0.05, median: 0.05, fastest: NONE };

const variables = { HIDE_UNKNOWN_USERS: 'true', RATE_LIMIT_PER_MINUTE: '1000000' };
const { known, unknown, ...figures } = await withSignInStage({ isShort: values.short, variables }, (stage) =>
  measureTiming(stage, samples),
);
const gap = (of: 'meanMs' | 'medianMs' | 'fastestMs') => Math.abs(known[of] - unknown[of]) / known[of];
const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const ms = (value: number) => `${value.toFixed(2)} ms`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const barText = (bar: number) => (Number.isFinite(bar) ? `<= ${percent(bar)}` : '');
row(`${figures.samples} samples`, 'known name', 'unknown name', 'apart', 'bar');
row('---', '---', '---', '---', '---');
row('mean', ms(known.meanMs), ms(unknown.meanMs), percent(gap('meanMs')), barText(bars.mean));
row('median', ms(known.medianMs), ms(unknown.medianMs), percent(gap('medianMs')), barText(bars.median));
row('fastest', ms(known.fastestMs), ms(unknown.fastestMs), percent(gap('fastestMs')), barText(bars.fastest));
row('answers that differ', '', '', String(figures.different), '0');
const isMet = gap('meanMs') <= bars.mean && gap('medianMs') <= bars.median && gap('fastestMs') <= bars.fastest;
process.exitCode = figures.different === 0 && isMet ? 0 : 1;
