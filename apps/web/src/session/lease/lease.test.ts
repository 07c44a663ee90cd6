import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { describeLease, isLeaseDoubtful, toLostLease } from './lease.ts';

const held = { isHeld: true, openedBy: null, isOwnElsewhere: false, expiresAt: '2027-01-05T00:03:00.000Z' };
const locked = { isHeld: false, openedBy: 'Demo Engineer', isOwnElsewhere: false, expiresAt: null };
const knowledge = { lease: locked, leaseAt: 10, openedBy: 'Demo Engineer', projectAt: 20 };

describe('the lease of the open project', () => {
  it('[PROJ-15] says nothing to its holder, nor before the answer is there', () => {
    expect(describeLease({ ...knowledge, lease: held })).toBeNull();
    expect(describeLease({ ...knowledge, lease: undefined })).toBeNull();
  });

  it('[PROJ-15] [Q46] is locked while somebody else has it, also oneself in another browser', () => {
    expect(describeLease(knowledge)).toBe('locked');
    expect(describeLease({ ...knowledge, lease: { ...locked, isOwnElsewhere: true } })).toBe('ownElsewhere');
  });

  it('[Q46] is free only when that was heard after the refusal', () => {
    expect(describeLease({ ...knowledge, openedBy: null })).toBe('free');
    expect(describeLease({ ...knowledge, openedBy: null, projectAt: 10 })).toBe('locked');
    expect(describeLease({ ...knowledge, openedBy: undefined })).toBe('locked');
  });

  it('[U24] is doubted when the project names somebody else after the last renewal', () => {
    expect(isLeaseDoubtful({ ...knowledge, lease: held })).toBe(true);
    expect(isLeaseDoubtful({ ...knowledge, lease: held, projectAt: 5 })).toBe(false);
    expect(isLeaseDoubtful({ ...knowledge, lease: held, openedBy: null })).toBe(false);
    expect(isLeaseDoubtful(knowledge)).toBe(false);
  });

  it('[U24] is lost by a refused write, and by no other failure', () => {
    const details = { openedBy: 'Demo Engineer', isOwnElsewhere: true };
    const refused = new ApiError({ code: 'PROJECT_LOCKED', message: 'Someone else has this project open.', details });
    expect(toLostLease(refused)).toEqual({ ...locked, isOwnElsewhere: true });
    expect(toLostLease(new ApiError({ code: 'CONFLICT', message: 'changed' }))).toBeUndefined();
  });
});
