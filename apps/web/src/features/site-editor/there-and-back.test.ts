import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { moveGrip, removeGrip } from '../../map/interactions/corner-grip.ts';
import { fromRing, toRing } from './there-and-back.ts';

const at = (east: number, north = 0) => hk80(835_000 + east, 818_000 + north);
const line = [at(0), at(10), at(20)];
const shapes = [{ key: '1', outline: toRing(line) }];
const after = (changed: readonly { readonly outline: ReturnType<typeof toRing> }[] | null) =>
  changed?.[0] ? fromRing(line, changed[0].outline) : null;

describe('a line as a shape whose corners are dragged', () => {
  it('[SITE-76] has a corner moved, in the middle and at its ends', () => {
    const moved = (from: number) => after(moveGrip(shapes, { position: at(from), isCorner: true }, at(from, 5)));
    expect(moved(10)).toEqual([at(0), at(10, 5), at(20)]);
    expect(moved(0)).toEqual([at(0, 5), at(10), at(20)]);
    expect(moved(20)).toEqual([at(0), at(10), at(20, 5)]);
  });

  it('[SITE-76] gets a corner where a side is dragged, and loses one', () => {
    const added = (east: number) => after(moveGrip(shapes, { position: at(east), isCorner: false }, at(east, 3)));
    expect(added(4)).toEqual([at(0), at(4, 3), at(10), at(20)]);
    expect(added(16)).toEqual([at(0), at(10), at(16, 3), at(20)]);
    const removed = (east: number) => after(removeGrip(shapes, { position: at(east), isCorner: true }));
    expect(removed(20)).toEqual([at(0), at(10)]);
    expect(removed(0)).toEqual([at(10), at(20)]);
  });
});
