import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { projectQuery } from '../../../session/project-queries.ts';
import { sessionKey } from '../../../session/use-session.ts';
import { samplePoint } from '../../../testing/sample-points.ts';
import { sampleProject } from '../../../testing/sample-report.ts';
import { startTexts } from '../../../testing/texts.ts';
import { ExemptionSection } from './select-exemption.tsx';
import { type RowForm, toForm } from './select-form.ts';

beforeAll(startTexts);

const form = toForm(samplePoint());
function draw(changes: Partial<RowForm>, hasScreening: boolean): string {
  const client = new QueryClient();
  client.setQueryData(sessionKey, { user: { id: 1 } });
  client.setQueryData(projectQuery(3).queryKey, sampleProject({ id: 3, hasScreening }));
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/Select?project=3']}>
          <ExemptionSection pointId={1} form={{ ...form, ...changes }} faults={[]} onChange={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('[NSR-55] blank facades have a tick beside the supporting file, which says whether screening is on', () => {
  const listTicks = (changes: Partial<RowForm>) =>
    [...draw(changes, true).matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([tick]) => tick.includes('checked'));
  expect(listTicks({})).toEqual([false, false]);
  expect(listTicks({ hasBlankFacades: true })).toEqual([false, true]);
  const textOf = (markup: string) => markup.replace(/<style[^>]*>.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, ' ');
  const [on, off] = [true, false].map((hasScreening) => textOf(draw({ hasBlankFacades: true }, hasScreening)));
  expect(on).toContain('No window, door or other opening in any facade sees the works');
  expect(on).not.toContain('counts only while screening is on');
  expect(off).toContain('It counts only while screening is on.');
  expect(on).toContain('Choose or upload a file: without one, none of this counts.');
  expect(textOf(draw({}, true))).not.toContain('Choose or upload a file');
});
