import { type ExpectMatcherState, type Locator, expect as playwrightExpect } from '@playwright/test';

/** Waits until the element is there. Says nothing when it never comes: the matcher that follows fails with its message. */
async function waitUntilAttached(locator: Locator, timeout: number): Promise<void> {
  const isThere = playwrightExpect.poll(() => locator.count(), { timeout }).toBeGreaterThan(0);
  await isThere.catch(() => undefined);
}

/** Matchers of one element that is there. */
const MATCHERS = [
  'toBeChecked',
  'toBeDisabled',
  'toBeEnabled',
  'toBeFocused',
  'toContainText',
  'toHaveAccessibleDescription',
  'toHaveAccessibleName',
  'toHaveAttribute',
  'toHaveText',
  'toHaveValue',
] as const;

/** The matcher of Playwright, after a wait for its element. A list of texts is compared at once: it may be empty. */
function onceAttached(name: (typeof MATCHERS)[number]) {
  return async function match(this: ExpectMatcherState, locator: Locator, ...expected: unknown[]) {
    const options = expected.at(-1) as { readonly timeout?: number } | undefined;
    const timeout = options?.timeout ?? this.timeout;
    if (!Array.isArray(expected[0])) await waitUntilAttached(locator, timeout);
    const assertions = this.isNot ? playwrightExpect(locator).not : playwrightExpect(locator);
    await (assertions[name] as (...expected: unknown[]) => Promise<void>)(...expected);
    return { pass: !this.isNot, message: () => `${locator} ${name}` };
  };
}

/**
 * Playwright's matchers describe the whole page at each look that does not find the element, for the message of a
 * failure. That costs more than the search itself, so these wait without and describe the page once, at the end.
 */
export const expect = playwrightExpect.extend({
  ...(Object.fromEntries(MATCHERS.map((name) => [name, onceAttached(name)])) as object),
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
