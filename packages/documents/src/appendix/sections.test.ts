import { describePlanRecords, type PlanSource, toDay, type Verdict } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { sampleMap } from '../testing/sample-input.ts';
import { samplePlan, sampleReceiver, sampleRow, sampleTask, sampleWorks } from '../testing/sample-plan.ts';
import { manyActivities } from '../testing/sample-programme.ts';
import type { TablePart, TableRow, TableSection } from './appendix-model.ts';
import { buildCalculation } from './calculation-section.ts';
import { buildActivityCodes, buildCombinationCodes } from './code-sections.ts';
import { chooseDetailed } from './detailed-receivers.ts';
import { buildSiteMap } from './map-section.ts';
import { buildInventory } from './plant-sections.ts';
import { buildMonthlySchedule, buildNoiseSummary } from './receiver-sections.ts';

type Result = PlanSource['results'][number];

const recordsOf = ({ snapshot }: PlanSource) => describePlanRecords({ projectId: 7, snapshot, neighbourIds: [] });
const detailOf = (source: PlanSource) => chooseDetailed(source, recordsOf(source));
const partOf = ({ parts }: TableSection, index = 0) => parts[index] as TablePart;
const textOf = (row: TableRow | undefined): string => {
  if (!row) return '';
  if ('head' in row) return row.head;
  const cells = 'cells' in row ? row.cells : row;
  return cells
    .map((cell) => (typeof cell === 'string' ? cell : 'mark' in cell ? `!${cell.mark}` : `@${cell.pageOf}`))
    .join('|');
};
const textsOf = (section: TableSection, part = 0) => partOf(section, part).rows.map(textOf);

it('[APPX-06] [APPX-17] lists activities by their letters, with zone, work and dates', () => {
  const rows = textsOf(buildActivityCodes('B', samplePlan(manyActivities(28))));
  expect(rows[0]).toBe('A|Zone 1 第一區|Foundation 地基|Piling A 打樁|2027-01-04|2027-02-03|');
  expect(rows.map((row) => row.split('|')[0]).slice(24)).toEqual(['Y', 'Z', 'AA', 'AB']);
});

it('says of an activity that nothing is at work, as it is in no calculation', () => {
  const works = sampleWorks({ tasks: [sampleTask(1), sampleTask(2)], rows: [sampleRow()] });
  expect(textsOf(buildActivityCodes('C', samplePlan(works)))[1]).toMatch(/\|No equipment at work$/);
});

it('[APPX-07] [APPX-18] lists combinations from C-A on as sums of activity codes, single activities left to B-1', () => {
  const rows = textsOf(buildCombinationCodes('B', samplePlan(manyActivities(4))));
  expect(rows).toEqual(['C-A|A + B + C + D|4', 'C-B|B + C + D|3', 'C-C|C + D|2']);
  const many = textsOf(buildCombinationCodes('C', samplePlan(manyActivities(29))));
  expect(many.slice(25).map((row) => row.split('|')[0])).toEqual(['C-Z', 'C-AA', 'C-AB']);
});

it('[APPX-08] sums up a run for each receiver, exceeding ones marked in words', () => {
  const source = samplePlan(sampleWorks({ receivers: [sampleReceiver(1, { criterion: 70 })] }));
  const section = buildNoiseSummary('B', source, 'unmitigated', detailOf(source));
  const { unmitigated } = source.results[0] as PlanSource['results'][number];
  const level = unmitigated.highestLevel?.toFixed(1);
  expect(textsOf(section)[0]).toMatch(
    new RegExp(`^N1\\|富華樓 Block 1\\|Residential\\|70\\.0\\|!${level}\\|2027-01-04\\|A\\|![\\d.]+\\|178\\.0\\|`),
  );
  expect(textsOf(section)[0]).toMatch(/\|!Exceeds\|@receiver-1$/);
});

it('names the dated criterion where it is the one exceeded most', () => {
  const otherCriteria = [{ name: 'Examination', start: toDay('2027-05-01'), end: toDay('2027-05-20'), value: 65 }];
  const plan = samplePlan(sampleWorks({ receivers: [sampleReceiver(1, { criterion: 74, otherCriteria })] }));
  expect(textsOf(buildNoiseSummary('B', plan, 'unmitigated', detailOf(plan)))[0]).toMatch(
    /\|!9\.2\|178\.0\|.*\|!Exceeds dated 65\.0\|/,
  );
});

