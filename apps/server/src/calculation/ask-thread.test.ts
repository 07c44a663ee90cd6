import { expect, test } from 'vitest';
import { runFor } from '../asker.ts';
import { askThread } from './ask-thread.ts';

const ANSWERER = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', (question) => {
  if (question === 'fail') throw new Error('as asked');
  if (question === 'compute for ever') for (;;);
  parentPort.postMessage(threadId);
});`;
const file = (mark: string) => new URL(`data:text/javascript,${encodeURIComponent(`${ANSWERER}// ${mark}`)}`);
const ask = (answerer: URL, question = 'which are you?') => askThread<string, number>(answerer, question);

test('a thread that has answered is asked again', async () => {
  const answerer = file('again');
  const first = await ask(answerer);
  expect(await ask(answerer)).toBe(first);
});

test('two questions at once have a thread each, and both rest', async () => {
  const answerer = file('two');
  const pair = await Promise.all([ask(answerer), ask(answerer)]);
  expect(new Set(pair).size).toBe(2);
  expect(new Set(await Promise.all([ask(answerer), ask(answerer)]))).toEqual(new Set(pair));
});

test('a thread that failed is not asked again', async () => {
  const answerer = file('fail');
  const first = await ask(answerer);
  await expect(ask(answerer, 'fail')).rejects.toThrow('as asked');
  expect(await ask(answerer)).not.toBe(first);
});

test('a thread of another file is not taken for it', async () => {
  expect(await ask(file('one'))).not.toBe(await ask(file('other')));
});

test('[LIMIT-05] a question that nobody waits for any more ends its thread', async () => {
  const answerer = file('left');
  const first = await ask(answerer);
  const left = new AbortController();
  const asked = runFor({ party: 'a', signal: left.signal }, () => ask(answerer, 'compute for ever'));
  left.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  expect(await ask(answerer)).not.toBe(first);
  await expect(runFor({ party: 'a', signal: left.signal }, () => ask(answerer))).rejects.toThrow('gone');
});

test('[LIMIT-09] a question without an answer in time ends its thread', async () => {
  const answerer = file('late');
  const first = await ask(answerer);
  await expect(askThread(answerer, 'compute for ever', 50)).rejects.toThrow('no answer within 50 ms');
  expect(await ask(answerer)).not.toBe(first);
});
