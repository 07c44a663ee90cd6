import { describe, expect, it } from 'vitest';
import { dayNumber, toDay } from '../day.ts';
import { receiver } from '../testing/snapshot-builder.ts';
import { listProfiles } from './profiles.ts';

const dates = { start: toDay('2027-03-01'), end: toDay('2027-03-09') };
const examination = { name: 'Examination', ...dates, value: 65 };
const site = { name: 'Site', ...dates, level: 60 };

function placesOf(...receivers: Parameters<typeof receiver>[0][]): number[] {
  return [...listProfiles(receivers.map((changes) => receiver(changes))).profileOfReceiver];
}

describe('profiles', () => {
  it('are shared by receivers with the same criteria and contributions, wherever they stand', () => {
    expect(placesOf({}, { pointId: 2, name: 'N2', heightMetres: null }, { kind: 'education' }, {})).toEqual([
      0, 0, 1, 0,
    ]);
    const both = { otherCriteria: [examination], contributions: [site] };
    expect(placesOf(both, structuredClone(both), {})).toEqual([0, 0, 1]);
  });

  it.each([
    ['criterion', { criterion: 75.1 }],
    ['kind', { kind: 'education' as const }],
    ['reduction', { criterionReduction: 3 }],
    ['dated criteria', { otherCriteria: [examination] }],
    ['contributions', { contributions: [site] }],
  ])('another %s asks for a profile of its own', (_, changes) => {
    expect(placesOf({}, changes)).toEqual([0, 1]);
  });

  it('hold criteria in decibels and contributions as energies (M-51)', () => {
    const { profiles } = listProfiles([receiver({ otherCriteria: [examination], contributions: [site] })]);
    const [startDay, endDay] = [dayNumber(dates.start), dayNumber(dates.end)];
    expect(profiles).toHaveLength(1);
    expect(profiles[0]?.criteria).toContainEqual({ startDay, endDay, value: 65 });
    expect(profiles[0]?.contributions).toEqual([{ startDay, endDay, value: expect.closeTo(1e6, 6) }]);
  });
});
