import { build } from 'vite';

/** The global name of the bundle's exports. */
export const BUNDLE_NAME = 'engineEntry';

/**
 * One classic script without imports, built with the target and the minifier of the web application, so that constants
 * folded there are folded here too.
 */
export async function bundleEntry(entry: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      minify: true,
      write: false,
      lib: { entry, formats: ['iife'], name: BUNDLE_NAME, fileName: 'entry' },
    },
  });
  const chunks = (Array.isArray(outputs) ? outputs : [outputs]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const [chunk, ...others] = chunks;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} does not make a single script`);
  return chunk.code;
}
