import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const MAX_MARKED_LINES = 30;
const TAIL_LINES = 20;

/** Lines that name a failed test or say what went wrong, as the runners print them. */
const MARKED = /^\s*(FAIL|×|✘|✗|\d+\) )|Error\b.*:|error TS\d|Timeout|timed out/;

/** What a reader of the sum wants first: the lines that name the failures, then how the log ends. */
export function tellFailure(logFile: string): string {
  const lines = stripVTControlCharacters(readFileSync(logFile, 'utf8')).trimEnd().split('\n');
  const marked = lines.filter((line) => MARKED.test(line)).slice(0, MAX_MARKED_LINES);
  return [...marked, '...', ...lines.slice(-TAIL_LINES)].map((line) => `       | ${line}`).join('\n');
}
