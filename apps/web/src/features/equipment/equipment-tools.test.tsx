import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { CommentButton } from './equipment-tools.tsx';

beforeAll(startTexts);

const draw = (rowId: number | null) =>
  renderToStaticMarkup(
    <MantineProvider>
      <CommentButton rowId={rowId} onComment={() => undefined} />
    </MantineProvider>,
  );

it('[APPROVE-20] a stored row can be commented on; without one the button says what is missing', () => {
  expect(draw(7)).toContain('Comment on this row');
  expect(draw(7)).not.toContain('disabled=""');
  for (const rowId of [null, -1]) {
    expect(draw(rowId)).toContain('disabled=""');
    expect(draw(rowId)).toContain('Choose a row first.');
  }
});
