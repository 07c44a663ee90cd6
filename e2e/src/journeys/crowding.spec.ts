import { readCrowding } from '../pages/crowding.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';

const box = (style: string, inside: string) => `<div style="position: absolute; ${style}">${inside}</div>`;

/** Faults the screen check must find: proves that the check itself works. */
const faults = [
  [
    'words that are cut at the side',
    box('width: 80px; overflow: hidden', '<p style="white-space: nowrap">A sentence that is longer than that</p>'),
    /^cut off: <p undefined> "A sentence/,
  ],
  ['words half over words', box('top: 40px', 'The first line') + box('top: 52px', 'Another'), /^words over words: /],
  [
    'a button that something lies over',
    box('top: 40px', '<button>Save the project</button>') +
      box('top: 30px; left: 0; width: 300px; height: 60px; background: white', ''),
    /^covered: <button undefined> "Save the project" by <div/,
  ],
  ['a page that is wider than the window', box('width: 2000px', 'Wide'), /^the page is wider than the window$/],
] as const;

const fine = [
  box('width: 80px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap', 'A sentence that ends in dots'),
  box('width: 80px; overflow: auto; white-space: nowrap', 'A sentence that can be scrolled to its end'),
  box('top: 40px', 'The first line') + box('top: 64px', 'Another line'),
  box('top: 40px', 'Beneath a panel') + box('top: 40px; background: white', 'What the panel says'),
  box('top: 40px', '<label for="own">Own words</label><input id="own">'),
  box('top: 40px', '<button>Behind</button>') +
    '<div aria-modal="true" style="position: fixed; inset: 0; background: white"><button>In front</button></div>',
];

test('the look at crowded screens finds what cannot be read or pressed, and nothing else', async ({ page }) => {
  for (const [name, content, fault] of faults) {
    await page.setContent(`<!doctype html>${content}`);
    const found = await readCrowding(page);
    expect(found.length, name).toBeGreaterThan(0);
    for (const one of found) expect(one, name).toMatch(fault);
  }
  for (const content of fine) {
    await page.setContent(`<!doctype html>${content}`);
    expect(await readCrowding(page), content).toEqual([]);
  }
});
