import { setTimeout as pause } from 'node:timers/promises';
import { CELL, type Screen } from '../../../kit/src/screen/screen.ts';
import type { WhatIfFigures } from './measure-what-if.ts';
import { typeInto } from './type-into.ts';
import { listWhatIfs, recordWhatIfs, waitForWhatIf } from './what-if-recorder.ts';

const TABLE = '[role="grid"][aria-label="Equipment and its mitigation"]';
const BETWEEN_EDITS_MS = 700;
const WARM_UP = 4;
const BARRIER_TITLE = 'Barrier dB(A)';

/** Types a barrier into one row after another at stage 3, among all rows of the project. */
export async function measureMitigation(
  { page, origin }: Screen,
  projectId: number,
  edits: number,
): Promise<WhatIfFigures> {
  const read = await recordWhatIfs(page);
  const startedAt = performance.now();
  await page.goto(`${origin}/Mitigation/3?project=${projectId}&tab=all`);
  const table = page.locator(TABLE);
  await table.locator(CELL).first().waitFor();
  const openedMs = performance.now() - startedAt;
  await page.waitForLoadState('networkidle');
  const column = await table.getByRole('columnheader', { name: BARRIER_TITLE }).getAttribute('aria-colindex');
  const cells = table.locator(`${CELL}[aria-colindex="${column}"]`);
  const count = Math.min(8, await cells.count());
  const warmUp = Math.min(WARM_UP, edits);
  for (let edit = 0; edit < warmUp + edits; edit++) {
    await typeInto(cells.nth(edit % count), String(-1 - (edit % 14)));
    await pause(BETWEEN_EDITS_MS);
    await waitForWhatIf(read);
  }
  return { openedMs, edits, whatIfs: listWhatIfs(await read(), warmUp) };
}
