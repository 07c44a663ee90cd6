import { cpus, totalmem } from 'node:os';

export interface MachineFigures {
  readonly model: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly nodeVersion: string;
  /** Time per step of the reference loop: makes figures of two machines, or of a busy and an idle one, comparable. */
  readonly nanosecondsPerMultiplyAdd: number;
}

const LOOP_MILLISECONDS = 1_000;
/** Both arrays fit into the L1 cache of any processor. */
const LENGTH = 1_024;
const ROUNDS = 2_000;

export function describeMachine(loopMilliseconds = LOOP_MILLISECONDS): MachineFigures {
  return {
    model: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGigabytes: totalmem() / 2 ** 30,
    nodeVersion: process.version,
    nanosecondsPerMultiplyAdd: runReferenceLoop(loopMilliseconds),
  };
}

export function formatMachine(machine: MachineFigures): string {
  const { model, cores, memoryGigabytes, nodeVersion, nanosecondsPerMultiplyAdd } = machine;
  const speed = `${nanosecondsPerMultiplyAdd.toFixed(2)} ns for a multiply-add of the reference loop`;
  return `${cores} cores (${model}), ${memoryGigabytes.toFixed(0)} GB, Node ${nodeVersion}, ${speed}`;
}

/** Runs multiply-adds for this long, after a warm-up round; nanoseconds each. */
function runReferenceLoop(milliseconds: number): number {
  const left = Float64Array.from({ length: LENGTH }, (_, index) => 1 / (index + 1));
  const right = Float64Array.from({ length: LENGTH }, (_, index) => index / LENGTH);
  let total = multiplyAdd(left, right);
  let rounds = 0;
  const startedAt = performance.now();
  let elapsed = 0;
  while (elapsed < milliseconds) {
    total += multiplyAdd(left, right);
    rounds++;
    elapsed = performance.now() - startedAt;
  }
  if (!Number.isFinite(total)) throw new Error('the reference loop went astray');
  return (elapsed * 1e6) / (rounds * ROUNDS * LENGTH);
}

/** Four sums, so that no addition depends on the previous one. */
function multiplyAdd(left: Float64Array, right: Float64Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < LENGTH; i += 4) {
      a += (left[i] ?? 0) * (right[i] ?? 0);
      b += (left[i + 1] ?? 0) * (right[i + 1] ?? 0);
      c += (left[i + 2] ?? 0) * (right[i + 2] ?? 0);
      d += (left[i + 3] ?? 0) * (right[i + 3] ?? 0);
    }
  }
  return a + b + c + d;
}
