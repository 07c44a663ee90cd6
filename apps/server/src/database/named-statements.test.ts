import { describe, expect, it } from 'vitest';
import { createStatementNames } from './named-statements.ts';

const sendTimes = (names: ReturnType<typeof createStatementNames>, text: string, times: number) =>
  Array.from({ length: times }, () => names.find(text)).at(-1);

describe('names of statements', () => {
  it('are given to what is sent twenty times within a minute, and stay', () => {
    const names = createStatementNames();
    expect(sendTimes(names, 'select 1', 19)).toBeUndefined();
    expect(names.find('select 1')).toBe('quietsite_1');
    expect(names.find('select 1')).toBe('quietsite_1');
    expect(sendTimes(names, 'select 2', 20)).toBe('quietsite_2');
  });

  it('are not given to what comes now and then', () => {
    let minute = 0;
    const names = createStatementNames(() => minute * 60_001);
    for (minute = 1; minute < 10; minute += 1) expect(sendTimes(names, 'select 1', 19)).toBeUndefined();
  });

  it('are not given to what writes', () => {
    expect(sendTimes(createStatementNames(), 'insert into runs values (1) on conflict do nothing', 50)).toBeUndefined();
  });

  it('are 120 at most', () => {
    const names = createStatementNames();
    const given = Array.from({ length: 125 }, (_, index) => sendTimes(names, `select ${index}`, 30));
    expect(given.filter((name) => name !== undefined)).toHaveLength(120);
  });

  it('are over once a plan does not fit any more', () => {
    const names = createStatementNames();
    sendTimes(names, 'select 1', 20);
    names.forget();
    expect(sendTimes(names, 'select 1', 20)).toBeUndefined();
  });
});
