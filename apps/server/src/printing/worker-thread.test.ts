import { afterEach, describe, expect, it } from 'vitest';
import { PrintingError } from './printing-error.ts';
import { createWorkerThread, type WorkerThread } from './worker-thread.ts';

type Order = 'echo' | 'die' | 'hang' | 'throw' | 'refuse';

/** A real thread with the same manners as the compiler's, and a few bad ones. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ order, request }) => {
    if (request === 'die') process.exit(3);
    if (request === 'hang') for (;;);
    if (request === 'throw') throw new Error('out of paper');
    if (request === 'refuse') parentPort.postMessage({ order, error: 'summary.typ:1:2: unknown variable' });
    else parentPort.postMessage({ order, value: threadId });
  });
`;

let thread: WorkerThread<Order, number>;
const start = (timeLimitMs: number) => {
  thread = createWorkerThread({ entry: new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`), timeLimitMs });
};

describe('worker thread', () => {
  afterEach(() => thread.close());

  it('stays warm from one order to the next', async () => {
    start(10_000);
    expect(await thread.run('echo')).toBe(await thread.run('echo'));
  });

  it.each(['die', 'throw'] as const)('is replaced after it had to %s', async (order) => {
    start(10_000);
    const first = await thread.run('echo');
    await expect(thread.run(order)).rejects.toMatchObject({ failure: 'WORKER_DIED' });
    expect(await thread.run('echo')).not.toBe(first);
  });

  it('gives up on an order that takes too long, and serves the next', async () => {
    start(1500);
    const hanging = thread.run('hang');
    const next = thread.run('echo');
    await expect(hanging).rejects.toMatchObject({ failure: 'TIME_LIMIT' });
    expect(await next).toBeGreaterThan(0);
  });

  it('hands on why an order was refused, and keeps the thread', async () => {
    start(10_000);
    const first = await thread.run('echo');
    await expect(thread.run('refuse')).rejects.toThrow(
      new PrintingError('TEMPLATE', 'summary.typ:1:2: unknown variable'),
    );
    expect(await thread.run('echo')).toBe(first);
  });

  it('finishes what was ordered before it closes, then takes no more', async () => {
    start(10_000);
    const last = thread.run('echo');
    await thread.close();
    expect(await last).toBeGreaterThan(0);
    await expect(thread.run('echo')).rejects.toMatchObject({ failure: 'CLOSED' });
  });
});
