import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readGreyPng } from './grey-png.ts';

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL('../goldens/', import.meta.url));
const RESOLUTION = '60';
/** A pixel that differs by less is the work of another rasteriser, not of another page. */
const SAME_GREY = 48;

/**
 * How much of a page differs from the picture kept of it, 0 to 1; 1 for another size. With UPDATE_GOLDENS=1 the pictures
 * are drawn anew instead.
 */
export async function comparePage(pdf: Uint8Array, pageNumber: number, name: string): Promise<number> {
  const golden = join(FOLDER, `${name}.png`);
  const picture = await drawPage(pdf, pageNumber);
  if (process.env['UPDATE_GOLDENS'] === '1') {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(golden, picture);
  }
  if (!existsSync(golden)) throw new Error(`no picture of ${name}: draw it with UPDATE_GOLDENS=1`);
  return countDifferent(readGreyPng(picture), readGreyPng(await readFile(golden)));
}

async function drawPage(pdf: Uint8Array, pageNumber: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-page-'));
  try {
    await writeFile(join(folder, 'document.pdf'), pdf);
    const page = String(pageNumber);
    const options = ['-r', RESOLUTION, '-gray', '-png', '-f', page, '-l', page, '-singlefile'];
    await run('pdftoppm', [...options, join(folder, 'document.pdf'), join(folder, 'page')]);
    return await readFile(join(folder, 'page.png'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Picture = ReturnType<typeof readGreyPng>;

function countDifferent(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let different = 0;
  for (const [index, grey] of one.pixels.entries())
    if (Math.abs(grey - (other.pixels[index] ?? 0)) >= SAME_GREY) different += 1;
  return different / one.pixels.length;
}
