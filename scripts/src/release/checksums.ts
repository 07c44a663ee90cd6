import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Node's own recursion follows links to folders, which would list the same files repeatedly. */
function* walk(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

/** Checksums of every file below, except links, in the `sha256sum --check` format and in a fixed order. */
export function writeChecksums(directory: string): number {
  const files = [...walk(directory)]
    .map((path) => relative(directory, path))
    .filter((path) => path !== 'SHA256SUMS')
    .sort();
  const lines = files.map((path) => `${sha256(join(directory, path))}  ${path}\n`);
  writeFileSync(join(directory, 'SHA256SUMS'), lines.join(''));
  return files.length;
}
