import type { CalculationInput } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { project, row } from '../../../../../packages/domain/src/testing/snapshot-builder.ts';
import { PreviewClient } from '../../workers/preview-client.ts';
import { NO_EDIT, type SnapshotEdit } from '../../workers/preview-protocol.ts';
import { InProcessWorker } from '../../workers/testing/in-process-worker.ts';
import { PreviewStore } from './preview-store.ts';

const stored: CalculationInput = { revision: 7, snapshot: project() };
const withQuantity = (quantity: number): SnapshotEdit => ({
  ...NO_EDIT,
  rows: { upserts: [row({ quantity })], removedIds: [] },
});
/** 112 dB(A) at 85 m. */
const LEVEL = 112 - (20 * Math.log10(85) + 8) + 3;
const levelOf = (quantity: number) => expect.closeTo(LEVEL + 10 * Math.log10(quantity), 9);

function start(load: () => Promise<CalculationInput> = async () => stored) {
  const workers: InProcessWorker[] = [];
  const store = new PreviewStore(() => {
    const worker = new InProcessWorker(load);
    workers.push(worker);
    return new PreviewClient(worker);
  });
  store.start();
  return { store, workers };
}

/** Timers of the same length fire in order: after this many turns the worker has finished all requests. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

const level = (store: PreviewStore) => store.read().levels?.get(1)?.mitigatedLevel;

describe('the preview of a project', () => {
  it('is being opened, then ready with the levels of what is stored', async () => {
    const { store } = start();
    expect(store.read()).toMatchObject({ status: 'opening', levels: null });
    store.open(1, 7);
    expect(store.read().isCalculating).toBe(true);
    await rest();
    expect(store.read()).toMatchObject({ status: 'ready', version: 1, isCalculating: false, isEdited: false });
    expect(store.read()).toMatchObject({ firstDay: '2027-03-01', lastDay: '2027-03-31' });
    expect(level(store)).toEqual(levelOf(1));
  });

  it('follows edits, the newest of those that come at once, and goes back', async () => {
    const { store } = start();
    store.open(1, 7);
    await rest();
    store.edit(withQuantity(2));
    store.edit(withQuantity(5));
    expect(store.read()).toMatchObject({ isEdited: true, isCalculating: true });
    await rest();
    expect(level(store)).toEqual(levelOf(5));
    expect(store.read()).toMatchObject({ version: 2, isCalculating: false });
    store.edit(NO_EDIT);
    expect(store.read().isEdited).toBe(false);
    await rest();
    expect(level(store)).toEqual(levelOf(1));
  });

  it('an edit that is there before the project is open counts from the first levels on', async () => {
    const { store } = start();
    store.edit(withQuantity(3));
    store.open(1, 7);
    await rest();
    expect(level(store)).toEqual(levelOf(3));
  });

  it('keeps its levels while another revision is opened', async () => {
    let revision = stored;
    const { store } = start(async () => revision);
    store.open(1, 7);
    await rest();
    revision = { revision: 8, snapshot: project({ rows: [row({ quantity: 6 })] }) };
    store.open(1, 8);
    expect([level(store), store.read().isCalculating]).toEqual([levelOf(1), true]);
    await rest();
    expect(level(store)).toEqual(levelOf(6));
  });

  it('says when an edit does not hold together, and goes on with the next', async () => {
    const { store } = start();
    store.open(1, 7);
    await rest();
    store.edit(withQuantity(Number.NaN));
    await rest();
    expect(store.read()).toMatchObject({ status: 'ready', isRefused: true, isCalculating: false });
    expect(level(store)).toEqual(levelOf(1));
    store.edit(withQuantity(2));
    await rest();
    expect(store.read().isRefused).toBe(false);
    expect(level(store)).toEqual(levelOf(2));
  });
});

describe('the day that is looked at', () => {
  it('has its levels, also after an edit, and none when no day is looked at', async () => {
    const { store } = start();
    store.open(1, 7);
    await rest();
    store.setDay(toDay('2027-03-05'));
    await rest();
    const levelOfDay = () => store.read().dayLevels?.get(1)?.mitigatedLevel;
    expect(levelOfDay()).toEqual(levelOf(1));
    store.edit(withQuantity(2));
    await rest();
    expect(levelOfDay()).toEqual(levelOf(2));
    store.setDay(toDay('2027-04-05'));
    expect(store.read()).toMatchObject({ day: '2027-04-05', dayOfLevels: '2027-03-05' });
    await rest();
    expect(store.read().dayOfLevels).toBe('2027-04-05');
    expect(levelOfDay()).toBeNull();
    store.setDay(null);
    expect(store.read()).toMatchObject({ day: null, dayLevels: null });
  });
});

describe('a preview that cannot be had', () => {
  it('fails without levels, and is tried again with another worker and the edit of now', async () => {
    let isReachable = false;
    const { store, workers } = start(async () => {
      if (!isReachable) throw new Error('no answer');
      return stored;
    });
    store.open(1, 7);
    await rest();
    expect(store.read()).toMatchObject({ status: 'failed', levels: null, isCalculating: false });
    store.edit(withQuantity(2));
    isReachable = true;
    store.retry();
    expect([workers.length, workers[0]?.isEnded]).toEqual([2, true]);
    await rest();
    expect(store.read().status).toBe('ready');
    expect(level(store)).toEqual(levelOf(2));
  });

  it('fails when its worker breaks', async () => {
    const { store, workers } = start(() => new Promise(() => undefined));
    store.open(1, 7);
    workers[0]?.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
    await rest();
    expect(store.read().status).toBe('failed');
  });

  it('ends with its project, and answers that come later change nothing', async () => {
    const { store, workers } = start();
    store.open(1, 7);
    store.stop();
    await rest();
    expect(store.read()).toMatchObject({ status: 'off', levels: null });
    expect(workers[0]?.isEnded).toBe(true);
  });
});
