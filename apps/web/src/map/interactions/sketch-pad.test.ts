import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseHint, type SketchKind, SketchPad } from './sketch-pad.ts';

const at = (east: number, north: number) => hk80(838_000 + east, 820_000 + north);
const reach = { same: 2, close: 5 };
const [a, b, c, d] = [at(0, 0), at(100, 0), at(100, 80), at(0, 80)];

describe('a shape that is being drawn', () => {
  let told: (readonly Hk80Point[])[] = [];
  let done: (readonly Hk80Point[])[] = [];
  beforeEach(() => {
    [told, done] = [[], []];
  });

  const start = (kind: SketchKind, ...corners: readonly Hk80Point[]) => {
    const pad = new SketchPad(kind, {
      onSketch: (next) => void told.push(next),
      onDone: (next) => void done.push(next),
    });
    pad.follow(corners);
    return pad;
  };

  test('a click adds a corner and reports all corners', () => {
    const pad = start('polygon');
    pad.place(a, reach);
    pad.place(b, reach);
    expect(told).toEqual([[a], [a, b]]);
    expect(done).toEqual([]);
  });

  test('the second half of a double click ends it, without a corner of its own', () => {
    const pad = start('polygon', a, b);
    pad.place(c, reach);
    pad.place(at(101, 81), reach);
    expect(done).toEqual([[a, b, c]]);
  });

  test('a double click with too few corners places one corner and goes on', () => {
    const pad = start('polygon', a);
    pad.place(b, reach);
    pad.place(b, reach);
    expect(pad.corners).toEqual([a, b]);
    expect(done).toEqual([]);
  });

  test('a click on the first corner closes a polygon, but not a line', () => {
    start('polygon', a, b, c).place(at(4, 2), reach);
    expect(done).toEqual([[a, b, c]]);
    const line = start('line', a, b, c);
    line.place(at(4, 2), reach);
    expect(line.corners).toHaveLength(4);
  });

  test('two corners are too few to close: the first one is an ordinary place', () => {
    const pad = start('polygon', a, b);
    expect(pad.closingCorner()).toBeNull();
    pad.place(at(4, 2), reach);
    expect(pad.corners).toHaveLength(3);
  });

  test.each([
    ['polygon', 2, false],
    ['polygon', 3, true],
    ['line', 1, false],
    ['line', 2, true],
  ] as const)('a %s of %d corners can be ended: %s', (kind, count, canEnd) => {
    expect(start(kind, ...[a, b, c].slice(0, count)).end()).toBe(canEnd);
    expect(done).toHaveLength(canEnd ? 1 : 0);
  });

  test('corners are undone one by one and redone in the same order', () => {
    const pad = start('polygon', a, b, c);
    expect([pad.undo(), pad.undo()]).toEqual([true, true]);
    expect(pad.corners).toEqual([a]);
    pad.redo();
    pad.redo();
    expect(pad.corners).toEqual([a, b, c]);
  });

  test('a new corner ends the way forward, and inside a drawing the key stays with it', () => {
    const pad = start('polygon', a, b, c);
    pad.undo();
    pad.place(d, reach);
    expect(pad.redo()).toBe(true);
    expect(pad.corners).toEqual([a, b, d]);
  });

  test('without corners both keys are left to the screen', () => {
    const pad = start('polygon', a);
    pad.undo();
    expect(pad.undo()).toBe(false);
    expect(pad.redo()).toBe(false);
    expect(pad.corners).toEqual([]);
  });

  test('the last undone corner can still be redone', () => {
    const pad = start('polygon', a);
    pad.undo();
    expect(pad.redo()).toBe(true);
    expect(pad.corners).toEqual([a]);
  });

  test('typed corners, and those of before a reload, are gone on with', () => {
    const pad = start('polygon', a, b);
    pad.undo();
    pad.follow([a, b, c]);
    pad.place(d, reach);
    expect(told.at(-1)).toEqual([a, b, c, d]);
    pad.undo();
    pad.follow([a, b, c]);
    expect(pad.redo()).toBe(true);
    expect(pad.corners).toEqual([a, b, c, d]);
  });
});

test('[SITE-38] a drawing that can be finished says how, however many corners it has', () => {
  expect([0, 1, 2, 3, 4, 12].map((count) => chooseHint('polygon', count, false))).toEqual([
    ...['start', 'next', 'next', 'canEnd', 'canEnd', 'canEnd'],
  ]);
  expect(chooseHint('line', 2, true)).toBe('canEndHere');
  expect(chooseHint('polygon', 2, true)).toBe('nextHere');
});
