// Writes the test section of the accessibility page from the journeys themselves; --check fails if it is out of date.
// Run from the root of the repository.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readJourneys } from './statement/read-journeys.ts';
import { readRules } from './statement/read-rules.ts';

const FILE = 'apps/web/src/features/help/accessibility-checks.ts';
const { values: options } = parseArgs({ options: { check: { type: 'boolean' } } });

function render(): string {
  const { screens, keyboard, ...counts } = count();
  if (screens === 0 || keyboard === 0)
    throw new Error('no screens or keyboard journeys were found: has the check moved?');
  const text = `/** Written by \`pnpm statement\` from the journeys. */
export const accessibilityChecks = ${JSON.stringify({ axe: readRules(), areas: counts.areas })} as const;
`;
  return execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${FILE}`], {
    input: text,
    encoding: 'utf8',
  });
}

function count() {
  const areas = readJourneys();
  const sum = (counts: readonly number[]) => counts.reduce((total, value) => total + value, 0);
  return {
    areas,
    screens: sum(areas.map((area) => area.screens.length)),
    keyboard: sum(areas.map((area) => area.keyboard.length)),
  };
}

const text = render();
if (!options.check) {
  writeFileSync(FILE, text);
  const { screens, keyboard } = count();
  console.log(`${FILE}: ${screens} screens, ${keyboard} keyboard journeys`);
} else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} is stale: run pnpm statement`);
  process.exitCode = 1;
}
