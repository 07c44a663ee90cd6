import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SAMPLE_FILE = join(import.meta.dirname, 'company-names.sample.txt');

/** Names offered at registration (AUTH-16), one per line; empty lines and lines starting with # are ignored. */
export function readCompanyNames(file: string): readonly string[] {
  const lines = readFileSync(file || SAMPLE_FILE, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}
