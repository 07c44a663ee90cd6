import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { EquipmentPage, readProgramme } from '../pages/equipment-page.ts';
import { type EquipmentStart, startEquipment } from '../pages/equipment-start.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';

let editor: EquipmentStart['editor'];
let projectId: number;
let task: EquipmentStart['task'];
let open: EquipmentStart['open'];
let openActivity: EquipmentStart['openActivity'];
test.beforeEach(async ({ context }) => {
  ({ editor, projectId, task, open, openActivity } = await startEquipment(context, 'Proof'));
});

const NEEDED = 'Please upload support materials for user defined sound power.';
const pdf = (megabytes = 0) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * 1_000_000, 'x'), Buffer.from('\n%%EOF\n')]);
const file = (name: string, buffer = pdf()) => ({ name, mimeType: 'application/octet-stream', buffer });
const choose = (...files: ReturnType<typeof file>[]) =>
  editor.side.getByLabel('Choose files').last().setInputFiles(files);
const link = (name: string): Locator => editor.side.getByRole('link', { name: `Download ${name}` });
const button = (name: string): Locator => editor.side.getByRole('button', { name, exact: true });
const materials = async () => (await readProgramme(editor.page, projectId)).materials.map(({ fileName }) => fileName);

/** A row with a user-defined value that is not saved yet. */
async function addOwnPump(): Promise<void> {
  await editor.add('My own pump');
  await editor.type(1, 'Sound power dB(A)', '103.5');
  await editor.cell(1, 'Equipment').click();
}

/**
 * Throttles the connection so that an upload lasts as long as the test needs. Returns a function that removes the
 * throttle.
 */
async function slowLine(): Promise<() => Promise<void>> {
  const session = await editor.page.context().newCDPSession(editor.page);
  await session.send('Network.enable');
  const limit = async (uploadThroughput: number) => {
    const others = { offline: false, latency: 0, downloadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...others, uploadThroughput });
  };
  await limit(40_000);
  return () => limit(-1);
}

test('[EQUIP-06] [EQUIP-46] [EQUIP-59] files go up with their progress or are cancelled, belong to the row with the save, and come down again', async () => {
  await test.step('an upload is cancelled; one for another row goes on to its own', async () => {
    await open();
    await openActivity(1);
    await addOwnPump();
    await editor.add('My second pump');
    await editor.cell(1, 'Equipment').click();
    const hurry = await slowLine();
    await choose(file('cancelled.pdf', pdf(3)), file('kept.pdf', pdf(1)));
    await button('Cancel the upload of cancelled.pdf').click();
    await expect(editor.side.getByRole('progressbar', { name: 'Uploading cancelled.pdf' })).toHaveCount(0);
    await editor.cell(2, 'Equipment').click();
    await expect(editor.side.getByText('1 file is being uploaded for another row.')).toBeVisible();
    await hurry();
    await expect(editor.cell(1, 'Files')).toContainText('1');
    await expect(link('kept.pdf')).toHaveCount(0);
    await editor.cell(1, 'Equipment').click();
    await expect(link('kept.pdf')).toBeVisible();
    expect(await materials()).toEqual(['kept.pdf']);
  });
  await test.step('files go up with their progress, belong to the row with the save, and come down again', async () => {
    await openActivity(0);
    await addOwnPump();
    await expect(editor.side.getByText(NEEDED)).toBeVisible();
    const hurry = await slowLine();
    const large = pdf(4);
    await choose(file('噪音 (1).pdf', large), file('plate.pdf'));
    await button('Choose files').scrollIntoViewIfNeeded();
    const progress = editor.side.getByRole('progressbar', { name: 'Uploading 噪音 (1).pdf' });
    await expect(progress).toBeVisible();
    const percents = new Set<string | null>();
    await expect
      .poll(async () => percents.add(await progress.getAttribute('aria-valuenow')).size, {
        intervals: [250],
      })
      .toBeGreaterThan(2);
    await expect(editor.side.getByRole('list', { name: 'Uploads' })).toContainText('Waiting');
    await expectFineScreen(editor.page, 'materials-progress');
    await hurry();
    await expect(link('plate.pdf')).toBeVisible();
    await expect(link('噪音 (1).pdf')).toBeVisible();
    await expect(editor.side.getByRole('status').filter({ hasText: 'plate.pdf was uploaded.' })).toHaveCount(1);
    await expect(editor.side.getByText(NEEDED)).toHaveCount(0);
    await expect(editor.cell(1, 'Files')).toContainText('2');
    await editor.save();
    const [row] = await editor.stored(projectId, task.id);
    expect(row?.materialIds).toHaveLength(2);
    await editor.cell(1, 'Equipment').click();

    const [download] = await Promise.all([editor.page.waitForEvent('download'), link('噪音 (1).pdf').click()]);
    expect(download.suggestedFilename()).toBe('噪音 (1).pdf');
    expect(readFileSync(await download.path()).equals(large)).toBe(true);

    // Opened from the check before submission: the row is marked, its upload is visible, and Back returns to the check.
    await editor.page.setViewportSize({ width: 1024, height: 768 });
    await editor.page.goto(`${origin()}/Equipment?project=${projectId}&from=report&activity=${task.id}&row=${row?.id}`);
    await expect(button('Choose files')).toBeInViewport();
    await expect(link('plate.pdf')).toBeVisible();
    await editor.panel.getByRole('button', { name: 'Back to the report' }).click();
    await expect(editor.page).toHaveURL(/\/Report\?.*step=2/);
  });
});

