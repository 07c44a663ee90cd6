import { setPriority } from 'node:os';
import { readEnvironment } from './config/environment.ts';
import { createWorkerProcess } from './worker-wiring.ts';

// On a full machine whoever waits at a screen comes before a calculation; threads and printers started here follow.
setPriority(5);

const worker = await createWorkerProcess(readEnvironment());
worker.logger.info('worker ready');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    worker.logger.info({ signal }, 'stopping');
    void worker.stop().then(() => process.exit(0));
  });
}
