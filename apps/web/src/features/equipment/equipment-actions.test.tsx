import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { SaveActions } from './equipment-actions.tsx';

beforeAll(startTexts);

const nothing = () => undefined;

interface Drawn {
  readonly isDirty?: boolean;
  readonly isReadonly?: boolean;
  readonly onBack?: (() => void) | null;
}

function draw(saveAndCalculate: (() => void) | null, drawn: Drawn = {}): string {
  const { isDirty = true, isReadonly = false, onBack = null } = drawn;
  const editing = {
    ...{ draft: {} as never, isDirty, isReadonly, saving: { isPending: false } },
    ...{ save: async () => true, saveAndCalculate },
  };
  return renderToStaticMarkup(
    <MantineProvider>
      <SaveActions editing={editing} onBack={onBack} />
    </MantineProvider>,
  );
}

it('[EQUIP-68] saving and calculating are one press once every activity has equipment', () => {
  expect(draw(nothing)).toContain('Save and calculate');
  expect(draw(null)).not.toContain('Save and calculate');
  expect(draw(null)).toContain('Unsaved changes');
  expect(draw(nothing, { isDirty: false })).not.toContain('Save and calculate');
});

it('a reader, and a user sent here by the check of the report, are not asked to calculate', () => {
  expect(draw(nothing, { isReadonly: true })).not.toContain('Save and calculate');
  expect(draw(nothing, { onBack: nothing })).not.toContain('Save and calculate');
});
