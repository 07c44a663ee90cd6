import { programmeFormats, programmeRefusals } from '@quietsite/contracts';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { startTexts } from '../../../testing/texts.ts';
import { describeLineProblem, describeProgrammeRefusal } from './import-refusal.ts';

let t: TFunction;
beforeAll(async () => {
  await startTexts();
  t = i18next.t;
});

describe('a bad line of a programme', () => {
  it.each([
    ['[SCHED-17]', 'BAD_DATE', '31/12/2027', '', 'Invalid date format found in your csv: 31/12/2027'],
    [
      '[SCHED-18]',
      'END_BEFORE_START',
      '2027-02-01',
      '2027-01-31',
      'End date is earlier than start date: 2027-02-01 - 2027-01-31',
    ],
    ['[SCHED-19]', 'ZONE_UNKNOWN', '<b>Zone 9</b>', '', 'Zone name does not exist in your project: <b>Zone 9</b>'],
  ] as const)('%s %s is told to the letter', (_row, fault, value, other, text) => {
    expect(describeLineProblem(t, { line: 7, fault, value, other }, 'csv')).toBe(text);
  });

  it('a value that looks like a place for another value stays as it is', () => {
    const problem = { line: 2, fault: 'BAD_DATE', value: '{{other}}', other: 'x' } as const;
    expect(describeLineProblem(t, problem, 'csv')).toBe('Invalid date format found in your csv: {{other}}');
  });

  it('[SCHED-17] a date in a file of another kind is not said to be in a csv', () => {
    const problem = { line: 2, fault: 'BAD_DATE', value: '1/3/2027', other: '' } as const;
    expect(programmeFormats.map((format) => describeLineProblem(t, problem, format))).toEqual([
      'Invalid date format found in your csv: 1/3/2027',
      'Invalid date format found in your workbook: 1/3/2027',
      'Invalid date format found in your programme: 1/3/2027',
      'Invalid date format found in your programme: 1/3/2027',
    ]);
  });
});

describe('a refused programme', () => {
  const refuse = (reason: unknown) =>
    describeProgrammeRefusal(t, new ApiError({ code: 'FILE_REFUSED', message: 'No.', details: { reason } }));

  it('[U48] has a sentence of its own for every reason', () => {
    const texts = programmeRefusals.map(refuse);
    expect(new Set(texts).size).toBe(programmeRefusals.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{20,}\.$/);
    expect(texts.join(' ')).not.toMatch(/\{\{|programmeImport/);
  });

  it('for a reason of a later server says that it cannot be used', () => {
    expect(refuse('SOMETHING_NEW')).toBe('The file could not be read. This file cannot be used.');
  });

  it('a file that does not arrive at all is too large, or of no kind that can be sent', () => {
    const say = (code: 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE') =>
      describeProgrammeRefusal(t, new ApiError({ code, message: '' }));
    expect(say('PAYLOAD_TOO_LARGE')).toBe(refuse('FILE_TOO_LARGE'));
    expect(say('UNSUPPORTED_MEDIA_TYPE')).toBe(refuse('UNKNOWN_FORMAT'));
  });
});
