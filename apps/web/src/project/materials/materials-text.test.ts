import { materialRefusals } from '@quietsite/contracts';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';

import { ApiError } from '../../lib/api-error.ts';
import { startTexts } from '../../testing/texts.ts';
import { canSendAgain, describeMaterialFailure } from './materials-uploads.tsx';

beforeAll(startTexts);
const refused = (reason: string) => new ApiError({ code: 'FILE_REFUSED', message: 'x', details: { reason } });

describe('[U53] why a file was not taken', () => {
  it.each([...materialRefusals, 'ROW_FULL', 'REPORT_FULL'])('%s has a text of its own', (reason) => {
    const text = describeMaterialFailure(i18next.t, refused(reason));
    expect(text).toMatch(/^[A-Z].{15,}\.$/);
    expect(text).not.toContain('materials.');
  });

  it('a failure of the way to the server says so, and can be tried again', () => {
    const error = new ApiError({ code: 'NETWORK', message: '' });
    expect(describeMaterialFailure(i18next.t, error)).toBe(
      'The file was not uploaded. The server could not be reached. Check the connection and try again.',
    );
    expect(canSendAgain(error)).toBe(true);
  });

  it('what is wrong with the file stays wrong; a check that did not answer may answer later', () => {
    const again = materialRefusals.filter((reason) => canSendAgain(refused(reason)));
    expect(again).toEqual(['NOT_CHECKED']);
    expect(canSendAgain(new ApiError({ code: 'TOO_MANY_REQUESTS', message: '' }))).toBe(true);
    expect(canSendAgain(new ApiError({ code: 'FORBIDDEN', message: '' }))).toBe(false);
  });
});
