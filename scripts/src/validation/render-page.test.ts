import { describe, expect, test } from 'vitest';
import { compareGoldenFolders } from './golden-report.ts';
import { compareRandomCases } from './random-cases.ts';
import { renderPage, stripRandomPart } from './render-page.ts';
import { NOTHING_COMPARED } from './totals.ts';

const golden = compareGoldenFolders();
const page = renderPage(golden, NOTHING_COMPARED);

describe('the page', () => {
  test('has a line for every golden case, with its folder', () => {
    const lines = page.split('\n').filter((line) => /^\| \[[GC]\d+b?\]\(/.test(line));
    expect(lines).toHaveLength(golden.entries.length);
    expect(lines.every((line) => / \| M-\d\d/.test(line))).toBe(true);
    expect(lines[0]).toBe(
      '| [G01](../packages/fixtures/data/golden/G01-row-corrections/) | A row with time and quantity corrections | M-10 | 15 | < 1e-6 | - |',
    );
  });

  test('shows published figures beside ours, with their sources as links', () => {
    expect(page).toContain('| sound power of the stage | 117.69 | 117.69 | 117.694147 |');
    expect(page).toContain('| Bar bender, barrier | 68.0 | 68.0 | 68.010300 |');
    expect(page).toContain('| total level | 69.8 | 69.8 | 69.816928 |');
    expect(page).toContain('<https://www.epd.gov.hk/eia/register/report/eiareport/eia_0912003/eia/html/app_4.3.htm>');
  });

  test('is the same every time', { timeout: 60_000 }, () => {
    expect(renderPage(compareGoldenFolders(), NOTHING_COMPARED)).toBe(page);
  });
});

describe('the part that is checked', () => {
  test('does not depend on the random cases', () => {
    const other = renderPage(
      golden,
      compareRandomCases(2, () => undefined),
    );
    expect(other).not.toBe(page);
    expect(stripRandomPart(other)).toBe(stripRandomPart(page));
  });

  test('depends on every golden case, the published figures and the engine version', () => {
    const checked = stripRandomPart(page);
    for (const { folder } of golden.entries) expect(checked).toContain(`| ${folder.title} |`);
    expect(checked).toContain('| Roller | 98 | 98 | 97.989700 |');
    expect(checked).toMatch(/Engine version \d+\.\d+\.\d+\./);
  });
});
