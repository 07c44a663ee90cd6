import type { Page } from '@playwright/test';
import { toLevelMap } from '../../../apps/web/src/workers/level-map.ts';
import { PreviewCore } from '../../../apps/web/src/workers/preview-core.ts';
import { NO_EDIT, type PreviewLevels, type PreviewReply } from '../../../apps/web/src/workers/preview-protocol.ts';
import { type ReceiverTimeline, VERDICTS } from '../../../packages/domain/src/index.ts';
import { readProgramme } from '../pages/equipment-page.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { PreviewPage } from '../pages/preview-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { readMap, readResults } from '../pages/server-data.ts';

let editor: PreviewPage;
let page: Page;
let projectId: number;
test.beforeEach(async ({ context }) => {
  page = await signInQuietly(context, 'demo');
  editor = new PreviewPage(page);
  projectId = await editor.copySample('Levels');
});

/**
 * The receiver with the highest level, and the first activity in progress on its loudest day, calculated with the
 * page's own code.
 */
async function findLoudest() {
  const core = new PreviewCore((await editor.readInput(projectId)).snapshot);
  const loudest = [...toLevelMap(core.edit(NO_EDIT).table).values()].find(({ rank }) => rank === 1);
  const receiver = (await readMap(page, projectId)).receivers.find(({ pointId }) => pointId === loudest?.pointId);
  if (!receiver) throw new Error('the loudest receiver is not on the map');
  const { steps } = core.answer({ id: 1, call: 'timeline', pointId: receiver.pointId }) as ReceiverTimeline;
  const step = steps.reduce((a, b) => ((b.mitigated.level ?? 0) > (a.mitigated.level ?? 0) ? b : a));
  const { tasks, equipmentRows } = await readProgramme(page, projectId);
  const row = equipmentRows.find(({ start, end }) => start <= step.start && step.start <= end);
  const task = tasks.find(({ id }) => id === row?.taskId);
  if (!task) throw new Error('nobody works on the loudest day');
  return { receiver, task, equipmentRows };
}

test('[U34] [MAP-17] [CALC-28] a typed quantity is heard on the map before any save; a run gives the same digits', async () => {
  const { receiver, task, equipmentRows } = await findLoudest();
  const { mark, mitigated, popup } = editor;
  await editor.open(`/Equipment?project=${projectId}&receiver=${receiver.pointId}`);
  await expect(mark).toContainText('not calculated yet');
  await expect(popup).toContainText('Use Calculate Noise to make them final');
  const first = (await mitigated.textContent()) ?? '';

  await editor.shell.calculate();
  await expect(mark).toBeHidden();
  await expect(mitigated).toHaveText(first);
  await expectSameBits();

  await editor.open(`/Equipment?project=${projectId}&receiver=${receiver.pointId}`);
  await editor.choose(task.name);
  const before = await editor.readPixels(receiver.position);
  await editor.type(1, 'Quantity', '900');
  await expect(mark).toContainText('with unsaved changes');
  await expect(mitigated).not.toHaveText(first);
  const edited = (await mitigated.textContent()) ?? '';
  await expect.poll(() => editor.readPixels(receiver.position)).not.toBe(before);
  expect((await readProgramme(page, projectId)).equipmentRows).toEqual(equipmentRows);
  await expectFineScreen(page, 'preview-unsaved');

  await editor.tool('Undo').click();
  await expect(mark).toBeHidden();
  await expect(mitigated).toHaveText(first);
  await editor.tool('Redo').click();
  await expect(mitigated).toHaveText(edited);

  await editor.save();
  await expect(mark).toContainText('not calculated yet');
  await expect(mitigated).toHaveText(edited);
  await editor.shell.calculate();
  await expect(mark).toBeHidden();
  await expect(mitigated).toHaveText(edited);
  const { receivers } = await readResults(page, projectId);
  const stored = receivers.find(({ pointId }) => pointId === receiver.pointId);
  expect(edited).toContain(stored?.mitigatedLevel?.toFixed(1));
});

