import { SEPARATOR } from './run-cases.ts';
import { fromBits } from './walk.ts';

const LINES_AROUND = 3;

/** Index of the first line that differs or is missing on one side; null if both are equal. */
export function findDifference(expected: readonly string[], actual: readonly string[]): number | null {
  const length = Math.max(expected.length, actual.length);
  for (let i = 0; i < length; i++) {
    if (expected[i] !== actual[i]) return i;
  }
  return null;
}

export function countDifferences(expected: readonly string[], actual: readonly string[]): number {
  const length = Math.max(expected.length, actual.length);
  return Array.from({ length }).filter((_, i) => expected[i] !== actual[i]).length;
}

/** The walked values around the first difference, in readable form. */
export function describeDifference(expected: readonly string[], actual: readonly string[]): string[] {
  const at = findDifference(expected, actual);
  if (at === null) return ['  the same bits when asked again: the difference depends on more than the case'];
  const described: string[] = [];
  for (let i = Math.max(0, at - LINES_AROUND); i <= at + LINES_AROUND; i++) {
    const [first, second] = [expected[i], actual[i]];
    if (first === undefined && second === undefined) break;
    if (first === second) described.push(`    ${readable(first)}`);
    else described.push(`  - ${readable(first)}`, `  + ${readable(second)}`);
  }
  return described;
}

function readable(line: string | undefined): string {
  if (line === undefined) return '(no such value)';
  const [path = '', text = ''] = line.split(SEPARATOR);
  const value = fromBits(text);
  return value === null ? `${path} ${text}` : `${path} ${text} (${value})`;
}
