import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sampleSubmission } from '../../testing/sample-report.ts';
import { stubTabStorage } from '../../testing/tab-storage.ts';
import { startTexts } from '../../testing/texts.ts';
import { type Dialogs, DialogsContext } from '../../ui/dialogs/dialogs.tsx';
import { CommentForm } from './comment-form.tsx';

beforeAll(startTexts);
afterEach(() => vi.unstubAllGlobals());

function draw(kept: Record<string, string>): string {
  stubTabStorage(new Map(Object.entries(kept)));
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <DialogsContext value={{} as Dialogs}>
          <MemoryRouter>
            <CommentForm projectId={3} submission={sampleSubmission()} about={null} />
          </MemoryRouter>
        </DialogsContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const section = { 'review-text 3 subject': 'k\nsection:' };
const typed = { 'review-text 3 new': 'k\nState the hours.' };

it('a typed comment that lacks its place says what to choose', () => {
  expect(draw({ ...section, ...typed })).toContain('Choose a section.');
  expect(draw(section)).not.toContain('Choose a section.');
  expect(draw({ ...typed, 'review-text 3 subject': 'k\nsection:general' })).not.toContain('Choose a section.');
});
