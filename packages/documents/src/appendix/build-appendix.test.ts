import { describePlanRecords, type PlanNeighbour, type PlanSource } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { sampleMap } from '../testing/sample-input.ts';
import { samplePlan, sampleWorks } from '../testing/sample-plan.ts';
import { activityOf } from '../testing/sample-programme.ts';
import type { AppendixKind, AppendixSection, TableSection } from './appendix-model.ts';
import { buildAppendix, hasAppendixD } from './build-appendix.ts';

const neighbour = (title: string, version: number | null): PlanNeighbour => ({
  ...{ id: 21, title, version, activities: [activityOf('2027-03-01', '2027-03-20')] },
});
const source = samplePlan();
const records = describePlanRecords({ projectId: 7, snapshot: source.snapshot, neighbourIds: [] });
const build = (kind: AppendixKind, plan: PlanSource = source) => buildAppendix(kind, plan, records, sampleMap()).model;
const numbersOf = (kind: AppendixKind) => build(kind).sections.map(({ number }) => number);
const isTable = (section: AppendixSection): section is TableSection => section.kind === 'table';
/** Cells of the first row that is not a heading. */
const firstRow = (section: AppendixSection | undefined) => {
  const rows = section && isTable(section) ? section.parts[0]?.rows : [];
  return (rows ?? []).find((row) => Array.isArray(row)) as readonly (string | { mark: string })[];
};
const shown = (cells: readonly (string | { mark: string })[]) =>
  cells.map((cell) => (typeof cell === 'string' ? cell : cell.mark));

it('[APPX-02] [APPX-03] puts programme and site map into Appendix A', () => {
  expect(build('a').sections.map(({ number, kind }) => [number, kind])).toEqual([
    ['A-1', 'gantt'],
    ['A-2', 'map'],
  ]);
});

it('[APPX-05] prints the unmitigated levels in Appendix B', () => {
  const { unmitigated } = source.results[0] as (typeof source.results)[number];
  expect(shown(firstRow(build('b').sections[2]))).toContain(unmitigated.highestLevel?.toFixed(1));
  expect(build('b').title).toBe('Appendix B: Unmitigated results');
});

it('[APPX-12] prints the mitigated levels in Appendix C, and names the measures in its title', () => {
  const { mitigated, unmitigated } = source.results[0] as (typeof source.results)[number];
  const cells = shown(firstRow(build('c').sections[2]));
  expect(cells).toContain(mitigated.highestLevel?.toFixed(1));
  expect(cells).not.toContain(unmitigated.highestLevel?.toFixed(1));
  expect(build('c').title).toMatch(/quality powered mechanical equipment and movable noise barriers$/);
});

it('[APPX-13] gives Appendix C the six sections of Appendix B', () => {
  expect(numbersOf('b')).toEqual(['B-1', 'B-2', 'B-3', 'B-4', 'B-5', 'B-6']);
  expect(numbersOf('c')).toEqual(['C-1', 'C-2', 'C-3', 'C-4', 'C-5', 'C-6']);
  const titles = (kind: AppendixKind) =>
    build(kind).sections.map(({ heading }) => heading.replace(/Appendix .-\d: /, '').replace(/, (un)?mitigated/, ''));
  expect(titles('c')).toEqual(titles('b'));
});

it("[Q129] says 'Appendix' in every heading, so that section C-1 is not taken for a combination", () => {
  for (const kind of ['a', 'b', 'c'] as const) {
    for (const { number, heading } of build(kind).sections) expect(heading).toMatch(`Appendix ${number}: `);
  }
});

it('[APPX-14] makes an Appendix D with approved projects nearby alone', () => {
  const known = { ...source, concurrentSites: ['Works without a plan'] };
  expect(hasAppendixD(known)).toBe(false);
  expect(() => build('d', known)).toThrow('no Appendix D');
  expect(hasAppendixD({ neighbours: [neighbour('Bridge', 1)] })).toBe(true);
});

it('[APPX-15] [APPX-16] shows the own programme, then one for each neighbour with its title and version', () => {
  const { sections } = build('d', { ...source, neighbours: [neighbour('Bridge', 2), neighbour('Subway', null)] });
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Appendix D-1: Programme of this project',
    'Appendix D-2: Programme of Bridge, version 2',
    'Appendix D-3: Programme of Subway',
  ]);
  expect(sections.map((section) => section.kind === 'gantt' && section.parts[0]?.rows.length)).toEqual([3, 2, 2]);
});

it('says Appendix in every heading, so that C-1 is not taken for a combination (Q129)', () => {
  const plan = { ...source, neighbours: [neighbour('Bridge', 2)] };
  const headings = (['a', 'b', 'c', 'd'] as const).flatMap((kind) => build(kind, plan).sections);
  expect(headings.every(({ heading, number }) => heading.startsWith(`Appendix ${number}: `))).toBe(true);
});

it('dates a document by its run and marks sample data on every page', () => {
  const model = build('b', { ...source, isSampleData: true });
  expect(model.documentDate).toMatchObject({ year: 2026, month: 11, day: 14, hour: 17 });
  expect(model.runningTitle).toContain('SAMPLE DATA');
  expect(build('b').runningTitle).not.toContain('SAMPLE DATA');
});

it('says so where a text has letters that cannot be printed', () => {
  const plan = { ...source, project: { ...source.project, title: 'Works 🚧' } };
  expect(build('b', plan).notes.at(-1)).toMatch(/^A box/);
  expect(build('b').notes.some((note) => note.startsWith('A box'))).toBe(false);
});

it('prints a project without any activity', () => {
  const empty = samplePlan(sampleWorks({ tasks: [], rows: [] }));
  const none = describePlanRecords({ projectId: 7, snapshot: empty.snapshot, neighbourIds: [] });
  expect(buildAppendix('b', empty, none, null).model.sections).toHaveLength(6);
  expect(buildAppendix('a', empty, null, sampleMap()).model.sections[0]?.parts).toEqual([]);
});
