import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { type Front, frontSchema, linearZoneSchema } from './front.schema.ts';
import { isSameFront } from './same-front.ts';

const front: Front = {
  alignment: [hk80(835_000, 817_000), hk80(835_100, 817_000)],
  ...{ widthMetres: 10, metresPerDay: 25, start: toDay('2027-03-01'), direction: 'forwards' },
};

it('fronts are the same if all their fields are, in any order, and if there are none', () => {
  const { direction, ...others } = front;
  expect([isSameFront(front, front), isSameFront(front, { direction, ...others })]).toEqual([true, true]);
  expect([isSameFront(undefined, undefined), isSameFront(front, undefined), isSameFront(undefined, front)]).toEqual([
    ...[true, false],
    false,
  ]);
  const changes: readonly Partial<Front>[] = [
    { alignment: [hk80(835_000, 817_000), hk80(835_101, 817_000)] },
    { widthMetres: 11 },
    ...[{ metresPerDay: 26 }, { metresPerDay: null }],
    { start: toDay('2027-03-02') },
    { direction: 'backwards' },
  ];
  for (const change of changes) expect(isSameFront(front, { ...front, ...change })).toBe(false);
});

it('a front has two points at least, and a width, a progress and a direction within their ranges', () => {
  const accepts = (change: Readonly<Record<string, unknown>>) => frontSchema.safeParse({ ...front, ...change }).success;
  expect([{}, { metresPerDay: null }, { metresPerDay: 0.1 }, { direction: 'backwards' }].map(accepts)).toEqual([
    ...[true, true],
    ...[true, true],
  ]);
  const refused = [
    ...[{ alignment: front.alignment.slice(1) }, { widthMetres: 0.9 }, { widthMetres: 201 }],
    ...[{ metresPerDay: 0.09 }, { metresPerDay: 10_001 }, { direction: 'up' }],
  ];
  expect(refused.map(accepts)).toEqual(refused.map(() => false));
  const { alignment, widthMetres } = front;
  expect(linearZoneSchema.parse(front)).toEqual({ alignment, widthMetres });
});
