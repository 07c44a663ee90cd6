import { LiveCalculation, listScreenedZones, type ScreenStructure, toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { at, project, squareAt, task, zone } from '../../../../../packages/domain/src/testing/snapshot-builder.ts';
import { describeRays } from './deciding-rays.ts';

const known = { kind: 'tower', baseLevel: 5, heightMetres: null, storeys: null } as const;
const own: ScreenStructure = { ...known, id: 1, name: 'Block A', outline: squareAt(20, 130, 20), roofLevel: 35 };
const wall: ScreenStructure = {
  ...{ ...known, id: 2, name: 'Wall', roofLevel: 90 },
  outline: [[at(-300, 90), at(400, 90), at(400, 100), at(-300, 100), at(-300, 90)]],
};

it('[SITE-72] draws the deciding ray of each zone at work, hidden or in view, and outlines each deciding screen once', () => {
  const zones = [
    zone(),
    zone({ id: 2, name: 'Zone 2', outline: squareAt(70, 20, 20), centre: at(80, 30) }),
    zone({ id: 3, name: 'Zone 3', outline: squareAt(60, 140, 20), centre: at(70, 150) }),
    zone({ id: 4, name: 'Idle', outline: squareAt(200, 0, 20), centre: at(210, 10) }),
  ];
  const tasks = [1, 2, 3].map((id) => task({ id, zoneId: id }));
  const rows = tasks.map(({ id }) => ({ ...project().rows[0], id, taskId: id }));
  const levels = zones.map(({ id }) => ({ zoneId: id, groundLevel: 5, plantHeight: null }));
  const screening = { structures: [own, wall], zones: levels, barriers: [], rows: [], points: [] };
  const calculation = new LiveCalculation(project({ zones, tasks, rows: rows as never, screening }));
  const { rays, screens } = describeRays(listScreenedZones(calculation, 1, toDay('2027-03-05')));
  expect(rays.map(({ isInView }) => isInView)).toEqual([false, false, true]);
  for (const { from, to, isInView } of rays) expect(from[1] < 817_090 && to[1] > 817_100).toBe(!isInView);
  expect(screens).toEqual([wall.outline]);
});

it('[SITE-72] draws nothing where nothing is decided', () => {
  const screening = { structures: [], zones: [], barriers: [], rows: [], points: [] };
  const zones = listScreenedZones(new LiveCalculation(project({ screening })), 1, null);
  expect(zones).toHaveLength(1);
  expect(describeRays(zones)).toEqual({ rays: [], screens: [] });
});
