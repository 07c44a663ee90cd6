import { type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import {
  chooseZoneAndWork,
  findDateFaults,
  listChosen,
  listOffers,
  startChoice,
  tick,
  typeEnd,
  typeStart,
} from './works-choice.ts';

const today = toDay('2027-01-31');
const works = [
  { name: 'Paving', activities: ['Base course', 'Wearing course', 'Kerbs'].map((name) => ({ name, equipment: [] })) },
  { name: 'Landscaping', activities: [{ name: 'Planting', equipment: [] }] },
];
const present: ScheduledTask = {
  id: 4,
  zoneId: 2,
  constructionWork: 'Paving',
  name: 'Kerbs',
  start: today,
  end: today,
  sourceId: '',
};
const scene = { works, tasks: [present] };

describe('activities from construction works', () => {
  it('[SCHED-07] [Q79] are all ticked, for a month from today', () => {
    const choice = startChoice(scene, 1, today);
    const chosen = listChosen(choice, listOffers(scene, 1, choice.workName));
    expect(chosen.map(({ name }) => name)).toEqual(['Base course', 'Wearing course', 'Kerbs']);
    expect(chosen[0]).toEqual({
      zoneId: 1,
      constructionWork: 'Paving',
      name: 'Base course',
      start: '2027-01-31',
      end: '2027-02-28',
      sourceId: '',
    });
  });

  it('[SCHED-07] that the zone has in this work already are marked and not ticked', () => {
    const choice = chooseZoneAndWork(startChoice(scene, 1, today), scene, 2, 'Paving');
    const offers = listOffers(scene, 2, 'Paving');
    expect(offers.map(({ isPresent }) => isPresent)).toEqual([false, false, true]);
    expect(listChosen(choice, offers).map(({ name }) => name)).toEqual(['Base course', 'Wearing course']);
    expect(listChosen(tick(choice, ['Kerbs'], true), offers)).toHaveLength(3);
    expect(listOffers(scene, 1, 'Paving').some(({ isPresent }) => isPresent)).toBe(false);
  });

  it('[SCHED-07] become only those that stay ticked, of the work that is chosen last', () => {
    const choice = tick(startChoice(scene, 1, today), ['Base course', 'Kerbs'], false);
    expect(listChosen(choice, listOffers(scene, 1, 'Paving')).map(({ name }) => name)).toEqual(['Wearing course']);
    const other = chooseZoneAndWork(choice, scene, 1, 'Landscaping');
    expect(listChosen(other, listOffers(scene, 1, 'Landscaping')).map(({ name }) => name)).toEqual(['Planting']);
  });

  it('[SCHED-13] end a month after the start, unless an end was typed', () => {
    const choice = startChoice(scene, 1, today);
    expect(typeStart(choice, '2027-03-15').end).toBe('2027-04-15');
    expect(typeStart(choice, '2027-03-').end).toBe('2027-02-28');
    expect(typeStart(typeEnd(choice, '2027-05-01'), '2027-03-15').end).toBe('2027-05-01');
  });

  it('[LIMIT-01] are not added with dates that are none, or the wrong way round', () => {
    const choice = startChoice(scene, 1, today);
    const offers = listOffers(scene, 1, 'Paving');
    const wrong = [
      { choice: typeStart(choice, '2027/03/15'), faults: { start: 'notDay', end: null } },
      { choice: typeEnd(choice, '2027-02-30'), faults: { start: null, end: 'notDay' } },
      { choice: typeEnd(choice, '2027-01-30'), faults: { start: null, end: 'endBeforeStart' } },
    ];
    for (const { choice: tried, faults } of wrong) {
      expect(findDateFaults(tried)).toEqual(faults);
      expect(listChosen(tried, offers)).toEqual([]);
    }
    expect(findDateFaults(choice)).toEqual({ start: null, end: null });
  });
});
