import { readFileSync } from 'node:fs';

const PERIOD_MS = 200;

/**
 * Calls `onExceeded` once a process exceeds its memory limit; never on systems without /proc. Returns a function that
 * stops the watch.
 */
export function watchMemory(pid: number | undefined, limitMegabytes: number, onExceeded: (megabytes: number) => void) {
  const timer = setInterval(() => {
    const megabytes = readMegabytes(pid);
    if (megabytes > limitMegabytes) onExceeded(megabytes);
  }, PERIOD_MS);
  return () => clearInterval(timer);
}

function readMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
