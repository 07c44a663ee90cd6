import { Worker } from 'node:worker_threads';
import type { ProgrammeFormat } from '../../../../packages/contracts/src/index.ts';
import type { FuzzFailure, FuzzOrder, FuzzPart, FuzzResult } from './outcome.ts';

const THREAD = new URL('./fuzz-thread.ts', import.meta.url);
const LOOK_EVERY_MS = 250;
/** CPU time, not wall-clock time: the machine may be busy. */
const HANG_MS = 2_000;

/** Reads this many mutated files of a format, distributed over threads. */
export async function runFormat(
  format: ProgrammeFormat,
  mutants: number,
  { seed, threads, deadline }: { readonly seed: number; readonly threads: number; readonly deadline: number },
): Promise<FuzzResult> {
  const startedAt = performance.now();
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, first) =>
      runThread({ format, seed, first, step: threads, end: mutants, deadline, current: new SharedArrayBuffer(4) }),
    ),
  );
  const counts: Record<string, number> = {};
  for (const part of parts)
    for (const [outcome, count] of Object.entries(part.counts)) counts[outcome] = (counts[outcome] ?? 0) + count;
  return {
    format,
    counts,
    failures: parts.flatMap(({ failures }) => failures),
    slowestMs: Math.max(...parts.map(({ slowestMs }) => slowestMs)),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

function runThread(order: FuzzOrder): Promise<FuzzPart> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData: order });
    const stop = watch(thread, order, (failure) => {
      void thread.terminate();
      resolve({ counts: {}, failures: [failure], slowestMs: HANG_MS });
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', stop);
  });
}

/** Calls `onHang` when the thread spends longer on one file than any file may take. */
function watch(thread: Worker, { format, current }: FuzzOrder, onHang: (failure: FuzzFailure) => void): () => void {
  const progress = new Int32Array(current);
  let [index, since] = [-1, 0];
  const look = async () => {
    const now = Atomics.load(progress, 0);
    const { user, system } = await thread.cpuUsage();
    const cpu = (user + system) / 1000;
    if (now !== index) [index, since] = [now, cpu];
    else if (cpu - since > HANG_MS && index > 0)
      onHang({ format, index, message: `still at work after ${HANG_MS} ms` });
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
