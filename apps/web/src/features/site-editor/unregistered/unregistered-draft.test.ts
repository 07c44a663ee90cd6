import type { ProjectMap } from '@quietsite/contracts';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { sampleMap } from '../../../testing/sample-map.ts';
import { cornersOf, unregisteredPart } from './unregistered-draft.ts';
import { shapeOf } from './use-unregistered.ts';

const corners = [hk80(836_000, 820_000), hk80(836_050, 820_000), hk80(836_050, 820_040)];
const outline = [[...corners, corners[0]]] as unknown as ProjectMap['site'][number];
const stored = (id: number, changes: Partial<ProjectMap['unregisteredSites'][number]> = {}) => ({
  ...{ id, affectDegree: 'Affected' as const, radiusMetres: 300, outline, area: [] },
  ...changes,
});

describe('unregistered sites as they are drawn', () => {
  it('become a polygon, or the reason why not', () => {
    const shape = shapeOf(corners);
    expect(shape.kind === 'sound' && cornersOf(shape)).toEqual(corners);
    expect(shapeOf(corners.slice(0, 2))).toEqual({ kind: 'refused', problem: 'TOO_FEW_POINTS' });
    expect(shapeOf([...corners, hk80(836_060, 820_000), hk80(836_020, 820_030)])).toMatchObject({ kind: 'refused' });
    expect(shapeOf([hk80(1, 1), hk80(2, 1), hk80(2, 2)])).toEqual({ kind: 'refused', problem: 'OUTSIDE_HONG_KONG' });
  });

  it('count as arrived whatever ids and order the server gave them', () => {
    const map = sampleMap({ unregisteredSites: [stored(5), stored(6, { affectDegree: 'Slightly Affected' })] });
    const wanted = unregisteredPart.startOf(map).map((site) => ({ ...site, id: null }));
    expect(unregisteredPart.isStored([...wanted].reverse(), map)).toBe(true);
    expect(unregisteredPart.isStored(wanted, sampleMap({ unregisteredSites: [stored(5), stored(6)] }))).toBe(false);
    expect(unregisteredPart.isStored(wanted, sampleMap({ unregisteredSites: [stored(5)] }))).toBe(false);
  });

  it('[U23] are put over those of others: one that somebody removed is drawn anew', () => {
    const map = sampleMap({ unregisteredSites: [stored(5), stored(6)] });
    const mine = unregisteredPart.keepMine(
      unregisteredPart.startOf(map),
      sampleMap({ unregisteredSites: [stored(6)] }),
    );
    expect(mine.map(({ id }) => id)).toEqual([null, 6]);
  });
});
