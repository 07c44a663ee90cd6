import { describe, expect, it } from 'vitest';
import { sampleInput, sampleMap } from '../testing/sample-input.ts';
import { buildSummaryModel } from './build-summary-model.ts';

const loud = { unmitigated: 88.4, mitigated: 79.5, exceeds: true };
const quiet = { unmitigated: 70.2, mitigated: 61.4, exceeds: false };

describe('buildSummaryModel', () => {
  it('names project, version and parties, with a dash where nothing was entered', () => {
    const model = buildSummaryModel(sampleInput([loud]));
    expect(model.project).toBe('Depot redevelopment 車廠重建工程');
    expect(model.version).toBe('Version 3');
    expect(model.documentTitle).toBe('Noise assessment summary: Depot redevelopment 車廠重建工程');
    expect(model.facts).toContainEqual({ label: 'Main contractor', value: '-' });
    expect(model.facts).toContainEqual({ label: 'Districts', value: 'Sha Tin, Tai Po' });
    expect(model.facts).toContainEqual({ label: 'Assessment area', value: '300 m from the site boundary' });
  });

  it('writes the end of the run in Hong Kong time, and the file date in UTC', () => {
    const model = buildSummaryModel(sampleInput([loud]));
    expect(model.footer.calculated).toBe('Calculated 2026-11-15 01:41 (Hong Kong time)');
    expect(model.footer.run).toBe('Run 128 · input 9f3c2a7b1d04 · engine 2026.11.15');
    expect(model.documentDate).toEqual({ year: 2026, month: 11, day: 14, hour: 17, minute: 41, second: 30 });
  });

  it('lists the twelve loudest by rank', () => {
    const model = buildSummaryModel(sampleInput(Array.from({ length: 15 }, () => quiet)));
    expect(model.table.rows.map((row) => row.label)).toEqual(Array.from({ length: 12 }, (_, index) => `N${index + 1}`));
    expect(model.table.caption).toBe('The 12 loudest of 15 receivers, by unmitigated level');
  });

  it('rounds half up to whole decibels and says the verdict in words (M-60)', () => {
    const [row] = buildSummaryModel(sampleInput([loud])).table.rows;
    expect(row).toMatchObject({ criterion: '75', unmitigated: '88', mitigated: '80', verdict: 'Exceeds by 5 dB(A)' });
    const [other] = buildSummaryModel(sampleInput([quiet])).table.rows;
    expect(other).toMatchObject({ mitigated: '61', verdict: 'Satisfies', highestDay: '2027-08-16' });
  });

  it('names no excess when only a dated criterion is exceeded', () => {
    const [row] = buildSummaryModel(sampleInput([{ unmitigated: 74, mitigated: 72, exceeds: true }])).table.rows;
    expect(row?.verdict).toBe('Exceeds a dated criterion');
  });

  it('shows a dash where nothing is heard', () => {
    const [row] = buildSummaryModel(sampleInput([{ unmitigated: null, mitigated: null, exceeds: false }])).table.rows;
    expect(row).toMatchObject({ unmitigated: '-', mitigated: '-', highestDay: '-', verdict: 'Satisfies' });
  });

  it('tells of receivers that satisfy in whole decibels but not in tenths (M-61)', () => {
    const borderline = { unmitigated: 80, mitigated: 75.1, exceeds: false };
    const barelyNot = { unmitigated: 80, mitigated: 75.04, exceeds: false };
    const notes = (samples: Parameters<typeof sampleInput>[0]) =>
      buildSummaryModel(sampleInput(samples)).notes.join(' ');
    expect(notes([borderline, borderline, loud])).toContain('At 2 receivers shown as satisfying');
    expect(notes([barelyNot, loud])).not.toContain('shown as satisfying');
  });

  it('describes the map for a reader who cannot see it', () => {
    const text = buildSummaryModel(sampleInput([loud, quiet, quiet])).map.alternativeText;
    expect(text).toContain('1 zone (Zone 1)');
    expect(text).toContain(
      '3 noise receivers: 1 exceeding the criterion (red diamonds) and 2 satisfying it (green circles)',
    );
  });

  it('stands without any receiver, date or geometry', () => {
    const input = sampleInput([]);
    const map = sampleMap({ site: [], assessmentArea: [], zones: [], receiverBuildings: [], surroundingBuildings: [] });
    const result = { firstDay: null, lastDay: null, receivers: [] };
    const project = { ...input.project, commencementDate: null, completionDate: null, version: null };
    const model = buildSummaryModel({ ...input, project, result, map });
    expect(model.version).toBe('');
    expect(model.table).toEqual({ caption: 'No receiver was assessed', rows: [] });
    expect(model.keyFigures.map((figure) => figure.value)).toEqual(['0', '0', '-', '-', '-']);
  });
});
