import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../config/thread-environment.ts';

/** Long enough for the next question of a busy hour; what a thread holds of a large one goes away with it. */
const REST_MS = 60_000;

interface Rest {
  readonly thread: Worker;
  readonly timer: NodeJS.Timeout;
}

const resting = new Map<string, Rest[]>();

/** One that rests, or a new one: to start it costs more than most of what it is asked. */
export function takeWorker(file: URL): Worker {
  const rest = resting.get(file.href)?.pop();
  if (!rest) return new Worker(file, { env: threadEnvironment() });
  clearTimeout(rest.timer);
  forget(rest.thread);
  rest.thread.ref();
  return rest.thread;
}

/** By name: a thread has listeners of its own, without which it hears nothing more. */
function forget(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
}

/** For a thread that has answered; any other is ended by whoever took it. */
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
  // The process does not wait for it at its end.
  thread.unref();
  rests.push({ thread, timer });
}
