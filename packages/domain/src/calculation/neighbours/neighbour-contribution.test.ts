import { describe, expect, it } from 'vitest';
import { toDay } from '../../day.ts';
import { at, project, receiver, row, squareAt, zone } from '../../testing/snapshot-builder.ts';
import { type Explanation, explain } from '../explain/explain.ts';
import { LiveCalculation } from '../live-calculation.ts';
import { neighbourContribution } from './neighbour-contribution.ts';
import { describeNeighbour } from './neighbours.ts';

const DAY = toDay('2027-03-10');
const site = (level: number) => ({ name: 'Site', start: DAY, end: DAY, level });
const explained = (changes: Parameters<typeof project>[0]) =>
  explain(new LiveCalculation(project(changes)), 1, DAY, 'mitigated') as Explanation;

describe('what neighbours contribute', () => {
  it('[MAP-09] is the energy sum of contributions and approved neighbours', () => {
    const two = explained({ receivers: [receiver({ contributions: [site(60), site(60)] })] });
    expect(neighbourContribution(two)).toBeCloseTo(60 + 10 * Math.log10(2), 9);
    const neighbour = describeNeighbour({
      ...project({ zones: [zone({ outline: squareAt(0, 300, 60), centre: at(30, 330) })], rows: [row()] }),
    });
    const both = explained({ neighbours: [neighbour], receivers: [receiver({ contributions: [site(60)] })] });
    const own = both.withNeighbours.neighbours[0]?.level ?? 0;
    expect(own).toBeGreaterThan(0);
    expect(neighbourContribution(both)).toBeCloseTo(10 * Math.log10(10 ** (own / 10) + 10 ** 6), 9);
  });

  it('[MAP-09] is nothing where there is none', () => {
    expect(neighbourContribution(explained({}))).toBeNull();
  });
});
