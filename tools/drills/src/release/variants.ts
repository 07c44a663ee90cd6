import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packArchive } from '../../../../scripts/src/release/archive.ts';
import { writeChecksums } from '../../../../scripts/src/release/checksums.ts';

interface Change {
  readonly version: string;
  /** Path in the release to the text prepended to it; creates the file if there is none. */
  readonly prepended: Readonly<Record<string, string>>;
}

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Makes another release from an existing one: the changes are small and defined here, the packaging is real. */
export function makeVariant(archive: string, directory: string, { version, prepended }: Change): string {
  const unpacked = mkdtempSync(join(directory, 'unpacked-'));
  execFileSync('tar', ['--extract', '--gzip', `--file=${archive}`, `--directory=${unpacked}`]);
  const [name = ''] = readdirSync(unpacked);
  const release = join(unpacked, name);
  writeFileSync(join(release, 'VERSION'), `${version}\n`);
  for (const [path, text] of Object.entries(prepended)) {
    const file = join(release, path);
    writeFileSync(file, `${text}${readIfThere(file)}`);
  }
  writeChecksums(release);
  const target = join(directory, `quietsite-${version}.tar.gz`);
  packArchive(release, target, 1_700_000_000, 1);
  rmSync(unpacked, { recursive: true });
  return basename(target);
}

/** As published, except for one byte. */
export function makeDamaged(archive: string, directory: string): string {
  const target = join(directory, 'quietsite-damaged.tar.gz');
  copyFileSync(archive, target);
  appendFileSync(target, 'x');
  const sum = readFileSync(`${archive}.sha256`, 'utf8').split(' ')[0];
  writeFileSync(`${target}.sha256`, `${sum}  ${basename(target)}\n`);
  return basename(target);
}
