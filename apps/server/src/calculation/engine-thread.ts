import { parentPort } from 'node:worker_threads';
import { type CalculationSnapshot, calculate } from '@quietsite/domain';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

port.once('message', (snapshot: CalculationSnapshot) => {
  const result = calculate(snapshot, { onProgress: (fraction) => port.postMessage({ type: 'progress', fraction }) });
  port.postMessage({ type: 'result', result });
});
