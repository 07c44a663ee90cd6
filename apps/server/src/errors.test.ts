import { errorCodes } from '@quietsite/contracts';
import { expect, it } from 'vitest';
import { AppError } from './errors.ts';

const statusOf = (code: (typeof errorCodes)[number]) => new AppError(code).status;

it('[Q03] every failure has one of the decided statuses', () => {
  expect(
    ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PROJECT_LOCKED'].map((code) =>
      statusOf(code as (typeof errorCodes)[number]),
    ),
  ).toEqual([400, 401, 403, 404, 409, 409]);
  expect([statusOf('PAYLOAD_TOO_LARGE'), statusOf('UNSUPPORTED_MEDIA_TYPE'), statusOf('TOO_MANY_REQUESTS')]).toEqual([
    413, 415, 429,
  ]);
  const invalid = errorCodes.filter((code) => /^(SITE|SCHEDULE|EQUIPMENT|MITIGATION|RECEIVERS)_INVALID$/.test(code));
  expect(invalid.map(statusOf)).toEqual([422, 422, 422, 422, 422]);
  // 410 in addition to the decided ones: a used mail link is gone, which is neither not found nor forbidden.
  const decided = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503];
  expect(errorCodes.filter((code) => !decided.includes(statusOf(code)))).toEqual([]);
});
