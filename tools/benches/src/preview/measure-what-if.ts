import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { CELL, type Screen } from '../../../kit/src/screen/screen.ts';
import { LONG_TIMEOUT, typeInto } from './type-into.ts';
import { listWhatIfs, recordWhatIfs, type WhatIf, waitForWhatIf } from './what-if-recorder.ts';

export interface WhatIfFigures {
  /** From opening the address to the first levels on the map. */
  readonly openedMs: number;
  readonly edits: number;
  readonly whatIfs: readonly WhatIf[];
}

const TABLE = '[role="grid"][aria-label="Equipment rows"]';
const ACTIVITY = '[role="tree"] [role="treeitem"][aria-level="3"]';
/** Users who look at the map between edits do not type faster. */
const BETWEEN_EDITS_MS = 600;
const WARM_UP = 4;

/** Types another quantity into one row after another, in activities all over the programme. */
export async function measureWhatIf(
  { page, origin }: Screen,
  projectId: number,
  edits: number,
): Promise<WhatIfFigures> {
  const read = await recordWhatIfs(page);
  const startedAt = performance.now();
  await page.goto(`${origin}/Equipment?project=${projectId}`);
  await page
    .getByRole('status')
    .filter({ hasText: /^Preview/ })
    .waitFor();
  const openedMs = performance.now() - startedAt;
  await page.waitForLoadState('networkidle');
  const activities = page.locator(ACTIVITY);
  await activities.first().waitFor();
  const count = await activities.count();
  const warmUp = Math.min(WARM_UP, edits);
  for (let edit = 0; edit < warmUp + edits; edit++) {
    const activity = activities.nth((edit * 7) % count);
    await activity.click();
    // Until then the table shows the previous activity.
    await expect(activity).toHaveAttribute('aria-selected', 'true', LONG_TIMEOUT);
    const cell = page.locator(`${TABLE} tr:has(${CELL})`).first().locator(CELL).nth(1);
    await typeInto(cell, String(11 + (edit % 80)));
    await pause(BETWEEN_EDITS_MS);
    await waitForWhatIf(read);
  }
  return { openedMs, edits, whatIfs: listWhatIfs(await read(), warmUp) };
}
