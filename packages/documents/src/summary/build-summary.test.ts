import { describe, expect, it } from 'vitest';
import { sampleInput, sampleMap } from '../testing/sample-input.ts';
import { buildSummary } from './build-summary.ts';
import type { SummaryInput } from './summary-input.ts';

const modelOf = (input: SummaryInput) => buildSummary(input).model;

const loud = { unmitigated: 88.4, mitigated: 79.5, verdict: 'exceeds' } as const;
const quiet = { unmitigated: 70.2, mitigated: 61.4, verdict: 'satisfies' } as const;

describe('buildSummary', () => {
  it('names project, version and parties, with a dash where nothing was entered', () => {
    const model = modelOf(sampleInput([loud]));
    expect(model.project).toBe('Depot redevelopment 車廠重建工程');
    expect(model.version).toBe('Version 3');
    expect(model.documentTitle).toBe('Noise assessment summary: Depot redevelopment 車廠重建工程');
    expect(model.facts).toContainEqual({ label: 'Main contractor', value: '-' });
    expect(model.facts).toContainEqual({ label: 'Districts', value: 'Sha Tin, Tai Po' });
    expect(model.facts).toContainEqual({ label: 'Assessment area', value: '300 m from the site boundary' });
  });

  it('writes the end of the run in Hong Kong time, and the file date in UTC', () => {
    const model = modelOf(sampleInput([loud]));
    expect(model.footer.calculated).toBe('Calculated 2026-11-15 01:41 (Hong Kong time)');
    expect(model.footer.product).toBe('QuietSite');
    expect(model.footer.run).toBe('Run 128 · input 9f3c2a7b1d04 · engine 2026.11.15');
    expect(model.documentDate).toEqual({ year: 2026, month: 11, day: 14, hour: 17, minute: 41, second: 30 });
  });

  it('marks a page made from sample data in words, and no other', () => {
    const input = sampleInput([loud]);
    expect(modelOf({ ...input, isSampleData: true }).sampleMark).toBe('SAMPLE DATA - not an assessment');
    expect(modelOf(input).sampleMark).toBe('');
  });

  it('explains once what the clause references are', () => {
    const notes = modelOf(sampleInput([loud])).notes.join(' ');
    expect(notes.match(/clauses M-10 to M-42 of the calculation method/g)).toHaveLength(1);
  });

  it('lists the twelve loudest by rank', () => {
    const model = modelOf(sampleInput(Array.from({ length: 15 }, () => quiet)));
    expect(model.table.rows.map((row) => row.label)).toEqual(Array.from({ length: 12 }, (_, index) => `N${index + 1}`));
    expect(model.table.caption).toBe('The 12 loudest of 15 receivers, by unmitigated level');
  });

  it.each([
    [12, 0, ''],
    [12, 1, 'The remaining receiver satisfies its criterion and is'],
    [12, 2, 'The remaining 2 receivers satisfy their criteria and are'],
    [13, 0, 'Of the others 1 exceed, 0 are borderline and 0 satisfy; they are'],
    [41, 159, 'Of the others 29 exceed, 0 are borderline and 159 satisfy; they are'],
  ])('says where the rest is after %i loud and %i quiet receivers', (louder, quieter, words) => {
    const samples = [...Array.from({ length: louder }, () => loud), ...Array.from({ length: quieter }, () => quiet)];
    const expected = words && `${words} listed in the receivers table of the project.`;
    expect(modelOf(sampleInput(samples)).table.remainder).toBe(expected);
  });

  it('[REPORT-75] gives levels in tenths as the report does, and the verdict in words', () => {
    const [row] = modelOf(sampleInput([loud])).table.rows;
    expect(row).toMatchObject({
      criterion: '75',
      unmitigated: '88.4',
      mitigated: '79.5',
      verdict: 'Exceeds by 4.5 dB',
      state: 'exceeds',
    });
    const [other] = modelOf(sampleInput([quiet])).table.rows;
    expect(other).toMatchObject({ mitigated: '61.4', verdict: 'Satisfies', highestDay: '2027-08-16' });
  });

  it('names no excess when only a dated criterion is exceeded', () => {
    const [row] = modelOf(sampleInput([{ unmitigated: 74, mitigated: 72, verdict: 'exceeds' }])).table.rows;
    expect(row?.verdict).toBe('Exceeds a dated criterion');
  });

  it('shows a dash where nothing is heard', () => {
    const [row] = modelOf(sampleInput([{ unmitigated: null, mitigated: null, verdict: 'satisfies' }])).table.rows;
    expect(row).toMatchObject({ unmitigated: '-', mitigated: '-', highestDay: '-', verdict: 'Satisfies' });
  });

  it('[Q145] shows a borderline receiver as such, with its level in tenths', () => {
    const borderline = { unmitigated: 80, mitigated: 75.1, verdict: 'borderline' } as const;
    const barelyNot = { unmitigated: 80, mitigated: 75.04, verdict: 'satisfies' } as const;
    const notes = (samples: Parameters<typeof sampleInput>[0]) => modelOf(sampleInput(samples)).notes.join(' ');
    expect(notes([borderline, borderline, loud])).toContain(
      '2 borderline receivers would comply if rounded to whole dB(A).',
    );
    expect(notes([barelyNot, loud])).not.toContain('borderline receiver');
    const [row] = modelOf(sampleInput([borderline])).table.rows;
    expect(row).toMatchObject({ mitigated: '75.1', verdict: 'Borderline', state: 'borderline' });
  });

  it('[MAP-33] labels on its map the receivers that it lists, and no others', () => {
    const named = (count: number) =>
      buildSummary(sampleInput(Array.from({ length: count }, () => loud))).mapSvg.match(/>N\d+ 80</g) ?? [];
    expect([named(3).length, named(40).length]).toEqual([3, 12]);
  });

  it('describes the map for a reader who cannot see it', () => {
    const borderline = { ...loud, mitigated: 75.2, verdict: 'borderline' } as const;
    const text = modelOf(sampleInput([loud, borderline, quiet, quiet])).map.alternativeText;
    expect(text).toContain('1 zone (Zone 1)');
    expect(text).toContain(
      '4 noise receivers: 1 exceeding the criterion (red diamonds), 1 borderline (amber squares) and 2 satisfying it (green circles)',
    );
  });

  it('stands without any receiver, date or geometry', () => {
    const input = sampleInput([]);
    const map = sampleMap({ site: [], assessmentArea: [], zones: [], receiverBuildings: [], surroundingBuildings: [] });
    const result = { firstDay: null, lastDay: null, receivers: [] };
    const project = { ...input.project, commencementDate: null, completionDate: null, version: null };
    const model = modelOf({ ...input, project, result, map });
    expect(model.version).toBe('');
    expect(model.table).toEqual({ caption: 'No receiver was assessed', rows: [], remainder: '' });
    expect(model.keyFigures.map((figure) => figure.value)).toEqual(['0', '0', '-', '-', '-']);
    expect(model.programme).toEqual({ caption: '', ticks: [], rows: [], more: '' });
  });
});
