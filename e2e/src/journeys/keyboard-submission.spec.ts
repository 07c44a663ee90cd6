import { test } from '../pages/journey.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { copyWithEquipment } from '../pages/select-page.ts';
import { origin } from '../pages/shell-page.ts';

async function signIn(keys: Keyboard): Promise<void> {
  await keys.expectFocusAt('textbox', 'Username');
  await keys.type('demo');
  await keys.press('Tab');
  await keys.type('quiet-demo-1');
  await keys.press('Enter');
  await keys.expectSeen('region', 'Projects');
  await keys.expectFocusAt('button', /^Keys /);
  await keys.press('Enter');
  await keys.expectGone('region', 'Projects');
}

async function nameConsultant(keys: Keyboard): Promise<void> {
  await keys.goTo('button', 'Edit Project');
  await keys.press('Enter');
  await keys.expectFocusAt('heading', 'Edit Project');
  await keys.goTo('textbox', /^Engineer consultant/);
  await keys.press('Control+A');
  await keys.type('Keyboard Consultants');
  await keys.goTo('button', 'Save and Finish');
  await keys.press('Enter');
  await keys.expectFocusAt('button', 'Edit Project');
}

async function addMachine(keys: Keyboard): Promise<void> {
  await keys.goTo('button', 'Equipment');
  await keys.press('Enter');
  await keys.expectFocusAt('heading', 'Equipment');
  await keys.goTo('button', 'Add row');
  await keys.press('Enter');
  await keys.type('CNP 081');
  await keys.expectSeen('option', /CNP 081/);
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.goToColumn('Quantity');
  await keys.type('2');
  await keys.press('Enter');
  await keys.press('Escape');
  await keys.goTo('button', 'Save', { isBack: true });
  await keys.press('Enter');
  await keys.expectText('Equipment saved');
  await keys.expectFocusAt('button', 'Save');
  await keys.press('Escape');
  await keys.expectFocusAt('button', 'Equipment');
}

async function calculate(keys: Keyboard): Promise<void> {
  await keys.goTo('button', 'Calculate Noise');
  await keys.press('Enter');
  await keys.expectText('Calculation finished');
  await keys.expectText('Next step');
  await keys.expectFocusAt('heading', 'Results');
  await keys.press('Escape');
  await keys.expectFocusAt('button', 'Calculate Noise');
}

async function selectReceivers(keys: Keyboard): Promise<void> {
  await keys.goTo('button', 'Select NSR');
  await keys.press('Enter');
  await keys.expectFocusAt('heading', 'Select NSR');
  await keys.goTo('button', 'Clear Selection');
  await keys.press('Enter');
  await keys.goTo('button', /^Show N\d+ on the map$/);
  await keys.press('Enter');
  await keys.expectFocusAt('region', /^Result at N\d+$/);
  await keys.press('Escape');
  await keys.expectFocusAt('button', /^Show N\d+ on the map$/);
  await keys.goTo('checkbox', /^Select the point at/);
  await keys.press('Space');
  await keys.goTo('button', 'Skip the table', { isBack: true });
  await keys.press('Enter');
  await keys.goTo('button', 'Save');
  await keys.press('Enter');
  await keys.expectText('NSR points saved');
  await keys.press('Escape');
  await keys.expectFocusAt('button', 'Select NSR');
}

async function mitigate(keys: Keyboard): Promise<void> {
  await keys.goTo('button', 'Mitigation');
  await keys.press('Enter');
  await keys.expectFocusAt('heading', 'Mitigation');
  await keys.goTo('gridcell', /./);
  // Equipment with a method in the list: any other would need evidence of its sound power.
  await keys.goToRow('CNP 027');
  await keys.goToColumn('Quieter Construction Method');
  await keys.type('Hydraulic crusher');
  await keys.press('Enter');
  await keys.press('Escape');
  await keys.goTo('button', 'Calculate & Save');
  await keys.press('Enter');
  await keys.expectText('Calculation finished');
  await keys.expectText('Next step');
  await keys.expectFocusAt('heading', 'Results');
  await keys.press('Escape');
  await keys.expectFocusAt('button', 'Calculate & Save');
  await keys.press('Escape');
  await keys.expectFocusAt('button', 'Mitigation');
  await keys.goTo('button', 'Report');
  await keys.press('Enter');
}

async function writeReport(keys: Keyboard): Promise<void> {
  await keys.expectSeen('textbox', 'Reason for update');
  await keys.expectFocusAt('heading', 'Report');
  await keys.goTo('textbox', 'Reason for update');
  await keys.type('Written without a pointer');
  await keys.expectText(/^Saved \d\d:\d\d$/);
  await keys.goTo('button', 'Skip to the buttons below');
  await keys.press('Enter');
  await keys.goTo('button', 'Next');
  await keys.press('Enter');
  await keys.expectFocusAt('region', 'Appendices');
  // The report and four appendices.
  await keys.expectTexts(/\d+ pages?, /, 5);
  await keys.goTo('button', 'Next');
  await keys.press('Enter');
}

async function submit(keys: Keyboard): Promise<void> {
  await keys.expectFocusAt('region', 'Contact and attachments');
  await keys.goTo('combobox', 'Role in project');
  await keys.press('Control+A');
  await keys.type('Main contractor');
  await keys.press('Escape');
  await keys.goTo('button', 'Submit');
  await keys.expectUsable('button', 'Submit');
  await keys.press('Enter');
  await keys.expectSeen('dialog', 'Submit with open items?');
  await keys.goTo('button', 'Submit');
  await keys.press('Enter');
  await keys.expectSeen('dialog', 'Report submitted');
  await keys.expectText('Submission 1 was received.');
  await keys.press('Enter');
  await keys.expectGone('dialog', 'Report submitted');
  await keys.expectFocusAt('region', 'Report text');
}

test('from sign-in to the receipt of a submission with keys alone', async ({ context }) => {
  const page = await signInQuietly(context, 'demo');
  await copyWithEquipment(page, 'Keys');
  await page.request.delete(`${origin()}/api/session`, { headers: { origin: origin() } });
  await context.clearCookies();
  const keys = new Keyboard(page);
  await keys.open(`${origin()}/`);
  const ways = [signIn, nameConsultant, addMachine, calculate, selectReceivers, mitigate, writeReport, submit];
  for (const way of ways) await test.step(way.name, () => way(keys));
  await keys.expectText('Read-only: you can view the report but not change it.');
  await keys.expectKeyboardOnly();
  console.log(`  ${keys.summary}`);
});
