import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../lib/i18n.ts';
import { describeMissing } from './calculation-reminder.ts';

beforeAll(startTexts);

describe('Reminder before a calculation', () => {
  it('names what is missing and leads there', () => {
    expect(describeMissing('NO_ZONES')).toEqual({
      text: 'There are no zones in this project. Please add zones and construction activities before assigning equipment.',
      actionLabel: 'Add Zone',
      path: '/EditProjects?activeIndex=1',
    });
    expect(describeMissing('NO_SCHEDULE')).toMatchObject({
      text: 'There is no schedule in this project. Please add construction activities before assigning equipment.',
      actionLabel: 'Add Schedule',
      path: '/EditProjects?activeIndex=2',
    });
    expect(describeMissing('NO_EQUIPMENT')).toEqual({
      text: 'There are no equipment in this project. Please add equipment before calculating noise.',
      actionLabel: 'Add Equipment',
      path: '/Equipment',
    });
    expect(describeMissing('NO_RECEIVERS').text).toBe(
      'No NSR Points for this Project. Please set the NSR points first.',
    );
  });
});
