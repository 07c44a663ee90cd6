import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Use } from './allowed-licences.ts';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly author: string;
  readonly homepage: string;
  /** Contents of the package's licence files, by file name. */
  readonly licenceTexts: readonly string[];
}

interface ListedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  readonly paths: readonly string[];
  readonly license: string;
  readonly author?: string;
  readonly homepage?: string;
}

const LICENCE_FILE = /^(licen[cs]e|copying|copyright)/i;
const NOTICE_FILE = /^notice/i;

export function listInstalledPackages(use: Use): InstalledPackage[] {
  const scope = use === 'production' ? '--prod' : '--dev';
  const output = execFileSync('pnpm', ['--recursive', 'licenses', 'list', '--json', scope], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const listed: Record<string, readonly ListedPackage[]> = JSON.parse(output);
  return Object.values(listed).flat().flatMap(readVersions).sort(compare);
}

function readVersions(listed: ListedPackage): InstalledPackage[] {
  return listed.versions.map((version, index) => ({
    name: listed.name,
    version,
    licence: listed.license,
    author: listed.author ?? '',
    homepage: listed.homepage ?? '',
    licenceTexts: readLicenceTexts(listed.paths[index]),
  }));
}

function readLicenceTexts(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file) || NOTICE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** By code unit: the order must not depend on the machine's locale. */
function compare(a: InstalledPackage, b: InstalledPackage): number {
  const [keyA, keyB] = [`${a.name} ${a.version}`, `${b.name} ${b.version}`];
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}
