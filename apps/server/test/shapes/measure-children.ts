import { readFileSync } from 'node:fs';

export interface Cost {
  readonly wallMs: number;
  /** This process and its child processes together. */
  readonly busyMs: number;
  /** Memory of the largest child process; 0 if there was none. */
  readonly childMegabytes: number;
  /** Growth of this process. */
  readonly ownMegabytes: number;
}

const EVERY_MS = 12;
/** The kernel counts process time in hundredths of a second. */
const TICK_MS = 10;
const MEGABYTE = 1_048_576;

/** Measures the cost of some work, including child processes. */
export async function measure<Result>(work: () => Promise<Result>): Promise<{ result: Result; cost: Cost }> {
  let largest = 0;
  const look = () => {
    for (const pid of listChildren()) largest = Math.max(largest, readPeak(pid));
  };
  const [start, cpuBefore, rss] = [performance.now(), process.cpuUsage(), process.memoryUsage.rss()];
  const ticksBefore = readChildTicks();
  const timer = setInterval(look, EVERY_MS);
  try {
    const result = await work();
    const { user, system } = process.cpuUsage(cpuBefore);
    const cost = {
      wallMs: performance.now() - start,
      busyMs: (user + system) / 1000 + (readChildTicks() - ticksBefore) * TICK_MS,
      childMegabytes: largest / 1024,
      ownMegabytes: (process.memoryUsage.rss() - rss) / MEGABYTE,
    };
    return { result, cost };
  } finally {
    clearInterval(timer);
  }
}

const listChildren = (): readonly string[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);

/** Total of all ended children: the kernel adds them up, so none is too short to be counted. */
function readChildTicks(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[13]) + Number(fields[14]);
}

/** Kilobytes; 0 if it has just ended. */
function readPeak(pid: string): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
