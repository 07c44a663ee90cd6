import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { runFor } from '../requester.ts';
import { PrintingError } from './printing-error.ts';
import { createWorkerProcess, type WorkerProcess } from './worker-process.ts';

type Order =
  | 'environment'
  | 'our environment'
  | 'write'
  | 'start'
  | 'thread'
  | 'echo'
  | 'die'
  | 'hang'
  | 'throw'
  | 'refuse'
  | 'grow';

/** A real process that behaves like the compiler's, with some misbehaviour on request. */
const SCRIPT = `
  import { spawnSync } from 'node:child_process';
  import { readFileSync, writeFileSync } from 'node:fs';
  import { Worker } from 'node:worker_threads';
  const kept = [];
  const forbidden = {
    write: () => writeFileSync(import.meta.filename + '.written', ''),
    start: () => spawnSync('true'),
    thread: () => new Worker('', { eval: true }),
  };
  process.on('message', ({ order, request }) => {
    if (request === 'environment') return process.send({ order, value: Object.keys(process.env).length });
    if (request === 'our environment') {
      try {
        return process.send({ order, value: readFileSync('/proc/' + process.ppid + '/environ').length });
      } catch (error) {
        return process.send({ order, error: error.code });
      }
    }
    if (request in forbidden) {
      try {
        forbidden[request]();
        return process.send({ order, value: 0 });
      } catch (error) {
        return process.send({ order, error: error.code });
      }
    }
    if (request === 'die') process.exit(3);
    if (request === 'hang') for (;;);
    if (request === 'grow') for (;;) kept.push(kept.length < 400 ? Buffer.alloc(1e6, 1) : 0) % 1000 || kept.splice(400);
    if (request === 'throw') throw new Error('out of paper');
    if (request === 'refuse') process.send({ order, error: 'summary.typ:1:2: unknown variable' });
    else process.send({ order, value: process.pid });
  });
`;

const folder = mkdtempSync(join(tmpdir(), 'worker-test-'));
const file = join(folder, 'worker.mjs');
writeFileSync(file, SCRIPT);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let worker: WorkerProcess<Order, number>;
const start = (timeLimitMs: number, memoryLimitMegabytes = 1000) => {
  worker = createWorkerProcess({ entry: pathToFileURL(file), timeLimitMs, memoryLimitMegabytes });
};

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

describe('worker process', () => {
  afterEach(() => worker.close());

  it('stays warm from one order to the next', async () => {
    start(10_000);
    expect(await worker.run('echo')).toBe(await worker.run('echo'));
  });

  it.each(['die', 'throw'] as const)('is replaced after it had to %s', async (order) => {
    start(10_000);
    const first = await worker.run('echo');
    await expect(worker.run(order)).rejects.toMatchObject({ failure: 'WORKER_DIED' });
    expect(await worker.run('echo')).not.toBe(first);
  });

  it('gives up on an order that takes too long, and serves the next', async () => {
    start(1500);
    const hanging = worker.run('hang');
    const next = worker.run('echo');
    await expect(hanging).rejects.toMatchObject({ failure: 'TIME_LIMIT' });
    expect(await next).toBeGreaterThan(0);
  });

  it('is ended when it takes more memory than it may, and replaced', async () => {
    start(20_000, 250);
    const first = await worker.run('echo');
    await expect(worker.run('grow')).rejects.toMatchObject({
      failure: 'MEMORY_LIMIT',
      message: expect.stringMatching(/^the document took \d+ MB of the 250 MB allowed$/),
    });
    expect(await worker.run('echo')).not.toBe(first);
    await expect.poll(() => isRunning(first)).toBe(false);
  });

  it('has none of our environment variables', async () => {
    start(10_000);
    // The only variable it has is for the channel it responds on.
    expect(await worker.run('environment')).toBeLessThanOrEqual(2);
  });

  it('[DATA-05] cannot look at the environment of the process that started it', async () => {
    start(10_000);
    await expect(worker.run('our environment')).rejects.toThrow('EACCES');
  });

  it('[LIMIT-05] leaves an order that nobody waits for any more, and serves the next', async () => {
    start(10_000);
    const left = new AbortController();
    const hanging = runFor({ party: 'a', signal: left.signal }, () => worker.run('hang'));
    setTimeout(() => left.abort(new Error('gone')), 300);
    await expect(hanging).rejects.toMatchObject({ failure: 'CANCELLED' });
    expect(await worker.run('echo')).toBeGreaterThan(0);
  });

  it.each(['write', 'start', 'thread'] as const)('is refused when it wants to %s', async (order) => {
    start(10_000);
    await expect(worker.run(order)).rejects.toThrow('ERR_ACCESS_DENIED');
  });

  it('hands on why an order was refused, and keeps the process', async () => {
    start(10_000);
    const first = await worker.run('echo');
    await expect(worker.run('refuse')).rejects.toThrow(
      new PrintingError('TEMPLATE', 'summary.typ:1:2: unknown variable'),
    );
    expect(await worker.run('echo')).toBe(first);
  });

  it('finishes what was ordered before it closes, then takes no more', async () => {
    start(10_000);
    const last = worker.run('echo');
    await worker.close();
    expect(await last).toBeGreaterThan(0);
    await expect(worker.run('echo')).rejects.toMatchObject({ failure: 'CLOSED' });
  });
});
