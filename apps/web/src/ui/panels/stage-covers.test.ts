import { describe, expect, it } from 'vitest';
import { type Covers, sumCovers, withCover } from './stage-layout.tsx';

const none: Covers = new Map();

describe('what panels cover of the stage', () => {
  it('is the widest of those over each other, and what stays when that one goes', () => {
    const both = withCover(withCover(none, 'distances', 'right', 432), 'derivation', 'right', 842);
    expect(sumCovers(both)).toEqual({ bottom: 0, right: 842, left: 0, top: 0 });
    expect(sumCovers(withCover(both, 'derivation', 'right', 0))).toEqual({ bottom: 0, right: 432, left: 0, top: 0 });
    expect(sumCovers(withCover(both, 'distances', 'right', 0))).toEqual({ bottom: 0, right: 842, left: 0, top: 0 });
  });

  it('keeps the sides apart, and is the same map when nothing changed', () => {
    const one = withCover(none, 'table', 'bottom', 300);
    expect(sumCovers(withCover(one, 'form', 'right', 400))).toEqual({ bottom: 300, right: 400, left: 0, top: 0 });
    expect(sumCovers(withCover(one, 'steps', 'left', 328))).toEqual({ bottom: 300, right: 0, left: 328, top: 0 });
    expect(withCover(one, 'table', 'bottom', 300)).toBe(one);
    expect(withCover(one, 'form', 'right', 0)).toBe(one);
    expect(sumCovers(withCover(one, 'table', 'bottom', 310)).bottom).toBe(310);
  });
});
