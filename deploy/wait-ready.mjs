// Waits until the server at each port is ready, and fails after a time limit: wait-ready.mjs PORT... [--seconds=60]
import { setTimeout as pause } from 'node:timers/promises';

const parameters = process.argv.slice(2);
const seconds = Number(parameters.find((parameter) => parameter.startsWith('--seconds='))?.split('=')[1] ?? 60);
const end = Date.now() + seconds * 1000;

async function ask(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

for (const port of parameters.filter((parameter) => /^\d+$/.test(parameter))) {
  while (!(await ask(port))) {
    if (Date.now() > end) {
      console.error(`the server at port ${port} was not ready within ${seconds} s`);
      process.exit(1);
    }
    await pause(200);
  }
}