it('[REPORT-109] says how many receivers are not judged on some days or at all', () => {
  const school = sampleReceiver(1, { hasClosedWindows: true, exemptionFile: 'Letter.pdf' });
  const source = samplePlan(sampleWorks({ receivers: [school, sampleReceiver(2)] }));
  const section = buildNoiseSummary('C', source, 'mitigated', detailOf(source));
  expect(section.note).toMatch(/ 1 receiver is not judged on some days or at all; the report says why\.$/);
  expect(textsOf(section).filter((text) => text.includes('|Not judged|'))).toHaveLength(1);
});

it('says on every page of a calculation what its lines are', () => {
  const source = samplePlan(manyActivities(3));
  const heads = partOf(buildCalculation('B', source, recordsOf(source), 'unmitigated', detailOf(source))).rows.filter(
    (row) => 'head' in row,
  );
  expect(heads.map(textOf)).toEqual([
    'Activities, each by itself on its loudest day',
    'Combinations of activities, from the loudest down (codes in Appendix B-2)',
  ]);
});

it('says of a receiver inside the site that it is left out', () => {
  const receivers = [sampleReceiver(1), sampleReceiver(2, { isInsideZoneWithBuilding: true })];
  const source = samplePlan(sampleWorks({ receivers }));
  const section = buildNoiseSummary('C', source, 'mitigated', detailOf(source));
  expect(textsOf(section, 0)).toHaveLength(1);
  expect(textsOf(section, 1)[0]).toBe('N2|富華樓 Block 2|75.0|-|-|-|Left out, inside the site');
});

it('[APPX-09] lists plant by activity and exclusive group with every term of its sound power', () => {
  const rows = [
    sampleRow({ id: 1, exclusiveGroup: 'Night shift' }),
    sampleRow({ id: 2, name: 'Breaker', soundPower: 122, timePercent: 50, quantity: 2 }),
  ];
  const source = samplePlan(sampleWorks({ rows }));
  const texts = textsOf(buildInventory('B', source, recordsOf(source), 'unmitigated'));
  expect(texts[0]).toBe(
    'A   Zone 1 第一區 · Foundation 地基 · Piling A 打樁 (2027-01-04 to 2027-06-30), highest sound power 122.4 dB(A)',
  );
  // Rows without a group come first, as they run with all groups: 122 - 3.0 + 3.0.
  expect(texts[1]).toBe('|Breaker|CNP 081|Notional|2027-01-04|2027-12-31|2|122.0|50|-3.0|3.0|122.0|122.0');
  expect(texts[2]).toMatch(/^Night shift\|Excavator 挖土機\|.*\|112\.0\|100\|0\.0\|0\.0\|112\.0\|122\.4$/);
});

it('[APPX-09] lists where and when each machine is planned, without its measures', () => {
  const rows = [
    sampleRow({ start: toDay('2027-02-01'), end: toDay('2027-03-31'), fixedLocation: sampleReceiver(9).position }),
    sampleRow({ id: 2, taskId: 2, quieterEquipmentName: 'QPME 1', quieterEquipmentSoundPower: 100, barrierDba: -5 }),
  ];
  const tasks = [sampleTask(1), sampleTask(2, { start: toDay('2027-01-02') })];
  const source = samplePlan(sampleWorks({ tasks, rows }));
  const texts = textsOf(buildInventory('B', source, recordsOf(source), 'unmitigated'));
  // Ordered by activity letter, which follows the start date.
  expect(texts.map((text) => text.split('|')[0]?.slice(0, 4))).toEqual(['A   ', '', 'B   ', '']);
  expect(texts[1]).toMatch(/^\|Excavator 挖土機\|CNP 081\|Notional\|.*\|112\.0\|100\|0\.0\|0\.0\|112\.0\|112\.0$/);
  expect(texts[3]).toMatch(/\|Fixed\|2027-02-01\|2027-03-31\|1\|/);
});

it('lists in C-4 the replacement and measures of a machine, and the remaining level', () => {
  const rows = [
    sampleRow({
      id: 1,
      quieterEquipmentName: 'QPME 1',
      quieterEquipmentSoundPower: 100,
      enclosureDba: -8,
      barrierDba: -5,
    }),
    sampleRow({ id: 2, name: 'Breaker' }),
  ];
  const source = samplePlan(sampleWorks({ rows }));
  const texts = textsOf(buildInventory('C', source, recordsOf(source), 'mitigated'));
  expect(texts[1]).toMatch(/^\|Excavator 挖土機\nCNP 081\nReplaced: QPME 1\|2027-01-04\n2027-12-31\nNotional\|1\|/);
  expect(texts[1]).toMatch(/\|112\.0\|100\.0\|100\|0\.0\|0\.0\|100\.0\|Enclosure\|-8\.0\|92\.0\|112\.0$/);
  expect(texts[2]).toMatch(/^\|Breaker\nCNP 081\|.*\|\|-\|112\.0\|112\.0$/s);
});