/** Calls the page's own worker in the browser. */
async function calculateInBrowser(): Promise<Record<keyof PreviewLevels['table'], number[]>> {
  const url = page
    .workers()
    .find((worker) => worker.url().includes('preview.worker'))
    ?.url();
  if (!url) throw new Error('the page has not started its worker');
  const table = await page.evaluate(
    async ({ url, id, edit }) => {
      const worker = new Worker(url, { type: 'module' });
      const reply = await new Promise<PreviewReply>((resolve, reject) => {
        worker.onerror = () => reject(new Error('the worker broke'));
        worker.onmessage = ({ data }: MessageEvent<PreviewReply>) => {
          if (data.outcome !== 'answer') reject(new Error(JSON.stringify(data)));
          if (data.id === 2) resolve(data);
        };
        worker.postMessage({ id: 1, call: 'open', projectId: id, revision: 0 });
        worker.postMessage({ id: 2, call: 'edit', edit });
      });
      worker.terminate();
      const { answer } = reply as Extract<PreviewReply, { outcome: 'answer' }>;
      const columns = Object.entries((answer as PreviewLevels).table);
      // NaN cannot be passed between browser and test, so -1 replaces it; no other value is below zero.
      return columns.map(
        ([name, column]) => [name, Array.from(column as Float64Array, (value) => (value >= 0 ? value : -1))] as const,
      );
    },
    { url, id: projectId, edit: NO_EDIT },
  );
  return Object.fromEntries(table) as Record<keyof PreviewLevels['table'], number[]>;
}

/** Browser, this process and the server calculate bit-identical levels at all receivers. */
async function expectSameBits(): Promise<void> {
  const { receivers } = await readResults(page, projectId);
  expect(receivers.length).toBeGreaterThan(20);
  const browser = await calculateInBrowser();
  const node = toLevelMap(new PreviewCore((await editor.readInput(projectId)).snapshot).edit(NO_EDIT).table);
  for (const { isRestrictedUnassessed, ...stored } of receivers) {
    expect(isRestrictedUnassessed).toBe(false); // nothing works at night, and no level depends on it
    const place = browser.pointIds.indexOf(stored.pointId);
    const orNull = (level: number | undefined) => (level === -1 ? null : level);
    expect({
      pointId: stored.pointId,
      rank: browser.ranks[place],
      isLeftOut: browser.isLeftOut[place] === 1,
      criterion: browser.criteria[place],
      unmitigatedLevel: orNull(browser.unmitigated[place]),
      mitigatedLevel: orNull(browser.mitigated[place]),
      withNeighbourLevel: orNull(browser.withNeighbours[place]),
      unmitigatedVerdict: VERDICTS[browser.unmitigatedVerdicts[place] ?? -1],
      verdict: VERDICTS[browser.verdicts[place] ?? -1],
      withNeighbourVerdict: VERDICTS[browser.withNeighbourVerdicts[place] ?? -1],
    }).toEqual(stored);
    expect(node.get(stored.pointId)).toEqual(stored);
  }
}

test('[U34] a preview that cannot be had blocks nothing: the page says so and tries again', async () => {
  await page.route('**/preview.worker*', (route) => route.abort());
  await editor.open(`/?project=${projectId}`);
  const { notice } = editor;
  await expect(notice).toContainText('Levels are shown after Calculate Noise');
  await editor.shell.calculate();
  await expect(notice).toBeHidden();
  const { receivers } = await readResults(page, projectId);
  const exceeding = receivers.filter((receiver) => receiver.verdict === 'exceeds').length;
  await expect(page.getByRole('contentinfo')).toContainText(`${exceeding} exceed, `);

  await editor.visit(projectId);
  const { tasks } = await readProgramme(page, projectId);
  await editor.choose(tasks[0]?.name ?? '');
  await editor.type(1, 'Quantity', '7');
  await expect(notice).toContainText('Levels are those of the last calculation');
  await page.unroute('**/preview.worker*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.mark).toContainText('with unsaved changes');
  await expect(notice).toBeHidden();
});
