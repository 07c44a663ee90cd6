import { createHash } from 'node:crypto';
import type { Project, ProjectDocument } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sent } from '../receiver-calls.ts';
import { square } from '../site-calls.ts';
import { type ReportWorld, startReportWorld, textOf } from './report-calls.ts';

let world: ReportWorld;
let project: Project;

beforeAll(async () => {
  world = await startReportWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(902, square(250, 0, 20), { name: 'Hill Court' });
  project = await world.addSite('Printed works');
  await world.addWorks(project.id);
  await world.calculate(project.id);
});
afterAll(() => world.close());

async function print(kind: ProjectDocument['kind'] = 'report'): Promise<ProjectDocument> {
  const { id } = (await world.order(project.id, kind)).json<ProjectDocument>();
  await world.printing.perform(id);
  return get(id);
}
const get = async (id: number) =>
  (await world.server.app.inject({ url: `/api/documents/${id}`, headers: world.owner })).json<ProjectDocument>();
const file = (id: number) => world.server.app.inject({ url: `/api/documents/${id}/file`, headers: world.owner });
const forget = () => world.client.query('delete from documents where project_id = $1', [project.id]);

/** Prints, and returns the progress values written meanwhile. */
async function watch(kind: ProjectDocument['kind']) {
  await world.client.query(
    `create table seen (progress double precision);
     create function note() returns trigger language plpgsql as
       $$ begin insert into seen values (new.progress); return new; end $$;
     create trigger note after update on documents for each row execute function note()`,
  );
  try {
    const document = await print(kind);
    const { rows } = await world.client.query<{ progress: number }>('select progress from seen order by 1');
    return { document, seen: rows.map(({ progress }) => progress) };
  } finally {
    await world.client.query('drop function note cascade; drop table seen');
  }
}

describe('the report', () => {
  it('[REPORT-05] [REPORT-10] is printed from the stored text and run, and is called Report', async () => {
    await world.saveText(project.id, { additionalInfo: 'Quiet hours are kept at the harbour.' });
    const document = await print();
    expect(document).toMatchObject({ kind: 'report', status: 'done', progress: 1, isCurrent: true, errorCode: null });
    const answer = await file(document.id);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w-]+_Report\.pdf"; filename\*=UTF-8''[\w-]+_Report\.pdf$/,
    );
    const text = await textOf(answer.rawPayload);
    expect(text).toContain('Quiet hours are kept at the harbour.');
    expect(text).toContain('Harbour View');
    expect(document.pageCount).toBe(text.split('\f').length - 1);
    expect(await world.documents(project.id)).toContainEqual(document);
  });

  it('[REPORT-07] has the same bytes when it is printed again', async () => {
    const hash = async (id: number) =>
      createHash('sha256')
        .update((await file(id)).rawPayload)
        .digest('hex');
    const first = await hash((await print()).id);
    await forget();
    expect(await hash((await print()).id)).toBe(first);
  });

  it('[REPORT-05] reports its progress', async () => {
    await forget();
    expect((await watch('report')).seen).toEqual([0, 0.2, 0.9, 1]);
  });

  it('[REPORT-10] is not printed again while it is current, also not by two at once', async () => {
    await forget();
    const ordered = await Promise.all([world.order(project.id, 'report'), world.order(project.id, 'report')]);
    const [one, other] = ordered.map((answer) => answer.json<ProjectDocument>());
    expect(other?.id).toBe(one?.id);
    await world.printing.perform(one?.id ?? 0);
    expect((await world.order(project.id, 'report')).json()).toMatchObject({ id: one?.id, status: 'done' });
  });

  it('[U46] is printed anew after a failure, and when the order was lost', async () => {
    await forget();
    const order = async () => (await world.order(project.id, 'report')).json<ProjectDocument>();
    const failed = await order();
    await world.printing.fail(failed.id);
    expect(await get(failed.id)).toMatchObject({ status: 'failed', errorCode: 'PRINTING_FAILED' });
    const lost = await order();
    expect(lost.id).not.toBe(failed.id);
    await world.client.query(`update documents set created_at = now() - interval '61 minutes' where id = $1`, [
      lost.id,
    ]);
    expect((await order()).id).not.toBe(lost.id);
  });

  it('[U54] [U46] is no longer current once its text, a name, or the results are others', async () => {
    await forget();
    const isCurrent = async () => (await world.documents(project.id)).map((document) => document.isCurrent);
    await print();
    await world.saveText(project.id, { additionalInfo: 'Other words.' });
    expect(await isCurrent()).toEqual([false]);
    await print();
    expect(await isCurrent()).toEqual([true]);
    const [point] = (await world.list(project.id)).points;
    await world.save(project.id, { points: [sent(point, { name: 'Renamed', isSelected: true })] });
    expect(await isCurrent()).toEqual([false]);
    const renamed = await print();
    expect(await textOf((await file(renamed.id)).rawPayload)).toContain('Renamed');
    await world.client.query('update projects set is_calculated = false where id = $1', [project.id]);
    expect(await isCurrent()).toEqual([false]);
    await world.calculate(project.id);
    expect(await isCurrent()).toEqual([false]);
  });

  it('[REPORT-16] stays readable when the project can no longer be changed', async () => {
    const { id } = await print();
    await world.client.query('update projects set submitted_at = now() where id = $1', [project.id]);
    try {
      expect((await file(id)).statusCode).toBe(200);
      expect((await world.documents(project.id)).map((document) => document.id)).toContain(id);
      expect((await world.order(project.id, 'report')).json()).toMatchObject({ id });
    } finally {
      await world.client.query('update projects set submitted_at = null where id = $1', [project.id]);
    }
  });
});

