import type { Locator, Page } from '@playwright/test';
import type { DistrictCalendar, Project } from '@quietsite/contracts';
import { expect } from './expect.ts';
import { newTitle } from './project-pages.ts';
import { changeDatabase, findProjectId } from './server-data.ts';
import { origin } from './shell-page.ts';

/** No other journey uses these years. */
const YEARS_LATER = 12;
const EXCEEDING = 76.4;

export interface TwoSites {
  readonly approved: Project;
  readonly submitted: Project;
  readonly year: number;
}

async function copyWithEquipment(owner: Page, word: string): Promise<Project> {
  const answer = await owner.request.post(`${origin()}/api/projects/${await findProjectId(owner)}/copies`, {
    headers: { origin: origin() },
    data: { as: 'project', title: newTitle(word), commencementDate: null, isEquipmentKept: true },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Project;
}

/** Reads the calendar of the year once it is calculated. */
export async function readCalendar(officer: Page, year: number, scope = 'submitted'): Promise<DistrictCalendar> {
  const path = `${origin()}/api/district-calendar?year=${year}&scope=${scope}`;
  let calendar = (await (await officer.request.get(path)).json()) as DistrictCalendar;
  await expect
    .poll(async () => {
      calendar = (await (await officer.request.get(path)).json()) as DistrictCalendar;
      return calendar.pending;
    })
    .toBe(0);
  return calendar;
}

/**
 * Two copies of the sample at the same place, one approved and one submitted, years after everything else. Each alone
 * is below its criteria; together they just exceed the strictest.
 */
export async function createClash(owner: Page, officer: Page): Promise<TwoSites> {
  const approved = await copyWithEquipment(owner, 'Clash approved');
  const submitted = await copyWithEquipment(owner, 'Clash submitted');
  const ids = `(${approved.id}, ${submitted.id})`;
  const later = `interval '${YEARS_LATER} years'`;
  await changeDatabase(
    `update tasks set start_date = start_date + ${later}, end_date = end_date + ${later} where project_id in ${ids}`,
    `update equipment_rows set start_date = start_date + ${later}, end_date = end_date + ${later}
       where project_id in ${ids}`,
    `update receiver_points set other_criteria = '[]', contributions = '[]' where project_id in ${ids}`,
    `update projects set approved_on = current_date, submitted_at = now() where id = ${approved.id}`,
    `update projects set submitted_at = now() where id = ${submitted.id}`,
  );
  const year = new Date().getFullYear() + YEARS_LATER;
  const years = await Promise.all([year, year + 1].map((one) => readCalendar(officer, one)));
  const loudest = years.map(({ rows }) => Math.max(...rows.map((row) => row.loudest.level - row.loudest.criterion)));
  const over = Math.max(...loudest) - (EXCEEDING - 75);
  await changeDatabase(
    `update equipment_rows set sound_power = sound_power - (${over}) where project_id in ${ids}`,
    `update projects set revision = revision + 1 where id in ${ids}`,
  );
  return { approved, submitted, year: (loudest[0] ?? 0) >= (loudest[1] ?? 0) ? year : year + 1 };
}

export class DistrictPage {
  readonly page: Page;
  readonly panel: Locator;
  readonly clashes: Locator;
  readonly grid: Locator;
  readonly player: Locator;
  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('region', { name: 'District', exact: true });
    this.clashes = this.panel.getByRole('region', { name: 'Clashes', exact: true });
    this.grid = this.panel.getByRole('grid');
    this.player = this.panel.getByRole('group', { name: 'Days', exact: true });
  }

  button = (name: string | RegExp, within: Locator = this.panel) => within.getByRole('button', { name });
  /** Reads a parameter of the address. */
  kept = (part: string) => new URL(this.page.url()).searchParams.get(part);
}
