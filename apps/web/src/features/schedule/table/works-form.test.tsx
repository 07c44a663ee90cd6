import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { WorksForm } from './works-form.tsx';

beforeAll(startTexts);

/** The name of the list that takes the focus. */
function findFirstList(zoneCount: number): string | undefined {
  const zones = Array.from({ length: zoneCount }, (_, index) => ({ id: index + 1, name: `Zone ${index + 1}` }));
  const [first] = zones;
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <WorksForm
        {...{ zones, tasks: [], works: [{ name: 'Road Works', activities: [] }] as never }}
        firstZone={first as never}
        onAdd={() => undefined}
        onClose={() => undefined}
      />
    </MantineProvider>,
  );
  const [select] = markup.match(/<select[^>]*data-autofocus[^>]*>/) ?? [];
  const id = select?.match(/ id="([^"]+)"/)?.[1];
  return markup.match(new RegExp(`<label[^>]*for="${id}"[^>]*>([^<]+)`))?.[1];
}

it('with one zone the construction work is chosen first', () => {
  expect(findFirstList(1)).toBe('Construction work');
  expect(findFirstList(2)).toBe('Zone');
});
