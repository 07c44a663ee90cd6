import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { differingShare, readGreyPng, writeGreyPng } from './grey-picture.ts';
import type { PdfReader } from './pdf-reader.ts';

export const DOTS_PER_INCH = 60;
/** A moved line changes a few percent of the pixels of a page. New releases of the tools change far fewer. */
export const MAX_DIFFERING = 0.004;

/**
 * Compares a page with its approved picture. A missing picture is drawn: to update one, delete it, run the test and
 * check the new picture before committing.
 */
export async function expectPicture(reader: PdfReader, pdf: Buffer, page: number, name: string): Promise<void> {
  const golden = new URL(`../goldens/${name}.png`, import.meta.url);
  const drawn = await reader.draw(pdf, DOTS_PER_INCH, page);
  if (!existsSync(golden)) {
    await writeFile(golden, writeGreyPng(drawn));
    expect.fail(`drew ${golden.pathname}`);
  }
  expect(differingShare(drawn, readGreyPng(await readFile(golden)))).toBeLessThan(MAX_DIFFERING);
}
