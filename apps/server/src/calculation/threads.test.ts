import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { runFor } from '../requester.ts';
import { threadTasks } from './threads.ts';

interface Tasks {
  readonly answer: (question: string) => number;
  readonly fail: (question: string) => number;
  readonly die: (question: string) => number;
  readonly computeForEver: (question: string) => number;
}
const TASKS = `
import { threadId } from 'node:worker_threads';
export const answer = () => threadId;
export const fail = () => { throw new Error('as asked'); };
export const die = () => process.exit(3);
export const computeForEver = () => { for (;;); };`;
const file = join(tmpdir(), `thread-tasks-${process.pid}.mjs`);
const run = threadTasks<Tasks>(pathToFileURL(file));
const ask = () => run('answer', 'which are you?');

beforeAll(() => writeFileSync(file, TASKS));

test('a thread that has answered is asked again', async () => {
  const first = await ask();
  expect(await ask()).toBe(first);
});

test('two questions at once have a thread each, and both rest', async () => {
  const pair = await Promise.all([ask(), ask()]);
  expect(new Set(pair).size).toBe(2);
  expect(new Set(await Promise.all([ask(), ask()]))).toEqual(new Set(pair));
});

test('a failure is reported, and so is a crashed thread', async () => {
  await expect(run('fail', '')).rejects.toThrow('as asked');
  await expect(run('die', '')).rejects.toThrow('exited with code: 3');
  expect(await ask()).toBeGreaterThan(0);
});

test('[LIMIT-05] a question that nobody waits for any more ends its thread', async () => {
  const before = new Set(await Promise.all([ask(), ask()]));
  const left = new AbortController();
  const asked = runFor({ party: 'a', signal: left.signal }, () => run('computeForEver', ''));
  left.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  const after = new Set(await Promise.all([ask(), ask()]));
  expect([...after].filter((id) => before.has(id))).toHaveLength(1);
  await expect(runFor({ party: 'a', signal: left.signal }, ask)).rejects.toThrow('gone');
});

test('[LIMIT-09] a question without an answer in time ends its thread', async () => {
  const before = new Set(await Promise.all([ask(), ask()]));
  await expect(run('computeForEver', '', { timeLimitMs: 50 })).rejects.toThrow('no answer within 50 ms');
  const after = new Set(await Promise.all([ask(), ask()]));
  expect([...after].filter((id) => before.has(id))).toHaveLength(1);
});
