import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const MAX_MARKED_LINES = 30;
const TAIL_LINES = 20;

/** Output lines that name a failed test or an error. */
const MARKED = /^\s*(FAIL|×|✘|✗|\d+\) )|Error\b.*:|error TS\d|Timeout|timed out/;

/** The most useful lines first: those that name the failures, then the end of the log. */
export function tellFailure(logFile: string): string {
  const lines = stripVTControlCharacters(readFileSync(logFile, 'utf8')).trimEnd().split('\n');
  const marked = lines.filter((line) => MARKED.test(line)).slice(0, MAX_MARKED_LINES);
  return [...marked, '...', ...lines.slice(-TAIL_LINES)].map((line) => `       | ${line}`).join('\n');
}
