import { packTerrain, type ScreenBarrier, type ScreenStructure, toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { buildFrame } from '../appendix/frame.ts';
import { samplePlan, sampleReport } from '../testing/sample-plan.ts';
import { englishWords } from '../words/document-words-of.ts';
import { buildReport } from './build-report.ts';

const source = samplePlan();
const [a, b, c] = [hk80(835_000, 817_000), hk80(835_020, 817_000), hk80(835_020, 817_020)];
const structure: ScreenStructure = {
  ...{ id: 1, name: 'Block 1', kind: 'other', outline: [[a, b, c, a]] },
  ...{ roofLevel: 40, baseLevel: 5, heightMetres: 35, storeys: null },
};
const structures = [structure, { ...structure, id: 2, isExcluded: true as const }];
const screening = { structures, barriers: [], zones: [], rows: [], points: [], edition: 7 };
const reportOf = (snapshot: typeof source.snapshot, language: 'en' | 'zh-Hant' | 'zh-Hans' = 'en') => {
  const report = sampleReport();
  return buildReport({ ...source, snapshot }, { ...report, general: { ...report.general, language } });
};

it('[REPORT-92] the first page and the assumptions say that screening was used, with the edition of the layer', () => {
  const on = reportOf({ ...source.snapshot, screening });
  expect(on.cover.find(({ label }) => label === 'Screening')?.value).toBe('By existing buildings (TM step 10)');
  expect(on.notes[3]).toMatch(
    /needs the agreement of the Authority\. 2 structures of the building layer, edition 7; 1 excluded/,
  );
  expect(reportOf({ ...source.snapshot, screening }, 'zh-Hant').notes[3]).toContain('第 7 版的 2 個構築物，其中 1 個');
  expect(on.annex.flatMap(({ clauses }) => clauses).map(({ code }) => code)).toContain('M-107');
});

it('[REPORT-112] they name the edition of the terrain model, where terrain counts', () => {
  const grid = { west: 835_000, south: 817_000, cellMetres: 5, columns: 1, rows: 1, levels: [4] };
  const snapshot = { ...source.snapshot, screening: { ...screening, terrain: packTerrain(grid, 9) } };
  const on = reportOf(snapshot);
  const cover = on.cover.find(({ label }) => label === 'Screening')?.value;
  expect(cover).toBe('By existing buildings and terrain, edition 9 (TM step 10)');
  expect(on.notes[3]).toMatch(/edition 7; 1 excluded.*edition 9 of the terrain model/);
  expect(reportOf(snapshot, 'zh-Hant').notes[3]).toContain('地形模型第 9 版');
  expect(buildFrame('c', { ...source, snapshot }, englishWords).notes.at(-1)).toContain(
    'edition 9 of the terrain model',
  );
  const flat = { ...source.snapshot, screening };
  expect(buildFrame('c', { ...source, snapshot: flat }, englishWords).notes.at(-1)).not.toContain('terrain');
});

it('[REPORT-92] they say so too when it was not used, and the annex has none of its clauses', () => {
  const off = reportOf(source.snapshot);
  expect(off.cover.find(({ label }) => label === 'Screening')?.value).toBe('Not used');
  expect(off.notes[3]).toBe('Screening by buildings and terrain was not used (TM step 10).');
  expect(off.annex.flatMap(({ clauses }) => clauses).map(({ code }) => code)).not.toContain('M-107');
});

it('[REPORT-116] the assumptions name buildings that come or go and bunds that count, with days and files', () => {
  const dated = { ...structure, id: 3, start: toDay('2027-02-01'), end: toDay('2027-03-31') };
  const bund: ScreenBarrier = {
    ...{ id: 1, name: 'North bund', kind: 'bund', line: [a, b], heightMetres: 3, groundLevel: null },
    ...{ hasProof: true, proofName: 'Agreed.pdf' },
  };
  const barriers = [
    bund,
    { ...bund, name: 'Low', heightMetres: 2.9 },
    { ...bund, name: 'Fence', kind: 'hoarding' as const },
  ];
  const [, , , note] = reportOf({
    ...source.snapshot,
    screening: { ...screening, structures: [dated], barriers },
  }).notes;
  expect(note).toContain('screen on their days only (M-115): Block 1 from 2027-02-01 to 2027-03-31.');
  expect(note).toContain('mitigated run: North bund (shown by Agreed.pdf). The Authority');
});
