import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { startTexts } from '../../testing/texts.ts';
import { refuseFields } from './refused-fields.ts';
import type { AccountForm } from './use-account-form.ts';

beforeAll(startTexts);

function textsFor(details: Record<string, unknown>): readonly unknown[] {
  const refuse = vi.fn();
  const error = new ApiError({ code: 'WEAK_PASSWORD', message: 'weak', details });
  refuseFields({ refuse } as unknown as AccountForm, error);
  return refuse.mock.calls.flat();
}

it('[U14] says at the password why it was refused: the page has a shorter list of common ones than the server', () => {
  const texts = [{ fault: 'common' }, { fault: 'username' }, { fault: 'weak' }, {}].map((details) => textsFor(details));
  expect(texts.map(([field]) => field)).toEqual(['password', 'password', 'password', 'password']);
  const [common, username, weak, unsaid] = texts.map(([, text]) => text);
  expect(new Set([common, username, weak]).size).toBe(3);
  expect(unsaid).toBe(weak);
});