test('[EQUIP-06] [U53] files that are no proof are refused; proof is tried again, removed after a question, and only read by a reader', async ({
  browser,
  context,
}) => {
  await test.step('what is no proof is refused: at once by its name, by the server for its content', async () => {
    await open();
    await addOwnPump();
    let posts = 0;
    editor.page.on('request', (request) => {
      if (request.url().endsWith('/materials')) posts += 1;
    });
    await choose(file('tool.exe'));
    await expect(editor.side.getByRole('alert')).toContainText('This file type is not accepted');
    expect(posts).toBe(0);
    await button('Dismiss tool.exe').click();
    await expect(editor.side.getByRole('alert')).toHaveCount(0);
    await choose(file('page.pdf', Buffer.from('<script>alert(1)</script>')));
    await expect(editor.side.getByRole('alert')).toContainText('the content does not match the file name');
    await expect(button('Upload page.pdf again')).toHaveCount(0);
    expect(posts).toBe(1);
    expect(await materials()).toEqual([]);
    await button('Dismiss page.pdf').click();
  });
  await test.step('without a connection a file is kept, and goes up when tried again', async () => {
    await context.setOffline(true);
    await choose(file('proof.pdf'));
    const failure = editor.side.getByRole('alert');
    await expect(failure).toContainText('The file was not uploaded. The server could not be reached.');
    await failure.scrollIntoViewIfNeeded();
    await expectFineScreen(editor.page, 'materials-failure');
    await context.setOffline(false);
    await button('Upload proof.pdf again').click();
    await expect(link('proof.pdf')).toBeVisible();
    await expect(failure).toHaveCount(0);
    expect(await materials()).toEqual(['proof.pdf']);
  });
  await test.step('a file is removed after a question, for good, and that is no unsaved change', async () => {
    await choose(file('wrong.pdf'), file('right.pdf'));
    await expect(link('right.pdf')).toBeVisible();
    await editor.save();
    await editor.cell(1, 'Equipment').click();
    await button('Choose files').scrollIntoViewIfNeeded();
    await expectFineScreen(editor.page, 'materials');
    await button('Remove wrong.pdf').click();
    const question = editor.dialog('Remove support material?');
    await expect(question).toContainText('wrong.pdf will be deleted immediately');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(link('wrong.pdf')).toBeVisible();
    await button('Remove wrong.pdf').click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(link('wrong.pdf')).toHaveCount(0);
    await expect(editor.side.getByRole('group', { name: 'Support materials' })).toBeFocused();
    await expect(link('right.pdf')).toBeVisible();
    expect(await materials()).toEqual(['proof.pdf', 'right.pdf']);
    await expect(editor.flag).toHaveText('All changes saved');
  });
  await test.step('somebody who only reads sees and saves the files, and nothing else', async () => {
    await changeDatabase(
      `insert into project_members (project_id, user_id, role)
     select ${projectId}, id, 'readonly' from users where username = 'demo-reader'`,
    );
    const readers = await browser.newContext();
    editor = new EquipmentPage(await signInQuietly(readers, 'demo-reader'));
    await editor.visit(projectId);
    await editor.choose(task.name);
    await editor.cell(1, 'Equipment').click();
    const [download] = await Promise.all([editor.page.waitForEvent('download'), link('proof.pdf').click()]);
    expect(download.suggestedFilename()).toBe('proof.pdf');
    await expect(button('Choose files')).toHaveCount(0);
    await expect(button('Remove proof.pdf')).toHaveCount(0);
    await readers.close();
  });
});
