import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import { listDescendants, readMegabytes } from '../../../kit/src/measure/process-memory.ts';

export interface ResourceFigures {
  readonly name: string;
  /** Share of all cores, 0 to 1. */
  readonly cpuShare: number;
  /** Megabytes: medians of the first and the last third of the time, and the maximum. */
  readonly firstMegabytes: number;
  readonly lastMegabytes: number;
  readonly mostMegabytes: number;
}

export interface WatchedProcesses {
  readonly name: string;
  readonly pids: readonly number[];
  /** For a database, shared buffers are excluded: every process maps them and none owns them. */
  readonly memory: 'VmRSS' | 'RssAnon';
  /** Without its child processes. */
  readonly isAlone?: boolean;
}

const TICKS_PER_SECOND = 100;
/** Medians of thirds need some samples. */
const SAMPLES_EACH_RUN = 360;

/** Watches processes and their children; the returned function stops and returns the figures. */
export function watchResources(watched: readonly WatchedProcesses[], seconds: number): () => ResourceFigures[] {
  const startedAt = performance.now();
  const before = watched.map(readCpuSeconds);
  const samples: number[][] = watched.map(() => []);
  const sample = () => {
    for (const [index, one] of watched.entries())
      samples[index]?.push(sumOf(one, (pid) => readMegabytes(pid, one.memory)));
  };
  const timer = setInterval(sample, Math.max(250, (seconds * 1000) / SAMPLES_EACH_RUN));
  return () => {
    clearInterval(timer);
    sample();
    const elapsed = ((performance.now() - startedAt) / 1000) * cpus().length;
    return watched.map((one, index) => ({
      name: one.name,
      cpuShare: (readCpuSeconds(one) - (before[index] ?? 0)) / elapsed,
      ...summariseMemory(samples[index] ?? []),
    }));
  };
}

export function summariseMemory(samples: readonly number[]) {
  const third = Math.max(1, Math.floor(samples.length / 3));
  return {
    firstMegabytes: percentile(samples.slice(0, third), 0.5),
    lastMegabytes: percentile(samples.slice(-third), 0.5),
    mostMegabytes: Math.max(...samples),
  };
}

const sumOf = ({ pids, isAlone }: WatchedProcesses, read: (pid: number) => number): number =>
  [...pids, ...(isAlone ? [] : pids.flatMap(listDescendants))].reduce((sum, one) => sum + read(one), 0);

/** CPU time of the process, its children, and their ended children. */
const readCpuSeconds = (watched: WatchedProcesses): number =>
  sumOf(watched, (pid) => parseCpuTicks(readStat(pid))) / TICKS_PER_SECOND;

/** User and system time from a line of /proc/{pid}/stat, including ended children; names may contain spaces. */
export function parseCpuTicks(line: string): number {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);
}

/** The parent process; for a backend, the database's main process. */
export const readParent = (pid: number): number => {
  const line = readStat(pid);
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
};

function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
