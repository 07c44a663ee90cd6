import { createHash } from 'node:crypto';
import { buildSummary, listActivities, listMapReceivers, type SummaryInput } from '@quietsite/documents';
import type { ReceiverResult, SnapshotReceiver } from '@quietsite/domain';
import type { Database, Executor } from '../database/connection.ts';
import type { FileStore } from '../integrations/file-store.ts';
import type { Printer } from '../printing/printer.ts';
import { listDatasets } from '../repositories/dataset.repository.ts';
import { beginDocument, findDocument, finishDocument } from '../repositories/document.repository.ts';
import { findProject } from '../repositories/project.repository.ts';
import { listReceiverPoints } from '../repositories/receiver-point.repository.ts';
import { findPrintableRun, notifyProject } from '../repositories/run.repository.ts';
import { findAssessmentArea, listReceiverBuildings, listSiteParts } from '../repositories/site.repository.ts';
import { loadSurroundings } from '../repositories/surroundings.repository.ts';
import type { Clock } from './clock.ts';
import { listReceiverResults } from './receiver-results.ts';
import { storeFile } from './store-file.ts';

interface Dependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly printer: Printer;
  readonly clock: Clock;
}

export type PrintService = ReturnType<typeof createPrintService>;

/** What the worker does with a queued document: stored run in, PDF in the file store out. Safe to repeat. */
export function createPrintService({ database, files, printer, clock }: Dependencies) {
  return {
    async perform(documentId: number): Promise<void> {
      const document = await beginDocument(database, documentId);
      if (!document) return;
      await announce(database, document.projectId, documentId);
      const input = await loadSummaryInput(database, document.runId);
      const { model, mapSvg } = buildSummary(input);
      const pdf = await printer.printSummary(model, mapSvg);
      const fileKey = await storeFile({ database, files, clock }, pdf);
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      await finish(documentId, document.projectId, {
        status: 'done',
        fileKey,
        sha256,
        sizeBytes: pdf.length,
        pageCount: null,
      });
    },

    async fail(documentId: number): Promise<void> {
      const document = await findDocument(database, documentId);
      if (!document) return;
      await finish(documentId, document.projectId, { status: 'failed', errorCode: 'PRINTING_FAILED' });
    },
  };

  async function finish(documentId: number, projectId: number, state: Parameters<typeof finishDocument>[2]) {
    await database.transaction().execute(async (transaction) => {
      await finishDocument(transaction, documentId, state, clock());
      await announce(transaction, projectId, documentId);
    });
  }
}

const announce = (db: Executor, projectId: number, documentId: number) =>
  notifyProject(db, { projectId, type: 'document', id: documentId });

async function loadSummaryInput(db: Executor, runId: number): Promise<SummaryInput> {
  const run = await findPrintableRun(db, runId);
  const project = run && (await findProject(db, run.projectId, run.requestedBy));
  if (!run || !project) throw new Error(`run ${runId} has nothing to print`);
  const selected = await listSelected(db, project.id, run.input.receivers);
  const pointIds = selected.map(({ pointId }) => pointId);
  const result = { ...run.summary, receivers: await listReceiverResults(db, runId, pointIds) };
  const buildingLayer = (await listDatasets(db)).find((dataset) => dataset.name === 'buildings');
  const map = await loadMap(db, project.id, { ...run.input, receivers: selected }, result);
  return {
    project,
    run,
    result,
    receivers: selected,
    activities: listActivities(run.summary, run.input),
    isSampleData: buildingLayer?.isSample ?? false,
    map: { ...map, bufferRadiusMetres: project.bufferRadiusMetres, attribution: buildingLayer?.label ?? '' },
  };
}

/** Only selected points are reported, under the names they have now (NSR-08, Q33). */
async function listSelected(
  db: Executor,
  projectId: number,
  receivers: readonly SnapshotReceiver[],
): Promise<SnapshotReceiver[]> {
  const points = await listReceiverPoints(db, projectId);
  const names = new Map(
    points.flatMap(({ pointId, name, isSelected }) => (isSelected ? [[pointId, name] as const] : [])),
  );
  return receivers.flatMap((receiver) => {
    const name = names.get(receiver.pointId);
    return name === undefined ? [] : [{ ...receiver, name }];
  });
}

async function loadMap(
  db: Executor,
  projectId: number,
  input: NonNullable<Awaited<ReturnType<typeof findPrintableRun>>>['input'],
  result: SummaryInput['result'] & { readonly receivers: readonly ReceiverResult[] },
): Promise<Omit<SummaryInput['map'], 'bufferRadiusMetres' | 'attribution'>> {
  const { buildings, ...base } = await loadSurroundings(db, projectId);
  return {
    ...base,
    surroundingBuildings: buildings,
    receiverBuildings: await listReceiverBuildings(db, projectId),
    site: await listSiteParts(db, projectId),
    assessmentArea: await findAssessmentArea(db, projectId),
    zones: input.zones,
    receivers: listMapReceivers(result, input.receivers),
  };
}
