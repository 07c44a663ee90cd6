import type { Project, ProjectDocument, ReceiverList } from '@quietsite/contracts';
import type { EquipmentRecord, ReceiverRecord } from '@quietsite/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile } from '../materials/material-calls.ts';
import { pdf } from '../materials/sample-materials.ts';
import { sent } from '../receiver-calls.ts';
import { place, square } from '../site-calls.ts';
import { type ReportWorld, startReportWorld, textOf } from './report-calls.ts';

let world: ReportWorld;
let project: Project;

beforeAll(async () => {
  world = await startReportWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  project = await world.addSite('Fields');
  await world.addWorks(project.id);
  const [near] = (await world.list(project.id)).points;
  await world.save(project.id, { points: [sent(near, { position: place(160, 10) })] });
  await world.calculate(project.id);
});
afterAll(() => world.close());

/** The lists that the specification keeps inside a project, each where this server stores it (PROJ-56). */
it('[PROJ-56] every field of a project beside its own data can be asked for', async () => {
  for (const kind of ['report', 'appendix-a', 'appendix-b', 'appendix-c'] as const) {
    const { id } = (await world.order(project.id, kind)).json<ProjectDocument>();
    await world.printing.perform(id);
  }
  const file = { fileName: 'consent.pdf', content: pdf('consent') };
  await sendFile(world.server, `/api/projects/${project.id}/attachments`, file, world.owner);

  const documents = await world.documents(project.id);
  const list = (await world.read(`/${project.id}/receivers`)).json<ReceiverList>();
  const results = await world.results(project.id);
  const details = (await world.read(`/${project.id}/results/equipment`)).json<EquipmentRecord[]>();
  const receivers = (await world.read(`/${project.id}/results/receivers`)).json<ReceiverRecord[]>();
  const runsOf = (records: readonly { isMitigated: boolean }[]) => [
    ...new Set(records.map((record) => record.isMitigated)),
  ];
  const appendix = documents.filter(({ kind }) => kind.startsWith('appendix-'));
  const fields = {
    reports: documents.filter(({ kind }) => kind === 'report').map(({ status }) => status),
    appendix: appendix.map(({ kind, status }) => `${kind} ${status}`),
    attachments: (await world.report(project.id)).attachments.map(({ fileName }) => fileName),
    nsrPointHistory: list.history.map(({ position }) => position),
    calcResult: results.run.status,
    calculationResultNSR: results.receivers.map(({ pointId }) => pointId),
    detailLists: runsOf(details),
    nsrLists: runsOf(receivers),
  };
  expect(fields).toEqual({
    reports: ['done'],
    appendix: ['appendix-a done', 'appendix-b done', 'appendix-c done'],
    attachments: ['consent.pdf'],
    nsrPointHistory: [place(160, 10)],
    calcResult: 'done',
    calculationResultNSR: list.points.map(({ pointId }) => pointId),
    detailLists: [false, true],
    nsrLists: [false, true],
  });

  // The site picture is drawn into Appendix A on the server, not stored separately.
  const siteImage = appendix.find(({ kind }) => kind === 'appendix-a');
  const url = `/api/documents/${siteImage?.id}/file`;
  const { rawPayload } = await world.server.app.inject({ url, headers: world.owner });
  expect(await textOf(rawPayload)).toContain('A-2');
});
