// Proves that the calculation gives the same bits in every JavaScript engine: pnpm engines [--random N]. Node on the
// source is the reference; the bundle runs in Node, Chromium, SpiderMonkey and JavaScriptCore. Exits 1 on a difference
// and when an engine is missing.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { EngineInput } from './engines/answer.ts';
import { bundleEntry } from './engines/bundle.ts';
import { checkEngine } from './engines/check-engine.ts';
import { openChromium } from './engines/chromium-engine.ts';
import { collectCases } from './engines/collect-cases.ts';
import type { Engine } from './engines/engine.ts';
import { runCases } from './engines/entry.ts';
import { openShellEngine, SHELLS } from './engines/shell-engine.ts';
import { repositoryRoot } from './stack/cluster.ts';

const source: Engine<EngineInput> = {
  name: 'Node, source',
  readVersion: async () => process.version,
  run: async ({ cases, shownId }) => runCases(cases, shownId),
};

const { values } = parseArgs({ options: { random: { type: 'string', default: '1000' } } });
const randomCount = Number(values.random);
if (!Number.isInteger(randomCount) || randomCount < 0) throw new Error('--random takes a whole number');

const startedAt = performance.now();
const bundle = await bundleEntry(join(repositoryRoot, 'scripts/src/engines/entry.ts'));
const cases = collectCases(randomCount);
const reference = { engine: source, cases, lines: await source.run({ cases, shownId: null }) };
console.log(`${source.name}: ${await source.readVersion()}, ${cases.length} cases, the reference`);
const shells = Object.values(SHELLS).map((shell) => openShellEngine<EngineInput>(shell, bundle));
for (const engine of [...shells, openChromium<EngineInput>(bundle)]) {
  const report = await checkEngine(engine, reference);
  console.log(report.lines.join('\n'));
  if (!report.isEqual) process.exitCode = 1;
}
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
