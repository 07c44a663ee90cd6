import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { at } from '../testing/sample-input.ts';
import { samplePlan, sampleReport, sampleWorks } from '../testing/sample-plan.ts';
import { buildReport } from './build-report.ts';

const source = samplePlan();
const model = buildReport(source, sampleReport());

describe('frame of the plan', () => {
  it('[REPORT-20] heads it with version, date and reasons of the last update as written', () => {
    const general = { versionNo: '3a', date: toDay('2026-12-01'), lastUpdate: 'Zone 2 moved\n第二區' };
    const { title, header, lastUpdate } = buildReport(source, sampleReport({ general }));
    expect(title).toEqual([
      { label: 'Version number', value: '3a' },
      { label: 'Date', value: '2026-12-01' },
      { label: 'Reason for update', value: 'Zone 2 moved\n第二區' },
    ]);
    expect(header).toEqual({ project: 'Depot redevelopment 車廠重建工程', version: 'Version 3a' });
    expect(lastUpdate).toBe('');
  });

  it('[REPORT-20] starts with the version of the project and today', () => {
    expect(model.title.map(({ value }) => value)).toEqual(['3', '2026-11-16', '-']);
  });

  it('keeps the conclusion on the first page where reasons are long', () => {
    const general = { versionNo: '3', date: null, lastUpdate: 'word '.repeat(300) };
    const long = buildReport(source, sampleReport({ general }));
    expect(long.title[2]?.value).toBe('Stated in full after the contents');
    expect(long.lastUpdate).toBe('word '.repeat(300).trim());
  });

  it('[REPORT-21] gives all general information, a dash where nothing was entered', () => {
    expect(model.general).toEqual([
      { label: 'Project title', value: 'Depot redevelopment 車廠重建工程' },
      { label: 'Agreement / contract no.', value: 'CE 12/2026' },
      { label: 'Project proponent', value: 'Works Department' },
      { label: 'Main contractor', value: '-' },
      { label: 'Engineer / consultant', value: 'Consultant Limited' },
      { label: 'Commencement date', value: '2027-01-04' },
      { label: 'Expected completion date', value: '2028-01-31' },
      { label: 'Description', value: 'Foundation and superstructure 地基及上蓋工程' },
      { label: 'Special features', value: '-' },
    ]);
  });

  it('[REPORT-21] gives contractor and special features where they were entered', () => {
    const project = { ...source.project, mainContractor: 'Builder', specialFeature: 'Next to a school' };
    const { general } = buildReport({ ...source, project }, sampleReport());
    expect([general[3]?.value, general[8]?.value]).toEqual(['Builder', 'Next to a school']);
  });

  it('names the run everywhere it is asked for: date of the file, footer, engine and hash', () => {
    expect(model.documentDate).toEqual({ year: 2026, month: 11, day: 14, hour: 17, minute: 41, second: 30 });
    expect(model.footer).toEqual({ product: 'QuietSite', run: 'Run 128 · input 9f3c2a7b1d04 · engine 2026.11.15' });
    expect(model.origin).toContainEqual({
      label: 'Hash of the stored input',
      value: '9f3c2a7b1d04aa55ee0123456789abcd',
    });
    expect(model.origin).toContainEqual({ label: 'Finished', value: '2026-11-15 01:41 (Hong Kong time)' });
  });

  it('marks sample data in words, and no other plan', () => {
    expect(model.sampleMark).toBe('');
    const sample = buildReport(samplePlan(sampleWorks(), { isSampleData: true }), sampleReport());
    expect(sample.sampleMark).toBe('SAMPLE DATA - not an assessment');
  });

  it('says so where a text has letters that no font contains', () => {
    expect(model.notes.join(' ')).not.toContain('□');
    const smiling = buildReport(source, sampleReport({ additionalInfo: 'Thank you 😀' }));
    expect(smiling.notes.at(-1)).toContain('A box (□) stands for a character');
    const named = samplePlan({ ...sampleWorks(), zones: sampleWorks().zones.map((zone) => ({ ...zone, name: '😀' })) });
    expect(buildReport(named, sampleReport()).notes.at(-1)).toContain('□');
  });

  it('[REPORT-28] prints additional information as written', () => {
    expect(buildReport(source, sampleReport({ additionalInfo: ' One\n\ntwo ' })).additionalInformation).toBe(
      'One\n\ntwo',
    );
  });
});

describe('movement and deletion of receivers', () => {
  const moved = { pointId: 1, name: 'N1', buildingName: '富華樓', oldPosition: at(0.126, 0) };

  it('[REPORT-40] has no such table without history', () => {
    expect(model.movements).toEqual([]);
  });

  it('[REPORT-41] [REPORT-52] gives both places in metres with two decimals, or says deleted', () => {
    const history = [
      { ...moved, position: at(10, 20.5) },
      { ...moved, pointId: 9, name: ' ', buildingName: '', position: null },
    ];
    expect(buildReport(samplePlan(sampleWorks(), { history }), sampleReport()).movements).toEqual([
      {
        label: 'N1',
        description: '富華樓',
        original: '837200.13 E, 826300.00 N',
        current: '837210.00 E, 826320.50 N',
      },
      { label: 'Point 9', description: '-', original: '837200.13 E, 826300.00 N', current: 'Deleted' },
    ]);
  });

  it('[REPORT-58] splits it after 32 rows and then after 35', () => {
    const history = Array.from({ length: 100 }, (_, index) => ({ ...moved, pointId: index + 1, position: null }));
    const { arrangement } = buildReport(samplePlan(sampleWorks(), { history }), sampleReport());
    // A page that is full already: the tables before it fill the next.
    const pages = arrangement.starts.map((tables) => tables.at(-1) ?? []);
    expect(Math.max(...pages.map(([first = 0, second = 0]) => first || second))).toBe(32);
    expect(new Set(pages.map((rows) => Math.max(...rows.slice(1))))).toEqual(new Set([35]));
    expect(pages.map((rows) => rows.reduce((sum, each) => sum + each, 0))).toEqual(pages.map(() => 100));
  });
});
