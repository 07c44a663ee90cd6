import { parentPort } from 'node:worker_threads';

/** The thread side of askThread. */
export function answerThread<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs as a worker thread');
  port.on('message', async (question: Question) => port.postMessage(await answer(question)));
}
