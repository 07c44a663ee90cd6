import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { differingShare, readGreyPng, writeGreyPng } from './grey-picture.ts';
import type { PdfReader } from './pdf-reader.ts';

export const DOTS_PER_INCH = 60;
/** A line that moves changes some percent of the dots of a page; other releases of the tools change far less. */
export const MAX_DIFFERING = 0.004;

/** A page looks as it was approved. A missing picture is drawn anew: delete one, run the test and look before it is kept. */
export async function expectPicture(reader: PdfReader, pdf: Buffer, page: number, name: string): Promise<void> {
  const golden = new URL(`../goldens/${name}.png`, import.meta.url);
  const drawn = await reader.draw(pdf, DOTS_PER_INCH, page);
  if (!existsSync(golden)) {
    await writeFile(golden, writeGreyPng(drawn));
    expect.fail(`drew ${golden.pathname}`);
  }
  expect(differingShare(drawn, readGreyPng(await readFile(golden)))).toBeLessThan(MAX_DIFFERING);
}
