import { readFileSync } from 'node:fs';

/** One line of /proc/{pid}/status in megabytes; 0 if the process has ended or runs on another machine. */
export function readMegabytes(pid: number, field: 'VmHWM' | 'VmRSS' | 'RssAnon'): number {
  const line = readProcess(pid, 'status').match(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm'));
  return Number(line?.[1] ?? 0) / 1024;
}

export function listDescendants(pid: number): number[] {
  const children = readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
