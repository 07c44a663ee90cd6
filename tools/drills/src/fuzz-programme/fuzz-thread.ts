import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../../../apps/server/src/errors.ts';
import { readProgrammeFile } from '../../../../apps/server/src/integrations/programme-file/read-programme-file.ts';
import { createRandom } from '../../../../packages/fixtures/src/random.ts';
import { changeCsv, changeXer } from './change-table.ts';
import { changeWorkbook } from './change-workbook.ts';
import { changeMsProject } from './change-xml.ts';
import { createSeeds, FILE_NAMES, ZONE_NAMES } from './corpus.ts';
import { judgeError, judgeFile } from './judge.ts';
import type { FuzzFailure, FuzzOrder, FuzzPart } from './outcome.ts';

const { format, seed, first, step, end, deadline, current } = workerData as FuzzOrder;
const seeds = createSeeds();
const progress = new Int32Array(current);
const counts: Record<string, number> = {};
const failures: FuzzFailure[] = [];
const THOROUGH_EVERY = 50;
const MAX_FAILURES = 20;

/** The same seed and index give the same file. */
function makeMutant(index: number): Buffer {
  const random = createRandom(seed + Math.imul(index, 0x9e3779b1));
  const pick = <Item>(items: readonly Item[]): Item => random.pick(items);
  switch (format) {
    case 'csv':
      return changeCsv(pick(seeds.csv), random);
    case 'xer':
      return changeXer(pick(seeds.xer), random);
    case 'msproject':
      return changeMsProject(pick(seeds.msproject), random);
    case 'xlsx':
      return changeWorkbook(pick(seeds.xlsx), random);
  }
}

async function read(bytes: Buffer, index: number): Promise<readonly [outcome: string, fault: string | undefined]> {
  try {
    const file = await readProgrammeFile(bytes, FILE_NAMES[format], ZONE_NAMES);
    const fault = judgeFile(file, index % THOROUGH_EVERY === 0);
    return [file.problems.length > 0 ? 'problems' : 'taken', fault];
  } catch (error) {
    return [error instanceof AppError ? String(error.details.reason) : 'ERROR', judgeError(error)];
  }
}

let slowestMicroseconds = 0;
for (let index = first; index < end && failures.length < MAX_FAILURES; index += step) {
  if (Date.now() > deadline) break;
  const bytes = makeMutant(index);
  Atomics.store(progress, 0, index);
  const before = process.threadCpuUsage();
  const [outcome, message] = await read(bytes, index);
  const { user, system } = process.threadCpuUsage(before);
  slowestMicroseconds = Math.max(slowestMicroseconds, user + system);
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  if (message !== undefined) failures.push({ format, index, message });
}
parentPort?.postMessage({ counts, failures, slowestMs: slowestMicroseconds / 1000 } satisfies FuzzPart);
