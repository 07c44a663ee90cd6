import { expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { hasCommitments, isAssessmentNotApplicable, startReport } from './report-input.ts';

const today = toDay('2026-11-16');

it("[REPORT-20] [Q122] starts with the project's version or '-', and today", () => {
  expect(startReport(3, today).general).toEqual({ versionNo: '3', date: today, lastUpdate: '' });
  expect(startReport(null, today).general.versionNo).toBe('-');
});

it('[Q122] leaves documents to the data, takes the assessment as done and ticks nothing else', () => {
  const { documents, rtp, cnm, cna } = startReport(null, today);
  expect(Object.values(documents)).toEqual([null, null, null, null, null, null]);
  expect(rtp.points).toEqual([]);
  expect(Object.values(cnm).some(hasCommitments)).toBe(false);
  expect(cna.choice).toBe('Done');
});

it.each([
  ['Not Applicable', 'No homes nearby', true],
  ['Not Applicable', '  ', false],
  ['Done', 'No homes nearby', false],
] as const)("[REPORT-25] counts '%s' with reason %j as not applicable: %s", (choice, reason, expected) => {
  expect(isAssessmentNotApplicable({ choice, reason })).toBe(expected);
});
