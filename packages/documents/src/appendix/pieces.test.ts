import { describe, expect, it } from 'vitest';
import type { AppendixModel, TablePart, TableSection } from './appendix-model.ts';
import { listPieces, reservePages } from './pieces.ts';

const part = (rows: number, heading = 'N1'): TablePart => ({
  ...{ heading, title: '', label: '' },
  rows: Array.from({ length: rows }, () => ['cell']),
});
const section = (number: string, parts: readonly TablePart[]): TableSection => ({
  ...{
    kind: 'table',
    number,
    heading: number,
    columns: [],
    note: '',
    pageColumns: 1,
    wraps: false,
    flows: true,
    parts,
  },
  rowsPerPage: { first: 30, next: 30 },
});
const modelOf = (...sections: TableSection[]) => ({ title: 'Appendix B', sections }) as unknown as AppendixModel;
const sizes = (model: AppendixModel, most: number) =>
  listPieces(model, most).map((piece) =>
    piece.model.sections.map(({ parts }) => (parts as TablePart[]).map(({ rows }) => rows.length)),
  );

describe('pieces of an appendix', () => {
  it('are whole parts, as many as fit, and only of long sections', () => {
    const model = modelOf(
      section('B-4', [part(10, '')]),
      section('B-5', [part(4), part(5), part(6), part(12), part(1)]),
    );
    expect(sizes(model, 10)).toEqual([[[4, 5]], [[6]], [[12]], [[1]]]);
    expect(listPieces(model, 10).map(({ model: { sections } }) => (sections[0] as TableSection).isBegun)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(listPieces(model)).toEqual([]);
  });

  it('hold a part without a heading by itself', () => {
    expect(sizes(modelOf(section('B-4', [part(1, ''), part(1, ''), part(1)])), 2)).toEqual([[[1]], [[1]], [[1]]]);
  });

  it('leave a section alone that refers to pages of others', () => {
    const referring = { ...part(0), rows: [['cell', { pageOf: 'receiver-1' }], ['cell']] };
    expect(listPieces(modelOf(section('B-3', [referring])), 1)).toEqual([]);
  });

  it('leave room for the pages of each of their parts', () => {
    const model = modelOf(section('B-1', [part(1)]), section('B-5', [part(4), part(5), part(6)]));
    const kept = reservePages(model, listPieces(model, 10), [[2, 3], [1]]);
    expect(kept.sections[0]).toBe(model.sections[0]);
    expect(kept.sections[1]?.parts).toMatchObject([2, 3, 1].map((keptPages) => ({ rows: [], keptPages })));
  });
});
