import { describe, expect, test } from 'vitest';
import type { ReceiverLook } from '../styles/receiver-look.ts';
import { toMap } from '../view/projection.ts';
import { createPlainReceivers, findNearest } from './plain-receivers.ts';

const place = (pointId: number, x: number, y: number, verdict: ReceiverLook['verdict'] = 'satisfies') => ({
  coordinate: [x, y],
  receiver: { pointId, position: [0, 0], verdict, rank: 99, isHighlighted: false, label: '', fullLabel: '' } as const,
});

describe('which of thousands of receivers is clicked', () => {
  const placed = [place(1, 100, 100), place(2, 120, 100), place(3, 120, 108, 'exceeds')];

  test('the nearest one, also where symbols overlap', () => {
    expect(findNearest(placed, [119, 102], 1)).toBe(2);
    expect(findNearest(placed, [119, 106], 1)).toBe(3);
  });

  test('none beyond its symbol and a little more, in pixels of the screen', () => {
    expect(findNearest(placed, [89, 100], 1)).toBe(1);
    expect(findNearest(placed, [88, 100], 1)).toBeNull();
    expect(findNearest(placed, [80, 100], 2)).toBe(1);
  });
});

describe('the same receivers on another day', () => {
  const look = (pointId: number, changes: Partial<ReceiverLook> = {}): ReceiverLook => ({
    ...place(pointId, 0, 0).receiver,
    position: positions[pointId - 1] ?? [0, 0],
    ...changes,
  });
  const positions = [1, 2, 3, 4].map((at) => [830_000 + at, 820_000] as const);
  const before = [look(1), look(2), look(3, { verdict: 'exceeds' }), look(4, { isHighlighted: true })];
  const start = () => {
    const plain = createPlainReceivers(before);
    const changed: unknown[] = [];
    for (const feature of plain.layer.getSource()?.getFeatures() ?? [])
      feature.on('change', () => changed.push(feature.getId()));
    return { plain, changed };
  };

  test('[MAP-16] only symbols with another verdict, or that get or lose their label, are drawn otherwise', () => {
    const { plain, changed } = start();
    const after = [look(1), look(2, { verdict: 'exceeds' }), look(3, { verdict: 'exceeds', rank: 7 }), look(4)];
    expect(plain.show(after)).toBe(true);
    expect(changed).toEqual([2, 4]);
    expect(plain.show(after)).toBe(true);
    expect(changed).toHaveLength(2);
  });

  test('[MAP-16] thousands of them are shown in place as well, and found where they are', () => {
    const many = (verdict: ReceiverLook['verdict']) => [
      look(1, { verdict, isHighlighted: verdict === 'satisfies' }),
      ...Array.from({ length: 2000 }, (_, index) => look(index + 2, { position: far[index] ?? [0, 0] })),
    ];
    const far = Array.from({ length: 2000 }, (_, index) => [831_000 + 10 * index, 821_000] as const);
    const plain = createPlainReceivers(many('satisfies'));
    let frames = 0;
    plain.layer.on('change', () => {
      frames += 1;
    });
    const [first] = many('satisfies');
    const coordinate = toMap(first?.position ?? [0, 0]);
    expect(plain.find(coordinate, 1)).toBeNull();
    expect(plain.show(many('exceeds'))).toBe(true);
    expect([frames, plain.find(coordinate, 1)]).toEqual([1, 1]);
    expect(plain.show(many('exceeds').slice(1))).toBe(false);
  });

  test('are shown in place only if they are the same at the same places', () => {
    const { plain, changed } = start();
    expect(plain.show(before.slice(1))).toBe(false);
    expect(plain.show([look(1, { position: [0, 0] }), ...before.slice(1)])).toBe(false);
    expect(plain.show([look(9), ...before.slice(1)])).toBe(false);
    expect(changed).toEqual([]);
  });
});
