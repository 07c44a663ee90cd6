import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { NamedSites } from './named-sites.tsx';

beforeAll(startTexts);

const value = { hasNeighbours: false, sites: [] };
const draft = { value, isDirty: false, change: () => undefined } as unknown as Parameters<
  typeof NamedSites
>[0]['draft'];

it('[CONC-10] the tick says what it is for, and that approved projects nearby count without it', () => {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <NamedSites draft={draft} isSaving={false} />
    </MantineProvider>,
  );
  const box = markup.match(/<input[^>]*type="checkbox"[^>]*>/)?.[0];
  const described = box?.match(/aria-describedby="([^"]+)"/)?.[1];
  const hint = markup.match(new RegExp(`id="${described}"[^>]*>([^<]+)<`))?.[1];
  expect(hint).toBe(
    'Tick this for sites that have no approved project here, and name them below. Approved projects nearby are always included.',
  );
});
