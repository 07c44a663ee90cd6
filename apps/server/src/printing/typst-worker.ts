import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createTypstCompiler, type TypstOrder } from './typst-compiler.ts';
import type { ThreadAnswer } from './worker-thread.ts';

const { templatesUrl, fontPaths } = workerData as { templatesUrl: string; fontPaths: readonly string[] };
const compile = createTypstCompiler(fileURLToPath(templatesUrl), fontPaths);

parentPort?.on('message', ({ order, request }: { order: number; request: TypstOrder }) => {
  parentPort?.postMessage(answer(order, request));
});

function answer(order: number, request: TypstOrder): ThreadAnswer<Uint8Array> {
  try {
    return { order, value: compile(request) };
  } catch (error) {
    return { order, error: error instanceof Error ? error.message : String(error) };
  }
}
