import { describe, expect, it } from 'vitest';
import { nameReceivers, nextReceiverName } from './receiver-names.ts';

const point = (name: string, isSelected = true) => ({ name, isSelected });
const namesOf = (points: readonly { readonly name: string }[]) => points.map(({ name }) => name);

describe('names of receivers', () => {
  it('[NSR-13] selected points with a blank or duplicate name are named N1, N2, ...', () => {
    const points = [point('School'), point(''), point('N1'), point('  '), point('school'), point('N1')];
    expect(namesOf(nameReceivers(points))).toEqual(['School', 'N2', 'N1', 'N3', 'N4', 'N5']);
  });

  it('[NSR-13] a name is taken whatever its capitals', () => {
    expect(namesOf(nameReceivers([point('n1'), point('')]))).toEqual(['n1', 'N2']);
  });

  it('[NSR-14] [Q106] deselected points lose their name, which is then free', () => {
    expect(namesOf(nameReceivers([point('N1', false), point('N2'), point('')]))).toEqual(['', 'N2', 'N1']);
  });

  it('leaves points alone that are named as they should be', () => {
    const points = [point('N2'), point('', false), point('Block A')];
    expect(nameReceivers(points).every((named, index) => named === points[index])).toBe(true);
  });

  it('names 20,000 points in one go', () => {
    const named = nameReceivers(Array.from({ length: 20_000 }, () => point('')));
    expect(new Set(namesOf(named)).size).toBe(20_000);
    expect(named.at(-1)?.name).toBe('N20000');
  });

  it('[NSR-15] [Q106] the next name is the lowest free number', () => {
    expect(nextReceiverName([])).toBe('N1');
    expect(nextReceiverName(['N1', 'n2', 'N4', 'N03'])).toBe('N3');
  });
});
