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

type OnProgress = (progress: number) => Promise<void>;

const appendixLetters = { 'appendix-a': 'a', 'appendix-b': 'b', 'appendix-c': 'c', 'appendix-d': 'd' } as const;

/** Progress of a document once its data is loaded. */
const PROGRESS_LOADED = 0.2;
const PROGRESS_RECORDS = 0.5;

/** Builds the pages of each kind from the stored run and text (REPORT-05, REPORT-10, REPORT-11, U54). */
export function createDocumentPrinting({ database, printer, plans, clock }: Dependencies) {
  return async (document: ProjectDocument, onProgress: OnProgress): Promise<Buffer> => {
    const { kind, projectId, runId } = document;
    const plan = await plans.load(projectId, runId);
    const language = await getDocumentLanguage(database, document.id);
    await onProgress(PROGRESS_LOADED);
    if (kind === 'summary') return printSummary(plan, language);
    if (kind === 'report') {
      const input = await getReportInput(database, projectId, clock());
      return printer.printReport(buildReport(plan.source, input, plan.map));
    }
    return printer.printAppendix(await createAppendix(appendixLetters[kind], plan, language, onProgress));
  };

  /** Loads the records only for the appendices that need them, because this takes long. */
  async function createAppendix(
    letter: AppendixKind,
    plan: LoadedPlan,
    language: Language,
    onProgress: OnProgress,
  ): Promise<Appendix> {
    if (letter === 'a' || letter === 'd') return buildAppendix(letter, plan.source, null, plan.map, language);
    const records = await plans.loadRecords(plan);
    await onProgress(PROGRESS_RECORDS);
    return buildAppendix(letter, plan.source, records, null, language);
  }

  function printSummary({ source, map }: LoadedPlan, language: Language): Promise<Buffer> {
    const { model, mapSvg } = buildSummary(summariseSource(source, map), language);
    return printer.printSummary(model, mapSvg);
  }
}
