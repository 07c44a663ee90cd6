import { describe, expect, it } from 'vitest';
import { readPastedDay } from './pasted-day.ts';

describe('a day that is pasted', () => {
  it.each([
    '2027-05-01',
    '2027/5/1',
    '2027.05.01',
    '1 May 2027',
    '01 may 2027',
    '1-May-2027',
    ' 1/5/2027 ',
    '01/05/2027',
    '01.05.2027',
    '1-5-2027',
  ])('[SCHED-24] is read from %s', (text) => {
    expect(readPastedDay(text)?.day).toBe('2027-05-01');
  });

  it('[SCHED-24] recognises months by their full and shortened names', () => {
    expect(readPastedDay('30 September 2027')?.day).toBe('2027-09-30');
    expect(readPastedDay('30 Sept. 2027')?.day).toBe('2027-09-30');
    expect(readPastedDay('3 Ma 2027')).toBeUndefined();
  });

  it('[SCHED-25] is day first, and says so where it could be month first', () => {
    expect(readPastedDay('01/05/2027')).toEqual({ day: '2027-05-01', isAmbiguous: true });
    expect(readPastedDay('13/05/2027')).toEqual({ day: '2027-05-13', isAmbiguous: false });
    expect(readPastedDay('05/05/2027')).toEqual({ day: '2027-05-05', isAmbiguous: false });
    expect(readPastedDay('2027/05/01')?.isAmbiguous).toBe(false);
  });

  it.each(['05/13/2027', '31/02/2027', '1/5/27', '2027-13-01', '1/5-2027', 'May 2027', 'soon', '0000-01-01', ''])(
    '[SCHED-25] is not guessed from %s',
    (text) => {
      expect(readPastedDay(text)).toBeUndefined();
    },
  );
});
