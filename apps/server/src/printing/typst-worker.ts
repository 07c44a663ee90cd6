// Entry point of the compiler process: typst-worker.ts <folder of templates> [folders of fonts]
import { createTypstCompiler, type TypstRequest } from './typst-compiler.ts';
import type { ProcessResponse } from './worker-process.ts';

const [templates = '', ...fontPaths] = process.argv.slice(2);
const compile = createTypstCompiler(templates, fontPaths);

process.on('message', ({ order, request }: { order: number; request: TypstRequest }) => {
  process.send?.(respond(order, request));
  if (request.isLarge) globalThis.gc?.();
});

function respond(order: number, request: TypstRequest): ProcessResponse<Uint8Array> {
  try {
    return { order, value: compile(request) };
  } catch (error) {
    return { order, error: error instanceof Error ? error.message : String(error) };
  }
}
