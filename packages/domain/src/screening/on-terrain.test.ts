import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { toDay } from '../day.ts';
import { packTerrain } from '../terrain/snapshot-terrain.ts';
import { at, project, squareAt, zone } from '../testing/snapshot-builder.ts';
import { describeSection } from './describe-section.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';
import { drawSection } from './section-drawing.ts';
import { describeUntypedGround } from './source-ground.ts';

/** Nodes every 10 m from (-300, -100); the level depends on the northing alone. */
const terrainOf = (levelAt: (north: number) => number | null) => {
  const [columns, rows] = [80, 60];
  const [west, south] = at(-300, -100);
  const levels = Array.from({ length: columns * rows }, (_, node) => levelAt(10 * Math.floor(node / columns) - 100));
  return packTerrain({ west, south, cellMetres: 10, columns, rows, levels }, 2);
};
const ridge = terrainOf((north) => (north === 100 ? 60 : 4));
const own: ScreenStructure = {
  ...{ id: 1, name: 'Block A', kind: 'tower', outline: squareAt(20, 130, 20), roofLevel: 35 },
  ...{ baseLevel: 5, heightMetres: null, storeys: null },
};
const shed: ScreenStructure = {
  ...own,
  id: 2,
  name: 'Shed',
  outline: squareAt(-40, 20, 20),
  baseLevel: 7,
  roofLevel: 12,
};
const calculate = (changes: Partial<SnapshotScreening>) => {
  const plain = { structures: [own], barriers: [], zones: [], rows: [], points: [] };
  return new LiveCalculation(project({ screening: { ...plain, ...changes } }));
};
const sectionOf = (changes: Partial<SnapshotScreening>, run: 'unmitigated' | 'mitigated' = 'unmitigated') => {
  const section = describeSection(calculate(changes), { pointId: 1, zoneId: 1, day: toDay('2027-03-05'), run });
  if (section === null) throw new Error('there is a section');
  return section;
};

describe('screening on terrain', () => {
  it('[CALC-123] [M-105] a ridge decides, and the section follows the ground', () => {
    const section = sectionOf({ terrain: ridge });
    const { source, ground, horizon, edge, distanceMetres, profile, screens } = section;
    // The zone stands on the terrain.
    expect([ground, source]).toEqual([4, 7]);
    const [ridgeAt, ridgeLevel] = section.ridge ?? [0, 0];
    expect(edge).toEqual({ at: ridgeAt, top: ridgeLevel - 2 });
    expect(horizon).toBeCloseTo(7 + ((ridgeLevel - 2 - 7) * distanceMetres) / ridgeAt, 9);
    expect([screens, section.isHidden]).toEqual([[], true]);
    const places = profile.map(([place]) => place);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect([places[0], places.at(-1)]).toEqual([-10, section.receiver.far + 10]);
    expect(profile).toEqual(
      expect.arrayContaining([
        [0, 4],
        [section.receiver.near, 5],
        [section.receiver.far, 5],
      ]),
    );
    expect(Math.max(...profile.map(([, level]) => level))).toBeGreaterThan(ridgeLevel - 12);
    const { shapes, labels, height } = drawSection(section);
    expect(labels.map(({ text, role }) => `${role} ${text}`)).toContain(`deciding ${ridgeLevel.toFixed(1)}`);
    expect(shapes.map(({ role }) => role)).toContain('deciding');
    for (const [, y] of shapes.flatMap(({ points }) => points)) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it('[CALC-123] [M-117] the deciding screen is terrain with its level, and without terrain nothing hides', () => {
    const decide = (changes: Partial<SnapshotScreening>) =>
      calculate(changes).prepared.screening?.decideZone(0, 0, { day: 20_517, run: 0, height: 0 });
    const { screen, lowest, isHidden } = decide({ terrain: ridge }) ?? {};
    expect([isHidden, screen]).toMatchObject([true, { kind: 'terrain', name: '', roofLevel: (lowest?.top ?? 0) + 2 }]);
    const typed = { zones: [{ zoneId: 1, groundLevel: 4, plantHeight: null }] };
    expect(decide(typed)).toMatchObject({ isHidden: false, screen: null });
    // An entered level takes precedence over the terrain, for the zone only.
    const raised = { zones: [{ zoneId: 1, groundLevel: 70, plantHeight: null }], terrain: ridge };
    expect(decide(raised)?.lowest?.source).toBe(73);
  });

  it('[CALC-124] a drawn barrier stands on the terrain, in the section too', () => {
    const sloping = terrainOf((north) => 4 + north / 50);
    const barrier = {
      ...{ id: 1, name: 'W1', kind: 'acoustic' as const, heightMetres: 6, groundLevel: null, hasProof: false },
      line: [at(-200, 65), at(250, 75)],
    };
    const section = sectionOf({ terrain: sloping, barriers: [barrier] }, 'mitigated');
    const [wall] = section.screens;
    // Where the ray crosses it, between the grounds at its ends.
    expect(wall).toMatchObject({ name: 'W1', isDeciding: true });
    expect(wall?.roof).toBeGreaterThan(4 + 65 / 50 + 6 - 0.1);
    expect(wall?.roof).toBeLessThan(4 + 75 / 50 + 6 + 0.1);
    expect(wall?.roof).toBeCloseTo(section.edge?.top ?? 0, 6);
    const ground = calculate({ terrain: sloping, barriers: [barrier] }).prepared.screening?.groundOf(1);
    expect(ground).toBeCloseTo(4 + 65 / 50, 6);
  });

  it('[SITE-91] the ground of a zone comes from terrain, from buildings where that is unknown, or is unknown', () => {
    const sloping = terrainOf((north) => 4 + north / 10);
    const half = terrainOf((north) => (north > 30 ? null : 4 + north / 10));
    const of = (screening: Partial<SnapshotScreening>) =>
      describeUntypedGround(zone(), { structures: [], ...screening });
    expect(of({ terrain: sloping })).toEqual({ range: [4, 10], origin: 'terrain', structures: 0 });
    expect(of({ terrain: half, structures: [shed] })).toEqual({
      range: [4, 7],
      origin: 'partlyTerrain',
      structures: 1,
    });
    expect(of({ terrain: half })).toMatchObject({ range: null, origin: 'unknown' });
    expect(of({ structures: [shed] })).toEqual({ range: [7, 7], origin: 'estimated', structures: 1 });
    expect(of({})).toEqual({ range: null, origin: 'unknown', structures: 0 });
  });
});
