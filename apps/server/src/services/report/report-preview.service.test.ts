import { describe, expect, it } from 'vitest';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { samplePlan, sampleReport } from '../../printing/testing/sample-plan.ts';
import { createReportPreviewService } from './report-preview.service.ts';

const plan = samplePlan();
const map = {
  ...{ areas: [], lines: [], places: [], surroundingBuildings: [], receiverBuildings: [], receivers: [] },
  ...{ site: [], assessmentArea: [], zones: [], bufferRadiusMetres: 300, attribution: '' },
};
const rights = {
  ...{ ownerUserId: 1, ownerCompanyId: 1, memberRole: null, districts: [] },
  ...{ isSubmitted: false, isApproved: false, isCalculated: true, submittedTo: null },
};

const userOf = (id: number): AuthenticatedUser => ({
  ...{ id, userType: 'Contractor Member', district: null, companyId: 1, sessionIdHash: null },
});

/** A printer that finishes on command. */
function start() {
  const printed: (() => void)[] = [];
  const previews = createReportPreviewService({
    access: { require: async () => rights },
    plans: { findCurrent: async () => ({ source: plan, map }) },
    printer: { printReport: () => new Promise((resolve) => printed.push(() => resolve(Buffer.from('pdf')))) },
  });
  const ask = (userId: number, isWanted = () => true) => previews.print(userOf(userId), 1, sampleReport(), isWanted);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { printed, ask, settle };
}

describe('previews', () => {
  it('[REPORT-09] are printed one at a time for a person, and for others meanwhile', async () => {
    const { printed, ask, settle } = start();
    const all = [ask(1), ask(1), ask(2)];
    await settle();
    expect(printed).toHaveLength(2);
    for (const finish of printed) finish();
    await settle();
    expect(printed).toHaveLength(3);
    printed[2]?.();
    expect(await Promise.all(all)).toHaveLength(3);
  });

  it('[REPORT-09] that nobody waits for any more are not printed', async () => {
    const { printed, ask, settle } = start();
    const first = ask(1);
    const left = ask(1, () => false);
    const newest = ask(1);
    await settle();
    printed[0]?.();
    await expect(left).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await settle();
    expect(printed).toHaveLength(2);
    printed[1]?.();
    expect(await Promise.all([first, newest])).toHaveLength(2);
  });
});
