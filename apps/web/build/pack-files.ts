import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(m?js|css|html|svg|json)$/;
/** Compressing less than one network packet gains nothing. */
const MIN_BYTES = 1400;
/** Best quality on the largest file, which no first page needs, would take longer than all other files together. */
const MAX_FOR_BEST = 1_000_000;

/** Compresses each file once, as small as possible, so that the server need not do it for every visitor. */
export function packFiles(): Plugin {
  return {
    name: 'pack-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => PACKED.test(name));
      await Promise.all(names.map((name) => pack(join(dir, name))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const quality = content.length > MAX_FOR_BEST ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
