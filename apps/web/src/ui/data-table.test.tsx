import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../testing/texts.ts';
import { DataTable } from './data-table.tsx';

beforeAll(startTexts);

const columns = [{ id: 'name', title: 'Name', cell: (name: string) => name }];
const drawNames = (count: number) =>
  renderToStaticMarkup(
    <MantineProvider>
      <DataTable
        {...{ label: 'Names', columns, rowKey: (name: string) => name }}
        rows={Array.from({ length: count }, (_, index) => `Name ${index}.`)}
      />
    </MantineProvider>,
  );
const countRows = (markup: string) => markup.match(/Name \d+\./g)?.length;

it('[LIMIT-04] a table with more than 100 rows shows 100 on a page', () => {
  expect(countRows(drawNames(100))).toBe(100);
  expect(drawNames(100)).not.toContain('role="status"');
  expect(countRows(drawNames(101))).toBe(100);
  expect(drawNames(101)).toMatch(/role="status">[^<]*1[^<]*100[^<]*101/);
});
