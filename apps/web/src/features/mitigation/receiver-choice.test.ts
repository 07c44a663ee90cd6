import { judgeLevel } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { samplePoint } from '../../testing/sample-points.ts';
import { sampleLevel } from '../../testing/samples.ts';
import { chooseReceiver, excessOf, findWorst, hasSelected, listSelected } from './receiver-choice.ts';
import { sampleChosen } from './testing/sample-mitigation.ts';

const levelsOf = (...levels: readonly Partial<ReturnType<typeof sampleLevel>>[]) =>
  new Map(levels.map((level) => [level.pointId ?? 1, sampleLevel(level)]));
const namesOf = (receivers: readonly { readonly name: string }[]) => receivers.map(({ name }) => name);
const points = [1, 2, 3, 4, 5].map((pointId) =>
  samplePoint({ pointId, name: `N${pointId}`, buildingId: 10 + pointId, isSelected: pointId !== 4 }),
);

describe('the receivers of the mitigation screen', () => {
  it('[MITI-08] are the selected ones, the highest level first; those left out and silent ones count for less', () => {
    const levels = levelsOf(
      { pointId: 1, mitigatedLevel: 76, rank: 3 },
      { pointId: 2, mitigatedLevel: 81, rank: 4 },
      { pointId: 3, mitigatedLevel: null, rank: 5 },
      { pointId: 4, mitigatedLevel: 90, rank: 1 },
      { pointId: 5, mitigatedLevel: 99, rank: 2, isLeftOut: true },
    );
    expect(namesOf(listSelected(points, levels))).toEqual(['N2', 'N1', 'N3']);
  });

  it('[MITI-07] [Q116] are none when none of the points is selected', () => {
    expect([points, points.slice(3, 4), []].map(hasSelected)).toEqual([true, false, false]);
  });

  it('[MITI-08] begin with the one of the address, else with one of its building, else with the highest', () => {
    const receivers = [sampleChosen({ pointId: 2, name: 'N2', buildingId: 12 }), sampleChosen()];
    const chosen = (pointId: number | null, buildingId: number | null, keptId: number | null = null) =>
      chooseReceiver(receivers, { pointId, buildingId, keptId })?.name;
    expect([chosen(1, 10), chosen(7, 10), chosen(7, 99), chosen(null, null)]).toEqual(['N1', 'N1', 'N2', 'N2']);
    expect([chosen(2, 12, 1), chosen(7, 99, 1), chosen(null, null, 1)]).toEqual(['N2', 'N1', 'N1']);
    expect(chooseReceiver([], { pointId: 1, buildingId: 10, keptId: 1 })).toBeNull();
  });

  it('[MITI-11] [Q145] give the three counts of those shown, and who is the worst', () => {
    const at = (name: string, mitigatedLevel: number, criterion = 75) =>
      sampleChosen({ name, level: { mitigatedLevel, criterion, verdict: judgeLevel(mitigatedLevel, criterion) } });
    const { counts, worst } = findWorst([at('Home', 85), at('Near', 75.4), at('Quiet', 60), at('School', 81, 70)]);
    expect(counts).toEqual({ exceeds: 2, borderline: 1, satisfies: 1 });
    expect([worst?.name, worst && excessOf(worst)]).toEqual(['School', 11]);
    expect(findWorst([at('N1', 75.2), at('N2', 75.44), at('N3', 75)]).worst?.name).toBe('N2');
    expect(findWorst([at('N4', 75)])).toEqual({ counts: { exceeds: 0, borderline: 0, satisfies: 1 }, worst: null });
  });
});
