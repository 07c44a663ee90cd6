import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { startTexts } from '../testing/texts.ts';
import { failureText } from './failure-text.ts';

beforeAll(startTexts);

it('names the address at which QuietSite can be used, where it was opened at another one', () => {
  const error = new ApiError({
    code: 'CROSS_ORIGIN',
    message: '',
    details: { address: 'https://quietsite.example' },
  });
  expect(failureText(error)).toBe(
    'QuietSite cannot be used at this address. Please open it at https://quietsite.example.',
  );
});
