// Signs in while passwords are guessed at 200 per second: pnpm test:flood [--short]. Exits 1 when a sign-in fails.
import { parseArgs } from 'node:util';
import { type FloodFigures, measureFlood, rememberBrowser, type Scene } from './sign-in/flood.ts';
import { withSignInStage } from './sign-in/stage.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const seconds = values.short ? 2 : 10;
const network = (prefix: string) => Array.from({ length: 40 }, (_, index) => `${prefix}.${index + 1}`);

const scenes: readonly Scene[] = [
  { name: 'no flood', strangers: [], owners: ['127.0.0.3'] },
  { name: 'from one address', strangers: ['127.0.0.2'], owners: ['127.0.0.1'] },
  { name: 'from 40 addresses', strangers: network('127.0.1'), owners: network('127.0.2') },
];

/**
 * A single address is stopped by its rate limit; many stay below theirs and reach the queue before the password check.
 */
function isMet({ name, signIns, signInsAnswered, flood, refused, checked }: FloodFigures): boolean {
  const isFloodAnswered = refused + checked === flood;
  const isFloodRefused = name !== 'from one address' || refused > flood * 0.75;
  return signInsAnswered === signIns && isFloodAnswered && isFloodRefused;
}

/** The default rate limit; that of the stack is for demonstrations. */
const figures = await withSignInStage(
  { isShort: values.short, variables: { RATE_LIMIT_PER_MINUTE: undefined } },
  async (stage) => {
    const all: FloodFigures[] = [];
    const device = await rememberBrowser(stage);
    for (const scene of scenes) all.push(await measureFlood(stage, scene, device, seconds));
    return all;
  },
);
console.log('| flood | sign-ins answered | p50 | p95 | guesses | refused unchecked | checked |  |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const line of figures) {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const cells = [line.name, `${line.signInsAnswered} of ${line.signIns}`, ms(line.p50Ms), ms(line.p95Ms)];
  const counts = [line.flood, line.refused, line.checked, isMet(line) ? 'met' : 'MISSED'];
  console.log(`| ${[...cells, ...counts].join(' | ')} |`);
}
process.exitCode = figures.every(isMet) ? 0 : 1;
