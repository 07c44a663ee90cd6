import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Project } from '@quietsite/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStore } from '../src/integrations/folder-store.ts';
import { createPrinter, type Printer } from '../src/printing/printer.ts';
import { createPlanService } from '../src/services/report/plan.service.ts';
import { createPrintService } from '../src/services/report/print.service.ts';
import { type ReceiverWorld, sent, startReceiverWorld } from './receiver-calls.ts';
import { square } from './site-calls.ts';

const run = promisify(execFile);
let world: ReceiverWorld;
let printer: Printer;
let folder: string;
let project: Project;

beforeAll(async () => {
  world = await startReceiverWorld();
  printer = createPrinter();
  folder = await mkdtemp(join(tmpdir(), 'report-test-'));
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(902, square(250, 0, 20), { name: 'Hill Court' });
  await world.addBuilding(903, square(300, 0, 20), { name: 'Shore House' });
  project = await world.addSite('Report');
  await world.addWorks(project.id);
  await world.calculate(project.id);
});
afterAll(async () => {
  await printer.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function print(): Promise<string> {
  const files = createFolderStore(folder);
  const { database } = world.connection;
  const plans = createPlanService({ database });
  const printing = createPrintService({
    database,
    files,
    printer,
    plans,
    clock: () => new Date(),
    timeLimitMs: 120_000,
  });
  const documentId = await world.one<number>(
    `insert into documents (project_id, run_id, kind, requested_by)
     select $1, max(id), 'summary', $2 from calculation_runs where project_id = $1 returning id`,
    [project.id, await world.userId('demo')],
  );
  await printing.perform(documentId);
  const answer = await world.one<string>('select file_key from documents where id = $1', [documentId]);
  const { stdout } = await run('pdftotext', ['-layout', join(folder, answer), '-']);
  return stdout;
}

it('[NSR-08] [Q33] only selected receivers are reported, under the names they have now', async () => {
  const before = await print();
  expect(before).toContain('Harbour View');
  expect(before).not.toContain('Hill Court');
  const { points } = await world.list(project.id);
  const court = points.find(({ buildingName }) => buildingName === 'Hill Court');
  await world.save(project.id, { points: [sent(court, { isSelected: true, name: 'Court 1' })] });
  const after = await print();
  expect(after).toContain('Court 1');
  expect(after).toContain('Hill Court');
  expect(after).not.toContain('Shore House');
});
