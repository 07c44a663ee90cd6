import { expect, it } from 'vitest';
import { Refused } from '../stack/caller.ts';
import { openLedger } from './ledger.ts';

const fail = (error: Error) => () => Promise.reject(error);

it('accepts what was acknowledged last, and what was sent since without an answer', async () => {
  const ledger = openLedger(1);
  await ledger.write(2, async () => undefined);
  await expect(ledger.write(3, fail(new Error('gone')))).rejects.toThrow('gone');
  expect([1, 2, 3].map(ledger.accepts)).toEqual([false, true, true]);
});

it('does not accept what was refused, nor what an acknowledged value has replaced', async () => {
  const ledger = openLedger(1);
  await expect(ledger.write(2, fail(new Refused('PUT', '/x', 409, '')))).rejects.toThrow('409');
  expect(ledger.accepts(2)).toBe(false);
  await expect(ledger.write(3, fail(new Error('gone')))).rejects.toThrow();
  await ledger.write(4, async () => undefined);
  expect([1, 3, 4].map(ledger.accepts)).toEqual([false, false, true]);
});

it('goes back to a marked moment: what was acknowledged then is accepted, and what was sent since, but nothing older', async () => {
  const ledger = openLedger(1);
  await ledger.write(2, async () => undefined);
  const goBack = ledger.mark();
  await ledger.write(3, async () => undefined);
  await ledger.write(4, async () => undefined);
  goBack();
  expect([1, 2, 3, 4].map(ledger.accepts)).toEqual([false, true, true, true]);
  await ledger.write(5, async () => undefined);
  expect([2, 4, 5].map(ledger.accepts)).toEqual([false, false, true]);
});
