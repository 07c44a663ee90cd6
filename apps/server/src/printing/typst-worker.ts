// A process of its own: typst-worker.ts <folder of templates> [folders of fonts]
import { createTypstCompiler, type TypstOrder } from './typst-compiler.ts';
import type { ProcessAnswer } from './worker-process.ts';

const [templates = '', ...fontPaths] = process.argv.slice(2);
const compile = createTypstCompiler(templates, fontPaths);

process.on('message', ({ order, request }: { order: number; request: TypstOrder }) => {
  process.send?.(answer(order, request));
  if (request.isLarge) globalThis.gc?.();
});

function answer(order: number, request: TypstOrder): ProcessAnswer<Uint8Array> {
  try {
    return { order, value: compile(request) };
  } catch (error) {
    return { order, error: error instanceof Error ? error.message : String(error) };
  }
}
