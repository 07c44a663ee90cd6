import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { EquipmentSide } from './equipment-side.tsx';

beforeAll(startTexts);

it('[EQUIP-61] the column beside the table has its titles before its panels are drawn', () => {
  type Props = Parameters<typeof EquipmentSide>[0];
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <EquipmentSide {...({ isOpen: true } as Props)} />
    </MantineProvider>,
  );
  const titles = [...markup.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title);
  expect(titles).toEqual(['Equipment list', 'Required equipment', 'Location', 'Support materials', 'Exclusive groups']);
});
