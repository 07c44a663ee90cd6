import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { PreviewContext } from '../../project/preview/preview-provider.tsx';
import { PreviewStore } from '../../project/preview/preview-store.ts';
import { projectMapQuery, projectQuery } from '../../session/project-queries.ts';
import { sessionKey } from '../../session/use-session.ts';
import { sampleMap } from '../../testing/sample-map.ts';
import { sampleProject } from '../../testing/sample-report.ts';
import { startTexts } from '../../testing/texts.ts';
import { OccasionalEntries } from './legend.tsx';

beforeAll(startTexts);

const preview = new PreviewStore(() => {
  throw new Error('no preview is open');
});

function listEntries(hasScreening: boolean, address: string): readonly string[] {
  const client = new QueryClient();
  client.setQueryData(sessionKey, { user: { id: 1 } });
  client.setQueryData(projectQuery(3).queryKey, sampleProject({ id: 3, hasScreening }));
  client.setQueryData(projectMapQuery(3).queryKey, sampleMap());
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <PreviewContext value={preview}>
          <OccasionalEntries />
        </PreviewContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return [...markup.matchAll(/<\/svg>([^<]*)<\/li>/g)].map(([, text = '']) => text);
}

it('[SITE-73] the legend explains the marks while screening is on, and rays and screens of a chosen receiver', () => {
  expect(listEntries(false, '/?project=3&receiver=1')).toEqual([]);
  expect(listEntries(true, '/?project=3')).toEqual(['Noise receiver, screened']);
  expect(listEntries(true, '/?project=3&receiver=1')).toEqual([
    ...['Noise receiver, screened', 'Deciding ray: hidden', 'Deciding ray: in view', 'Deciding screen'],
  ]);
});
