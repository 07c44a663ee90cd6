import type { NextStep, StepItem, StepPlace, StepStatus } from '@quietsite/domain';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { describeNextChoice } from './next-choice.ts';

beforeAll(startTexts);

const place = (screen: StepPlace['screen'], changes: Partial<StepPlace> = {}): StepPlace => ({
  ...{ screen, part: null, taskId: null, rowId: null, pointId: null, ...changes },
});
const item = (code: StepItem['code'], at: StepPlace): StepItem => ({ code, count: 2, names: ['N1'], place: at });

/** The next step, and the items that mitigation lacks. */
function describeChoice(step: StepStatus['step'] | null, next: StepItem | null, ofMitigation: StepItem | null = null) {
  const status = (name: StepStatus['step'], missing: readonly StepItem[]): StepStatus => ({
    ...{ step: name, state: 'missing', waitsFor: null, missing },
  });
  const found = describeNextChoice(i18next.t, {
    steps: [status('equipment', []), status('mitigation', ofMitigation ? [ofMitigation] : [])],
    next: next && step ? ({ ...next, step } satisfies NextStep) : null,
  });
  return { text: found.text, buttons: found.buttons.map(({ label, isNext }) => [label, isNext]), found };
}

describe('what the results lead to', () => {
  it('[CALC-54] [Q60] [Q115] is mitigation in the stage of the steps, with the specified question, or the report', () => {
    const exceeds = item('EXCEEDS', place('mitigation', { part: 'quieterEquipment' }));
    const { text, buttons, found } = describeChoice('mitigation', exceeds, exceeds);
    expect(text).toBe('Some selected receivers are above their criteria. Apply quieter equipment?');
    expect(buttons).toEqual([
      ['Open Mitigation', true],
      ['Go to the report', false],
    ]);
    expect(found.buttons.map((button) => button.place.screen)).toEqual(['mitigation', 'report']);
    expect(found.buttons[0]?.place.part).toBe('quieterEquipment');
  });

  it('[CALC-54] [Q116] [MITI-07] is the selection while no receiver is selected', () => {
    const exceeds = item('EXCEEDS', place('select'));
    const { text, buttons } = describeChoice('mitigation', exceeds, exceeds);
    expect(text).toBe('Select NSR before applying mitigation');
    expect(buttons[0]).toEqual(['Select NSR', true]);
  });

  it('[CALC-54] is the very section of the report, and mitigation stays in reach', () => {
    const reason = item('REASON_MISSING', place('report', { part: 'compliance', pointId: 7 }));
    const { buttons, found } = describeChoice('report', reason);
    expect(buttons).toEqual([
      ['Go to the report', true],
      ['Open Mitigation', false],
    ]);
    expect(found.buttons[0]?.place).toMatchObject({ part: 'compliance', pointId: 7 });
  });

  it('[CALC-54] is anything else the steps name, before both', () => {
    const proof = item('PROOF_MISSING', place('equipment', { taskId: 3, rowId: 9 }));
    expect(describeChoice('equipment', proof).buttons).toEqual([
      ['Upload proof for N1', true],
      ['Open Mitigation', false],
      ['Go to the report', false],
    ]);
  });

  it('[CALC-54] is nothing while the plan is with the authority, though both can be looked at', () => {
    const { text, buttons } = describeChoice(null, null);
    expect(text).toBe('Submitted: there is nothing to do now.');
    expect(buttons.every(([, isNext]) => isNext === false)).toBe(true);
  });
});
