import { distance } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { toDay } from '../day.ts';
import { at, project, squareAt } from '../testing/snapshot-builder.ts';
import { describeSection } from './describe-section.ts';
import type { ScreenStructure } from './screening.schema.ts';
import type { ScreeningSection } from './section.ts';
import { drawSection, findSectionEnds } from './section-drawing.ts';

const known = { kind: 'tower', baseLevel: 5, heightMetres: null, storeys: null } as const;
const rectangle = (west: number, south: number, east: number, north: number) => [
  [at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)],
];
const own: ScreenStructure = { ...known, id: 1, name: 'Block A', outline: squareAt(20, 130, 20), roofLevel: 35 };
const wall = (roofLevel: number): ScreenStructure => ({
  ...{ ...known, id: 2, name: 'Long Wall', roofLevel },
  outline: rectangle(-300, 90, 400, 100),
});
const shed: ScreenStructure = { ...known, id: 3, name: 'Shed', outline: rectangle(-300, 70, 400, 80), roofLevel: 9 };

const sectionOf = (structures: readonly ScreenStructure[]): ScreeningSection | null => {
  const zones = [{ zoneId: 1, groundLevel: 4, plantHeight: null }];
  const screening = { structures, barriers: [], zones, rows: [], points: [] };
  const calculation = new LiveCalculation(project({ screening }));
  const question = { pointId: 1, zoneId: 1, day: toDay('2027-03-05'), run: 'unmitigated' } as const;
  return describeSection(calculation, question);
};

describe('the section along the ray that decides', () => {
  it('[CALC-87] has the plant, every screen on the ray, the edge that decides and the building of the receiver', () => {
    const section = sectionOf([own, wall(90), shed]);
    const { distanceMetres: distance = 0, edge, horizon } = section ?? {};
    expect(section).toMatchObject({ ground: 4, source: 7, isHidden: true, receiver: { base: 5 } });
    expect(section?.screens.map(({ name, isDeciding }) => [name, isDeciding])).toEqual([
      ['Shed', false],
      ['Long Wall', true],
    ]);
    expect(edge?.top).toBe(89);
    expect(section?.screens[1]?.near).toBeCloseTo(edge?.at ?? 0, 9);
    expect(horizon).toBeCloseTo(7 + ((89 - 7) * distance) / (edge?.at ?? 1), 9);
    const { near, far } = section?.receiver ?? { near: 0, far: 0 };
    expect(far - near).toBeGreaterThan(1);
    expect(near - 3).toBeLessThan(distance);
    expect(far + 3).toBeGreaterThan(distance);
  });

  it('[CALC-87] has no horizon where a ray is open, and is none where nothing is decided', () => {
    expect(sectionOf([own])).toMatchObject({ horizon: null, edge: null, isHidden: false, screens: [] });
    expect(sectionOf([{ ...own, baseLevel: null, roofLevel: null }])).toBeNull();
  });

  it('[SITE-80] begins 10 m behind the works and ends 10 m behind the building, on the map and in its drawing', () => {
    const section = sectionOf([own, wall(90), shed]);
    if (section === null) throw new Error('there is a section');
    const [start, end] = findSectionEnds(section);
    const { from, to, receiver, distanceMetres } = section;
    expect(distance(start, from)).toBeCloseTo(10, 6);
    expect(distance(start, to)).toBeCloseTo(distanceMetres + 10, 6);
    expect(distance(from, end)).toBeCloseTo(receiver.far + 10, 6);
    const { ends, shapes } = drawSection(section);
    const places = shapes.flatMap(({ points }) => points.map(([x]) => x));
    expect(ends).toEqual([Math.min(...places), Math.max(...places)]);
  });

  it('[CALC-89] is drawn within its frame, with the horizon cut off at the top and heights never drawn too small', () => {
    for (const roof of [30, 90]) {
      const section = sectionOf([own, wall(roof), shed]);
      if (section === null) throw new Error('there is a section');
      const { shapes, labels, width, height, exaggeration } = drawSection(section);
      for (const [x, y] of shapes.flatMap(({ points }) => points)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
      expect(exaggeration).toBeGreaterThanOrEqual(1);
      expect(exaggeration).toBeLessThanOrEqual(5);
      const texts = labels.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(['mPD', 'm', 'Long Wall', roof.toFixed(1)]));
      expect(texts).toContain(`H ${section.horizon?.toFixed(1)}`);
      expect(shapes.map(({ role }) => role)).toEqual(
        expect.arrayContaining(['deciding', 'screen', 'receiver', 'plant', 'ground', 'sightLine', 'horizonLine']),
      );
    }
  });
});
