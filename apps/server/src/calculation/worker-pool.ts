import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../config/thread-environment.ts';

/** Long enough for the next question in a busy hour. Memory held after a large one is then released with the thread. */
const REST_MS = 60_000;

interface Rest {
  readonly thread: Worker;
  readonly timer: NodeJS.Timeout;
}

const resting = new Map<string, Rest[]>();

/** Returns an idle thread or a new one: starting one costs more than most questions. */
export function takeWorker(file: URL): Worker {
  const rest = resting.get(file.href)?.pop();
  if (!rest) return new Worker(file, { env: threadEnvironment() });
  clearTimeout(rest.timer);
  forget(rest.thread);
  rest.thread.ref();
  return rest.thread;
}

/** By name: a thread also has internal listeners, without which it receives nothing. */
function forget(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
}

/** For a thread that has answered; the caller terminates any other. */
export function returnWorker(file: URL, thread: Worker): void {
  const rests = resting.get(file.href) ?? [];
  resting.set(file.href, rests);
  const leave = () => {
    const place = rests.findIndex((rest) => rest.thread === thread);
    if (place >= 0) clearTimeout(rests.splice(place, 1)[0]?.timer);
  };
  const timer = setTimeout(() => {
    leave();
    void thread.terminate();
  }, REST_MS).unref();
  forget(thread);
  thread.once('error', leave).once('exit', leave);
  // Does not keep the process alive at exit.
  thread.unref();
  rests.push({ thread, timer });
}
