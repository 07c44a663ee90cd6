import { describe, expect, it } from 'vitest';
import { canSubmit, findFix, presentFindings, type SubmitState } from './findings.ts';
import { removeSubmissionKey, submissionKey } from './submission-key.ts';

const contact = { email: 'a@example.org', roleInProject: 'Main contractor' };
const ready: SubmitState = { findings: [], isSubmitting: false, isSubmitted: false, isReadonly: false };
const codes = (found: Parameters<typeof presentFindings>[0], who = contact) =>
  presentFindings(found, who, null).map(({ code }) => code);

describe('Submit', () => {
  it('[REPORT-17] is off while email or role in project is empty, as typed', () => {
    expect(codes([], { ...contact, email: '  ' })).toEqual(['EMAIL_MISSING']);
    expect(codes([], { ...contact, roleInProject: '' })).toEqual(['ROLE_MISSING']);
    // The stored contact is older than the typed one.
    expect(codes([{ code: 'EMAIL_MISSING', isBlocking: true }])).toEqual([]);
    const isOn = (who: typeof contact) => canSubmit({ ...ready, findings: presentFindings([], who, null) });
    expect([isOn(contact), isOn({ ...contact, email: '' }), isOn({ ...contact, roleInProject: ' ' })]).toEqual([
      ...[true, false, false],
    ]);
  });

  it('[REPORT-18] is off while support materials are missing; what is only to be judged does not stop it', () => {
    const proof = { code: 'PROOF_MISSING', isBlocking: true, rowIds: [7, 8] };
    const warning = { code: 'BORDERLINE', isBlocking: false, pointIds: [1] };
    expect(canSubmit({ ...ready, findings: [warning] })).toBe(true);
    expect(canSubmit({ ...ready, findings: [warning, proof] })).toBe(false);
    expect(codes([warning, proof])).toEqual(['PROOF_MISSING', 'BORDERLINE']);
  });

  it('[APPROVE-22] of a returned plan has its reason among the points, which stops nothing', () => {
    const found = [{ code: 'SAMPLE_DATA', isBlocking: false }];
    const findings = presentFindings(found, contact, 'No barrier');
    expect(findings[0]).toEqual({ code: 'RETURNED', isBlocking: false, names: ['No barrier'] });
    expect([findings.length, canSubmit({ ...ready, findings })]).toEqual([2, true]);
    expect(findFix({ code: 'RETURNED', isBlocking: false })).toEqual({ kind: 'review' });
  });

  it('[REPORT-19] is off while submitting and once submitted', () => {
    expect(canSubmit(ready)).toBe(true);
    for (const state of [{ isSubmitting: true }, { isSubmitted: true }, { isReadonly: true }])
      expect(canSubmit({ ...ready, ...state })).toBe(false);
  });
});

describe('what is missing', () => {
  it('leads to where it is fixed', () => {
    const of = (code: string, rowIds?: number[]) => findFix({ code, isBlocking: true, ...(rowIds ? { rowIds } : {}) });
    expect(of('PROOF_MISSING', [7, 8])).toEqual({ kind: 'proof', rowId: 7 });
    expect(of('REASON_MISSING')).toEqual({ kind: 'section', section: 'compliance' });
    const reasons = { code: 'REASON_MISSING', isBlocking: false, pointIds: [12, 13] };
    expect(findFix(reasons)).toEqual({ kind: 'section', section: 'compliance', pointId: 12 });
    expect([of('EMAIL_MISSING'), of('ROLE_MISSING')]).toEqual([
      { kind: 'field', field: 'email' },
      { kind: 'field', field: 'role' },
    ]);
    expect(of('NOT_CALCULATED')).toEqual({ kind: 'calculate' });
    expect(of('MOVED_WITHOUT_DOCUMENTS')).toEqual({ kind: 'attachments' });
    expect(of('BORDERLINE')).toEqual({ kind: 'points' });
    expect(of('TAKEN_OUT')).toEqual({ kind: 'points' });
    const examinations = { code: 'EXAMINATIONS_MISSING', isBlocking: false, pointIds: [4] };
    expect(findFix(examinations)).toEqual({ kind: 'receiver', pointId: 4 });
    expect(of('RESTRICTED_HOURS', [5])).toEqual({ kind: 'equipment', rowId: 5 });
    expect(of('RESTRICTED_DAYS')).toEqual({ kind: 'schedule' });
    expect(of('BARRIER_UNPROVED')).toEqual({ kind: 'screening' });
    expect([of('SAMPLE_DATA'), of('SOMETHING_NEWER')]).toEqual([null, null]);
  });
});

describe('[U46] the key of a submission', () => {
  it('stays the same until it has worked', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const first = submissionKey(3, storage);
    expect(submissionKey(3, storage)).toBe(first);
    expect(submissionKey(4, storage)).not.toBe(first);
    removeSubmissionKey(3, storage);
    expect(submissionKey(3, storage)).not.toBe(first);
  });
});
