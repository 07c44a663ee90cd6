import { setPriority } from 'node:os';
import { readEnvironment } from './config/environment.ts';
import { createWorkerProcess } from './worker-wiring.ts';

/** On a busy host, interactive requests take priority over calculations; child processes inherit this. */
const NICENESS = 5;
try {
  setPriority(NICENESS);
} catch {
  // The system may not allow it: the systemd unit sets the same value and denies it to processes.
}

const worker = await createWorkerProcess(readEnvironment());
worker.logger.info('worker ready');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    worker.logger.info({ signal }, 'stopping');
    void worker.stop().then(() => process.exit(0));
  });
}
