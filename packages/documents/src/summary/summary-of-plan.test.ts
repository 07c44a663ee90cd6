import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { buildReport } from '../report/build-report.ts';
import { sampleMap } from '../testing/sample-input.ts';
import {
  samplePlan,
  sampleReceiver,
  sampleReport,
  sampleRow,
  sampleTask,
  sampleWorks,
} from '../testing/sample-plan.ts';
import { buildSummary } from './build-summary.ts';
import { summariseSource } from './summary-of-plan.ts';

/** Some exceed, one of them on examination days by more than any other; one is borderline, one is left out. */
function planOfVerdicts() {
  const places = [1, 2, 3, 4, 5].map((id) => sampleReceiver(id));
  const works = sampleWorks({
    tasks: [sampleTask(1)],
    rows: [sampleRow({ barrierDba: -5, soundPower: 115 }), sampleRow({ id: 2, quieterMethodSoundPower: 100 })],
    receivers: places,
  });
  const levels = new Map(
    samplePlan(works).results.map(({ pointId, mitigated }) => [pointId, mitigated.highestLevel ?? 0]),
  );
  const tenths = (pointId: number) => Math.floor((levels.get(pointId) ?? 0) * 10) / 10;
  const examination = {
    name: 'Examination',
    start: toDay('2027-05-03'),
    end: toDay('2027-05-20'),
    value: tenths(3) - 9,
  };
  const receivers = [
    { ...sampleReceiver(1), criterion: tenths(1) - 4 },
    { ...sampleReceiver(2), criterion: 90 },
    { ...sampleReceiver(3), criterion: 90, otherCriteria: [examination] },
    { ...sampleReceiver(4), criterion: Math.round(tenths(4)) - 0.3 },
    { ...sampleReceiver(5), isInsideZoneWithBuilding: true },
  ];
  return samplePlan({ ...works, receivers });
}

describe('the summary sheet', () => {
  const source = planOfVerdicts();
  const plan = buildReport(source, sampleReport());
  const { model } = buildSummary(summariseSource(source, sampleMap()));

  it('[REPORT-75] counts and judges the same receivers as the plan', () => {
    const told = (figures: typeof plan.keyFigures) =>
      figures.map(({ label, value, unit, tone }) => ({ label, value, unit, tone }));
    const [all, exceeding, , , programme] = told(plan.keyFigures);
    const [allShort, exceedingShort, , , programmeShort] = told(model.keyFigures);
    expect([allShort, exceedingShort, programmeShort]).toEqual([all, exceeding, programme]);
    expect(model.keyFigures[1]?.details).toEqual(plan.keyFigures[1]?.details);
    expect(exceeding?.value).not.toBe('0');
    const verdicts = new Map(plan.compliance.rows.map(({ label, verdict }) => [label, verdict]));
    expect(model.table.rows.map(({ label, state }) => [label, state])).toEqual(
      model.table.rows.map(({ label }) => [label, verdicts.get(label)]),
    );
    expect(model.table.rows).toHaveLength(4);
  });

  it('[REPORT-75] names the same worst receiver with the same exceedance, also on the days of a dated criterion', () => {
    const [, worst] = /is (\d+\.\d dB\(A\) at N\d \([^)]*\))/.exec(plan.conclusion[0] ?? '') ?? [];
    expect(worst).toContain('N3');
    expect(model.conclusion).toContain(worst);
    expect(plan.daysAbove[0]?.label).toBe('N3');
    const row = model.table.rows.find(({ label }) => label === 'N3');
    expect(row?.verdict).toBe(`Exceeds by ${plan.daysAbove[0]?.exceedance} dB`);
  });

  it('[REPORT-75] names the same parties, dates and measures', () => {
    const factsOf = (facts: readonly { label: string; value: string }[]) =>
      new Map(facts.map(({ label, value }) => [label, value]));
    const [cover, short] = [factsOf(plan.cover), factsOf(model.facts)];
    for (const label of ['Agreement', 'Project proponent', 'Main contractor', 'Engineer / consultant']) {
      expect(short.get(label)).toBe(cover.get(label));
    }
    const ticked = plan.measures.choices.filter(({ isTicked }) => isTicked).map(({ text }) => text);
    expect(ticked).toEqual(['Quieter construction method', 'Noise barrier']);
    expect(short.get('Measures')).toBe(ticked.join(', '));
  });
});
