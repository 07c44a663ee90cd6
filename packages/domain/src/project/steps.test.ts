import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { startReport } from '../report/report-input.ts';
import { emptyInformation } from './information.ts';
import type { Step } from './step-lists.ts';
import { assessSteps, type LevelFacts, type StepFacts } from './steps.ts';

const permit = { status: 'Applied', details: '' } as const;
const start = startReport(1, toDay('2026-11-18'));
const input: StepFacts['report']['input'] = {
  ...start,
  cpoa: { ...start.cpoa, cnp: permit, ep: permit, exp: permit, dp: permit },
  cnm: { ...start.cnm, cnm: { ticked: ['siteInspection'], others: '' } },
  prepared: { by: 'Engineer', date: null },
  checked: { by: 'Checker', date: null },
};
const satisfied: LevelFacts = {
  ...{ isCurrent: true, changed: [], selected: 2 },
  ...{ satisfies: 5, borderline: 0, exceeds: 0, atIssue: [] },
};
const n1 = { pointId: 7, name: 'N1', verdict: 'exceeds', isSelected: true } as const;
const exceeding: LevelFacts = { ...satisfied, satisfies: 4, exceeds: 1, atIssue: [n1] };

const complete: StepFacts = {
  information: {
    ...{ ...emptyInformation, title: 'Harbour Works', proponent: 'Highways' },
    ...{ agreement: 'CE 1', mainContractor: 'Builder', engineerConsultant: 'Engineer' },
  },
  counts: { zones: 1, tasks: 2, equipmentRows: 3, receivers: 5 },
  emptyTasks: { count: 0, first: [] },
  unprovenRows: [],
  replacements: { quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0 },
  levels: satisfied,
  report: {
    ...{ input, contact: { email: 'plan@example.com', roleInProject: 'Engineer' } },
    ...{ isSampleProject: false, areDocumentsCurrent: true, isLoudestMoved: false, attachmentCount: 0 },
  },
  isWithAuthority: false,
  openComments: 0,
};
const assess = (changes: Partial<StepFacts>) => assessSteps({ ...complete, ...changes });
const inReport = (report: Partial<StepFacts['report']>) => assess({ report: { ...complete.report, ...report } });
const stateOf = (found: ReturnType<typeof assess>, step: Step) => found.steps.find((one) => one.step === step);
const states = (found: ReturnType<typeof assess>) => found.steps.map(({ state }) => state);
const codes = (found: ReturnType<typeof assess>) =>
  found.steps.flatMap(({ missing }) => missing.map(({ code }) => code));

