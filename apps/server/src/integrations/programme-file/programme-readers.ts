import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { type ProgrammeFile, programmeRefusals } from '@quietsite/contracts';
import { threadEnvironment } from '../../config/thread-environment.ts';
import { READING_LIMITS, type ReadingLimits } from './limits.ts';
import type { ProgrammeRequest, ProgrammeResponse } from './programme-file-thread.ts';
import { programmeRefused } from './refuse-programme.ts';

const READER = new URL('./programme-file-thread.ts', import.meta.url);
/** Threads stay idle for a while, because starting one takes longer than reading most files. */
const IDLE_MS = 60_000;
/** After a file larger than this, the thread is ended, because it holds memory that it no longer needs. */
const LARGE_BYTES = 1_048_576;

export type ReadProgramme = (path: string, fileName: string, zoneNames: readonly string[]) => Promise<ProgrammeFile>;

/** Reads files in threads: no file can cost the server more than ten seconds of one core and 256 MB (U48). */
export function createProgrammeReaders(limits: ReadingLimits = READING_LIMITS): ReadProgramme {
  const idle = new Map<Worker, NodeJS.Timeout>();

  async function takeThread(): Promise<Worker> {
    const [available] = idle;
    if (available === undefined) return startThread(limits);
    const [thread, timer] = available;
    clearTimeout(timer);
    idle.delete(thread);
    return thread;
  }

  function keepIdle(thread: Worker): void {
    const end = () => {
      idle.delete(thread);
      void thread.terminate();
    };
    idle.set(thread, setTimeout(end, IDLE_MS).unref());
  }

  return async (path, fileName, zoneNames) => {
    const bytes = new Uint8Array(await readFile(path));
    const isLarge = bytes.length > LARGE_BYTES;
    const thread = await takeThread();
    const response = await ask(thread, { bytes, fileName, zoneNames }, limits).catch(async (error: unknown) => {
      await thread.terminate();
      throw error;
    });
    if (isLarge) await thread.terminate();
    else keepIdle(thread);
    if ('file' in response) return response.file;
    throw programmeRefused(programmeRefusals.find((reason) => reason === response.reason) ?? 'NOT_READABLE');
  };
}

/**
 * Waits until the thread is ready: a slow start on a busy server must not count against the file. The reduced
 * environment contains no secrets, and none of the variables with which watch mode makes a thread report what it loads.
 */
async function startThread({ megabytes }: ReadingLimits): Promise<Worker> {
  const thread = new Worker(READER, {
    env: threadEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  await once(thread, 'message');
  // An idle thread does not keep the process alive.
  thread.unref();
  // Without a listener, an error between two files would end the whole process.
  thread.on('error', () => undefined);
  return thread;
}

function ask(thread: Worker, request: ProgrammeRequest, limits: ReadingLimits): Promise<ProgrammeResponse> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      stopWatching();
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const fail = (error: unknown) => settle(() => reject(error));
    const onMessage = (response: ProgrammeResponse) => settle(() => resolve(response));
    const onError = (error: unknown) => fail(isOutOfMemory(error) ? programmeRefused('TOO_SLOW', error) : error);
    const onExit = (code: number) => fail(new Error(`the reading of a programme ended with code ${code}`));
    const stopWatching = watch(thread, limits, () => fail(programmeRefused('TOO_SLOW')));
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(request, [request.bytes.buffer as ArrayBuffer]);
  });
}

/** Calls `onOverrun` when the thread exceeds its CPU or waiting time. */
function watch(thread: Worker, limits: ReadingLimits, onOverrun: () => void): () => void {
  const startedAt = performance.now();
  let startSeconds: number | undefined;
  const check = async () => {
    const { user, system } = await thread.cpuUsage();
    const seconds = (user + system) / 1_000_000;
    startSeconds ??= seconds;
    const waited = (performance.now() - startedAt) / 1000;
    if (seconds - startSeconds > limits.busySeconds || waited > limits.waitingSeconds) onOverrun();
  };
  // Reading the CPU usage fails if the thread has just ended; onExit reports the end.
  const timer = setInterval(() => void check().catch(() => undefined), limits.checkIntervalMs);
  return () => clearInterval(timer);
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
