import { type Language, languages, listCompliance, type SnapshotReceiver, toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../testing/list-words.ts';
import { sampleMap } from '../testing/sample-input.ts';
import {
  samplePlan,
  sampleReceiver,
  sampleReport,
  sampleRow,
  sampleTask,
  sampleWorks,
} from '../testing/sample-plan.ts';
import { documentWordsOf } from '../words/document-words-of.ts';
import { buildBarriers } from './barriers.ts';
import { buildReport } from './build-report.ts';
import { buildComplianceTable } from './compliance-table.ts';
import { buildCover } from './cover.ts';
import { buildDaysAbove } from './days-above.ts';
import { buildLegislation } from './legislation.ts';
import { buildLocation } from './location.ts';

const oneRow = (changes: Parameters<typeof sampleRow>[0], ...receivers: SnapshotReceiver[]) =>
  samplePlan(sampleWorks({ tasks: [sampleTask(1)], rows: [sampleRow(changes)], receivers }));

describe('cover', () => {
  it('[REPORT-68] names agreement, parties, site, works and who prepared and checked the plan', () => {
    const prepared = { by: ' Consultant\nteam ', date: toDay('2026-11-16') };
    expect(buildCover(samplePlan(), sampleReport({ prepared })).map(({ value }) => value)).toEqual([
      ...['CE 12/2026', 'Works Department', '-', 'Consultant Limited'],
      ...['Sha Tin; assessed to 300 m from the boundary', '2027-01-04 to 2027-12-31', 'Not used'],
      ...['Consultant team, 2026-11-16', '-'],
    ]);
  });
});

describe('location of the site', () => {
  it('[REPORT-69] draws site, receivers, scale, north, legend and the source of the base data', () => {
    const { location, locationSvg } = buildLocation(samplePlan(), { ...sampleMap(), attribution: 'Lands Department' });
    expect(location?.caption).toContain('Base data: Lands Department.');
    expect(location?.alternativeText).toContain('3 noise receivers');
    for (const part of ['scale-bar', 'north-arrow', 'legend', 'attribution']) {
      expect(locationSvg).toContain(`id="${part}"`);
    }
    expect(buildLocation(samplePlan(), null)).toEqual({ location: null, locationSvg: '' });
  });
});

describe('legislation and criteria', () => {
  it('[REPORT-70] states the law and the criteria that this plan applies to each kind of receiver', () => {
    const examination = { name: 'Examination', start: toDay('2027-05-03'), end: toDay('2027-05-20'), value: 65 };
    const plan = oneRow(
      {},
      sampleReceiver(1),
      sampleReceiver(2, { criterionReduction: 3 }),
      sampleReceiver(3, { kind: 'education', otherCriteria: [examination] }),
      sampleReceiver(4, { isInsideZoneWithBuilding: true }),
    );
    const { paragraphs, criteria, dated } = buildLegislation(plan);
    for (const words of ['Cap. 400', 'restricted hours', 'Technical Memorandum', 'Leq (30 min)']) {
      expect(paragraphs.join(' ')).toContain(words);
    }
    expect(criteria).toEqual([
      { kind: 'Residential', standing: '75', receivers: '2', applied: '72 - 75', reduced: '1', dated: '-' },
      { kind: 'Education', standing: '70', receivers: '1', applied: '70', reduced: '-', dated: '1' },
    ]);
    expect(dated).toEqual(['Examination: 65 dB(A)']);
  });

  it('[REPORT-89] lists each kind, and where 70 was taken although table 1B does not name it', () => {
    const kinds = ['hotel', 'hospital', 'worship'] as const;
    const plan = oneRow({}, ...kinds.map((kind, index) => sampleReceiver(index + 1, { kind })));
    expect(buildLegislation(plan).criteria.map(({ kind, standing, applied }) => [kind, standing, applied])).toEqual([
      ['Hotel or hostel', '75', '75'],
      ['Hospital (not in table 1B; 70 applied)', '70', '70'],
      ['Place of worship', '70', '70'],
    ]);
    expect(buildLegislation(plan).changedKinds).toEqual([]);
  });

  it('[REPORT-103] has no figure for a place in the open, whose row in the table of levels has no verdict', () => {
    const plan = oneRow({}, sampleReceiver(1, { kind: 'openAir' }));
    expect(buildLegislation(plan).criteria).toMatchObject([
      { kind: 'Open-air place', standing: '-', applied: '-', receivers: '1' },
    ]);
    const { rows } = buildComplianceTable(listCompliance(plan, { reasons: [] }));
    expect(rows).toMatchObject([{ criterion: '-', verdict: null, verdictWord: '-', exceedance: '-' }]);
    expect(Number(rows[0]?.mitigated)).toBeGreaterThan(50);
  });

  it('[REPORT-90] says which building has another kind than in the building layer, and why', () => {
    const changed = { kind: 'hotel', kindReason: 'Converted in 2025', buildingName: 'Pier House' } as const;
    const plan = oneRow({}, sampleReceiver(1, changed), sampleReceiver(2, changed), sampleReceiver(3));
    expect(buildLegislation(plan).changedKinds).toEqual([
      'Pier House is taken as: Hotel or hostel, not as in the building layer. Reason: Converted in 2025',
    ]);
  });
});

describe('noise barriers', () => {
  const loud = { soundPower: 130, barrierDba: -10 };

  it('[REPORT-71] stand in a zone, towards the receiver that asks for the greatest height', () => {
    const plan = oneRow(loud, sampleReceiver(1, { heightMetres: 30 }), sampleReceiver(2, { heightMetres: 30 }));
    const [row] = buildBarriers(plan);
    const needed = plan.timelines.get(1)?.barriers[0];
    expect(row).toEqual({
      ...{ activity: 'A Piling A 打樁', zone: 'Zone 1 第一區', towards: 'N1, 富華樓 Block 1 and 1 more' },
      ...{
        floor: '10 of 10',
        distance: needed?.sourceDistanceMetres.toFixed(0),
        height: needed?.height?.heightMetres.toFixed(1),
      },
    });
  });

  it('[REPORT-71] are listed with what can be built if the figure is higher, and where none is needed', () => {
    const [tall] = buildBarriers(oneRow({ ...loud, soundPower: 150 }, sampleReceiver(1, { heightMetres: 300 })));
    expect(tall?.height).toMatch(/^\d+\.\d \(7\.0 can be built\)$/);
    expect(buildBarriers(oneRow({ barrierDba: -5, soundPower: 80 }, sampleReceiver(1)))[0]).toMatchObject({
      ...{ floor: '', distance: '', height: '' },
      towards: 'No floor exceeds its criterion without this barrier; its height is for the contractor to design.',
    });
    const [unknown] = buildBarriers(oneRow(loud, sampleReceiver(1, { heightMetres: null })));
    expect(unknown?.towards).toBe('No figure: a building that exceeds its criterion is of unknown height.');
    expect(buildBarriers(oneRow({ enclosureDba: -5 }, sampleReceiver(1)))).toEqual([]);
  });
});

describe('days above the criterion', () => {
  it('[REPORT-72] are listed for each receiver above it, in periods that add up to the duration', () => {
    const rows = [
      sampleRow({ id: 1, start: toDay('2027-01-04'), end: toDay('2027-01-10') }),
      sampleRow({ id: 2, soundPower: 113, start: toDay('2027-01-11'), end: toDay('2027-01-13') }),
      sampleRow({ id: 3, start: toDay('2027-03-01'), end: toDay('2027-03-01') }),
    ];
    const receivers = [sampleReceiver(1, { criterion: 60 }), sampleReceiver(2, { criterion: 90 })];
    const plan = samplePlan(sampleWorks({ tasks: [sampleTask(1)], rows, receivers }));
    const above = buildDaysAbove(plan, listCompliance(plan, sampleReport()));
    expect(above.map(({ label, days, periods }) => [label, days, periods])).toEqual([
      ['N1', '11.0', '2027-01-04 to 2027-01-13 (10 days); 2027-03-01 (1 day)'],
    ]);
  });

  it('[REPORT-72] are listed for exceeding receivers before borderline ones, highest exceedance first', () => {
    const [level = 0] = oneRow({}, sampleReceiver(1)).results.map(({ mitigated }) => mitigated.highestLevel ?? 0);
    const tenths = Math.floor(level * 10) / 10;
    const plan = oneRow(
      {},
      sampleReceiver(1, { criterion: Math.round(level) - 0.4 }),
      sampleReceiver(2, { position: sampleReceiver(1).position, criterion: tenths - 3 }),
      sampleReceiver(3, { position: sampleReceiver(1).position, criterion: tenths - 8 }),
    );
    const above = buildDaysAbove(plan, listCompliance(plan, sampleReport()));
    expect(above.filter(({ verdict }) => verdict === 'exceeds').map(({ label }) => label)).toEqual(['N3', 'N2']);
    expect(above.map(({ verdict }) => verdict)).toEqual(
      above
        .map(({ verdict }) => verdict)
        .toSorted()
        .reverse(),
    );
  });
});

describe('notes', () => {
  it.each([
    ['en', 'Hundredths are printed where tenths would suggest another verdict.'],
    ['zh-Hant', '如小數後一位會令人誤解結論，則印至小數後兩位。'],
    ['zh-Hans', '如小数后一位会令人误解结论，则印至小数后两位。'],
  ] as const)('[Q143] of report and appendices say in %s when a level has hundredths', (language, told) => {
    const input = sampleReport();
    const { notes } = buildReport(samplePlan(), { ...input, general: { ...input.general, language } });
    expect(notes.join(' ')).toContain(told);
    const { b, c } = documentWordsOf(language).appendix.notes;
    for (const lines of [b, c]) expect(lines.join(' ')).toContain(told);
  });
});

describe('method annex', () => {
  const CODE = /M-\d+/g;

  it.each(languages.map((language): [Language] => [language]))(
    '[REPORT-73] defines every clause that a document cites in %s',
    (language) => {
      const input = sampleReport();
      const source = samplePlan();
      const screening = { structures: [], barriers: [], zones: [], rows: [], points: [] };
      const linear = { alignment: [hk80(835_000, 817_000), hk80(835_100, 817_000)], widthMetres: 10 };
      const zones = source.snapshot.zones.map((zone) => ({ ...zone, linear }));
      const { annex } = buildReport(
        { ...source, snapshot: { ...source.snapshot, screening, zones } },
        { ...input, general: { ...input.general, language } },
      );
      const clauses = annex.flatMap((group) => group.clauses);
      const { report, summary, appendix } = documentWordsOf(language);
      const cited = new Set(listTexts([report, summary.notes, appendix]).flatMap((text) => text.match(CODE) ?? []));
      expect([...cited].filter((code) => !clauses.some((clause) => clause.code === code))).toEqual([]);
      expect(cited.size).toBeGreaterThan(10);
      expect(clauses.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
    },
  );

  it('[SITE-69] defines the clauses of moving work-fronts if there is one', () => {
    const source = samplePlan();
    const codesOf = (snapshot: typeof source.snapshot) =>
      buildReport({ ...source, snapshot }, sampleReport()).annex.flatMap(({ clauses }) =>
        clauses.map(({ code }) => code),
      );
    const moving = {
      alignment: [hk80(835_000, 817_000), hk80(835_100, 817_000)],
      ...{ widthMetres: 10, metresPerDay: 10, start: toDay('2027-03-01'), direction: 'forwards' as const },
    };
    const zones = source.snapshot.zones.map((zone) => ({ ...zone, moving }));
    expect(codesOf({ ...source.snapshot, zones })).toContain('M-152');
    expect(codesOf(source.snapshot)).not.toContain('M-152');
  });
});
