import type { Hk80Polygon } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { offsetOf, rectangleOf, ringOf } from '../../../geometry/src/testing/points.ts';
import { listSiteProblems } from './check-site.ts';
import type { DrawnSite, DrawnZone } from './site.schema.ts';

const rectangle = (...sides: Parameters<typeof rectangleOf>): Hk80Polygon => [rectangleOf(...sides)];
const bowTie: Hk80Polygon = [ringOf([0, 0], [100, 100], [100, 0], [0, 100])];
const whole = rectangle(0, 0, 100, 100);
const zone = (name: string, outline: Hk80Polygon): DrawnZone => ({
  id: null,
  name,
  calculationType: 'A',
  outline,
  movedCentre: null,
});
const site = (zones: readonly DrawnZone[], parts: DrawnSite['parts'] = [whole]): DrawnSite => ({
  radiusMetres: 300,
  parts,
  zones,
});
const problemsOf = (...zones: readonly DrawnZone[]) => listSiteProblems(site(zones));

describe('a site that can be saved', () => {
  it('is empty, or has no zones, or zones with gaps between them', () => {
    expect(listSiteProblems(site([], []))).toEqual([]);
    expect(problemsOf()).toEqual([]);
    expect(problemsOf(zone('a', rectangle(0, 0, 30, 100)), zone('b', rectangle(60, 10, 90, 20)))).toEqual([]);
  });

  it('[Q66] has zones that share a border, a corner, or the border of the site', () => {
    const quarters = [
      [0, 0],
      [50, 0],
      [0, 50],
      [50, 50],
    ].map(([east = 0, north = 0], index) => zone(`q${index}`, rectangle(east, north, east + 50, north + 50)));
    expect(problemsOf(...quarters)).toEqual([]);
  });

  it('has a zone over two parts of the site that touch each other', () => {
    const halves = [rectangle(0, 0, 50, 100), rectangle(50, 0, 100, 100)];
    expect(listSiteProblems(site([zone('a', whole)], halves))).toEqual([]);
  });
});

describe('places', () => {
  it.each([
    { millimetres: 9, isRefused: false },
    { millimetres: 11, isRefused: true },
  ])('[Q66] a zone that sticks out by $millimetres mm is refused: $isRefused', ({ millimetres, isRefused }) => {
    const problems = problemsOf(zone('East', rectangle(50, 0, 100 + millimetres / 1000, 100)));
    expect(problems).toEqual(isRefused ? [{ kind: 'ZONE_OUTSIDE_SITE', zone: 'East' }] : []);
  });

  it.each([
    { millimetres: 9, isRefused: false },
    { millimetres: 11, isRefused: true },
  ])(
    '[Q66] zones that lie over each other by $millimetres mm are refused: $isRefused',
    ({ millimetres, isRefused }) => {
      const west = zone('West', rectangle(0, 0, 50 + millimetres / 1000, 100));
      const problems = problemsOf(west, zone('East', rectangle(50, 0, 100, 100)));
      expect(problems).toEqual(isRefused ? [{ kind: 'ZONES_OVERLAP', zone: 'West', other: 'East' }] : []);
    },
  );

  it('names each pair of zones once, and a zone that lies in another', () => {
    const zones = [zone('a', whole), zone('b', rectangle(10, 10, 20, 20)), zone('c', rectangle(15, 15, 30, 30))];
    expect(problemsOf(...zones)).toEqual([
      { kind: 'ZONES_OVERLAP', zone: 'a', other: 'b' },
      { kind: 'ZONES_OVERLAP', zone: 'a', other: 'c' },
      { kind: 'ZONES_OVERLAP', zone: 'b', other: 'c' },
    ]);
  });

  it('a zone in the gap between two parts, in a hole, or without any site is outside', () => {
    const outside = [{ kind: 'ZONE_OUTSIDE_SITE', zone: 'a' }];
    const parts = [rectangle(0, 0, 40, 100), rectangle(60, 0, 100, 100)];
    expect(listSiteProblems(site([zone('a', rectangle(30, 0, 70, 10))], parts))).toEqual(outside);
    const ringed: Hk80Polygon = [rectangleOf(0, 0, 100, 100), rectangleOf(40, 40, 60, 60)];
    expect(listSiteProblems(site([zone('a', rectangle(45, 45, 55, 55))], [ringed]))).toEqual(outside);
    expect(listSiteProblems(site([zone('a', whole)], []))).toEqual(outside);
  });

  it('a site with a hole takes a zone in which the hole has been drawn too', () => {
    const ringed: Hk80Polygon = [rectangleOf(0, 0, 100, 100), rectangleOf(40, 40, 60, 60)];
    expect(listSiteProblems(site([zone('a', ringed)], [ringed]))).toEqual([]);
  });
});

