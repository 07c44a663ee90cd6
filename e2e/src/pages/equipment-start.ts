import type { BrowserContext } from '@playwright/test';
import { EquipmentPage, readProgramme } from './equipment-page.ts';
import { signInQuietly } from './project-pages.ts';
import { copySample } from './site-detail-pages.ts';

/**
 * Creates a copy of the sample without equipment and returns its first activity: the start of every equipment journey.
 */
export async function startEquipment(context: BrowserContext, word: string) {
  const editor = new EquipmentPage(await signInQuietly(context, 'demo'));
  const projectId = (await copySample(editor.page, word)).id;
  const { tasks } = await readProgramme(editor.page, projectId);
  const [task] = tasks;
  if (!task) throw new Error('the sample has no activities');
  const open = async () => {
    await editor.visit(projectId);
    await editor.choose(task.name);
  };
  return { editor, projectId, tasks, task, open };
}

export type EquipmentStart = Awaited<ReturnType<typeof startEquipment>>;
