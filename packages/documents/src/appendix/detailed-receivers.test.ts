import {
  describePlanRecords,
  judge,
  type PlanSource,
  type ReceiverResult,
  type SnapshotReceiver,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { samplePlan, sampleReceiver, sampleWorks } from '../testing/sample-plan.ts';
import type { TablePart, TableSection } from './appendix-model.ts';
import { buildAppendix } from './build-appendix.ts';
import { chooseDetailed } from './detailed-receivers.ts';

const recordsOf = ({ snapshot }: PlanSource) => describePlanRecords({ projectId: 7, snapshot, neighbourIds: [] });
const planFor = (...receivers: SnapshotReceiver[]) => samplePlan(sampleWorks({ receivers }));
const levelOf = (source: PlanSource, pointId: number) =>
  (source.results.find((result) => result.pointId === pointId) as ReceiverResult).mitigated.highestLevel ?? 0;
/** From loudest to quietest, with a school among them. Their criteria give each a different verdict. */
function planOfVerdicts(): PlanSource {
  const places = [1, 2, 3, 4, 5, 6].map((id) => sampleReceiver(id, { kind: id === 5 ? 'education' : 'residential' }));
  const levels = planFor(...places);
  const criteria = new Map([
    [2, Math.floor(levelOf(levels, 2)) - 1],
    [4, Math.floor(levelOf(levels, 4)) - 3],
    // Exceeds in tenths but not in whole decibels: the two rules disagree (Q145).
    [6, Math.round(levelOf(levels, 6) * 10) / 10 - 0.1],
  ]);
  return planFor(...places.map((place) => ({ ...place, criterion: criteria.get(place.pointId) ?? 99 })));
}
/** A receiver of the sample takes three lines (two activities and one combination) plus its headings. */
const chooseSome = (source: PlanSource, rows: number) => [...chooseDetailed(source, recordsOf(source), rows)];

/** A line in section 3 and one in section 6, for the single year of the works. */
const LISTED = 2.4;

describe('receivers whose calculation is printed', () => {
  it('[APPX-27] are those that exceed, the highest exceedance first, then borderline, loudest home and school, others', () => {
    const source = planOfVerdicts();
    const verdicts = new Map(source.results.map(({ pointId, mitigated }) => [pointId, judge(mitigated)]));
    expect([2, 4, 6].map((pointId) => verdicts.get(pointId))).toEqual(['exceeds', 'exceeds', 'borderline']);
    expect(chooseSome(source, 1000)).toEqual([4, 2, 6, 1, 5, 3]);
  });

  it('[APPX-27] are as many as the pages hold, whole ones, and one at least', () => {
    const source = planOfVerdicts();
    const rows =
      recordsOf(source).receivers.filter(({ isMitigated, pointId }) => isMitigated && pointId === 4).length +
      4 +
      LISTED;
    expect(chooseSome(source, 3 * rows)).toEqual([4, 2, 6]);
    expect(chooseSome(source, 3 * rows - 1)).toEqual([4, 2]);
    expect(chooseSome(source, 1)).toEqual([4]);
  });

  it('leave out what is inside the site', () => {
    const source = planFor(sampleReceiver(1), sampleReceiver(2, { isInsideZoneWithBuilding: true }));
    expect(chooseSome(source, 1000)).toEqual([1]);
  });
});

describe('the sections of an appendix', () => {
  const source = planOfVerdicts();
  const labelsOf = ({ rows }: TablePart) => rows.map((row) => (row as readonly string[])[0]);
  const sectionsOf = (kind: 'b' | 'c') =>
    buildAppendix(kind, source, recordsOf(source), null, 'en', 19).model.sections as readonly TableSection[];

  it.each(['b', 'c'] as const)(
    '[APPX-28] tell every receiver once in section 3, those without a calculation compactly: %s',
    (kind) => {
      const [inDetail, others] = (sectionsOf(kind)[2] as TableSection).parts as [TablePart, TablePart];
      expect(labelsOf(inDetail)).toEqual(['N2', 'N4']);
      expect(labelsOf(others)).toEqual(['N1', 'N3', 'N5', 'N6']);
      expect(others.heading).toBe('Other receivers: 4');
      expect(others.compact?.columns.map(({ label }) => label)).toEqual([
        ...[
          'NSR',
          'Building',
          'Criterion dB(A)',
          'Highest level dB(A)',
          'Exceedance dB(A)',
          'Days exceeding',
          'Verdict',
        ],
      ]);
    },
  );

  it.each(['b', 'c'] as const)('[APPX-28] say which calculations are printed and where the others are: %s', (kind) => {
    const [, , , , calculation, months] = sectionsOf(kind) as [never, never, never, never, TableSection, TableSection];
    expect(calculation.parts.map(({ heading }) => heading.split(',')[0])).toEqual(['N2', 'N4']);
    expect(calculation.note).toMatch(/^In full for 2 of 6 receivers, .*All are in the tables of the plan\.$/);
    expect(labelsOf(months.parts[0] as TablePart)).toEqual(['N2', 'N4']);
    expect(months.note).toContain('all 6 are in the tables of the plan');
  });

  it('say nothing of others where there are none', () => {
    const { sections } = buildAppendix('b', source, recordsOf(source), null).model;
    expect((sections[2] as TableSection).parts).toHaveLength(1);
    expect((sections[4] as TableSection).note).toBe('');
  });
});
