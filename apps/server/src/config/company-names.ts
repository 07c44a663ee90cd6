import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SAMPLE_FILE = join(import.meta.dirname, 'company-names.sample.txt');

/** Names offered to people who register (AUTH-16): one on each line; empty lines and lines with # are left out. */
export function readCompanyNames(file: string): readonly string[] {
  const lines = readFileSync(file || SAMPLE_FILE, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}
