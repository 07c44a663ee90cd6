import { setPriority } from 'node:os';
import { readEnvironment } from './config/environment.ts';
import { createWorkerProcess } from './worker-wiring.ts';

/** Of a full machine, where whoever waits at a screen comes before a calculation; what is started from here follows. */
const NICENESS = 5;
try {
  setPriority(NICENESS);
} catch {
  // The system decides it: the unit of systemd says the same and lets no process say it for itself.
}

const worker = await createWorkerProcess(readEnvironment());
worker.logger.info('worker ready');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    worker.logger.info({ signal }, 'stopping');
    void worker.stop().then(() => process.exit(0));
  });
}
