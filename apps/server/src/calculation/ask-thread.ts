import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../config/thread-environment.ts';

/** One question to a thread of its own, which ends with the answer: the process answers others meanwhile. */
export async function askThread<Question, Answer>(file: URL, question: Question): Promise<Answer> {
  const thread = new Worker(file, { env: threadEnvironment() });
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the thread ended with code ${code}`)));
      thread.postMessage(question);
    });
  } finally {
    await thread.terminate();
  }
}
