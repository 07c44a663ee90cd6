import type { Locator, Page } from '@playwright/test';
import { createAccount, mailOf, newUsername, registerAccount } from './account-pages.ts';
import { expect } from './expect.ts';
import { changeDatabase, findProjectId } from './server-data.ts';
import { openPath } from './shared-page.ts';
import { ShellPage } from './shell-page.ts';

export const DEMO_COMPANY = 'Demo Contractor A';

export interface Person {
  readonly username: string;
  readonly name: string;
  readonly email: string;
}

/** A colleague of the demo company with a unique name, approved or still pending. */
export async function newColleague(page: Page, firstName: string, isApproved = true): Promise<Person> {
  const username = newUsername(firstName.toLowerCase());
  const lastName = username.slice(firstName.length + 1);
  if (isApproved) await createAccount(page, username);
  else await registerAccount(page, { username, password: 'quiet-demo-1', company: DEMO_COMPANY });
  await changeDatabase(
    `update users set first_name = '${firstName}', last_name = '${lastName}' where username = '${username}'`,
  );
  return { username, name: `${firstName} ${lastName}`, email: mailOf(username) };
}

const titles: string[] = [];

/** A draft with this owner, without a team or with the team of the sample projects. */
export async function newProject(title: string, owner: string, team: Readonly<Record<string, string>> = {}) {
  titles.push(title);
  await changeDatabase(
    `insert into projects (title, owner_user_id, owner_company_id)
     select '${title}', id, company_id from users where username = '${owner}'`,
    ...Object.entries(team).map(
      ([username, role]) =>
        `insert into project_members (project_id, user_id, role) select projects.id, users.id, '${role}'
         from projects, users where title = '${title}' and username = '${username}'`,
    ),
  );
}

/** Called after a journey, because other journeys use the project list too. */
export async function removeNewProjects(): Promise<void> {
  const list = titles.splice(0).map((title) => `'${title}'`);
  if (list.length > 0)
    await changeDatabase(`update projects set deleted_at = now() where title in (${list.join(', ')})`);
}

export const SAMPLE_TEAM = { 'demo-member': 'member', 'demo-reader': 'readonly' } as const;

/** Members of projects and companies, by role and label. */
export class MembersPage {
  readonly page: Page;
  readonly shell: ShellPage;
  constructor(page: Page) {
    this.page = page;
    this.shell = new ShellPage(page);
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Members', exact: true });
  }
  get organisationTable(): Locator {
    return this.page.getByRole('region', { name: 'Members of the organisation' });
  }
  get projectTable(): Locator {
    return this.page.getByRole('region', { name: 'Members of the project' });
  }
  get addDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Add member' });
  }
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }
  /** One of the three lists of a team. */
  group(name: 'Admins' | 'Members' | 'Read-only members'): Locator {
    return this.projectTable.getByRole('rowgroup', { name, exact: true });
  }
  row(table: Locator, name: string): Locator {
    return table.getByRole('row').filter({ hasText: name });
  }

  async open(): Promise<void> {
    await openPath(this.page, '/Members');
    await expect(this.panel).toBeVisible();
  }

  async openInProject(title: string): Promise<void> {
    await openPath(this.page, `/Members?project=${await findProjectId(this.page, title)}`);
    await expect(this.projectTable).toBeVisible();
  }

  async choose(dropdown: Locator, option: string): Promise<void> {
    await dropdown.click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
