import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { describeNextStep, describeOffer, pathAfter } from './next-steps.ts';

beforeAll(startTexts);

describe('what follows a calculation', () => {
  it('[Q60] [Q115] [MITI-06] is a question: yes leads to the page of the suggestion, no to the report', () => {
    expect(describeNextStep(i18next.t, 'quieterMethods')).toEqual({
      kind: 'question',
      title: 'Mitigation',
      text: 'Some selected receivers are above their criteria. Apply quieter construction methods?',
      labels: { yes: 'Open Mitigation', no: 'Go to the report' },
      yes: '/Mitigation/1',
      no: '/Report',
    });
    expect(describeNextStep(i18next.t, 'quieterEquipment')).toMatchObject({ yes: '/Mitigation/2', no: '/Report' });
    expect(describeNextStep(i18next.t, 'furtherMitigation')).toMatchObject({ yes: '/Mitigation/3', no: '/Report' });
  });

  it('[MITI-06] [Q60] declining goes to the report, closing the question goes nowhere', () => {
    const step = describeNextStep(i18next.t, 'quieterEquipment');
    const answers = step?.kind === 'question' && [true, false, null].map((answer) => pathAfter(step, answer));
    expect(answers).toEqual(['/Mitigation/2', '/Report', null]);
  });

  it('[Q116] [MITI-07] is the way to the selection when no receiver is selected', () => {
    expect(describeNextStep(i18next.t, 'selectReceivers')).toEqual({
      kind: 'reminder',
      text: 'Select NSR before applying mitigation',
      actionLabel: 'Select NSR',
      path: '/Select',
    });
  });

  it('[MITI-02] is the report, without a question, for who can only read', () => {
    expect(describeNextStep(i18next.t, 'report')).toEqual({ kind: 'way', path: '/Report' });
  });

  it('[SHELL-61] is offered beside the results, with a button for each way that says where it leads', () => {
    const step = describeNextStep(i18next.t, 'quieterEquipment');
    if (step?.kind !== 'question') throw new Error('there is no question');
    expect(describeOffer(i18next.t, step)).toEqual({
      title: 'Next step',
      text: 'Some selected receivers are above their criteria. Apply quieter equipment?',
      actions: [
        { label: 'Open Mitigation', path: '/Mitigation/2' },
        { label: 'Go to the report', path: '/Report' },
      ],
    });
    const selection = describeNextStep(i18next.t, 'selectReceivers');
    if (selection?.kind !== 'reminder') throw new Error('there is no reminder');
    expect(describeOffer(i18next.t, selection).actions).toEqual([{ label: 'Select NSR', path: '/Select' }]);
  });

  it('[Q115] is nothing when nobody is above', () => {
    expect(describeNextStep(i18next.t, null)).toBeNull();
  });
});