describe('the steps of a project', () => {
  it('[SHELL-78] are all complete where nothing is missing, and next is to hand in', () => {
    const found = assess({});
    expect(new Set(states(found))).toEqual(new Set(['complete']));
    expect(found.next).toMatchObject({ code: 'HAND_IN', step: 'report', place: { screen: 'report' } });
  });

  it('[SHELL-78] wait for the first one that guards the calculation', () => {
    const counts = { zones: 0, tasks: 0, equipmentRows: 0, receivers: 0 };
    const found = assess({ counts, levels: null });
    expect(found.steps.map(({ step, state, waitsFor }) => [step, state, waitsFor])).toEqual([
      ['information', 'complete', null],
      ['site', 'missing', null],
      ['schedule', 'waits', 'site'],
      ['equipment', 'waits', 'site'],
      ['levels', 'waits', 'site'],
      ['mitigation', 'waits', 'levels'],
      ['report', 'waits', 'levels'],
    ]);
    expect(found.next).toMatchObject({ code: 'NO_ZONES', place: { screen: 'editProject', part: 'zones' } });
  });

  it.each([
    ['NO_SCHEDULE', { zones: 1, tasks: 0, equipmentRows: 0, receivers: 5 }, 'schedule'],
    ['NO_EQUIPMENT', { zones: 1, tasks: 2, equipmentRows: 0, receivers: 5 }, 'equipment'],
    ['NO_RECEIVERS', { zones: 1, tasks: 2, equipmentRows: 3, receivers: 0 }, 'levels'],
    ['NOT_CALCULATED', { zones: 1, tasks: 2, equipmentRows: 3, receivers: 5 }, 'levels'],
  ] as const)('[SHELL-78] %s is next once the earlier steps are done', (code, counts, step) => {
    const found = assess({ counts, levels: null });
    expect(found.next).toMatchObject({ code, step });
    expect(stateOf(found, step)?.state).toBe('missing');
  });

  it('names what a mandatory field, an empty activity or a row without proof lacks, and where it is added', () => {
    const found = assess({
      information: { ...complete.information, proponent: ' ' },
      emptyTasks: { count: 4, first: [{ id: 11, name: 'Road marking' }] },
      unprovenRows: [{ id: 31, taskId: 12, name: 'Breaker' }],
    });
    expect(stateOf(found, 'information')?.missing).toMatchObject([{ code: 'FIELDS_MISSING', names: ['proponent'] }]);
    expect(stateOf(found, 'equipment')?.missing).toMatchObject([
      {
        ...{ code: 'TASKS_WITHOUT_EQUIPMENT', count: 4, names: ['Road marking'] },
        place: { screen: 'equipment', taskId: 11, rowId: null },
      },
      { code: 'PROOF_MISSING', count: 1, names: ['Breaker'], place: { screen: 'equipment', taskId: 12, rowId: 31 } },
    ]);
  });

  it('names at most three', () => {
    const unprovenRows = [1, 2, 3, 4].map((id) => ({ id, taskId: 1, name: `Row ${id}` }));
    expect(stateOf(assess({ unprovenRows }), 'equipment')?.missing[0]).toMatchObject({
      ...{ count: 4, names: ['Row 1', 'Row 2', 'Row 3'] },
    });
  });

  it('says once that there is no equipment at all', () => {
    const counts = { ...complete.counts, equipmentRows: 0 };
    const emptyTasks = { count: 2, first: [{ id: 11, name: 'Road marking' }] };
    expect(codes(assess({ counts, emptyTasks, levels: null }))).toEqual(['NO_EQUIPMENT']);
  });

  it('[SHELL-79] after a change the levels and what follows are out of date, not empty', () => {
    const found = assess({ levels: { ...satisfied, isCurrent: false, changed: ['equipment'] } });
    expect(states(found).slice(4)).toEqual(['outOfDate', 'outOfDate', 'waits']);
    expect(stateOf(found, 'report')?.waitsFor).toBe('levels');
    expect(found.next).toMatchObject({ code: 'LEVELS_OUT_OF_DATE', names: ['equipment'], step: 'levels' });
    expect(found.next?.place.screen).toBe('calculate');
  });

  it('[SHELL-79] old levels that exceed still say so, also where a precondition went missing', () => {
    const levels = { ...exceeding, isCurrent: false, changed: ['equipment'] } as const;
    const found = assess({ levels, counts: { ...complete.counts, equipmentRows: 0 } });
    expect(states(found).slice(3)).toEqual(['missing', 'outOfDate', 'exceeds', 'waits']);
    expect(found.next?.code).toBe('NO_EQUIPMENT');
  });

  it('an exceedance comes next until its reasons are written', () => {
    const found = assess({ levels: exceeding });
    expect(stateOf(found, 'mitigation')).toMatchObject({
      state: 'exceeds',
      missing: [{ code: 'EXCEEDS', count: 1, names: ['N1'], place: { screen: 'mitigation', part: 'quieterMethods' } }],
    });
    expect(found.next).toMatchObject({ code: 'EXCEEDS', step: 'mitigation' });
    const reasons = [{ pointId: 7, reason: 'No room for a barrier.' }];
    const reasoned = assess({ levels: exceeding, report: { ...complete.report, input: { ...input, reasons } } });
    expect([stateOf(reasoned, 'mitigation')?.state, reasoned.next?.code]).toEqual(['exceeds', 'HAND_IN']);
  });

  it('leads to the stage of mitigation that is also offered after a calculation', () => {
    const replacements = { quieterMethodSoundPower: 98, quieterEquipmentSoundPower: 0 };
    const place = (changes: Partial<StepFacts>) => stateOf(assess(changes), 'mitigation')?.missing[0]?.place;
    expect(place({ levels: exceeding, replacements })).toMatchObject({ part: 'quieterEquipment' });
    const takenOut = { ...exceeding, atIssue: [{ ...n1, isSelected: false }] };
    expect(place({ levels: takenOut })).toMatchObject({ screen: 'select' });
    expect(place({ levels: { ...takenOut, selected: 0 } })).toMatchObject({ screen: 'select' });
  });

  it('a borderline receiver needs a reason, and nothing else', () => {
    const borderline = { ...n1, verdict: 'borderline' } as const;
    const levels = { ...exceeding, exceeds: 0, borderline: 1, atIssue: [borderline] };
    const found = assess({ levels });
    expect(stateOf(found, 'mitigation')).toMatchObject({ state: 'missing', missing: [{ code: 'BORDERLINE' }] });
    const reasons = [{ pointId: 7, reason: 'Rounded.' }];
    const reasoned = assess({ levels, report: { ...complete.report, input: { ...input, reasons } } });
    expect(stateOf(reasoned, 'mitigation')?.state).toBe('complete');
  });

  it.each([
    ['EMAIL_MISSING', { contact: { email: ' ', roleInProject: 'Engineer' } }, 'email'],
    ['ROLE_MISSING', { contact: { email: 'plan@example.com', roleInProject: '' } }, 'role'],
    ['DOCUMENTS_MISSING', { areDocumentsCurrent: false }, 'documents'],
    ['MOVED_WITHOUT_DOCUMENTS', { isLoudestMoved: true }, 'attachments'],
    ['PREPARED_EMPTY', { input: { ...input, checked: { by: ' ', date: null } } }, 'signatures'],
    ['VERSION_EMPTY', { input: { ...input, general: { ...input.general, versionNo: ' ' } } }, 'general'],
  ] as const)('[SHELL-78] %s, which the check before sending finds, keeps the report open', (code, report, part) => {
    const found = inReport(report);
    expect(stateOf(found, 'report')).toMatchObject({ state: 'missing', missing: [{ code, place: { part } }] });
    expect(found.next?.code).toBe(code);
  });

  it('[SHELL-78] a sample project is done up to its report, and no receivers are in the report until some are selected', () => {
    expect(inReport({ isSampleProject: true }).next).toMatchObject({ code: 'SAMPLE_PROJECT', step: 'report' });
    const found = assess({ levels: { ...satisfied, selected: 0 } });
    expect(found.next).toMatchObject({ code: 'NO_RECEIVERS_SELECTED', step: 'levels', place: { screen: 'select' } });
  });

  it('[SHELL-78] a receiver that is not in the report needs no reason, as the check before sending has it', () => {
    const takenOut = { ...exceeding, atIssue: [{ ...n1, isSelected: false }] };
    expect(codes(assess({ levels: takenOut }))).toEqual(['EXCEEDS']);
    expect(codes(assess({ levels: exceeding }))).toEqual(['EXCEEDS', 'REASON_MISSING']);
  });

  it('the comments of a returned plan come first', () => {
    const found = assess({ openComments: 3, levels: exceeding });
    expect(found.next).toMatchObject({ code: 'RETURNED', count: 3, place: { screen: 'review' } });
  });

  it('nothing is next while the plan is with the authority, whatever was left open', () => {
    const found = assess({
      isWithAuthority: true,
      levels: exceeding,
      emptyTasks: { count: 1, first: [{ id: 1, name: '' }] },
    });
    expect(found.next).toBeNull();
    expect(states(found)).toEqual([...Array(5).fill('complete'), 'exceeds', 'complete']);
  });
});
