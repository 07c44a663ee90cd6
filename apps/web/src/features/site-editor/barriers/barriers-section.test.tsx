import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { NotCounted } from './barriers-section.tsx';

beforeAll(startTexts);

const draw = (onTurnOn: (() => void) | null) =>
  renderToStaticMarkup(
    <MantineProvider>
      <NotCounted onTurnOn={onTurnOn} />
    </MantineProvider>,
  );

it('a barrier that does not count says why, and offers to turn screening on to who may edit', () => {
  expect(draw(() => undefined)).toContain('Drawn barriers count only with screening.');
  expect(draw(() => undefined)).toMatch(/<button[^>]*>Turn on screening/);
  expect(draw(null)).not.toContain('<button');
});
