import { parentPort } from 'node:worker_threads';

/** The other end of askThread. */
export function answerThread<Question, Answer>(answer: (question: Question) => Answer): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs as a worker thread');
  port.once('message', (question: Question) => port.postMessage(answer(question)));
}
