import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleEntry } from './bundle.ts';
import { checkEngine, type Reference } from './check-engine.ts';
import { openShellEngine, SHELLS } from './shell-engine.ts';
import { runCases } from './testing/bent-entry.ts';

const entry = join(import.meta.dirname, 'testing/bent-entry.ts');
const cases = [{ id: 'case 1', input: 1 }];
const lines = runCases(cases, null);
const source = { name: 'source', readVersion: async () => '', run: async () => runCases(cases, 'case 1') };
const reference: Reference<number> = { engine: source, cases, lines };
const LIMIT_MS = 30_000;

describe('openShellEngine', () => {
  let bundle = '';
  beforeAll(async () => {
    bundle = await bundleEntry(entry);
  }, LIMIT_MS);

  it('gives the same bits from the bundle in Node as from the source', async () => {
    const report = await checkEngine(openShellEngine<number>(SHELLS.node, bundle), reference);
    expect(report.lines).toEqual([expect.stringMatching(/^Node, bundle: v\d.*, 1 cases in .* s, equal$/)]);
  });

  it.each([SHELLS.spiderMonkey, SHELLS.javaScriptCore])(
    'runs the bundle in $name and finds the bit that differs there',
    async (shell) => {
      const report = await checkEngine(openShellEngine<number>(shell, bundle), reference);
      expect(report.isEqual).toBe(false);
      expect(report.lines[0]).toMatch(/1 cases in .* s, 1 DIFFERENT, first case 1$/);
      expect(report.lines.slice(-2)).toEqual([
        '  - level 3ff0000000000000 (1)',
        '  + level 3ff0000000000001 (1.0000000000000002)',
      ]);
    },
    LIMIT_MS,
  );

  it('does not take a missing engine for equal', async () => {
    const missing = { ...SHELLS.spiderMonkey, program: 'no-such-engine' };
    const report = await checkEngine(openShellEngine<number>(missing, bundle), reference);
    expect(report).toEqual({ isEqual: false, lines: [expect.stringContaining('DID NOT RUN')] });
  });
});
