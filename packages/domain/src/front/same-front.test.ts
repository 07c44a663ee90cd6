import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { type Front, frontSchema, linearZoneSchema, movingFrontSchema } from './front.schema.ts';
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

it('a front says that it has one point, and is refused beyond its greatest values only', () => {
  const refuse = (change: Readonly<Record<string, unknown>>) =>
    frontSchema.safeParse({ ...front, ...change }).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(refuse({ alignment: front.alignment.slice(1) })).toEqual([['alignment', 'has one point']]);
  const pointsOf = (count: number) => Array.from({ length: count }, (_, i) => hk80(835_000 + i, 817_000));
  expect([refuse({ alignment: pointsOf(1000) }), refuse({ alignment: pointsOf(1001) })?.[0]?.[0]]).toEqual([
    ...[undefined, 'alignment'],
  ]);
  expect([{ widthMetres: 1 }, { widthMetres: 200 }, { metresPerDay: 10_000 }].map(refuse)).toEqual(
    Array.from({ length: 3 }, () => undefined),
  );
  // One that moves has a progress.
  expect(movingFrontSchema.parse(front)).toEqual(front);
  const ofMoving = (metresPerDay: number | null) => movingFrontSchema.safeParse({ ...front, metresPerDay }).success;
  expect([ofMoving(0.1), ofMoving(null), ofMoving(0.09)]).toEqual([true, false, false]);
});
