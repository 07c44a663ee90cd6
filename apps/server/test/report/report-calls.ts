import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DocumentKind, ProjectDocument, Report, ReportDraft } from '@quietsite/contracts';
import { expect } from 'vitest';
import { readEnvironment } from '../../src/config/environment.ts';
import { createFileStore } from '../../src/integrations/create-file-store.ts';
import { createPrinter } from '../../src/printing/printer.ts';
import { createPlanService } from '../../src/services/report/plan.service.ts';
import { createPrintService, PRINT_LIMIT_MS } from '../../src/services/report/print.service.ts';
import { type ReceiverWorld, startReceiverWorld } from '../receiver-calls.ts';
import { testEnvironment } from '../test-server.ts';

export type ReportWorld = Awaited<ReturnType<typeof startReportWorld>>;

/** A receiver world whose documents are printed by the worker's own code on request. */
export async function startReportWorld(overrides: NodeJS.ProcessEnv = {}) {
  const world = await startReceiverWorld({ overrides });
  const { database } = world.connection;
  const environment = readEnvironment(testEnvironment(world.server.database.url, overrides));
  const files = await createFileStore(environment.FILE_STORE_URL, environment.fileStoreCredentials);
  const printer = createPrinter();
  const clock = () => new Date();
  const plans = createPlanService({ database });
  const printing = createPrintService({ database, files, printer, clock, plans, timeLimitMs: PRINT_LIMIT_MS.print });
  return {
    ...world,
    ...calls(world),
    files,
    printer,
    printing,
    async close() {
      await printer.close();
      await world.close();
    },
  };
}

function calls(world: ReceiverWorld) {
  const report = async (projectId: number, as = world.owner) =>
    (await world.read(`/${projectId}/report`, as)).json<Report>();
  /** The response, success or error; uses the current draft unless given. */
  const trySave = async (projectId: number, change: Partial<ReportDraft>, as = world.owner) => {
    const { revision, input, contact } = (await report(projectId)).draft;
    return world.call('PUT', `/${projectId}/report/draft`, as, { revision, input, contact, ...change });
  };
  const order = (projectId: number, kind: DocumentKind, as = world.owner) =>
    world.call('POST', `/${projectId}/documents`, as, { kind });
  return {
    report,
    trySaveText: trySave,
    async saveText(projectId: number, change: Partial<ReportDraft['input']>): Promise<ReportDraft> {
      const { input } = (await report(projectId)).draft;
      const answer = await trySave(projectId, { input: { ...input, ...change } });
      expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
      return answer.json<ReportDraft>();
    },
    order,
    codesOf: async (projectId: number) => (await report(projectId)).findings.map(({ code }) => code),
    documents: async (projectId: number) => (await world.read(`/${projectId}/documents`)).json<ProjectDocument[]>(),
    preview: (projectId: number, input: object, as = world.owner) =>
      world.call('POST', `/${projectId}/report/preview`, as, { input }),
  };
}

/** The text of a printed file as a user would copy it. */
export async function textOf(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-text-'));
  try {
    await writeFile(join(folder, 'a.pdf'), pdf);
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', join(folder, 'a.pdf'), '-'], {
      maxBuffer: 256 * 1_048_576,
    });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
