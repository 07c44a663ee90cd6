import type { CalculationInput } from '@quietsite/contracts';
import { type AdviceRequest, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { project, row, task } from '../../../../packages/domain/src/testing/snapshot-builder.ts';
import { ApiError } from '../lib/api-error.ts';
import { PreviewClient, PreviewFailure } from './preview-client.ts';
import { NO_EDIT } from './preview-protocol.ts';
import { InProcessWorker } from './testing/in-process-worker.ts';

const stored: CalculationInput = { revision: 7, snapshot: project() };
const quantity = (count: number) => ({
  edit: { ...NO_EDIT, rows: { upserts: [row({ quantity: count })], removedIds: [] } },
});
const day = toDay('2027-03-05');

function start(load: (projectId: number, signal: AbortSignal) => Promise<CalculationInput> = async () => stored) {
  const worker = new InProcessWorker(load);
  return { worker, client: new PreviewClient(worker) };
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof PreviewFailure ? error.code : String(error)),
  );

describe('the worker', () => {
  it('opens a project, reports its revision and answers edits and requests', async () => {
    const { client } = start();
    const [revision, levels, timeline] = await Promise.all([
      client.ask('open', { projectId: 1, revision: 7 }),
      client.ask('edit', quantity(1)),
      client.ask('timeline', { pointId: 1 }),
    ]);
    expect([revision, levels?.firstDay, timeline?.months.length]).toEqual([7, '2027-03-01', 1]);
  });

  it('drops edits and days that were overtaken: the newest wins', async () => {
    const { client } = start();
    await client.ask('open', { projectId: 1, revision: 7 });
    const edits = await Promise.all([1, 2, 3, 4].map((count) => client.ask('edit', quantity(count))));
    expect(edits.map((levels) => levels === null)).toEqual([true, true, true, false]);
    const days = await Promise.all([
      client.ask('day', { day }),
      client.ask('day', { day }),
      client.ask('edit', quantity(8)),
    ]);
    expect(days.map((answer) => answer === null)).toEqual([true, false, false]);
  });

  it('answers questions of the newest edit, also those that were asked before it', async () => {
    const { client } = start();
    await client.ask('open', { projectId: 1, revision: 7 });
    const [asked, edited] = await Promise.all([
      client.ask('explain', { pointId: 1, day, run: 'mitigated' }),
      client.ask('edit', quantity(10)),
    ]);
    expect(asked?.level).toBe(edited?.table.mitigated[0]);
  });

  it('gives up a project that is still being read when another revision is opened', async () => {
    const signals: AbortSignal[] = [];
    const { client } = start((_, signal) => {
      signals.push(signal);
      if (signals.length > 1) return Promise.resolve(stored);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const first = client.ask('open', { projectId: 1, revision: 6 });
    const lost = client.ask('edit', quantity(1));
    await expect.poll(() => signals.length).toBe(1);
    const answers = await Promise.all([
      first,
      lost,
      client.ask('open', { projectId: 1, revision: 7 }),
      client.ask('edit', quantity(2)),
    ]);
    expect(answers.map((answer) => answer === null)).toEqual([true, true, false, false]);
  });

  it('[CALC-113] answers what was asked before a project is opened again, from what is read then', async () => {
    let stored = 1;
    const { client } = start(async () => ({ revision: 7, snapshot: project({ rows: [row({ quantity: stored })] }) }));
    await client.ask('open', { projectId: 1, revision: 7 });
    const before = await client.ask('edit', { edit: NO_EDIT });
    stored = 10;
    const [asked, , after] = await Promise.all([
      client.ask('explain', { pointId: 1, day, run: 'mitigated' }),
      client.ask('open', { projectId: 1, revision: 8 }),
      client.ask('edit', { edit: NO_EDIT }),
    ]);
    expect(asked?.level).toBe(after?.table.mitigated[0]);
    expect(asked?.level).toBeGreaterThan(before?.table.mitigated[0] ?? 0);
  });

  it('says with which code a project could not be read, and that nothing is open then', async () => {
    const { client } = start(async () => {
      throw new ApiError({ code: 'FORBIDDEN', message: 'no' });
    });
    expect(await codeOf(client.ask('open', { projectId: 1, revision: 7 }))).toBe('FORBIDDEN');
    expect(await codeOf(client.ask('edit', quantity(1)))).toBe('REFUSED');
  });

  it('reports nothing for an earlier revision if the newer one could not be read', async () => {
    let isReachable = true;
    const { client } = start(async () => {
      if (!isReachable) throw new ApiError({ code: 'NETWORK', message: 'no answer' });
      return stored;
    });
    await client.ask('open', { projectId: 1, revision: 7 });
    isReachable = false;
    expect(await codeOf(client.ask('open', { projectId: 1, revision: 8 }))).toBe('NETWORK');
    expect(await codeOf(client.ask('edit', quantity(1)))).toBe('REFUSED');
  });

  it('refuses an edit that is no number, and goes on', async () => {
    const { client } = start();
    await client.ask('open', { projectId: 1, revision: 7 });
    expect(await codeOf(client.ask('edit', quantity(Number.NaN)))).toBe('REFUSED');
    expect((await client.ask('edit', quantity(2)))?.table.pointIds).toHaveLength(1);
  });

  it('counts exceeding days of the newest edit', async () => {
    const { client } = start();
    await client.ask('open', { projectId: 1, revision: 7 });
    await client.ask('edit', quantity(1));
    expect(await client.ask('exceedingDays', {})).toEqual([]);
    const [, days] = await Promise.all([client.ask('edit', quantity(1000)), client.ask('exceedingDays', {})]);
    expect(days).toEqual([{ start: '2027-03-01', end: '2027-03-31', exceeds: 1, borderline: 0 }]);
  });
});

describe('advice on dates', () => {
  const [first, second] = [{ end: '2027-03-10' }, { id: 2, start: '2027-03-08', end: '2027-03-20' }];
  /** Two activities that exceed together on three days. */
  const together: CalculationInput = {
    revision: 7,
    snapshot: project({
      tasks: [task(first), task(second)],
      rows: [row({ ...first, soundPower: 117.5 }), row({ ...second, taskId: 2, soundPower: 117.5 })],
    }),
  };
  const wish: AdviceRequest = {
    ...{ pointIds: [1], isCumulative: false },
    rules: {
      ...{ mostDaysEarlier: 5, mostDaysLater: 5, notBefore: null, notAfter: null },
      ...{ fixedTaskIds: [1], ofTasks: {} },
    },
  };
  const open = async () => {
    const { client } = start(async () => together);
    await client.ask('open', { projectId: 1, revision: 7 });
    await client.ask('edit', { edit: NO_EDIT });
    return client;
  };

  it('[M-95] is asked for, followed and given, and what is stored stays as it is', async () => {
    const client = await open();
    let answer = await client.ask('advise', { wish, isEnough: false });
    while (answer?.advice === null) answer = await client.ask('advise', { wish: null, isEnough: false });
    expect(answer?.progress).toEqual({ share: 1, days: 0 });
    expect(answer?.advice).toMatchObject({
      shifts: [{ taskId: 2, days: 3 }],
      before: { days: 3 },
      after: { days: 0 },
      isProven: true,
    });
    const days = await client.ask('exceedingDays', {});
    expect(days).toEqual([{ start: '2027-03-08', end: '2027-03-10', exceeds: 1, borderline: 0 }]);
  });

  it('[M-95] can be ended at once with the best so far, and a part of it be judged', async () => {
    const client = await open();
    const answer = await client.ask('advise', { wish, isEnough: true });
    expect(answer?.advice).toMatchObject({ shifts: [], before: { days: 3 }, after: { days: 3 }, isProven: false });
    const figures = await client.ask('judgeShifts', { ...wish, shifts: [{ taskId: 2, days: 2 }] });
    expect(figures).toMatchObject({ days: 1, exceeding: [{ pointId: 1, day: '2027-03-10' }] });
  });

  it('is forgotten with an edit, because it was that of another programme', async () => {
    const client = await open();
    await client.ask('advise', { wish, isEnough: false });
    await client.ask('edit', { edit: NO_EDIT });
    expect(await client.ask('advise', { wish: null, isEnough: false })).toBeNull();
  });
});

describe('a worker that broke', () => {
  it('fails what is under way and what is asked after it', async () => {
    const { client, worker } = start(() => new Promise(() => undefined));
    const waiting = codeOf(client.ask('open', { projectId: 1, revision: 7 }));
    worker.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
    expect(await waiting).toBe('WORKER');
    expect(await codeOf(client.ask('timeline', { pointId: 1 }))).toBe('WORKER');
  });

  it('is ended with its client', () => {
    const { client, worker } = start();
    client.close();
    expect(worker.isEnded).toBe(true);
  });
});
