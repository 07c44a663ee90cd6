import { AccountPages, createAccount, DEMO_PASSWORD, newUsername } from '../pages/account-pages.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { linkIn, receiveMail } from '../pages/mailbox.ts';
import { changeDatabase } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';

test('[ADMIN-01] [ADMIN-29] [SHELL-15] the portal opens after the code, with statistics as charts, tables and files, and closes to the projects', async ({
  page,
}) => {
  await changeDatabase(
    `update users set created_at = now() - interval '5 months' where username in ('demo', 'demo-other')`,
  );
  const admin = new AdminPage(page);
  await page.goto(`${origin()}/Admin`);
  await expect(page).toHaveURL(`${origin()}/Login`);
  await admin.signIn();
  for (const name of ['Statistics', 'District Admins', 'All Users', 'Equipment', 'Holidays'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  await admin.open('Statistics');
  for (const title of [
    'New users per month',
    'New companies per month',
    'New projects per month',
    'Projects in total',
    'Projects by District',
  ])
    await expect(page.getByRole('img', { name: new RegExp(`^${title}: total \\d+`) })).toBeVisible();
  for (const status of ['Created', 'Submitted', 'Approved'])
    await expect(page.getByRole('term').filter({ hasText: status })).toBeVisible();

  await page.getByRole('button', { name: 'New users per month: table' }).click();
  const table = page.getByRole('region', { name: 'New users per month' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(7);
  await page.getByRole('button', { name: 'Projects by District: table' }).click();
  await expectFineScreen(page, 'admin-statistics-tables');

  await test.step('[ADMIN-54] [ADMIN-55] waiting times and a map that is read by keyboard, each with its table', async () => {
    await expect(page.getByRole('img', { name: /^Days from submission to decision, All districts: / })).toBeVisible();
    const map = page.getByRole('listbox', { name: 'Map of the districts: Projects' });
    await map.getByRole('option').first().focus();
    await page.keyboard.press('End');
    await expect(map.getByRole('option', { selected: true })).toHaveAccessibleName(/^Yuen Long: \d+ project/);
    await expect(page.getByText(/^Yuen Long: \d+ project/)).toBeVisible();
    const districts = page.getByRole('region', { name: 'Map of the districts: table' }).getByRole('table');
    await expect(districts.getByRole('row')).toHaveCount(19);
    await expect(districts.getByRole('row').and(page.locator('[aria-current]'))).toContainText('Yuen Long');
    await page.getByRole('button', { name: 'Days from submission to decision: table' }).click();
    await expect(page.getByRole('columnheader', { name: 'Longest days' })).toHaveCount(2);
  });

  const users = await admin.download(() => page.getByRole('link', { name: 'Export Users' }).click());
  expect(users).toContain('"demo-admin"');
  expect(users).not.toContain('argon2');
  const projects = await admin.download(() => page.getByRole('link', { name: 'Export Projects' }).click());
  expect(projects).toMatch(/"status","created at"/);
  const months = await admin.download(() =>
    page.getByRole('link', { name: 'New projects per month: CSV file' }).first().click(),
  );
  expect(months).toContain('"month"');

  await test.step('[ADMIN-59] [ADMIN-60] general holidays are added, removed and restored with a reason, and a year is marked', async () => {
    await admin.open('Holidays');
    await expect(page.getByText('General holidays: gazetted to 2027, computed to 2040.')).toBeVisible();
    const year = new Date().getFullYear();
    for (let shown = year; shown < 2039; shown += 1) await page.getByRole('button', { name: 'Next year' }).click();
    const days = page.getByRole('table', { name: 'General holidays of 2039' });
    await expect(days.getByRole('row')).toHaveCount(18);
    await expect(admin.row('2039-05-02')).toContainText('Labour Day (in lieu)');
    const add = page.getByRole('form', { name: 'Add a general holiday' });
    await add.getByRole('textbox', { name: 'Day' }).fill('2039-05-08');
    await page.keyboard.press('Enter');
    await expect(add.getByRole('alert')).toHaveText('Every Sunday is already a general holiday.');
    await add.getByRole('textbox', { name: 'Day' }).fill('2039-05-09');
    await add.getByRole('textbox', { name: 'Reason' }).fill('Appointed for one year');
    await add.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('2039-05-09 is a general holiday')).toBeVisible();
    await expect(admin.row('2039-05-09')).toContainText('Appointed for one year');
    await page.getByRole('button', { name: 'Remove 2039-05-27' }).click();
    await page.getByRole('textbox', { name: 'Reason for 2039-05-27' }).fill('Moved');
    await page.keyboard.press('Enter');
    await expect(admin.row('2039-05-27')).toContainText('Removed: Moved');
    await expectFineScreen(page, 'admin-holidays');
    await page.getByRole('button', { name: 'Restore 2039-05-27' }).click();
    await page.getByRole('textbox', { name: 'Reason for 2039-05-27' }).fill('As gazetted');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove 2039-05-27' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove 2039-05-09' }).click();
    await page.getByRole('textbox', { name: 'Reason for 2039-05-09' }).fill('Not appointed');
    await page.keyboard.press('Enter');
    await expect(days.getByRole('row')).toHaveCount(18);
    await page.getByRole('button', { name: 'Mark 2039 as gazetted' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Gazetted' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark 2039 as computed' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Computed' })).toBeVisible();
  });

  await test.step('[ADMIN-76] a word of the building layer gets a kind, another one and none', async () => {
    // The sample city has no words of its own.
    await changeDatabase(
      `update source.buildings set nsr = 'Depot' where building_id in (
         select building_id from source.buildings where kind = 'other' order by building_id limit 3)`,
    );
    await admin.open('Kinds of receivers');
    const known = page.getByRole('table', { name: 'Words that propose a kind' });
    await expect(known.getByRole('row')).toHaveCount(25);
    const unknown = page.getByRole('table', { name: /in the layer propose/ });
    const word = 'depot';
    await unknown.getByRole('button', { name: 'Add depot' }).click();
    const add = page.getByRole('form', { name: 'Add a word' });
    await expect(add.getByRole('textbox', { name: 'Word' })).toHaveValue(word);
    await expect(add.getByRole('combobox', { name: 'Kind' })).toBeFocused();
    await add.getByRole('combobox', { name: 'Kind' }).selectOption('Library');
    await add.getByRole('textbox', { name: 'Reason' }).fill('As the layer means it');
    await page.keyboard.press('Enter');
    const row = known.getByRole('row', { name: word });
    await expect(row).toContainText('Library3As the layer means it');
    await expect(unknown.getByRole('rowheader', { name: word, exact: true })).toHaveCount(0);
    await add.getByRole('textbox', { name: 'Word' }).fill('Church');
    await expect(add.getByRole('alert')).toHaveText('This word is in the table already.');
    await add.getByRole('textbox', { name: 'Word' }).fill('');
    await page.getByRole('button', { name: `Change ${word}`, exact: true }).click();
    await page.getByRole('combobox', { name: `Kind for ${word}` }).selectOption('Court of law');
    await page.getByRole('textbox', { name: `Reason for ${word}` }).fill('A court');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Court of law');
    await expectFineScreen(page, 'admin-kinds');
    await page.getByRole('button', { name: `Remove ${word}`, exact: true }).click();
    await page.getByRole('textbox', { name: `Reason for ${word}` }).fill('Not sensitive');
    await page.keyboard.press('Enter');
    await expect(known.getByRole('row')).toHaveCount(25);
  });

  await page.getByRole('region', { name: 'Admin Portal' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${origin()}/Projects`);
});

test('[ADMIN-07] [ADMIN-09] [ADMIN-11] district admins are edited in their rows, users found and deleted', async ({
  page,
  browser,
}) => {
  const username = newUsername('reviewer');
  const leaver = newUsername('leaver');
  const admin = new AdminPage(page);
  await changeDatabase(`delete from users where user_type = 'epd' and district = 'Sai Kung'`);
  await createAccount(page, leaver);
  await changeDatabase(
    `insert into projects (title, owner_user_id, owner_company_id) select 'Left behind', id, company_id from users where username = '${leaver}'`,
  );
  await admin.signIn();
  await admin.open('District Admins');
  const row = admin.row('Sai Kung');
  await expect(row).toContainText('Not set up');
  await row.getByRole('button', { name: 'Set up Sai Kung' }).click();
  await page.getByLabel('Username, Sai Kung').fill(username);
  await page.getByLabel('Email, Sai Kung').fill('nowhere');
  await page.getByLabel('Phone, Sai Kung').fill('8522345');
  await expect(page.getByLabel('Phone, Sai Kung')).toHaveValue('(+852)2345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email format is not correct.')).toBeVisible();
  await expect(page.getByText('Use the format (+999)9999-9999.')).toBeVisible();
  await expectFineScreen(page, 'admin-district-edit');
  await page.getByLabel('Email, Sai Kung').fill(`${username}@epd.example`);
  await page.getByLabel('Phone, Sai Kung').press('End');
  await page.keyboard.type('6789');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Link sent');
  await expect(row).toContainText('(+852)2345-6789');

  const mail = await receiveMail(`${username}@epd.example`, /QuietSite account/);
  const guest = new AccountPages(await browser.newPage());
  await guest.page.goto(linkIn(mail));
  await guest.required('New password').fill('quiet-harbour-7');
  await guest.required('Confirm password').fill('quiet-harbour-7');
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByText('You can now sign in with the new password.')).toBeVisible();
  await guest.open('/Login');
  await guest.tryToSignIn(username, 'quiet-harbour-7');
  await expect(guest.page.getByRole('heading', { name: 'Inbox', exact: true })).toBeVisible();
  await expect(guest.page.getByRole('main')).toContainText('Sai Kung');
  await guest.page.close();

  await row.getByRole('button', { name: 'Edit Sai Kung' }).click();
  await page.getByLabel('First name, Sai Kung').fill('Given up');
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('Given up');

  await admin.open('All Users');
  await expect(page.getByRole('status').filter({ hasText: /\d+ users/ })).toBeVisible();
  await page.getByLabel('Search users').fill(leaver);
  await expect(page.getByRole('status').filter({ hasText: /^1 user$/ })).toBeVisible();
  await test.step('[ADMIN-46] [ADMIN-48] an account is deactivated after a question, found by its state, and activated', async () => {
    const more = page.getByRole('button', { name: `More actions for ${leaver}` });
    const answer = async (action: string) => {
      await more.click();
      await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click();
      const question = page.getByRole('dialog', { name: `${action} account` });
      await expect(question).toContainText('will be notified by email.');
      await question.getByRole('button', { name: action, exact: true }).click();
    };
    await answer('Deactivate');
    await expect(page.getByText(`${leaver} cannot sign in until you activate the account.`)).toBeVisible();
    const state = page.getByRole('combobox', { name: 'State', exact: true });
    await state.selectOption('Deactivated');
    await expect(page).toHaveURL(/state=deactivated/);
    await expect(page.getByRole('row').filter({ hasText: leaver })).toContainText('Deactivated');
    await answer('Activate');
    await expect(page.getByText('No users found.')).toBeVisible();
    await state.selectOption('All states');
  });
  await test.step('[ADMIN-51] for the own account the menu says why it cannot be deactivated', async () => {
    await page.getByLabel('Search users').fill('demo-admin');
    await page.getByRole('button', { name: 'More actions for demo-admin' }).click();
    const refused = page.getByRole('menuitem', { name: /^Deactivate/ });
    await expect(refused).toContainText('This is your own account.');
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await expectFineScreen(page, 'admin-user-menu');
    await page.keyboard.press('Escape');
    await page.getByLabel('Search users').fill(leaver);
  });
  await page.getByRole('button', { name: `Delete ${leaver}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete user' });
  await expect(question).toContainText('Do you want to PERMANENTLY DELETE this user?');
  await expect(question.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await question.getByLabel('New owner').selectOption({ label: 'Demo Engineer (demo-member)' });
  await expectFineScreen(page, 'admin-user-deletion');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`The account ${leaver} was deleted.`)).toBeVisible();
  await expect(page.getByText('No users found.')).toBeVisible();
  const gone = new AccountPages(await browser.newPage());
  await gone.open('/Login');
  await gone.tryToSignIn(leaver, DEMO_PASSWORD);
  await expect(gone.page.getByText('Username does not exist.')).toBeVisible();
  await gone.page.close();
  await admin.open('Deleted');
  await page.getByRole('button', { name: `Restore ${leaver}` }).click();
  await expect(page.getByText(`${leaver} can sign in again with the previous password`)).toBeVisible();
});

test('[ADMIN-14] [ADMIN-27] [ADMIN-28] the databases are edited, downloaded, uploaded after a look, and undone', async ({
  page,
}) => {
  const admin = new AdminPage(page);
  await admin.signIn();
  await admin.open('Equipment');
  await expect(page.getByRole('status').filter({ hasText: /\d+ entries/ })).toBeVisible();

  await page.getByLabel('Search equipment').fill('breaker');
  const edit = page.getByRole('button', { name: /^Edit .*reaker/ }).first();
  const name = ((await edit.getAttribute('aria-label')) ?? '').replace(/^Edit (.*), id \d+$/, '$1');
  await edit.click();
  const percent = page.getByLabel(`Min. % on time, ${name}`);
  await percent.fill('9');
  await expect(page.getByText('From 10 to 100.')).toBeVisible();
  await page.getByLabel(`Max. dB(A), ${name}`).fill('1001');
  await expect(page.getByText('From 0 to 1000.')).toBeVisible();
  await expectFineScreen(page, 'admin-equipment-edit');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: new RegExp(`^Edit ${escapePattern(name)}, id`) })
    .first()
    .click();
  await percent.fill('15');
  await page.keyboard.press('Enter');
  await expect(percent).toHaveCount(0);
  await expect(admin.row(name).first()).toContainText('15');

  const card = admin.card('Equipment database');
  const file = await admin.download(() => card.getByRole('link').click());
  const lines = file.trimEnd().split('\r\n');
  expect(lines[3]?.replaceAll('"', '')).toMatch(/^id,official ID,name,default sound power/);

  await admin.upload(card, 'Relations.csv', 'a,b\n');
  const refusal = page.getByRole('dialog', { name: 'The file was not accepted' });
  await expect(refusal).toContainText('Please make sure you upload correct database');
  await refusal.getByRole('button', { name: 'OK' }).click();

  await admin.upload(card, 'Bad.csv', [...lines, '99999,"X","Ghost",100,90,110,10,PME'].join('\r\n'));
  const dialog = page.getByRole('dialog', { name: 'Upload: Equipment database' });
  await expect(dialog).toContainText('There is no entry with the id 99999.');
  await expect(dialog.getByRole('button', { name: 'Import' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const edited = (lines[5] ?? '').replace(/,\d+(\.\d+)?,(?="?Q?PME)/, ',25,');
  const changed = [
    ...lines.slice(0, 4),
    edited,
    ...lines.slice(6),
    '7,"CNP"',
    ',"CNP 900","Crane, quiet",100,90,110,20,QPME',
  ];
  await admin.upload(card, 'Equipment database.csv', changed.join('\r\n'));
  await expect(dialog).toContainText('1 added, 1 edited, 1 deleted');
  await expect(dialog).toContainText('1 skipped (too few columns)');
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await dialog.getByLabel('Delete 1 entry that is not in the file').check();
  await expectFineScreen(page, 'admin-import-preview');
  await dialog.getByRole('button', { name: 'Import' }).click();
  const done = 'Successfully added 1 new Equipment(s), edited 1 Equipment(s) and deleted 1 Equipment(s).';
  await expect(card).toContainText(done);
  await page.getByLabel('Search equipment').fill('crane, quiet');
  await expect(admin.row('Crane, quiet')).toContainText('QPME');
  await expectFineScreen(page, 'admin-equipment-imported');
  await card.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog', { name: 'Undo import' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('No equipment found.')).toBeVisible();

  const relations = admin.card('Construction work, activity and equipment relationships');
  const rows = (await admin.download(() => relations.getByRole('link').click())).trimEnd().split('\r\n');
  const added = (rows[4] ?? '').replace(/^\d+,"[^"]*"/, ',"Journey work, new"');
  await admin.upload(relations, 'Relationships.csv', [...rows, added].join('\r\n'));
  await page
    .getByRole('dialog', { name: /^Upload: Construction work/ })
    .getByRole('button', { name: 'Import' })
    .click();
  await expect(relations).toContainText(
    'Successfully added 1 new relationship(s), edited 0 relationship(s) and deleted 0 relationship(s).',
  );
  await relations.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog', { name: 'Undo import' }).getByRole('button', { name: 'Yes' }).click();
  await expect(relations).toContainText('No import to undo.');
});

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
