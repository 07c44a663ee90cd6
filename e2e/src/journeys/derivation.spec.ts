import type { Locator } from '@playwright/test';
import type { ReceiverDetail } from '@quietsite/contracts';
import { judgeLevel } from '../../../packages/domain/src/index.ts';
import { DerivationPage } from '../pages/derivation-page.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { readMap, readResults } from '../pages/server-data.ts';

const colours = { satisfies: 'rgb(27, 115, 64)', borderline: 'rgb(138, 90, 0)', exceeds: 'rgb(179, 38, 30)' } as const;
const colourOf = (level: number, criterion: number) => colours[judgeLevel(level, criterion)];
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A calculated copy of the sample, open on its map, and the server's data on its loudest receiver. */
async function openCalculated(editor: DerivationPage) {
  const { page } = editor;
  const projectId = await editor.copySample('Derivation');
  await editor.open(`/?project=${projectId}`);
  await editor.shell.calculate();
  const first = (await readResults(page, projectId)).receivers.find(({ rank }) => rank === 1);
  const detail = await editor.readDetail(projectId, first?.pointId ?? 0);
  const receiver = (await readMap(page, projectId)).receivers.find(({ pointId }) => pointId === detail.pointId);
  if (!receiver) throw new Error('the loudest receiver is not on the map');
  return { projectId, detail, position: receiver.position };
}

async function expectFacts(editor: DerivationPage, detail: ReceiverDetail): Promise<void> {
  await expect(editor.popup).toContainText(
    { exceeds: 'Exceed noise criteria', borderline: 'Borderline', satisfies: 'Satisfy noise criteria' }[
      detail.verdict ?? 'satisfies'
    ],
  );
  const facts = {
    'NSR name': detail.name,
    'Building name': detail.buildingName,
    'Building type': /^(Residential|Education)$/,
    'NSR noise criteria': `${detail.criterion} dB(A)`,
    'Maximum unmitigated CNL': `${detail.unmitigatedLevel?.toFixed(1)} dB(A)`,
    'Maximum mitigated CNL': `${detail.mitigatedLevel?.toFixed(1)} dB(A)`,
    'Maximum CNL with neighbour site': `${detail.withNeighbourLevel?.toFixed(1)} dB(A)`,
  };
  for (const [name, text] of Object.entries(facts)) await expect(editor.fact(name)).toContainText(text);
  expect(detail.hasNeighbourContribution).toBe(true);
  await expect(editor.fact('Noise contribution from neighbour site')).toHaveText(/^\d+\.\d dB\(A\)$/);
}

async function expectSections(editor: DerivationPage, detail: ReceiverDetail): Promise<void> {
  const sections = editor.popup.locator('tbody');
  await expect(sections).toHaveCount(2);
  for (const [index, name, entries] of [
    [0, 'Mitigated', detail.mitigated],
    [1, 'Un-Mitigated', detail.unmitigated],
  ] as const) {
    const section = sections.nth(index);
    await expect(section.getByRole('rowheader')).toHaveText(name);
    await expect(section.getByRole('row')).toHaveCount(Math.min(entries.length, 20) + 1);
    for (const place of [0, Math.min(entries.length, 20) - 1]) {
      const row = section.getByRole('row').nth(place + 1);
      const { code = '', level = 0 } = entries[place] ?? {};
      // The activities follow the code.
      await expect(row.getByRole('cell').first()).toHaveText(new RegExp(`^${code}\\S`));
      await expect(row.getByRole('button')).toHaveCSS('color', colourOf(level, detail.criterion ?? 0));
    }
  }
}

/** The table rows, summed by hand, give the level from the server. */
async function expectAddsUp(editor: DerivationPage, detail: ReceiverDetail): Promise<void> {
  const { panel, table } = editor;
  await expect(panel).toContainText(`${detail.mitigatedLevel?.toFixed(1)} dB(A)`);
  await expect(panel).toContainText(
    { exceeds: 'Exceed noise criteria', borderline: 'Borderline', satisfies: 'Satisfy noise criteria' }[
      detail.verdict ?? 'satisfies'
    ],
  );
  await expect(panel).toContainText(
    new RegExp(`Working together: [A-Z]+(, [A-Z]+)+ \\(combination ${detail.mitigated[0]?.code}\\) \\(M-41\\)`),
  );
  const machines = await editor.readMachines();
  expect(machines.length).toBeGreaterThan(1);
  let energy = 0;
  for (const { quantity, swl, time, reduction, power, distance, term, facade, level, share } of machines) {
    expect(swl + 10 * Math.log10(quantity) + time + reduction).toBeCloseTo(power, 1);
    expect(-(20 * Math.log10(distance) + 8)).toBeCloseTo(term, 1);
    expect(power + term + facade).toBeCloseTo(level, 1);
    if (share > 0) energy += 10 ** (level / 10);
  }
  expect(10 * Math.log10(energy)).toBeCloseTo(detail.mitigatedLevel ?? 0, 1);
  await expect(table.locator('tfoot td').first()).toHaveText(detail.mitigatedLevel?.toFixed(2) ?? '');
}

