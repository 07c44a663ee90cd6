import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { EditorFooter } from './editor-footer.tsx';
import type { ProjectEditing } from './use-project-editing.ts';

beforeAll(startTexts);

const draw = (index: number, isNew: boolean) => {
  const saving = { isPending: false, variables: undefined };
  const editing = { index, isDirty: false, saving } as unknown as ProjectEditing;
  return renderToStaticMarkup(
    <MantineProvider>
      <EditorFooter editing={editing} isReadonly={false} isNew={isNew} />
    </MantineProvider>,
  );
};
const listFilled = (markup: string) =>
  [...markup.matchAll(/<button[^>]*data-variant="filled"[^>]*>(.*?)<\/button>/g)].map(([, inside]) =>
    (inside ?? '').replaceAll(/<[^>]*>/g, ''),
  );

describe('the buttons below the project editor', () => {
  it('[SITE-40] Next lies at hand on the first tab, Save and Finish on the others', () => {
    expect(listFilled(draw(0, true))).toEqual(['Next']);
    expect(listFilled(draw(0, false))).toEqual(['Next']);
    expect(listFilled(draw(1, false))).toEqual(['Save and Finish']);
  });
});
