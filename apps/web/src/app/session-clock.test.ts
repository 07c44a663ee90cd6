import { describe, expect, it } from 'vitest';
import { computeRemainingSeconds, isActivityReported, isSessionEnding } from './session-popup.tsx';

describe('session clock', () => {
  it('counts down to the end the server gave', () => {
    const expiresAt = '2027-01-05T01:00:00.000Z';
    expect(computeRemainingSeconds(expiresAt, Date.parse('2027-01-05T00:50:30.000Z'))).toBe(570);
  });

  it('[SHELL-50] warns under 10 minutes, not at exactly 10', () => {
    expect(isSessionEnding(600)).toBe(false);
    expect(isSessionEnding(599.9)).toBe(true);
  });

  it('[SHELL-52] takes activity into account only above 10 minutes', () => {
    expect(isActivityReported(601, 60)).toBe(true);
    expect(isActivityReported(600, 60)).toBe(false);
  });

  it('does not report every movement', () => {
    expect(isActivityReported(3000, 59)).toBe(false);
  });
});
