// Waits until the server process at each port is ready, and says no after a while: wait-ready.mjs PORT... [--seconds=60]
import { setTimeout as pause } from 'node:timers/promises';

const words = process.argv.slice(2);
const seconds = Number(words.find((word) => word.startsWith('--seconds='))?.split('=')[1] ?? 60);
const end = Date.now() + seconds * 1000;

async function ask(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

for (const port of words.filter((word) => /^\d+$/.test(word))) {
  while (!(await ask(port))) {
    if (Date.now() > end) {
      console.error(`the server at port ${port} was not ready within ${seconds} s`);
      process.exit(1);
    }
    await pause(200);
  }
}
