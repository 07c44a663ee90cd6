import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { samplePoint } from '../../../testing/sample-points.ts';
import { sampleLevel } from '../../../testing/samples.ts';
import { startTexts } from '../../../testing/texts.ts';
import { listCoverage } from '../receiver-choice.ts';
import { describeCoverage } from './proposal-view.tsx';

beforeAll(startTexts);

const points = [
  samplePoint({ pointId: 1, name: 'N1' }),
  samplePoint({ pointId: 2, name: '', isSelected: false, isTakenOut: true, buildingName: 'Hill School' }),
  samplePoint({ pointId: 3, name: '', isSelected: false, buildingName: 'Quiet Court' }),
  samplePoint({ pointId: 4, name: '', isSelected: false, buildingName: 'Corner House' }),
];
const said = { unmitigatedVerdict: 'satisfies', verdict: 'satisfies', withNeighbourVerdict: 'satisfies' } as const;
const levels = new Map(
  [
    sampleLevel({ pointId: 1, ...said }),
    sampleLevel({ pointId: 2, ...said, verdict: 'borderline', mitigatedLevel: 75.1 }),
    sampleLevel({ pointId: 3, ...said }),
    sampleLevel({ pointId: 4, ...said, unmitigatedVerdict: 'exceeds', mitigatedLevel: 70 }),
  ].map((level) => [level.pointId, level]),
);

it('[Q149] [MITI-49] a proposal covers the selected and all that exceed or are borderline, and says which', () => {
  const coverage = listCoverage(points, levels);
  expect(coverage.selected.map(({ pointId }) => pointId)).toEqual([1]);
  expect(coverage.others.map(({ pointId }) => pointId)).toEqual([2, 4]);
  expect(describeCoverage(i18next.t, coverage, false)).toBe(
    'Calculated for the selected receivers (1) and for the others that exceed or are borderline (2): Hill School, Corner House.',
  );
  expect(describeCoverage(i18next.t, coverage, true)).toBe(
    'Calculated for the selected receivers only (1). Left out although they exceed or are borderline (2): Hill School, Corner House.',
  );
  expect(describeCoverage(i18next.t, { ...coverage, others: [] }, false)).toBe(
    'Calculated for 1 selected receiver. No other exceeds or is borderline.',
  );
});
