import { describe, expect, it, vi } from 'vitest';
import { createStatementNames } from './statement-names.ts';

const ignore = () => {};

const sendTimes = (names: ReturnType<typeof createStatementNames>, text: string, times: number) =>
  Array.from({ length: times }, () => names.find(text)).at(-1);

describe('names of statements', () => {
  it('are given to what is sent twenty times within a minute, and stay', () => {
    const names = createStatementNames(ignore);
    expect(sendTimes(names, 'select 1', 19)).toBeUndefined();
    expect(names.find('select 1')).toBe('quietsite_1');
    expect(names.find('select 1')).toBe('quietsite_1');
    expect(sendTimes(names, 'select 2', 20)).toBe('quietsite_2');
  });

  it('are not given to what comes now and then', () => {
    let minute = 0;
    const names = createStatementNames(ignore, () => minute * 60_001);
    for (minute = 1; minute < 10; minute += 1) expect(sendTimes(names, 'select 1', 19)).toBeUndefined();
  });

  it('are not given to what writes', () => {
    expect(
      sendTimes(createStatementNames(ignore), 'insert into runs values (1) on conflict do nothing', 50),
    ).toBeUndefined();
  });

  it('are 120 at most', () => {
    const names = createStatementNames(ignore);
    const given = Array.from({ length: 125 }, (_, index) => sendTimes(names, `select ${index}`, 30));
    expect(given.filter((name) => name !== undefined)).toHaveLength(120);
  });

  it('are over once a plan does not fit any more', () => {
    const onError = vi.fn();
    const names = createStatementNames(onError);
    names.noteError(new Error('division by zero'));
    expect(sendTimes(names, 'select 1', 20)).toBe('quietsite_1');
    const outdated = Object.assign(new Error('cached plan must not change result type'), { code: '0A000' });
    names.noteError(outdated);
    expect(sendTimes(names, 'select 1', 20)).toBeUndefined();
    expect(onError.mock.calls).toEqual([[outdated]]);
  });
});