it('[APPX-10] follows a level from sound power over distance and facade, then lists all combinations from the loudest', () => {
  const source = samplePlan(manyActivities(4));
  const section = buildCalculation('B', source, recordsOf(source), 'unmitigated', detailOf(source));
  const rows = textsOf(section).filter((row) => row.includes('|'));
  expect(rows).toHaveLength(4 + 3);
  const [code, , , , power, , distance, facade, level] = (rows[0] ?? '')
    .split('|')
    .map((cell) => cell.replace('!', ''));
  expect([code, power, facade]).toEqual(['A', '112.0', '3.0']);
  expect(Number(power) + Number(distance) + Number(facade)).toBeCloseTo(Number(level), 0);
  expect(rows[4]).toMatch(/^C-A\|A \+ B \+ C \+ D\|![\d.]+\|!Highest$/);
  const levels = rows.slice(4).map((row) => Number(row.split('|')[2]?.replace('!', '')));
  expect(levels).toEqual(levels.toSorted((one, other) => other - one));
  expect(partOf(section).heading).toBe('N1, 富華樓 Block 1');
  expect(partOf(section).title).toMatch(/^criterion 75\.0 dB\(A\) · highest [\d.]+ dB\(A\) on 2027/);
});

it('[APPX-10] has a part for each receiver, with the distance and the level of its own run', () => {
  const source = samplePlan();
  for (const [letter, run] of [
    ['B', 'unmitigated'],
    ['C', 'mitigated'],
  ] as const) {
    const section = buildCalculation(letter, source, recordsOf(source), run, detailOf(source));
    expect(section.heading).toBe(`Appendix ${letter}-5: Calculation per NSR, ${run}`);
    expect(section.parts.map(({ label }) => label)).toEqual(source.results.map(({ pointId }) => `receiver-${pointId}`));
    for (const [index, { [run]: outcome }] of source.results.entries()) {
      const highest = textsOf(section, index).find((row) => row.includes('!Highest'));
      expect(highest).toContain(`|!${outcome.highestLevel?.toFixed(1)}|`);
    }
  }
  const [distance, correction] = (
    textsOf(buildCalculation('B', source, recordsOf(source), 'unmitigated', detailOf(source)))[1] ?? ''
  )
    .split('|')
    .slice(5, 7)
    .map(Number);
  // Hemispherical spreading from a point source.
  expect(-20 * Math.log10(distance ?? 0) - 8).toBeCloseTo(correction ?? 0, 1);
});

it('says why the terms of an activity do not add up', () => {
  const rows = [sampleRow({ fixedLocation: sampleReceiver(9).position })];
  const source = samplePlan(sampleWorks({ rows, receivers: [sampleReceiver(1)] }));
  const section = buildCalculation('B', source, recordsOf(source), 'unmitigated', detailOf(source));
  expect(textsOf(section)[1]).toMatch(/\|!Highest; Fixed plant at its own distance$/);
});

it('writes a sum that is too long for its line in the list of codes alone', () => {
  const source = samplePlan(manyActivities(40));
  const section = buildCalculation('C', source, recordsOf(source), 'mitigated', detailOf(source));
  expect(textsOf(section)[42]).toMatch(/^C-A\|40 activities, see Appendix C-2\|/);
});

it('[APPX-11] lists the highest level of each month, year by year, with months above the criterion marked by a sign', () => {
  const tasks = [sampleTask(1, { start: toDay('2027-11-20'), end: toDay('2028-01-10') })];
  const rows = [sampleRow({ soundPower: 125, start: toDay('2027-11-20'), end: toDay('2027-12-05') })];
  const works = sampleWorks({ tasks, rows: [...rows, sampleRow({ id: 2, end: toDay('2028-01-10') })] });
  const source = samplePlan(works);
  const section = buildMonthlySchedule('B', source, 'unmitigated', detailOf(source));
  expect(section.parts.map(({ heading }) => heading)).toEqual(['2027', '2028']);
  expect(textsOf(section)[0]).toMatch(/^N1\|富華樓 Block 1\|75\.0(\|-){10}\|!79\.0\*\|!79\.0\*$/);
  expect(textsOf(section, 1)[0]).toMatch(/^N1\|富華樓 Block 1\|75\.0\|[\d.]+(\|-){11}$/);
});

