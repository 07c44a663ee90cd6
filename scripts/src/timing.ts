// Compares how long known and unknown names take to be refused: pnpm test:timing [--short]. Exits 1 when they differ.
import { parseArgs } from 'node:util';
import { withSignInStage } from './sign-in/stage.ts';
import { measureTiming } from './sign-in/timing.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const samples = values.short ? 300 : 2_000;
/** The mean of a few hundred samples wanders with whatever else the machine does; the short form judges the median. */
const bars = values.short ? { mean: Number.POSITIVE_INFINITY, median: 0.1 } : { mean: 0.05, median: 0.05 };

const variables = { HIDE_UNKNOWN_USERS: 'true', RATE_LIMIT_PER_MINUTE: '1000000' };
const { known, unknown, ...figures } = await withSignInStage(variables, (stage) => measureTiming(stage, samples));
const meanGap = Math.abs(known.meanMs - unknown.meanMs) / known.meanMs;
const medianGap = Math.abs(known.medianMs - unknown.medianMs) / known.medianMs;
const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const ms = (value: number) => `${value.toFixed(2)} ms`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const barText = (bar: number) => (Number.isFinite(bar) ? `<= ${percent(bar)}` : '');
row(`${figures.samples} samples`, 'known name', 'unknown name', 'apart', 'bar');
row('---', '---', '---', '---', '---');
row('mean', ms(known.meanMs), ms(unknown.meanMs), percent(meanGap), barText(bars.mean));
row('median', ms(known.medianMs), ms(unknown.medianMs), percent(medianGap), barText(bars.median));
row('answers that differ', '', '', String(figures.different), '0');
process.exitCode = figures.different === 0 && meanGap <= bars.mean && medianGap <= bars.median ? 0 : 1;
