import { describe, expect, it } from 'vitest';
import { type Box, boxAround, type LabelRequest, needsLeader, placeLabels } from './label-placement.ts';

const request = (id: number, x: number, y: number, isRequired = false): LabelRequest => ({
  id,
  point: { x, y },
  width: 48,
  height: 18,
  symbolRadius: 10,
  isRequired,
});

const boxOf = ({ point, width, height }: LabelRequest, [dx, dy]: readonly [number, number]): Box =>
  boxAround({ x: point.x + dx, y: point.y + dy }, width, height);

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('placeLabels', () => {
  it('stands above its symbol and off it', () => {
    const [, dy = 0] = placeLabels([request(1, 100, 100)], []).get(1) ?? [];
    expect(dy + 18 / 2).toBeLessThan(-10);
  });

  it('goes right, left, below when the places before are taken', () => {
    const above = boxAround({ x: 100, y: 78 }, 60, 20);
    const right = boxAround({ x: 137, y: 100 }, 40, 20);
    const left = boxAround({ x: 63, y: 100 }, 40, 20);
    const place = (...obstacles: Box[]) => placeLabels([request(1, 100, 100)], obstacles).get(1);
    expect(place(above)).toEqual([37, 0]);
    expect(place(above, right)).toEqual([-37, 0]);
    expect(place(above, right, left)).toEqual([0, 22]);
  });

  it('never lets two labels, or a label and a symbol, overlap', () => {
    const crowd = Array.from({ length: 20 }, (_, index) =>
      request(index, (index % 5) * 41 + (index % 3) * 7, Math.floor(index / 5) * 33),
    );
    const offsets = placeLabels(crowd, []);
    const boxes = crowd.flatMap((one) => {
      const offset = offsets.get(one.id);
      return offset ? [boxOf(one, offset)] : [];
    });
    const symbols = crowd.map(({ point }) => boxAround(point, 20, 20));
    expect(boxes.length).toBeGreaterThan(12);
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).some((other) => overlaps(box, other))).toBe(false);
      expect(symbols.some((symbol) => overlaps(box, symbol))).toBe(false);
    }
  });

  it('goes further out when all places beside the symbol are taken, and then needs a line', () => {
    const around = boxAround({ x: 100, y: 100 }, 60, 60);
    const offset = placeLabels([request(1, 100, 100)], [around]).get(1);
    expect(offset).toEqual([0, -50]);
    expect(needsLeader(request(1, 100, 100), [0, -50])).toBe(true);
    expect(needsLeader(request(1, 100, 100), [0, -22])).toBe(false);
    expect(needsLeader(request(1, 100, 100), [25, -22])).toBe(false);
  });

  it('[MAP-31] stands off the site, further out where need be, and on it only where no other place is free', () => {
    const isOverSite = ({ right }: Box) => right > 90;
    const offset = placeLabels([request(1, 100, 100)], [], isOverSite).get(1) ?? [0, 0];
    expect(boxOf(request(1, 100, 100), offset).right).toBeLessThanOrEqual(90);
    expect(placeLabels([request(1, 100, 100)], [], () => true).get(1)).toEqual([0, -22]);
  });

  it('drops a label only when every place is taken', () => {
    const everywhere = boxAround({ x: 100, y: 100 }, 400, 400);
    expect(placeLabels([request(1, 100, 100)], [everywhere]).size).toBe(0);
  });

  it('always draws the required label, above or below its symbol', () => {
    const everywhere = boxAround({ x: 100, y: 100 }, 400, 400);
    const above = boxAround({ x: 100, y: 78 }, 60, 20);
    expect(placeLabels([request(1, 100, 100, true)], [everywhere]).get(1)).toEqual([0, -22]);
    expect(placeLabels([request(1, 100, 100, true)], [everywhere, above]).get(1)).toEqual([0, 22]);
  });

  it('lets earlier labels choose first, the required one before all', () => {
    const offsets = placeLabels([request(1, 100, 100), request(2, 104, 100, true)], []);
    expect(offsets.get(2)).toEqual([0, -22]);
    expect(offsets.get(1)).not.toEqual([0, -22]);
  });
});
