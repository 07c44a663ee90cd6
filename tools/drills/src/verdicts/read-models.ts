import type { Database } from '../../../../apps/server/src/database/connection.ts';
import { listSelectedLevels } from '../../../../apps/server/src/repositories/report/submission-source.repository.ts';
import type { PlanService } from '../../../../apps/server/src/services/report/plan.service.ts';
import type { LoadedPlan } from '../../../../apps/server/src/services/report/plan-source.ts';
import { getReportInput } from '../../../../apps/server/src/services/report/report-draft.ts';
import {
  type AppendixModel,
  buildAppendix,
  buildReport,
  buildSummary,
  summariseSource,
} from '../../../../packages/documents/src/index.ts';
import type { SurfaceReading } from './compare.ts';
import type { Run, Verdicts, VerdictWord } from './expected.ts';
import { toWord } from './read-tables.ts';
import { readConclusion, readOthers } from './read-words.ts';

/** The data for the document templates and for a submission. */
export async function readModels(database: Database, plans: PlanService, projectId: number): Promise<SurfaceReading[]> {
  const plan = await plans.findCurrent(projectId);
  if (!plan) throw new Error(`project ${projectId} has no plan`);
  const records = await plans.loadRecords(plan);
  const appendix = (letter: 'b' | 'c') => buildAppendix(letter, plan.source, records, null, 'en').model;
  const input = await getReportInput(database, projectId, new Date());
  return [
    ...readReport(buildReport(plan.source, input)),
    ...readAppendix('appendix B', appendix('b'), 'unmitigated'),
    ...readAppendix('appendix C', appendix('c'), 'mitigated'),
    ...readSummary(plan),
    ...readBundle(await listSelectedLevels(database, projectId, plan.source.run.id)),
  ];
}

function readReport({ compliance, keyFigures, conclusion }: ReturnType<typeof buildReport>): SurfaceReading[] {
  const rows = compliance.rows;
  return [
    {
      ...{ surface: 'report', run: 'mitigated' },
      verdicts: new Map(rows.map(({ label, verdict }) => [label, verdict])),
      counts: readConclusion(conclusion[0] ?? ''),
    },
    ...readFigure('figures of the report', keyFigures[1]),
  ];
}

interface Figure {
  readonly value: string;
  readonly details: readonly string[];
}

function readFigure(surface: string, figure: Figure | undefined): SurfaceReading[] {
  const [others = '', ...more] = figure?.details ?? [];
  const before = more.find((detail) => detail.startsWith('unmitigated')) ?? '';
  const exceeds = Number(/unmitigated: (\d+) exceed/.exec(before)?.[1]);
  return [
    { surface, run: 'mitigated', counts: { exceeds: Number(figure?.value), ...readOthers(others) } },
    {
      ...{ surface, run: 'unmitigated' },
      counts: { exceeds, ...readOthers(before) },
    },
  ];
}

type Row = Extract<AppendixModel['sections'][number], { kind: 'table' }>['parts'][number]['rows'][number];
type Cell = Extract<Row, readonly unknown[]>[number];
const textOf = (cell: Cell | undefined): string =>
  cell === undefined || typeof cell === 'string' ? (cell ?? '') : 'mark' in cell ? cell.mark : '';

function readAppendix(surface: string, { sections, facts }: AppendixModel, run: Run): SurfaceReading[] {
  const summary = sections.find(({ number }) => number.endsWith('-3'));
  if (summary?.kind !== 'table') throw new Error(`${surface} has no summary`);
  const verdicts = new Map<string, VerdictWord | null>();
  for (const part of summary.parts) {
    const place = (part.compact?.columns ?? summary.columns).findIndex(({ label }) => label === 'Verdict');
    for (const row of part.rows) {
      if (!('length' in row)) continue;
      const [cell, first] = [row[place], row[0]];
      const word = toWord(textOf(cell));
      // The colour must match the verdict.
      const marked = typeof cell === 'object' && 'verdict' in cell ? cell.verdict : word;
      verdicts.set(textOf(first), marked === word ? word : null);
    }
  }
  const fact = (label: RegExp) => Number(/^\d+/.exec(facts.find((one) => label.test(one.label))?.value ?? '')?.[0]);
  return [{ surface, run, verdicts, counts: { exceeds: fact(/^Exceeding/), borderline: fact(/^Borderline/) } }];
}

function readSummary({ source, map }: LoadedPlan): SurfaceReading[] {
  const { model } = buildSummary(summariseSource(source, map), 'en');
  const states: Verdicts = new Map(model.table.rows.map(({ label, state }) => [label, state]));
  const words: Verdicts = new Map(model.table.rows.map(({ label, verdict }) => [label, toWord(verdict)]));
  return [
    { surface: 'summary sheet', run: 'mitigated', isPart: true, verdicts: states },
    {
      ...{ surface: 'words of the summary sheet', run: 'mitigated', isPart: true, verdicts: words },
      counts: readConclusion(model.conclusion),
    },
    ...readFigure('figures of the summary sheet', model.keyFigures[1]),
    {
      ...{ surface: 'printed map', run: 'mitigated', isPart: true },
      verdicts: new Map(map.receivers.map(({ label, verdict }) => [label, verdict])),
    },
  ];
}

const readBundle = (receivers: Awaited<ReturnType<typeof listSelectedLevels>>): SurfaceReading[] =>
  (
    [
      ['unmitigated', 'unmitigatedVerdict'],
      ['mitigated', 'verdict'],
      ['withNeighbours', 'withNeighbourVerdict'],
    ] as const
  ).map(([run, field]) => ({
    ...{ surface: 'submission', run },
    verdicts: new Map(receivers.map((receiver) => [receiver.name, receiver[field] ?? null])),
  }));
