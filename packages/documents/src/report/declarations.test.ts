import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { samplePlan, sampleReport, sampleRow, sampleTask, sampleWorks } from '../testing/sample-plan.ts';
import { buildCommitments, buildDocuments } from './build-report.ts';
import { buildAssessment, buildPermits, buildSignatures, buildTriggers } from './declarations.ts';
import type { Choice } from './report-model.ts';

const ticked = (choices: readonly Choice[]) => choices.filter(({ isTicked }) => isTicked).map(({ text }) => text);
const { cpoa, cnm } = sampleReport();

describe('permits or approvals', () => {
  it('[REPORT-22] has a row for each permit and one for another with its name', () => {
    const rows = buildPermits({ ...cpoa, other: { ...cpoa.other, name: 'Road opening' } });
    expect(rows.map(({ name }) => name)).toEqual([
      'Construction noise permit',
      'Environmental permit',
      'Excavation permit',
      'Demolition permit',
      'Other: Road opening',
    ]);
    expect(buildPermits(cpoa).at(-1)?.name).toBe('Other');
  });

  it('[REPORT-23] [REPORT-09] shows all three statuses with the chosen one marked, and the details', () => {
    const [cnp, ep] = buildPermits({ ...cpoa, cnp: { status: 'Will be Applied', details: 'Night works' } });
    expect(cnp?.choices.map(({ text }) => text)).toEqual(['Applied', 'Will be Applied', 'Not Applicable']);
    expect([ticked(cnp?.choices ?? []), cnp?.details]).toEqual([['Will be Applied'], 'Night works']);
    expect([ticked(ep?.choices ?? []), ep?.details]).toEqual([[], '-']);
    const other = { status: 'Applied', details: 'In May', name: 'Road opening' } as const;
    const last = buildPermits({ ...cpoa, other }).at(-1);
    expect([ticked(last?.choices ?? []), last?.details]).toEqual([['Applied'], 'In May']);
  });
});

describe('assessment, triggers and signatures', () => {
  it('[REPORT-24] shows the assessment as done or not applicable, with the reason', () => {
    expect(ticked(buildAssessment({ choice: 'Done', reason: '' }).choices)).toEqual(['Done']);
    const not = buildAssessment({ choice: 'Not Applicable', reason: ' Manual works ' });
    expect([ticked(not.choices), not.reason]).toEqual([['Not Applicable'], 'Manual works']);
  });

  it('[REPORT-24] keeps to itself the reason of an answer that was changed since', () => {
    expect(buildAssessment({ choice: 'Done', reason: 'Manual works' }).reason).toBe('');
    expect(buildAssessment({ choice: null, reason: 'Manual works' }).reason).toBe('');
  });

  it('[REPORT-25] marks not applicable with a reason alone', () => {
    expect(ticked(buildAssessment({ choice: 'Not Applicable', reason: ' ' }).choices)).toEqual([]);
    expect(ticked(buildAssessment({ choice: null, reason: 'x' }).choices)).toEqual([]);
  });

  it('[REPORT-26] lists the five trigger points by number and others in words', () => {
    const { choices, others } = buildTriggers({ points: [2, 5], other: ' New plant ' });
    expect(choices.map(({ text }) => text)).toEqual([
      '(1) Limit level exceedance',
      '(2) Amendment of assumptions',
      '(3) Action level exceedance',
      '(4) Observation of noise deficiency',
      '(5) Violation of permit, licence, approval or legislation',
    ]);
    expect(ticked(choices).map((text) => text.slice(0, 3))).toEqual(['(2)', '(5)']);
    expect(others).toBe('New plant');
  });

  it('[REPORT-29] names who prepared and who checked, with dates, each on one line', () => {
    const signed = { prepared: { by: 'A\nB', date: toDay('2026-11-16') }, checked: { by: '', date: null } };
    expect(buildSignatures(signed)).toEqual([
      { role: 'Prepared by', name: 'A B', date: '2026-11-16' },
      { role: 'Checked by', name: '', date: '' },
    ]);
  });
});

describe('documents in this plan', () => {
  const works = sampleWorks();

  it('[REPORT-27] lists all six, ticked as set, else where the data exists', () => {
    const documents = { ...sampleReport().documents, schedule: false, monitoring: true };
    const list = buildDocuments(samplePlan(works), sampleReport({ documents }));
    expect(list.map(({ text }) => text)).toEqual([
      'Quieter construction method and equipment',
      'Construction noise impacts and compliance',
      'Construction noise mitigation measures',
      'Noise monitoring plan',
      'Construction work schedule',
      'Site layout map with noise sensitive receivers',
    ]);
    expect(list.map(({ isTicked }) => isTicked)).toEqual([false, true, true, true, false, true]);
  });

  it('[REPORT-27] ticks quieter methods by themselves where the works have one', () => {
    const rows = [sampleRow({ quieterMethodSoundPower: 100 })];
    const [quieter] = buildDocuments(samplePlan(sampleWorks({ tasks: [sampleTask(1)], rows })), sampleReport());
    expect(quieter?.isTicked).toBe(true);
  });
});

describe('commitments', () => {
  it.each([
    ['cnm', '[REPORT-42] monitoring', ['Regular monitoring', 'Continuous monitoring', 'Site inspection']],
    [
      'pean',
      '[REPORT-43] public engagement',
      [
        ...['Newsletter', 'Mail drop-off', 'Project website', 'Phone call'],
        ...['Individual briefing', 'Billboards', 'Community meeting'],
      ],
    ],
    ['chm', '[REPORT-44] complaint handling', ['Organisation chart', 'Complaint hotline', 'Liaison office']],
  ] as const)('%s: %s shows all it offers, ticked or not, and others', (section, _, offered) => {
    const all = { ticked: ['siteInspection', 'billboards', 'liaisonOffice'], others: ' More ' } as const;
    const list = buildCommitments(section, { cnm: all, pean: all, chm: all });
    expect(list.choices.map(({ text }) => text)).toEqual(offered);
    expect(ticked(list.choices)).toHaveLength(1);
    expect(list.others).toBe('More');
    expect(ticked(buildCommitments(section, cnm).choices)).toEqual([]);
  });
});
