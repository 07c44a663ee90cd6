import type { CalculationInput } from '@quietsite/contracts';
import type { AdviceProgress, AdviceRequest } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { project, row, task } from '../../../../../../packages/domain/src/testing/snapshot-builder.ts';
import { PreviewClient } from '../../../workers/preview-client.ts';
import { NO_EDIT } from '../../../workers/preview-protocol.ts';
import { InProcessWorker } from '../../../workers/testing/in-process-worker.ts';
import { searchAdvice } from './use-advice.ts';

/** Enough loud activities with enough leeway that the search takes a while. */
const ids = Array.from({ length: 12 }, (_, index) => index + 1);
const stored: CalculationInput = {
  revision: 7,
  snapshot: project({
    tasks: ids.map((id) => task({ id })),
    rows: ids.map((id) => row({ id, taskId: id, soundPower: 117.5 })),
  }),
};
const wish: AdviceRequest = {
  ...{ pointIds: [1], isCumulative: false },
  rules: {
    ...{ mostDaysEarlier: 90, mostDaysLater: 90, notBefore: null, notAfter: null },
    ...{ fixedTaskIds: [], ofTasks: {} },
  },
};

async function open() {
  const client = new PreviewClient(new InProcessWorker(async () => stored));
  await client.ask('open', { projectId: 1, revision: 7 });
  await client.ask('edit', { edit: NO_EDIT });
  return client;
}

describe('the search for better dates', () => {
  it('[M-95] reports its progress, and gives the best so far when that is enough', async () => {
    const seen: AdviceProgress[] = [];
    const onProgress = (progress: AdviceProgress) => seen.push(progress);
    const listener = { onProgress, isEnough: () => seen.length > 4, isAbandoned: () => false };
    const advice = await searchAdvice(await open(), wish, listener);
    expect(seen).toHaveLength(5);
    expect(seen.map(({ share }) => share)).toEqual(seen.map(({ share }) => share).toSorted((a, b) => a - b));
    expect(advice?.isProven).toBe(false);
    expect(advice?.after.days).toBe(seen.at(-1)?.days);
    expect(advice?.after.days).toBeLessThanOrEqual(advice?.before.days ?? 0);
  });

  it('ends without an answer when nobody waits or an edit comes', async () => {
    const client = await open();
    const listener = { onProgress: () => undefined, isEnough: () => false, isAbandoned: () => true };
    expect(await searchAdvice(client, wish, listener)).toBeNull();
    const onProgress = () => void client.ask('edit', { edit: NO_EDIT });
    expect(await searchAdvice(client, wish, { ...listener, onProgress, isAbandoned: () => false })).toBeNull();
  });
});