describe('the preview', () => {
  it('[REPORT-09] shows the text as it is typed, and nothing of it is stored', async () => {
    const { input, revision } = (await world.report(project.id)).draft;
    const stored = await world.one('select count(*)::int from documents');
    const answer = await world.preview(project.id, { ...input, additionalInfo: 'Typed a moment ago.' });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    expect(await textOf(answer.rawPayload)).toContain('Typed a moment ago.');
    expect((await world.report(project.id)).draft.revision).toBe(revision);
    expect(await world.one('select count(*)::int from documents')).toBe(stored);
  });

  it('[REPORT-09] is there for several who type at once, each with their own words', async () => {
    const { input } = (await world.report(project.id)).draft;
    const member = await world.server.signIn('demo-epd');
    await world.client.query(
      `update projects set submitted_at = now(), districts = array['Kowloon City'] where id = $1`,
      [project.id],
    );
    const words = ['First words.', 'Second words.', 'Third words.'];
    const answers = await Promise.all(
      words.map((additionalInfo, index) =>
        world.preview(project.id, { ...input, additionalInfo }, index === 2 ? member : world.owner),
      ),
    );
    await world.client.query('update projects set submitted_at = null where id = $1', [project.id]);
    for (const [index, answer] of answers.entries()) expect(await textOf(answer.rawPayload)).toContain(words[index]);
  });

  it('[U34] there is none of a project that is not calculated, nor for strangers', async () => {
    const { input } = (await world.report(project.id)).draft;
    const other = await world.addSite('Not calculated');
    expect((await world.preview(other.id, input)).json().code).toBe('NOT_CALCULATED');
    expect((await world.order(other.id, 'report')).json().code).toBe('NOT_CALCULATED');
    const stranger = await world.server.signIn('demo-epd');
    expect((await world.preview(project.id, input, stranger)).json().code).toBe('NOT_FOUND');
  });

  it('of the sample project follows the typing; the time is reported', async () => {
    await world.calculate(world.draft);
    const { input } = (await world.report(world.draft)).draft;
    const times: number[] = [];
    for (let index = 0; index < 4; index++) {
      const since = performance.now();
      const answer = await world.preview(world.draft, { ...input, additionalInfo: `Typed ${index}` });
      times.push(Math.round(performance.now() - since));
      expect(answer.statusCode).toBe(200);
    }
    console.log(`  preview of the sample project: ${times.join(', ')} ms`);
  });
});

describe('the appendices', () => {
  it.each([
    ['appendix-a', 'Appendix A', [0, 0.2, 0.9, 1]],
    ['appendix-b', 'Appendix B', [0, 0.2, 0.5, 0.9, 1]],
    ['appendix-c', 'Appendix C', [0, 0.2, 0.5, 0.9, 1]],
  ] as const)('[REPORT-05] [REPORT-11] %s is printed as %s, with its progress', async (kind, name, progress) => {
    const { document, seen } = await watch(kind);
    expect(seen).toEqual(progress);
    expect(document).toMatchObject({ kind, status: 'done', isCurrent: true, draftRevision: null });
    const answer = await file(document.id);
    expect(answer.headers['content-disposition']).toContain(`_${name.replace(' ', '-')}.pdf";`);
    const text = await textOf(answer.rawPayload);
    expect(text).toContain(name);
    expect(document.pageCount).toBe(text.split('\f').length - 1);
  });

  it('[REPORT-11] stay current when only the text of the report changes', async () => {
    await print('appendix-a');
    await world.saveText(project.id, { additionalInfo: 'Not printed there.' });
    const document = (await world.documents(project.id)).find(({ kind }) => kind === 'appendix-a');
    expect(document?.isCurrent).toBe(true);
  });

  it('[REPORT-11] are outdated by another language of the report, and printed anew in it', async () => {
    const stateOf = async () =>
      (await world.documents(project.id)).find(({ kind }) => kind === 'appendix-a')?.isCurrent;
    const { general } = (await world.report(project.id)).draft.input;
    await print('appendix-a');
    await world.saveText(project.id, { general: { ...general, language: 'zh-Hant' } });
    expect(await stateOf()).toBe(false);
    for (const [kind, title] of [
      ['appendix-a', '附錄 A：施工計劃及地盤地圖'],
      ['appendix-b', '附錄 B：未緩解的結果'],
      ['summary', '噪音評估摘要'],
    ] as const)
      expect(await textOf((await file((await print(kind)).id)).rawPayload)).toContain(title);
    expect(await stateOf()).toBe(true);
    await world.saveText(project.id, { general });
    expect(await stateOf()).toBe(false);
  });

  it('[REPORT-07] [REPORT-11] [APPX-14] Appendix D has the programmes of approved neighbours', async () => {
    const neighbour = await world.addSite('Works next door', [square(400, 0, 100)]);
    await world.addWorks(neighbour.id, 400);
    await world.client.query(`update projects set approved_on = '2027-01-15' where id = $1`, [neighbour.id]);
    await world.calculate(project.id);
    const document = await print('appendix-d');
    const answer = await file(document.id);
    expect(answer.headers['content-disposition']).toContain('_Appendix-D.pdf";');
    expect(await textOf(answer.rawPayload)).toContain('Works next door');
  });
});
