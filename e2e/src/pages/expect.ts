import { type ExpectMatcherState, type Locator, expect as playwrightExpect } from '@playwright/test';

/**
 * Playwright's toBeVisible describes the whole page at each look that does not find the element, for the message of a
 * failure. That costs more than the search itself, so this one waits without and describes the page once, at the end.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(this: ExpectMatcherState, locator: Locator, options: { readonly timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout;
    const isShown = await locator.waitFor({ state: 'visible', timeout }).then(
      () => true,
      () => false,
    );
    if (!isShown) await playwrightExpect(locator).toBeVisible({ timeout: 1 });
    return { pass: true, message: () => `${locator} is visible` };
  },
});
