import { restThread, takeThread } from './resting-threads.ts';

/** One question to a thread, which is its alone until the answer: the process answers others meanwhile. */
export async function askThread<Question, Answer>(file: URL, question: Question): Promise<Answer> {
  const thread = takeThread(file);
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the thread ended with code ${code}`)));
      thread.postMessage(question);
    });
    restThread(file, thread);
    return answer;
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}
