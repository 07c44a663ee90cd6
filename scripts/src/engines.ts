// Proves that the calculation gives the same bits in every JavaScript engine: pnpm engines [--short]. Node on the
// source is the reference; the bundle runs in Node, Chromium, SpiderMonkey and JavaScriptCore. Exits 1 on a difference
// and when an engine is missing.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';
import type { EngineInput } from './engines/answer.ts';
import { bundleEntry } from './engines/bundle.ts';
import { checkEngine } from './engines/check-engine.ts';
import { openChromium } from './engines/chromium-engine.ts';
import { type CaseCounts, collectCases } from './engines/collect-cases.ts';
import type { Engine } from './engines/engine.ts';
import { runCases } from './engines/entry.ts';
import { openShellEngine, SHELLS } from './engines/shell-engine.ts';

const source: Engine<EngineInput> = {
  name: 'Node, source',
  readVersion: async () => process.version,
  run: async ({ cases, shownId }) => runCases(cases, shownId),
};

const FULL: CaseCounts = { random: 1000, levels: 100_000 };
/** Some engines take a hundred times as long as others. */
const SHORT: CaseCounts = { random: 40, levels: 10_000 };
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

const startedAt = performance.now();
const bundle = await bundleEntry(join(repositoryRoot, 'scripts/src/engines/entry.ts'));
const cases = collectCases(values.short ? SHORT : FULL);
const reference = { engine: source, cases, lines: await source.run({ cases, shownId: null }) };
console.log(`${source.name}: ${await source.readVersion()}, ${cases.length} cases, the reference`);
const shells = Object.values(SHELLS).map((shell) => openShellEngine<EngineInput>(shell, bundle));
for (const engine of [...shells, openChromium<EngineInput>(bundle)]) {
  const report = await checkEngine(engine, reference);
  console.log(report.lines.join('\n'));
  if (!report.isEqual) process.exitCode = 1;
}
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
