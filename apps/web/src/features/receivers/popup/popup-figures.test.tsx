import { readFile } from 'node:fs/promises';
import { toDay } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { Level } from './popup-figures.tsx';
import { judgeLevel } from './popup-model.ts';
import { PopupSections } from './popup-sections.tsx';
import classes from './receiver-popup.module.css';

beforeAll(startTexts);

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

describe('the colour of a level in the popup', () => {
  it('[MAP-12] is that of values above the criterion or that of values within, in facts and sections alike', () => {
    for (const [value, wanted, other] of [
      [75, classes.satisfies, classes.exceeds],
      [75.1, classes.borderline, classes.satisfies],
      [75.6, classes.exceeds, classes.satisfies],
    ] as const) {
      const level = judgeLevel(value, 75);
      const entries = [{ key: '1-1', code: 'A', day: toDay('2027-05-01'), level }];
      const section = (
        <PopupSections names={new Map()} sections={[{ id: 'mitigated', entries }]} onExplain={() => undefined} />
      );
      for (const part of [<Level key="fact" level={level} />, section]) {
        const markup = renderToStaticMarkup(part);
        expect(markup).toContain(`class="${wanted}"`);
        expect(markup).not.toContain(`class="${other}"`);
      }
    }
  });

  it('[MAP-12] is red above, amber between the rules and green within', async () => {
    const sheet = await read('./receiver-popup.module.css');
    expect(sheet).toMatch(/\.exceeds \{\s*color: var\(--exceed\);/);
    expect(sheet).toMatch(/\.satisfies \{\s*color: var\(--satisfy\);/);
    expect(sheet).toMatch(/\.borderline \{\s*color: var\(--borderline\);/);
    const base = await read('../../../ui/base.css');
    const channelsOf = (name: string) =>
      new RegExp(`--${name}: #(..)(..)(..);`)
        .exec(base)
        ?.slice(1)
        .map((part) => Number.parseInt(part, 16)) ?? [];
    const [red = 0, green = 0] = channelsOf('exceed');
    expect(red).toBeGreaterThan(2 * green);
    const [redWithin = 0, greenWithin = 0] = channelsOf('satisfy');
    expect(greenWithin).toBeGreaterThan(2 * redWithin);
  });
});
