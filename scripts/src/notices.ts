// Writes THIRD_PARTY_NOTICES.md from the installed packages; --check fails if it is out of date. Both fail on a licence
// that is not allowed. Run from the root of the repository.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLicenceAllowed, type Use } from './notices/allowed-licences.ts';
import { type InstalledPackage, listInstalledPackages } from './notices/installed-package.ts';
import { renderNotices } from './notices/render-notices.ts';

const FILE = 'THIRD_PARTY_NOTICES.md';
const { values: options } = parseArgs({ options: { check: { type: 'boolean' } } });

function findRefused(packages: readonly InstalledPackage[], use: Use): string[] {
  return packages
    .filter(({ name, licence }) => !isLicenceAllowed(name, licence, use))
    .map(({ name, version, licence }) => `${name} ${version} (${use}): the licence ${licence} is not allowed`);
}

const production = listInstalledPackages('production');
const text = renderNotices(production);
const problems = [
  ...findRefused(production, 'production'),
  ...findRefused(listInstalledPackages('build-time'), 'build-time'),
];
if (!options.check) {
  writeFileSync(FILE, text);
  console.log(`${FILE}: ${production.length} packages`);
} else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  problems.push(`${FILE} is stale: run pnpm notices`);
}
for (const problem of problems) {
  console.error(problem);
  process.exitCode = 1;
}
