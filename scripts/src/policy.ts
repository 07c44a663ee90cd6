// Checks where dependencies come from and what they may do: pnpm policy. `pnpm notices --check` checks their licences.
// The rules: docs/security/README.md#supply-chain.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';
import {
  findInstallScripts,
  findRegistrySettings,
  type InstalledManifest,
  type WorkspaceSettings,
} from './policy/install-rules.ts';
import { findDrift, findForeignPackages, findLooseVersions, type Lock, type Manifest } from './policy/lock-rules.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');

function readManifests(): Record<string, Manifest> {
  const files = execFileSync('git', ['ls-files', '*package.json'], { cwd: repositoryRoot, encoding: 'utf8' });
  const paths = files.trim().split('\n');
  return Object.fromEntries(paths.map((path) => [dirname(path), JSON.parse(read(path)) as Manifest]));
}

/** Every package in the store of this checkout, direct or transitive. */
function listInstalled(): InstalledManifest[] {
  const store = join(repositoryRoot, 'node_modules/.pnpm');
  return readdirSync(store)
    .map((name) => join(store, name, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listPackages(folder))
    .map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as InstalledManifest);
}

/** Only real directories; the other entries are links to other packages. */
const listPackages = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('@') ? listPackages(join(folder, name)) : [join(folder, name)]))
    .filter((path) => existsSync(join(path, 'package.json')));

const lock = parse(read('pnpm-lock.yaml')) as Lock;
const manifests = readManifests();
const installed = listInstalled();
const problems = [
  ...(lock.lockfileVersion === '9.0' ? [] : [`pnpm-lock.yaml is of version ${lock.lockfileVersion}, not 9.0`]),
  ...findLooseVersions(manifests),
  ...findForeignPackages(lock),
  ...findDrift(lock, manifests),
  ...findInstallScripts(parse(read('pnpm-workspace.yaml')) as WorkspaceSettings, installed),
  ...findRegistrySettings(read('.npmrc')),
];
const locked = Object.keys(lock.packages).length;
console.log(`${Object.keys(manifests).length} rooms, ${locked} locked packages, ${installed.length} installed here`);
for (const problem of problems) {
  console.error(problem);
  process.exitCode = 1;
}
