import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { describeQuestion, pathAfter } from './next-steps.ts';
import { followRun } from './use-next-steps.ts';

beforeAll(startTexts);

describe('the question before the report', () => {
  it('[Q60] [Q115] [MITI-06] leads with yes to the page of the suggestion, with no to the report', () => {
    expect(describeQuestion(i18next.t, 'quieterMethods')).toEqual({
      title: 'Mitigation',
      text: 'Some selected receivers are above their criteria. Apply quieter construction methods?',
      labels: { yes: 'Open Mitigation', no: 'Go to the report' },
      yes: '/Mitigation/1',
      no: '/Report',
    });
    expect(describeQuestion(i18next.t, 'quieterEquipment')).toMatchObject({ yes: '/Mitigation/2', no: '/Report' });
    expect(describeQuestion(i18next.t, 'furtherMitigation')).toMatchObject({ yes: '/Mitigation/3', no: '/Report' });
  });

  it('[MITI-06] [Q60] declining goes to the report, closing the question goes nowhere', () => {
    const question = describeQuestion(i18next.t, 'quieterEquipment');
    const answers = question && [true, false, null].map((answer) => pathAfter(question, answer));
    expect(answers).toEqual(['/Mitigation/2', '/Report', null]);
  });

  it.each([null, 'report', 'selectReceivers'] as const)('[Q115] is not asked for %s', (suggestion) => {
    expect(describeQuestion(i18next.t, suggestion)).toBeNull();
  });
});

describe('what follows a calculation', () => {
  it('[MITI-02] [CALC-54] [SHELL-61] is the panel of the results, and the report for who can only read', () => {
    const events: string[] = [];
    const ways = { goTo: (path: string) => void events.push(path), show: (filter: string) => void events.push(filter) };
    followRun({ pathname: '/Mitigation/1', isReadonly: false, ...ways });
    followRun({ pathname: '/Equipment', isReadonly: true, ...ways });
    expect(events).toEqual(['all', '/Report']);
  });

  it('[CALC-58] closes the table of the equipment, so that the results have room', () => {
    const ways: string[] = [];
    const show = () => void ways.push('shown beside the table');
    followRun({ pathname: '/Equipment', isReadonly: false, goTo: (path) => void ways.push(path), show });
    expect(ways).toEqual(['/?results=all']);
  });
});
