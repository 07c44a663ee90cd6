import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { EditorFooter } from './editor-footer.tsx';
import type { ProjectEditing } from './use-project-editing.ts';

beforeAll(startTexts);

const draw = (index: number, isNew: boolean, isReadonly = false) => {
  const saving = { isPending: false, variables: undefined };
  const editing = { index, isDirty: false, saving } as unknown as ProjectEditing;
  return renderToStaticMarkup(
    <MantineProvider>
      <EditorFooter editing={editing} isReadonly={isReadonly} isNew={isNew} />
    </MantineProvider>,
  );
};
const listButtons = (markup: string, attribute: string) =>
  [...markup.matchAll(new RegExp(`<button[^>]*${attribute}[^>]*>(.*?)</button>`, 'g'))].map(([, inside]) =>
    (inside ?? '').replaceAll(/<[^>]*>/g, ''),
  );
const listFilled = (markup: string) => listButtons(markup, 'data-variant="filled"');
const listOff = (markup: string) => listButtons(markup, 'disabled=""');

describe('the buttons below the project editor', () => {
  it('[SITE-40] [PROJ-73] Next lies at hand on every tab, and also leads on from the last one', () => {
    expect(listFilled(draw(0, true))).toEqual(['Next']);
    for (const index of [0, 1, 2]) {
      const markup = draw(index, false);
      expect(listFilled(markup)).toEqual(['Next']);
      expect(listOff(markup)).not.toContain('Next');
    }
  });

  it('[PROJ-73] has no Next on the last tab for a reader, who has nothing to assign', () => {
    expect(listFilled(draw(2, false, true))).toEqual([]);
    expect(listOff(draw(2, false, true))).toContain('Next');
  });
});
