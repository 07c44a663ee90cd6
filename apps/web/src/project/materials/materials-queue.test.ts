import type { SupportMaterial } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { MaterialQueue } from './materials-queue.ts';

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const material: SupportMaterial = {
  id: 7,
  fileName: 'a.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 10,
  uploadedAt: '',
};

/** A connection on which uploads finish when the test says so. */
function slowLine() {
  const sent: string[] = [];
  const stopped: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  let report: (percent: number) => void = () => {};
  const queue = new MaterialQueue<SupportMaterial>((file, { onProgress, signal }) => {
    sent.push(file.name);
    report = onProgress;
    return new Promise((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(material)));
      signal.addEventListener('abort', () => {
        stopped.push(file.name);
        reject(new DOMException('given up', 'AbortError'));
      });
    });
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const end = async (error?: Error) => {
    ends.at(-1)?.(error);
    await settle();
  };
  return { queue, sent, stopped, end, settle, report: (percent: number) => report(percent) };
}

const states = (queue: MaterialQueue) => queue.read().map(({ file: { name }, state }) => `${name} ${state}`);
const away = new ApiError({ code: 'NETWORK', message: '' });

describe('[EQUIP-46] files on their way', () => {
  it('go one after the other, with their progress', async () => {
    const { queue, sent, end, report } = slowLine();
    let told = 0;
    queue.subscribe(() => {
      told += 1;
    });
    queue.add(3, [file('a.pdf'), file('b.png')], 50);
    expect(states(queue)).toEqual(['a.pdf sending', 'b.png waiting']);
    report(40);
    expect(queue.read()[0]).toMatchObject({ percent: 40, rowId: 3 });
    expect(told).toBeGreaterThan(2);
    await end();
    expect(states(queue)).toEqual(['a.pdf stored', 'b.png sending']);
    expect(queue.read()[0]).toMatchObject({ percent: 100, material });
    expect(sent).toEqual(['a.pdf', 'b.png']);
  });

  it('one that fails is kept and can be tried again, and the next one goes on', async () => {
    const { queue, sent, end } = slowLine();
    queue.add(3, [file('a.pdf'), file('b.pdf')], 50);
    await end(away);
    expect(states(queue)).toEqual(['a.pdf failed', 'b.pdf sending']);
    expect(queue.read()[0]?.error).toBe(away);
    queue.retry(queue.read()[0]?.key ?? 0);
    expect(states(queue)).toEqual(['a.pdf waiting', 'b.pdf sending']);
    await end();
    expect(states(queue)).toEqual(['a.pdf sending', 'b.pdf stored']);
    expect(sent).toEqual(['a.pdf', 'b.pdf', 'a.pdf']);
  });

  it('one that is tried again begins again', async () => {
    const { queue, end, report } = slowLine();
    queue.add(3, [file('a.pdf'), file('b.pdf')], 50);
    report(80);
    await end(away);
    queue.retry(queue.read()[0]?.key ?? 0);
    expect(queue.read()[0]).toMatchObject({ state: 'waiting', percent: 0, error: null });
    await end();
    expect(queue.read()[0]).toMatchObject({ state: 'sending', percent: 0 });
  });

  it('one that is given up is stopped and forgotten, and the next one goes on', async () => {
    const { queue, stopped, settle } = slowLine();
    queue.add(3, [file('a.pdf'), file('b.pdf'), file('c.pdf')], 50);
    queue.drop(queue.read()[1]?.key ?? 0);
    queue.drop(queue.read()[0]?.key ?? 0);
    await settle();
    expect(states(queue)).toEqual(['c.pdf sending']);
    expect(stopped).toEqual(['a.pdf']);
  });

  it('what can be seen to be wrong is not sent', () => {
    const { queue, sent } = slowLine();
    queue.add(3, [file('a.exe'), file('b.pdf', 0), file('c.pdf'), file('d.pdf')], 3);
    const reasons = queue.read().map(({ error }) => (error instanceof ApiError ? error.details.reason : null));
    expect(reasons).toEqual(['UNKNOWN_TYPE', 'EMPTY', null, 'ROW_FULL']);
    expect(sent).toEqual(['c.pdf']);
  });
});
