import type { Locator, Page } from '@playwright/test';
import type { Programme, SavedSchedule } from '@quietsite/contracts';
import { expect } from './expect.ts';
import { createProject, newTitle, ProjectEditorPage } from './project-pages.ts';
import { changeDatabase, readMap } from './server-data.ts';
import { navigateWithin } from './shared-page.ts';
import { origin } from './shell-page.ts';
import { closed, east, newZone, storeSite, west, whole } from './site-page.ts';

/** Columns of the activity table, in order. */
const COLUMNS = ['Code', 'Activity', 'Construction work', 'Zone', 'Start date', 'End date', 'Days'] as const;
export type TaskColumn = (typeof COLUMNS)[number];

export interface WrittenTask {
  readonly name: string;
  readonly zone?: string;
  readonly work?: string;
  readonly start?: string | null;
  readonly end?: string | null;
}

const SCHEDULE_TAB = 2;

/** The Schedule tab. */
export class SchedulePage extends ProjectEditorPage {
  #isLoaded = false;
  get table(): Locator {
    return this.page.getByRole('grid', { name: 'Tasks', exact: true });
  }
  /** The row of the activity with this name. */
  row(name: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('gridcell', { name, exact: true }) });
  }
  cell(name: string, column: TaskColumn): Locator {
    return this.row(name).getByRole('gridcell').nth(COLUMNS.indexOf(column));
  }
  /** The active cell editor. */
  editor(column: TaskColumn): Locator {
    return this.table.getByLabel(column, { exact: true });
  }
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Fully visible in the table, below its header and between its sides. */
  async expectInSight(element: Locator): Promise<void> {
    await expect
      .poll(() =>
        element.evaluate((cell) => {
          const box = cell.closest('[role="grid"]')?.parentElement;
          const head = box?.querySelector('thead')?.getBoundingClientRect();
          if (!box || !head) return 'no table';
          const [around, own] = [box.getBoundingClientRect(), cell.getBoundingClientRect()];
          const [bottom, right] = [around.top + box.clientHeight, around.left + box.clientWidth];
          const isSeen = own.top >= head.bottom - 1 && own.bottom <= bottom + 1 && own.right <= right + 1;
          return isSeen && own.left >= around.left - 1
            ? 'in sight'
            : `${own.top}-${own.bottom} of ${head.bottom}-${bottom}`;
        }),
      )
      .toBe('in sight');
  }

  /** Loads the application for the first project only. */
  async openScheduleTab(projectId: number): Promise<void> {
    if (this.#isLoaded) {
      await navigateWithin(this.page, '/');
      await expect(this.tab('Schedule')).toHaveCount(0);
      await navigateWithin(this.page, `/EditProjects?project=${projectId}&activeIndex=${SCHEDULE_TAB}`);
    } else await this.visit(projectId, SCHEDULE_TAB);
    this.#isLoaded = true;
    const isEmpty = this.page.getByText(/^(No tasks found|Please define project zone first)\.$/);
    await expect(this.table.or(isEmpty)).toBeVisible();
  }

  /** By keyboard, as in a spreadsheet: selects the cell, types over it and presses Enter. */
  async type(name: string, column: TaskColumn, text: string): Promise<void> {
    await this.cell(name, column).click();
    await this.page.keyboard.press('F2');
    await this.editor(column).fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Adds an activity and types its name directly. */
  async add(name: string): Promise<void> {
    await this.button('New activity').click();
    await expect(this.editor('Activity')).toBeFocused();
    await this.page.keyboard.type(name);
    await this.page.keyboard.press('Enter');
    await expect(this.row(name)).toBeVisible();
  }

  async save(): Promise<void> {
    const isStored = this.page.waitForResponse(
      (answer) => answer.url().endsWith('/schedule') && answer.request().method() === 'PUT',
    );
    await this.button('Save').click();
    await isStored;
    // The message of the previous save may still be fading out.
    await expect(this.page.getByText('Project saved').first()).toBeVisible();
  }
}

export async function readProgramme(page: Page, projectId: number): Promise<Programme> {
  const answer = await page.request.get(`${origin()}/api/projects/${projectId}/programme`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Programme;
}

/** Replaces the stored activities, with the session of the page. */
export async function storeSchedule(page: Page, projectId: number, tasks: readonly WrittenTask[]): Promise<Programme> {
  const { zones, revision } = await readMap(page, projectId);
  const zoneId = (name: string) => zones.find((zone) => zone.name === name)?.id;
  const data = {
    revision,
    tasks: tasks.map(({ name, zone = 'West', work = 'Earthwork', start = '2027-03-01', end = '2027-03-31' }) => ({
      ...{ id: null, zoneId: zoneId(zone), constructionWork: work, name, start, end },
    })),
  };
  const answer = await page.request.put(`${origin()}/api/projects/${projectId}/schedule`, {
    headers: { origin: origin() },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as SavedSchedule).programme;
}

/** A project with the two zones West and East and some activities. */
export async function createScheduled(page: Page, word: string, tasks: readonly WrittenTask[] = []): Promise<number> {
  const project = await createProject(page, newTitle(word));
  await storeSite(page, project.id, {
    parts: [closed(whole)],
    zones: [newZone('West', west), newZone('East', east)],
  });
  await storeSchedule(page, project.id, tasks);
  return project.id;
}

/** Adds equipment rows to an activity, on all of its days. */
export async function addEquipment(projectId: number, task: string, count = 1): Promise<void> {
  await changeDatabase(
    `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
       start_date, end_date)
     select project_id, id, 'Excavator ' || place, 1, 112, 112, 100, start_date, end_date
     from tasks, generate_series(1, ${count}) as place where project_id = ${projectId} and name = '${task}'`,
  );
}
