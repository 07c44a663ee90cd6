import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStaticTitles } from '../statement/read-journeys.ts';
import { readPlaywrightReport } from './read-report.ts';
import { isObject, listOf, type TestOutcome, textOf } from './test-outcome.ts';

/**
 * Every title as the two runners would run it, with tables and loops expanded. Nothing has run, so this shows the
 * intended coverage, not the actual one.
 */
export function listTitles(): TestOutcome[] {
  return [...listVitestTitles(), ...listPlaywrightTitles(), ...listStepTitles()];
}

function listVitestTitles(): TestOutcome[] {
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-titles-'));
  try {
    const file = join(directory, 'titles.json');
    // Parsed statically, a table-driven title would still be '%s'.
    run('vitest', 'list', '--no-static-parse', `--json=${file}`);
    return readVitestTitles(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function listPlaywrightTitles(): TestOutcome[] {
  const text = run('--filter', '@quietsite/e2e', 'exec', 'playwright', 'test', '--list', '--reporter=json');
  return readPlaywrightTitles(JSON.parse(text));
}

/** Playwright lists no steps, because they are known only once they have run. */
const listStepTitles = (): TestOutcome[] =>
  globSync('e2e/src/journeys/*.spec.ts').flatMap((file) =>
    findStaticTitles(readFileSync(file, 'utf8')).map((title) => ({ file, title, hasPassed: true })),
  );

const run = (...command: readonly string[]) =>
  execFileSync('pnpm', ['--silent', ...command], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

export function readVitestTitles(value: unknown): TestOutcome[] {
  return listOf(value).map(({ file, name }) => ({ file: textOf(file), title: textOf(name), hasPassed: true }));
}

export function readPlaywrightTitles(value: unknown): TestOutcome[] {
  if (!isObject(value)) throw new Error('no list of journeys');
  return readPlaywrightReport(value).outcomes.map((outcome) => ({ ...outcome, hasPassed: true }));
}
