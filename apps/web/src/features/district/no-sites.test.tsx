import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { NoSites } from './no-sites.tsx';

beforeAll(startTexts);

it('[CONC-26] a year without sites says so, and offers submitted sites only where there are any to add', () => {
  const wordsFor = (scope: 'approved' | 'submitted', submitted: number) =>
    renderToStaticMarkup(
      <MantineProvider>
        <NoSites
          calendar={{ siteCounts: { approved: 0, submitted } }}
          district={{ address: { year: 2031, scope }, change: () => undefined }}
        />
      </MantineProvider>,
    )
      .replace(/<style[^>]*>.*?<\/style>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ');
  expect(wordsFor('approved', 2)).toMatch(/No approved site works here in 2031\. .*Show submitted sites too/);
  expect(wordsFor('approved', 0)).not.toContain('Show submitted');
  expect(wordsFor('submitted', 2)).toContain('No approved or submitted site works here in 2031.');
  expect(wordsFor('submitted', 2)).not.toContain('Show submitted');
});
