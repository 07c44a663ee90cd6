import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { sampleComment } from '../../testing/sample-report.ts';
import { startTexts } from '../../testing/texts.ts';
import { ReviewFoot } from './review-foot.tsx';

beforeAll(startTexts);

const draw = (drafts: number, canDecide: boolean): string[] =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ReviewFoot
          projectId={3}
          drafts={Array.from({ length: drafts }, (_, id) => sampleComment({ id, isDraft: true }))}
          onDecide={canDecide ? () => undefined : null}
        />
      </QueryClientProvider>
    </MantineProvider>,
  )
    .replaceAll(/<style.*?<\/style>/g, '')
    .match(/Send comments|Decide/g)
    ?.map(String) ?? [];

it('the decision stays in sight with and without drafts, for those who may decide', () => {
  expect(draw(0, true)).toEqual(['Decide']);
  expect(draw(2, true)).toEqual(['Send comments', 'Decide']);
  expect(draw(2, false)).toEqual(['Send comments']);
});
