import type { ProjectDocument } from '@quietsite/contracts';
import {
  type Appendix,
  type AppendixKind,
  buildAppendix,
  buildReport,
  buildSummary,
  summariseSource,
} from '@quietsite/documents';
import type { Language } from '@quietsite/domain';
import type { Database } from '../../database/connection.ts';
import type { Printer } from '../../printing/printer.ts';
import { getDocumentLanguage } from '../../repositories/report/document.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { PlanService } from './plan.service.ts';
import type { LoadedPlan } from './plan-source.ts';
import { getReportInput } from './report-draft.ts';

interface Dependencies {
  readonly database: Database;
  readonly printer: Printer;
  readonly plans: PlanService;
  readonly clock: Clock;
}

type Report = (progress: number) => Promise<void>;

const letterOf = { 'appendix-a': 'a', 'appendix-b': 'b', 'appendix-c': 'c', 'appendix-d': 'd' } as const;

/** Progress of a document once its data is loaded. */
const LOADED = 0.2;
const RECORDS_MADE = 0.5;

/** Builds the pages of each kind from the stored run and text (REPORT-05, REPORT-10, REPORT-11, U54). */
export function createDocumentPrinting({ database, printer, plans, clock }: Dependencies) {
  return async (document: ProjectDocument, report: Report): Promise<Buffer> => {
    const { kind, projectId, runId } = document;
    const plan = await plans.load(projectId, runId);
    const language = await getDocumentLanguage(database, document.id);
    await report(LOADED);
    if (kind === 'summary') return printSummary(plan, language);
    if (kind === 'report') {
      const input = await getReportInput(database, projectId, clock());
      return printer.printReport(buildReport(plan.source, input, plan.map));
    }
    return printer.printAppendix(await makeAppendix(letterOf[kind], plan, language, report));
  };

  /** The records take long; two of the appendices do not need them. */
  async function makeAppendix(
    letter: AppendixKind,
    plan: LoadedPlan,
    language: Language,
    report: Report,
  ): Promise<Appendix> {
    if (letter === 'a' || letter === 'd') return buildAppendix(letter, plan.source, null, plan.map, language);
    const records = await plans.loadRecords(plan);
    await report(RECORDS_MADE);
    return buildAppendix(letter, plan.source, records, null, language);
  }

  function printSummary({ source, map }: LoadedPlan, language: Language): Promise<Buffer> {
    const { model, mapSvg } = buildSummary(summariseSource(source, map), language);
    return printer.printSummary(model, mapSvg);
  }
}
