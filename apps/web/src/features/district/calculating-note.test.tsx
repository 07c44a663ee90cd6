import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { CalculatingNote } from './calculating-note.tsx';

beforeAll(startTexts);

const draw = (pending: number) =>
  renderToStaticMarkup(
    <MantineProvider>
      <CalculatingNote calendar={{ pending, sites: Array.from({ length: 8 }, () => null) as never }} />
    </MantineProvider>,
  );

it('[CONC-39] the map of a district says how far its sites are calculated, and nothing once they are', () => {
  const markup = draw(6);
  expect(markup).toContain('<strong>Calculating, 2 of 8 sites</strong> Levels appear as each site is ready.');
  expect(markup).toMatch(/role="progressbar"[^>]*aria-valuenow="25"/);
  expect(draw(0)).not.toContain('alculating');
});
