import { expect, it } from 'vitest';
import { at, zone } from '../testing/snapshot-builder.ts';
import { competingSetOf } from './competing-zones.ts';
import { createPortionFinder } from './dominant-portion.ts';
import { nameStretch } from './name-stretch.ts';
import { partId, storedId } from './part-ids.ts';

it('[M-153] zones of type B compete with each other, the parts of a front among themselves, and type A with none', () => {
  expect(competingSetOf({ type: 'A' })).toBeNull();
  expect(competingSetOf({ type: 'B' })).toBe(0);
  const { front } = zone({ front: { frontId: 7, fromMetres: 0, toMetres: 10 } });
  if (front === undefined) throw new Error('it is a part');
  expect([competingSetOf({ type: 'B', front }), competingSetOf({ type: 'A', front })]).toEqual([7, null]);
});

it('[M-154] only a linear zone longer than five widths has a portion that counts', () => {
  const linear = (metres: number) => ({ linear: { alignment: [at(0, 0), at(metres, 0)], widthMetres: 10 } });
  expect([createPortionFinder({}), createPortionFinder(linear(49)), createPortionFinder(linear(50))]).toEqual([
    ...[null, null, null],
  ]);
  const portionAt = (east: number) => createPortionFinder(linear(200))?.(at(east, 40));
  expect(portionAt(100)).toMatchObject({ fromMetres: 75, toMetres: 125 });
  expect(portionAt(-30)).toMatchObject({ fromMetres: 0, toMetres: 50 });
  expect(portionAt(300)).toMatchObject({ fromMetres: 150, toMetres: 200 });
  const [east, north] = portionAt(100)?.centre ?? [0, 0];
  expect([east - at(0, 0)[0], north - at(0, 0)[1]]).toEqual([expect.closeTo(100, 6), expect.closeTo(0, 6)]);
  const corners = portionAt(100)?.outline.flat() ?? [];
  expect([Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))]).toEqual([
    ...[expect.closeTo(at(75, 0)[0], 6), expect.closeTo(at(0, 5)[1], 6)],
  ]);
});

it('parts have names by chainage to a tenth of a metre, and ids that lead back to their front', () => {
  expect(nameStretch('Road', { fromMetres: 12.34, toMetres: 100 })).toBe('Road, ch. 12.3-100');
  for (const id of [1, 500, 2 ** 31 - 1, -1, -77])
    for (const part of [0, 1, 499]) {
      expect(storedId(partId(id, part))).toBe(id);
      expect(partId(id, part)).toBeLessThan(-(2 ** 31));
    }
  expect([storedId(5), storedId(-5), storedId(0)]).toEqual([5, -5, 0]);
  expect(new Set([partId(1, 0), partId(1, 1), partId(2, 0)]).size).toBe(3);
});
