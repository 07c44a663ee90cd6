import { expect, type Locator } from '@playwright/test';

/** For a busy machine. */
export const LONG_TIMEOUT = { timeout: 20_000 };

/** Types into a cell as a user would, and checks that the cell has the value. */
export async function typeInto(cell: Locator, text: string): Promise<void> {
  await cell.click();
  await expect(cell).toBeFocused(LONG_TIMEOUT);
  await cell.page().keyboard.type(text, { delay: 40 });
  await cell.page().keyboard.press('Enter');
  await expect(cell).toHaveText(text, LONG_TIMEOUT);
}
