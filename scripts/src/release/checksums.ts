import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Node's own recursion goes through links to folders, where the same files lie again and again. */
function* walk(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

/** Of every file below, links aside, in the form that `sha256sum --check` reads and in an order of its own. */
export function writeChecksums(directory: string): number {
  const files = [...walk(directory)]
    .map((path) => relative(directory, path))
    .filter((path) => path !== 'SHA256SUMS')
    .sort();
  const lines = files.map((path) => `${sha256(join(directory, path))}  ${path}\n`);
  writeFileSync(join(directory, 'SHA256SUMS'), lines.join(''));
  return files.length;
}
