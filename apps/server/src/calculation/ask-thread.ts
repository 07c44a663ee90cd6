import { findAsker } from '../asker.ts';
import { returnWorker, takeWorker } from './worker-pool.ts';

/** More than the largest project takes on a busy server. Anything longer would block its slot for ever. */
const TIME_LIMIT_MS = 180_000;

/**
 * Sends one question to a thread that serves nothing else until it answers, so the process stays responsive. The thread
 * is terminated when the request is aborted or the time limit passes.
 */
export async function askThread<Question, Answer>(
  file: URL,
  question: Question,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Answer> {
  const { signal } = findAsker();
  signal.throwIfAborted();
  const thread = takeWorker(file);
  const end = Promise.withResolvers<never>();
  const leave = () => end.reject(signal.reason);
  const timer = setTimeout(() => end.reject(new Error(`no answer within ${timeLimitMs} ms`)), timeLimitMs);
  signal.addEventListener('abort', leave, { once: true });
  try {
    const answered = new Promise<Answer>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the thread ended with code ${code}`)));
      thread.postMessage(question);
    });
    const answer = await Promise.race([answered, end.promise]);
    returnWorker(file, thread);
    return answer;
  } catch (error) {
    await thread.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
