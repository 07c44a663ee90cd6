import { expect, type Locator } from '@playwright/test';

/** A busy machine may take its time. */
export const PATIENTLY = { timeout: 20_000 };

/** Types into a cell as a person does, and makes sure that the cell has taken it. */
export async function typeInto(cell: Locator, text: string): Promise<void> {
  await cell.click();
  await expect(cell).toBeFocused(PATIENTLY);
  await cell.page().keyboard.type(text, { delay: 40 });
  await cell.page().keyboard.press('Enter');
  await expect(cell).toHaveText(text, PATIENTLY);
}
