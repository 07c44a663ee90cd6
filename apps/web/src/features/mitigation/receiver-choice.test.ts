import { judgeLevel } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { samplePoint } from '../../testing/sample-points.ts';
import { sampleLevel } from '../../testing/samples.ts';
import {
  chooseReceiver,
  excessOf,
  findAbove,
  findReported,
  hasSelected,
  listSelected,
  reportExcess,
} from './receiver-choice.ts';
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

  it('[MITI-11] tell how many are still above, and who by the most', () => {
    const school = sampleChosen({ name: 'School', level: { mitigatedLevel: 81, criterion: 70 } });
    const home = sampleChosen({ name: 'Home', level: { mitigatedLevel: 85, criterion: 75 } });
    const quiet = sampleChosen({ name: 'Quiet', level: { mitigatedLevel: 99, verdict: 'satisfies' } });
    const above = findAbove([home, quiet, school]);
    expect([above.count, above.worst?.name, above.worst && excessOf(above.worst)]).toEqual([2, 'School', 11]);
    expect(findAbove([quiet])).toEqual({ count: 0, worst: null });
  });

  it('[Q13] tell whom the report lists beside those above, and who by the most', () => {
    const at = (name: string, mitigatedLevel: number) =>
      sampleChosen({ name, level: { mitigatedLevel, criterion: 75, verdict: judgeLevel(mitigatedLevel, 75) } });
    const { count, worst, excess } = findReported([at('N1', 80), at('N2', 75.2), at('N3', 75.44), at('N4', 75)]);
    expect([count, worst?.name, excess]).toEqual([2, 'N3', '0.4']);
    expect(findReported([at('N4', 75)])).toEqual({ count: 0, worst: null, excess: '' });
  });

  it('[Q13] tell what the report lists although whole decibels satisfy', () => {
    const excess = (mitigatedLevel: number | null) =>
      reportExcess(sampleLevel({ mitigatedLevel, verdict: judgeLevel(mitigatedLevel, 75), criterion: 75 }));
    expect([excess(75.3), excess(75.04), excess(75.6), excess(74), excess(null)]).toEqual([
      ...['0.3', null, null, null, null],
    ]);
  });
});