it('[APPX-11] marks the months of its own run by the criterion of the day', () => {
  const otherCriteria = [{ name: 'Examination', start: toDay('2027-05-03'), end: toDay('2027-05-07'), value: 60 }];
  const rows = [sampleRow({ soundPower: 125, end: toDay('2027-06-30'), barrierDba: -10 })];
  const tasks = [sampleTask(1, { start: toDay('2027-04-01') })];
  const plan = samplePlan(sampleWorks({ tasks, rows, receivers: [sampleReceiver(1, { otherCriteria })] }));
  const marked = (run: 'unmitigated' | 'mitigated') =>
    textsOf(buildMonthlySchedule('B', plan, run, detailOf(plan)))[0]
      ?.split('|')
      .slice(3)
      .flatMap((cell, month) => (cell.startsWith('!') ? [month + 1] : []));
  expect(marked('unmitigated')).toEqual([4, 5, 6]);
  expect(marked('mitigated')).toEqual([5]);
});

it('[APPX-03] [APPX-04] draws the site map from the data with a legend of all its signs and a description', () => {
  const { section, svg } = buildSiteMap('A-2', samplePlan(), sampleMap());
  const legend = svg.slice(svg.indexOf('id="legend"'));
  for (const sign of [
    'zone boundary',
    'Site buffer',
    'NSR residential building',
    'NSR education building',
    'Geographical centre',
    'Noise receiver satisfying criteria',
    'Noise receiver exceeding criteria',
  ])
    expect(legend).toContain(sign);
  expect(svg).toContain('id="scale-bar"');
  expect(svg).toContain('id="north-arrow"');
  expect(svg).not.toContain('<image');
  expect(section.map.alternativeText).toContain('3 noise receivers');
});

it('[CALC-36] [Q145] shows on the map the verdicts that the tables of the plan have', () => {
  const source = samplePlan();
  const [first, ...others] = source.results as [Result, ...Result[]];
  const borderline = { ...first, mitigated: { ...first.mitigated, verdict: 'borderline' as const } };
  const quiet = others.map((result) => ({
    ...result,
    mitigated: { ...result.mitigated, verdict: 'satisfies' as const },
  }));
  const { section } = buildSiteMap('A-2', { ...source, results: [borderline, ...quiet] }, sampleMap());
  expect(section.map.alternativeText).toContain(
    '0 exceeding the criterion (red diamonds), 1 borderline (amber squares) and 2 satisfying it',
  );
});

it('[CALC-37] marks the highest level in the colour of its verdict, never red where it satisfies', () => {
  const source = samplePlan();
  const verdicts = (verdict: Verdict) => {
    const results = source.results.map((result) => ({ ...result, mitigated: { ...result.mitigated, verdict } }));
    const section = buildCalculation('C', { ...source, results }, recordsOf(source), 'mitigated', detailOf(source));
    const marks = JSON.stringify(section).match(/"mark":"[^"]*","verdict":"\w+"/g) ?? [];
    return [marks.length > 0, new Set(marks.map((mark) => mark.split('"').at(-2)))];
  };
  expect(verdicts('satisfies')).toEqual([true, new Set(['satisfies'])]);
  expect(verdicts('borderline')).toEqual([true, new Set(['borderline'])]);
});

it('[APPX-19] [APPX-20] [APPX-24] holds 26 codes, twice 26 combinations and 30 lines of calculation a page', () => {
  const source = samplePlan();
  const combinations = buildCombinationCodes('B', source);
  expect(buildActivityCodes('C', source).rowsPerPage).toEqual({ first: 26, next: 26 });
  expect(combinations.rowsPerPage.next * combinations.pageColumns).toBe(52);
  expect(buildCalculation('C', source, recordsOf(source), 'mitigated', detailOf(source)).rowsPerPage).toEqual({
    first: 30,
    next: 30,
  });
});

it('[APPX-21] [APPX-22] [APPX-23] holds 25 and 26 receivers, 22 and 23 machines, 10 mitigated ones a page', () => {
  const source = samplePlan();
  const inventory = (run: 'unmitigated' | 'mitigated') => buildInventory('B', source, recordsOf(source), run);
  expect(buildNoiseSummary('B', source, 'unmitigated', detailOf(source)).rowsPerPage).toEqual({ first: 25, next: 26 });
  expect(buildMonthlySchedule('B', source, 'unmitigated', detailOf(source)).rowsPerPage).toEqual({
    first: 25,
    next: 26,
  });
  expect(inventory('unmitigated').rowsPerPage).toEqual({ first: 22, next: 23 });
  expect(inventory('mitigated').rowsPerPage).toEqual({ first: 10, next: 10 });
});
