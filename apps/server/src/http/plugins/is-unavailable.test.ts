import { expect, it } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

it.each([
  [{ code: 'ECONNREFUSED' }, 'nothing listens'],
  [{ code: 'ECONNRESET' }, 'the line was cut'],
  [{ code: 'ETIMEDOUT' }, 'the line is silent'],
  [{ code: '53100' }, 'the disk of the database is full'],
  [{ code: '53300' }, 'the database has no connection left'],
  [{ code: '57P01' }, 'the database was stopped'],
  [{ code: '57P03' }, 'the database is starting'],
  [{ code: '57014' }, 'a statement took too long'],
  [{ code: '58030' }, 'the database cannot write'],
  [{ code: '25006' }, 'the database is still a standby'],
  [{ code: 'XX000', severity: 'FATAL' }, 'the database ended the connection'],
  [{ code: 'ENOSPC' }, 'the disk of the files is full'],
  [{ message: 'Connection terminated unexpectedly' }, 'the database was killed'],
  [{ message: 'timeout exceeded when trying to connect' }, 'no connection came free'],
  [{ name: 'SlowDown', $fault: 'server' }, 'the file store asks for patience'],
])('counts %o as away: %s', (failure: object, _what: string) => {
  expect(isUnavailable(failure)).toBe(true);
});

it.each([
  [{ code: '23505' }, 'there is such a row'],
  [{ code: 'XX000', severity: 'ERROR' }, 'a mistake inside the database'],
  [{ code: '42P01' }, 'there is no such table'],
  [{ code: 'ENOENT' }, 'there is no such file'],
  [{ name: 'SignatureDoesNotMatch', $fault: 'client' }, 'the secret is wrong'],
  [{ message: 'Cannot read properties of undefined' }, 'a mistake of ours'],
  [{}, 'nothing is known'],
])('does not count %o: %s', (failure: object, _what: string) => {
  expect(isUnavailable(failure)).toBe(false);
});
