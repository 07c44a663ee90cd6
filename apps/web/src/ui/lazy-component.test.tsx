import i18next from 'i18next';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { startTexts } from '../texts/i18n.ts';
import { lazyComponent } from './lazy-component.ts';

const Words = () => <p>{i18next.t('report.title')}</p>;

it('shows a part with its texts, and at once where it is there already', async () => {
  startTexts();
  expect(i18next.exists('report.title')).toBe(false);
  const Part = lazyComponent(async () => Words);
  await Part.load();
  const draw = () =>
    renderToStaticMarkup(
      <Suspense fallback="wait">
        <Part />
      </Suspense>,
    );
  expect(draw()).toBe(`<p>${i18next.t('report.title')}</p>`);
  expect(i18next.exists('report.title')).toBe(true);
});

it('lets the page wait for what is not there', () => {
  const Part = lazyComponent(async () => Words);
  const drawn = renderToStaticMarkup(
    <Suspense fallback="wait">
      <Part />
    </Suspense>,
  );
  expect(drawn).toContain('wait');
});
