import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { projectQuery } from '../../session/project-queries.ts';
import { sessionKey } from '../../session/use-session.ts';
import { sampleProject } from '../../testing/sample-report.ts';
import { startTexts } from '../../testing/texts.ts';
import { ScreeningNote } from './screening-note.tsx';

beforeAll(startTexts);

function render(hasScreening: boolean): string {
  const client = new QueryClient();
  client.setQueryData(sessionKey, { user: { id: 9 }, expiresAt: '2027-01-01T00:00:00.000Z' });
  client.setQueryData(projectQuery(3).queryKey, sampleProject({ id: 3, hasScreening }));
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/Mitigation?project=3']}>
      <QueryClientProvider client={client}>
        <ScreeningNote />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('[SITE-53] says beside proposals that they are calculated without screening, only where it is on', () => {
  expect(render(true)).toContain('proposals are calculated without it: they may suggest more than needed');
  expect(render(false)).toBe('');
});
