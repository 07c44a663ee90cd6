import { readFileSync } from 'node:fs';

export interface Cost {
  readonly wallMs: number;
  /** Of this process and the programs that it started, together. */
  readonly busyMs: number;
  /** Of the largest program that was started; 0 when none was. */
  readonly childMegabytes: number;
  /** By how much this process grew. */
  readonly ownMegabytes: number;
}

const EVERY_MS = 4;
/** The kernel counts the time of processes in hundredths of a second. */
const TICK_MS = 10;
const MEGABYTE = 1_048_576;

/** What a piece of work costs, the programs that it starts included. */
export async function measure<Result>(work: () => Promise<Result>): Promise<{ result: Result; cost: Cost }> {
  const children = new Map<string, { kilobytes: number; ticks: number }>();
  const look = () => {
    for (const pid of listChildren()) {
      const seen = readChild(pid);
      if (seen) children.set(pid, seen);
    }
  };
  const [start, own, rss] = [performance.now(), process.cpuUsage(), process.memoryUsage().rss];
  const timer = setInterval(look, EVERY_MS);
  try {
    const result = await work();
    const { user, system } = process.cpuUsage(own);
    const ticks = [...children.values()].reduce((sum, child) => sum + child.ticks, 0);
    const cost = {
      wallMs: performance.now() - start,
      busyMs: (user + system) / 1000 + ticks * TICK_MS,
      childMegabytes: Math.max(0, ...[...children.values()].map(({ kilobytes }) => kilobytes)) / 1024,
      ownMegabytes: (process.memoryUsage().rss - rss) / MEGABYTE,
    };
    return { result, cost };
  } finally {
    clearInterval(timer);
  }
}

const listChildren = (): readonly string[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);

/** Undefined when it has just ended. */
function readChild(pid: string) {
  try {
    const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return peak ? { kilobytes: Number(peak), ticks: Number(fields[11]) + Number(fields[12]) } : undefined;
  } catch {
    return undefined;
  }
}
