import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { samplePoint } from '../../testing/sample-points.ts';
import { type TypedNames, withDetails, withNewPoint, withSelection } from './point-edits.ts';

const points = [
  samplePoint({ pointId: 1, name: 'School gate' }),
  samplePoint({ pointId: 2, name: 'N1', isCompulsory: true }),
  samplePoint({ pointId: 3, name: '', isSelected: false }),
];
const all = new Set([1, 2, 3]);
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('selecting points', () => {
  it('[NSR-14] [NSR-07] letting go takes the name, not from what is compulsory', () => {
    const free = withSelection(points, all, 'deselect', new Map());
    expect(namesOf(free)).toEqual(['', 'N1', '']);
    expect(free.map(({ isSelected }) => isSelected)).toEqual([false, true, false]);
  });

  it('[Q106] [NSR-13] a typed name comes back with its point, others take the lowest free number', () => {
    const typed: TypedNames = new Map();
    const again = withSelection(withSelection(points, all, 'deselect', typed), all, 'select', typed);
    expect(namesOf(again)).toEqual(['School gate', 'N1', 'N2']);
  });

  it('[Q106] a typed name that somebody else has by now does not come back', () => {
    const typed: TypedNames = new Map();
    const free = withSelection(points, new Set([1]), 'deselect', typed);
    const given = withDetails(withSelection(free, new Set([3]), 'select', typed), 3, {
      ...{ name: 'school GATE', criterion: 65, otherCriteria: [], contributions: [] },
    });
    expect(namesOf(withSelection(given, new Set([1]), 'select', typed))).toEqual(['N2', 'N1', 'school GATE']);
  });
});

describe('an edited point', () => {
  it('[NSR-13] whose typed name another has gets the next number, and the other keeps its name', () => {
    const details = { criterion: null, otherCriteria: [], contributions: [] };
    expect(namesOf(withDetails(points, 1, { ...details, name: ' n1 ' }))).toEqual(['N2', 'N1', '']);
    expect(namesOf(withDetails(points, 2, { ...details, name: 'SCHOOL GATE' }))).toEqual(['School gate', 'N1', '']);
  });
});

describe('a new point', () => {
  const place = { position: hk80(838_100, 820_100), name: 'N2', criterion: 70 };

  it('[NSR-15] [Q104] is selected, comes last, has a number below zero and no building', () => {
    const added = withNewPoint(withNewPoint(points, { ...place, building: null }), {
      ...place,
      name: 'N5',
      building: null,
    });
    expect(added.slice(3).map(({ pointId, name, isSelected }) => [pointId, name, isSelected])).toEqual([
      [-1, 'N2', true],
      [-2, 'N5', true],
    ]);
    expect(added[3]).toMatchObject({ buildingId: 0, kind: 'other', criterion: 70, isPlaced: true });
  });

  it('[NSR-15] [NSR-13] whose name another has gets the next number', () => {
    const added = withNewPoint(withNewPoint(points, { ...place, name: 'n1', building: null }), {
      ...place,
      name: 'School Gate ',
      building: null,
    });
    expect(namesOf(added)).toEqual(['School gate', 'N1', '', 'N2', 'N3']);
  });

  it('takes over what is known of its building', () => {
    const building = {
      ...{ buildingId: 12, buildingName: 'Harbour School', kind: 'education' as const, heightMetres: 20 },
      ...{ buildingCriterion: 70, criterionReduction: 3 },
    };
    expect(withNewPoint(points, { ...place, building })[3]).toMatchObject(building);
  });
});
