import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { describeMissing, describeRefused } from './calculation-reminder.ts';

beforeAll(startTexts);

describe('Reminder before a calculation', () => {
  it('[CALC-02] names the zones that are missing and leads there', () => {
    expect(describeMissing('NO_ZONES')).toEqual({
      text: 'There are no zones in this project. Please add zones and construction activities before assigning equipment.',
      actionLabel: 'Add Zone',
      path: '/EditProjects?activeIndex=1',
    });
  });

  it('[CALC-03] names the schedule that is missing and leads there', () => {
    expect(describeMissing('NO_SCHEDULE')).toEqual({
      text: 'There is no schedule in this project. Please add construction activities before assigning equipment.',
      actionLabel: 'Add Schedule',
      path: '/EditProjects?activeIndex=2',
    });
  });

  it('[CALC-04] [U57] names the equipment that is missing and leads there', () => {
    expect(describeMissing('NO_EQUIPMENT')).toEqual({
      text: 'There are no equipment in this project. Please add equipment before calculating noise.',
      actionLabel: 'Add Equipment',
      path: '/Equipment',
    });
  });

  it('[CALC-05] names the receivers that are missing', () => {
    expect(describeMissing('NO_RECEIVERS').text).toBe(
      'No NSR Points for this Project. Please set the NSR points first.',
    );
  });

  it('[CALC-06] says that the equipment is not set where the server finds none', () => {
    expect(describeRefused('NO_EQUIPMENT')).toEqual({
      text: 'PME is not set for this Project. Please set the equipment first.',
      actionLabel: 'Add Equipment',
      path: '/Equipment',
    });
    expect(describeRefused('NO_ZONES')).toEqual(describeMissing('NO_ZONES'));
  });
});