/** The clause opens in a new tab; the screen that cites it does not change. */
async function expectClauseBeside(link: Locator): Promise<void> {
  const address = link.page().url();
  const opened = link.page().context().waitForEvent('page');
  await link.click();
  const method = await opened;
  const clause = method.getByRole('article').filter({ hasText: /^M-41 Combinations/ });
  await expect(clause).toBeInViewport();
  await expect(clause).toBeFocused();
  await method.close();
  expect(link.page().url()).toBe(address);
}

test('[MAP-05] [MAP-15] [CALC-12] a click on a point shows its result, and each level is broken down day by day', async ({
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await signInQuietly(context, 'demo');
  const editor = new DerivationPage(page);
  const { projectId, detail, position } = await openCalculated(editor);
  const { panel, day, popup } = editor;

  const farthest = detail.notionalSources.reduce((a, b) => (b.distanceMetres > a.distanceMetres ? b : a));
  const countSources = () => editor.countNotionalPixels(farthest.position);
  const before = await countSources();
  const place = await editor.pixelOf([position[0], position[1]]);
  await page.mouse.click(place.x, place.y);
  await test.step('[NSR-44] the card has the facts of the receiver, its kind among them', () =>
    expectFacts(editor, detail));
  await expectSections(editor, detail);
  await expect.poll(countSources).toBeGreaterThan(before + 10);

  const opener = editor.fact('Maximum mitigated CNL').getByRole('button');
  await opener.click();
  await expectAddsUp(editor, detail);
  await expect(day).toHaveValue(detail.mitigated[0]?.day ?? '');
  await expect(page).toHaveURL(new RegExp(`derive=${detail.pointId}%2Cloudest%2Cmitigated`));
  await expect(panel).toContainText('Sung Wong Toi Garden Subway Entrance, approved neighbour (M-50)');
  await expectClauseBeside(panel.getByRole('link', { name: /^M-41 / }));
  await panel.getByRole('button', { name: 'Copy' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`${detail.name}, ${detail.buildingName}`);
  expect(text.split('\n').filter((line) => /\t-?\d+\.\d\d\t\d+\.\d$/.test(line)).length).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  const entry = detail.unmitigated[1];
  if (!entry) throw new Error('the loudest receiver hears one combination only');
  await popup.locator('tbody').nth(1).getByRole('button').nth(1).click();
  await expect(panel).toContainText(`Unmitigated, ${entry.day}`);
  await expect(panel).toContainText(`${entry.level.toFixed(1)} dB(A)`);
  await panel.getByRole('button', { name: 'Next day' }).click();
  await expect(panel).toContainText(`Unmitigated, ${dayAfter(entry.day)}`);
  await expect(day).toHaveValue(dayAfter(entry.day));
  await day.fill(entry.day);
  await day.press('Enter');
  await panel.getByText('Mitigated', { exact: true }).click();
  await expect(panel).toContainText(`Mitigated, ${entry.day}`);

  await page.route('**/preview.worker*', (route) => route.abort());
  await page.reload();
  const failure = panel.getByRole('alert');
  await expect(failure).toContainText('The calculation breakdown is not available');
  await page.unroute('**/preview.worker*');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(panel).toContainText(`Mitigated, ${entry.day}`);
  await panel.getByRole('button', { name: 'Loudest day' }).click();
  await expect(panel).toContainText(`${detail.mitigatedLevel?.toFixed(1)} dB(A)`);
  await expect(day).toHaveValue(detail.mitigated[0]?.day ?? '');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // It replaces another open panel and restores that panel's space afterwards.
  await popup.getByRole('button', { name: 'Notional Distance' }).click();
  await expect(page.getByRole('region', { name: 'Notional Distance' })).toContainText(detail.buildingName);
  const buttons = page.getByRole('button', { name: 'Zoom in' });
  const left = async () => (await buttons.boundingBox())?.x ?? 0;
  const beside = await left();
  await opener.click();
  await expect(panel).toContainText(`${detail.mitigatedLevel?.toFixed(1)} dB(A)`);
  await expect.poll(left).toBeLessThan(beside);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(left).toBe(beside);
  await expect(page).toHaveURL(new RegExp(`/NotionalDistance/${detail.pointId}\\?project=${projectId}&receiver=`));
});