describe('names', () => {
  const halves = [rectangle(0, 0, 50, 100), rectangle(50, 0, 100, 100)] as const;
  const named = (one: string, other: string) => problemsOf(zone(one, halves[0]), zone(other, halves[1]));

  it.each(['', '   '])('%j is none', (name) => {
    expect(named('West', name)).toEqual([{ kind: 'ZONE_NAME', zone: name }]);
  });

  it('have at most 100 characters', () => {
    expect(named('n'.repeat(100), 'East')).toEqual([]);
    expect(named('n'.repeat(101), 'East')).toEqual([{ kind: 'ZONE_NAME', zone: 'n'.repeat(101) }]);
  });

  it.each(['West', 'WEST', ' west '])('%j is West again', (name) => {
    expect(named('West', name)).toEqual([{ kind: 'ZONE_NAME_TWICE', zone: name }]);
  });

  it('stand before places', () => {
    const problems = problemsOf(zone('a', whole), zone('A', rectangle(90, 0, 110, 100)));
    expect(problems.map(({ kind }) => kind)).toEqual(['ZONE_NAME_TWICE', 'ZONES_OVERLAP', 'ZONE_OUTSIDE_SITE']);
  });
});

describe('shapes', () => {
  it('of the site are reported with the place', () => {
    const [problem] = listSiteProblems(site([], [bowTie]));
    expect(problem).toMatchObject({ kind: 'SITE_SHAPE', shape: 'SELF_CROSSING' });
    const place = problem?.kind === 'SITE_SHAPE' ? problem.place : null;
    expect(place && offsetOf(place)).toEqual([50, 50]);
    const overlapping = [whole, rectangle(50, 50, 150, 150)];
    expect(listSiteProblems(site([], overlapping))).toMatchObject([{ kind: 'SITE_SHAPE', shape: 'PARTS_OVERLAP' }]);
  });

  it('of zones are reported with their names, without errors that follow from them', () => {
    const zones = [zone('a', bowTie), zone('b', [rectangleOf(0, 0, 1, 1).slice(0, 2)]), zone('', whole)];
    expect(problemsOf(...zones)).toMatchObject([
      { kind: 'ZONE_SHAPE', zone: 'a', shape: 'SELF_CROSSING' },
      { kind: 'ZONE_SHAPE', zone: 'b', shape: 'TOO_FEW_POINTS' },
      { kind: 'ZONE_NAME', zone: '' },
    ]);
  });
});

it('hundreds of zones are distinguished', { timeout: 20_000 }, () => {
  const side = 20;
  const zones = Array.from({ length: side * side }, (_, index) => {
    const [column, row] = [index % side, Math.floor(index / side)];
    return zone(`Zone ${index}`, rectangle(column * 5, row * 5, column * 5 + 5, row * 5 + 5));
  });
  expect(problemsOf(...zones)).toEqual([]);
  const [first] = zones as [DrawnZone, ...DrawnZone[]];
  const wider = { ...first, outline: rectangle(0, 0, 5.02, 5) };
  expect(problemsOf(wider, ...zones.slice(1))).toEqual([{ kind: 'ZONES_OVERLAP', zone: 'Zone 0', other: 'Zone 1' }]);
});
