import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packArchive } from '../../../../scripts/src/release/archive.ts';
import { writeChecksums } from '../../../../scripts/src/release/checksums.ts';

interface Change {
  readonly version: string;
  /** By path in the release: the text to prepend to the file, which is created if it does not exist. */
  readonly prepended: Readonly<Record<string, string>>;
}

const readIfExists = (file: string): string => {
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
    writeFileSync(file, `${text}${readIfExists(file)}`);
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
