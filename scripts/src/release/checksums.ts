import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Of every file below, links aside, in the form that `sha256sum --check` reads and in an order of its own. */
export function writeChecksums(directory: string): number {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((path) => path !== 'SHA256SUMS')
    .sort();
  const lines = files.map((path) => `${sha256(join(directory, path))}  ${path}\n`);
  writeFileSync(join(directory, 'SHA256SUMS'), lines.join(''));
  return files.length;
}
