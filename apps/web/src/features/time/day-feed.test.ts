import { type DayString, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { DayFeed } from './day-feed.ts';

const days = Array.from({ length: 6 }, (_, index) => toDay(`2027-03-0${index + 1}`)) as [DayString, ...DayString[]];

function start() {
  const asked: DayString[] = [];
  const clock = { now: 0 };
  const feed = new DayFeed(
    (day) => asked.push(day),
    () => clock.now,
  );
  return { feed, asked, clock };
}

describe('days of a slider that moves', () => {
  it('are asked for one after the other, and of those in between only the newest', () => {
    const { feed, asked } = start();
    for (const day of days.slice(0, 4)) feed.show(day);
    expect(asked).toEqual([days[0]]);
    feed.answer();
    expect(asked).toEqual([days[0], days[3]]);
    feed.answer();
    feed.answer();
    expect(asked).toHaveLength(2);
  });

  it('are not asked for twice', () => {
    const { feed, asked } = start();
    feed.show(days[0]);
    feed.answer();
    feed.show(days[0]);
    expect(asked).toEqual([days[0]]);
  });

  it('go on when an answer does not come', () => {
    const { feed, asked, clock } = start();
    feed.show(days[0]);
    clock.now = 1001;
    feed.show(days[1] as DayString);
    expect(asked).toEqual([days[0], days[1]]);
  });

  it('go on from a day that somebody else shows', () => {
    const { feed, asked } = start();
    feed.show(days[0]);
    feed.show(days[1] as DayString);
    feed.follow(days[4] as DayString);
    expect(feed.lastRequestedDay).toBe(days[4]);
    feed.answer();
    feed.show(days[5] as DayString);
    expect(asked).toEqual([days[0], days[5]]);
  });
});
