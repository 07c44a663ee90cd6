import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { StatusBadge } from './status-badge.tsx';

beforeAll(startTexts);

it('the status of a project can stand in a paragraph, which holds no block', () => {
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <StatusBadge status="Approved" />
    </MantineProvider>,
  );
  const badge = drawn.replaceAll(/<style.*?<\/style>/gs, '');
  expect(badge).toContain('Approved');
  expect(badge).not.toMatch(/<(div|p)\b/);
});
