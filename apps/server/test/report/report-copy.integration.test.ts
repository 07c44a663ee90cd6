import type { Project, Report } from '@quietsite/contracts';
import { hongKongToday, toDay } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '../materials/material-calls.ts';
import { pdf } from '../materials/sample-materials.ts';
import { square } from '../site-calls.ts';
import { type ReportWorld, startReportWorld } from './report-calls.ts';

let world: ReportWorld;
let original: Project;
let before: Report;

beforeAll(async () => {
  world = await startReportWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(902, square(250, 0, 20), { name: 'Hill Court' });
  original = await world.addSite('Copied works');
  const { input } = (await world.report(original.id)).draft;
  const [, far] = (await world.list(original.id)).points;
  await world.trySaveText(original.id, {
    input: {
      ...input,
      general: { versionNo: '7', date: toDay('2027-01-01'), lastUpdate: 'The piles were moved.' },
      additionalInfo: 'Written once.',
      prepared: { by: 'A', date: toDay('2027-01-02') },
      checked: { by: 'B', date: toDay('2027-01-03') },
      reasons: [
        { pointId: far?.pointId ?? 0, reason: 'No room for a barrier.' },
        { pointId: 999_999, reason: 'Of a point that is gone.' },
      ],
    },
    contact: { email: 'somebody@works.example', roleInProject: 'Engineer' },
  });
  const sent = { fileName: 'a.pdf', content: pdf('a') };
  await sendFile(world.server, `/api/projects/${original.id}/attachments`, sent, world.owner);
  before = await world.report(original.id);
});
afterAll(() => world.close());

const copy = async (body: object) => {
  const request = { commencementDate: null, isEquipmentKept: true, ...body };
  const answer = await world.call('POST', `/${original.id}/copies`, world.owner, request);
  expect(answer.statusCode).toBe(201);
  return answer.json<Project>();
};

describe('the report of a copy', () => {
  it.each([
    ['version', { as: 'version' }, '1'],
    ['project', { as: 'project', title: 'Another harbour' }, '-'],
  ])('[Q40] as a %s starts with the text, and with a number and dates of its own', async (_, body, versionNo) => {
    const { id } = await copy(body);
    const { draft, attachments } = await world.report(id);
    const [, far] = (await world.list(id)).points;
    expect(draft).toMatchObject({ revision: 1, contact: { email: '', roleInProject: '' } });
    expect(draft.input).toEqual({
      ...before.draft.input,
      general: { versionNo, date: hongKongToday(new Date()), lastUpdate: 'The piles were moved.' },
      prepared: { by: 'A', date: null },
      checked: { by: 'B', date: null },
      reasons: [{ pointId: far?.pointId, reason: 'No room for a barrier.' }],
    });
    expect(attachments).toEqual([]);
    expect(await world.documents(id)).toEqual([]);
    expect(await world.report(original.id)).toEqual(before);
  });

  it('[Q40] is empty when the equipment stays behind', async () => {
    const { id } = await copy({ as: 'version', isEquipmentKept: false });
    expect((await world.report(id)).draft).toMatchObject({ revision: 0, input: { additionalInfo: '', reasons: [] } });
  });
});
