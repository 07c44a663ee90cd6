import type { BrowserContext } from '@playwright/test';
import type { Programme } from '@quietsite/contracts';
import { EquipmentPage, readProgramme, storeRows } from './equipment-page.ts';
import { signInQuietly } from './project-pages.ts';
import { copySample } from './site-detail-pages.ts';

/** Activities whose name matches only one label in the tree. */
function withUniqueName(tasks: Programme['tasks']): Programme['tasks'] {
  const labels = tasks.flatMap(({ constructionWork, name }) => [constructionWork, name]);
  return tasks.filter(({ name }) => labels.filter((label) => label.includes(name)).length === 1);
}

/**
 * Every equipment journey starts with a copy of the sample without equipment. Each part of a journey uses its own
 * activity, counted from 0.
 */
export async function startEquipment(context: BrowserContext, word: string) {
  const editor = new EquipmentPage(await signInQuietly(context, 'demo'));
  const projectId = (await copySample(editor.page, word)).id;
  const { tasks } = await readProgramme(editor.page, projectId);
  const activities = withUniqueName(tasks);
  const activity = (index: number) => {
    const found = activities[index];
    if (!found) throw new Error(`the sample has no activity ${index}`);
    return found;
  };
  const task = activity(0);
  /** Stores rows through the API, before the editor is open. */
  const store = (index: number, rows: Parameters<typeof storeRows>[3]) =>
    storeRows(editor.page, projectId, activity(index).id, rows);
  const openActivity = async (index: number) => {
    await editor.choose(activity(index).name);
    return activity(index);
  };
  const open = async () => {
    await editor.visit(projectId);
    await openActivity(0);
  };
  return { editor, projectId, tasks, task, activity, store, open, openActivity };
}

export type EquipmentStart = Awaited<ReturnType<typeof startEquipment>>;
