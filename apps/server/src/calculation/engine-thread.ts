import { parentPort } from 'node:worker_threads';
import { type CalculationSnapshot, type CalculationStage, calculateRun } from '@quietsite/domain';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

port.on('message', (snapshot: CalculationSnapshot) => {
  const timings: Partial<Record<CalculationStage, number>> = {};
  let since = performance.now();
  const outcome = calculateRun(snapshot, {
    onProgress: (fraction) => port.postMessage({ type: 'progress', fraction }),
    onStage: (stage) => {
      const now = performance.now();
      timings[stage] = now - since;
      since = now;
    },
  });
  port.postMessage({ type: 'result', outcome, timings });
});
