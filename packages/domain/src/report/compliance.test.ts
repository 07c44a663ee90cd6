import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { planSource } from '../testing/plan-builder.ts';
import { at, project, receiver, row, task } from '../testing/snapshot-builder.ts';
import { lacksReason, listCompliance } from './compliance.ts';

/** At 10 m from the receiver, a row of 100 dB(A) gives 75 dB(A). */
const near = (soundPower: number, changes = {}) => row({ fixedLocation: at(30, 120), soundPower, ...changes });
const rowOf = (snapshot: Parameters<typeof project>[0], reasons: { pointId: number; reason: string }[] = []) => {
  const [first] = listCompliance(planSource(project(snapshot)), { reasons });
  if (!first) throw new Error('there is no row');
  return first;
};

describe('impacts and compliance', () => {
  it('[REPORT-36] list each receiver with label, description, criterion, levels and duration', () => {
    const measured = rowOf({ rows: [near(105, { barrierDba: -3 })] }, [{ pointId: 1, reason: ' Rock outcrop ' }]);
    expect(measured).toMatchObject({ label: 'N1', description: 'Block A', criterion: 75, exceedance: 2 });
    expect(measured.unmitigatedLevel).toBeCloseTo(80, 9);
    expect(measured.mitigatedLevel).toBeCloseTo(77, 9);
    expect(measured).toMatchObject({ exceedanceDays: 31, reason: 'Rock outcrop', isLeftOut: false });
  });

  it.each([
    [100, 0],
    [100.04, 0],
    [100.06, 0.1],
    [100.3, 0.3],
  ])('[REPORT-38] [Q13] judge %d by the level rounded to 0.1: %d above', (soundPower, exceedance) => {
    expect(rowOf({ rows: [near(soundPower)] }).exceedance).toBe(exceedance);
  });

  it.each([
    [75.4, 100.44, 0],
    [75.4, 100.46, 0.1],
    [74.6, 99.8, 0.2],
    [74.6, 100, 0.4],
    [75.26, 100.26, 0.1],
    [75.26, 100.24, 0],
  ])('[REPORT-38] take the criterion as it is: against %d judge %d, %d above', (criterion, soundPower, exceedance) => {
    const reasons = [{ pointId: 1, reason: 'Because' }];
    const judged = rowOf({ rows: [near(soundPower)], receivers: [receiver({ criterion })] }, reasons);
    expect(judged).toMatchObject({ exceedance, reason: exceedance > 0 ? 'Because' : '' });
    expect(judged.exceedanceDays > 0).toBe(exceedance > 0);
  });

  it('[REPORT-38] find none where the level is the criterion, or is so once it is mitigated', () => {
    const reasons = [{ pointId: 1, reason: 'Because' }];
    for (const quiet of [near(100), near(105, { barrierDba: -10 })])
      expect(rowOf({ rows: [quiet] }, reasons)).toMatchObject({ exceedance: 0, exceedanceDays: 0, reason: '' });
  });

  it('[Q13] say where the map judges otherwise', () => {
    expect(rowOf({ rows: [near(100.3)] }).verdict).toBe('borderline');
    expect(rowOf({ rows: [near(101)] }).verdict).toBe('exceeds');
    expect(rowOf({ rows: [near(99)] }).verdict).toBe('satisfies');
  });

  it('[REPORT-39] [Q98] take the number of a dated criterion as the threshold on its days', () => {
    const otherCriteria = [{ name: 'Examination', start: toDay('2027-03-10'), end: toDay('2027-03-12'), value: 65 }];
    const judged = rowOf({ rows: [near(100)], receivers: [receiver({ otherCriteria })] });
    expect(judged).toMatchObject({ criterion: 75, exceedance: 10, exceedanceDays: 3 });
    expect(judged.otherCriteria).toEqual([
      { name: 'Examination', start: '2027-03-10', end: '2027-03-12', criterion: 65, level: 75, verdict: 'exceeds' },
    ]);
  });

  it('[REPORT-39] measure the worst day against its own criterion, not the loudest against the lowest', () => {
    const otherCriteria = [{ name: 'Examination', start: toDay('2027-03-10'), end: toDay('2027-03-12'), value: 65 }];
    const rows = [near(90), near(110, { id: 2, start: '2027-03-20', end: '2027-03-31' })];
    expect(rowOf({ rows, receivers: [receiver({ otherCriteria })] }).exceedance).toBe(10);
  });

  it('[REPORT-37] keep a reason to themselves while there is no exceedance', () => {
    const reasons = [{ pointId: 1, reason: 'Written before the barrier' }];
    expect(rowOf({ rows: [near(99)] }, reasons)).toMatchObject({ exceedance: 0, reason: '' });
    expect(lacksReason(rowOf({ rows: [near(99)] }))).toBe(false);
    expect(lacksReason(rowOf({ rows: [near(101)] }))).toBe(true);
    expect(lacksReason(rowOf({ rows: [near(101)] }, reasons))).toBe(false);
  });

  it('list only the selected receivers of the plan, in the order of the results', () => {
    const receivers = [receiver(), receiver({ pointId: 2, name: 'N2', position: at(30, 100) })];
    const source = planSource(project({ tasks: [task()], receivers }));
    expect(listCompliance(source, { reasons: [] }).map(({ label }) => label)).toEqual(['N2', 'N1']);
  });
});
