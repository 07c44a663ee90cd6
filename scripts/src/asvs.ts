// Checks docs/security/asvs.tsv and writes docs/security/asvs.md from it; --check fails if it is out of date. Run from
// the root of the repository.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findProblems } from './asvs/find-problems.ts';
import { renderPage, renderTable } from './asvs/render.ts';
import { parseTable } from './asvs/row.ts';

const TABLE = 'docs/security/asvs.tsv';
const PAGE = 'docs/security/asvs.md';
const { values: options } = parseArgs({ options: { check: { type: 'boolean' } } });
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const { rows, problems: faults } = parseTable(readFileSync(TABLE, 'utf8'));
const problems = [...faults, ...findProblems(rows, read)];
console.log(renderTable(rows));
if (!options.check) writeFileSync(PAGE, renderPage(rows));
else if (read(PAGE) !== renderPage(rows)) problems.push(`${PAGE} is stale: run pnpm asvs`);
for (const problem of problems) {
  console.error(problem);
  process.exitCode = 1;
}
