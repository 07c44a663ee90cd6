import type { AppendixModel, AppendixSection, TablePart, TableSection } from './appendix-model.ts';

/**
 * Some whole parts of one section, as a separate document. It begins with a page of headings that is removed later. In
 * pieces every part begins a new page.
 */
export interface AppendixPiece {
  readonly sectionNumber: string;
  readonly model: AppendixModel;
  /** More than one only if each has a heading. */
  readonly parts: number;
}

/** Typesetting takes about 100 kB of memory per row. */
const MAX_ROWS = 2500;
/** A longer section is not typeset with the others, which share one document with space for all pages. */
const LONG_SECTION = 1800;

/** Sections too long for the main document; none for an appendix of usual length. */
export const listPieces = (model: AppendixModel, mostRows = MAX_ROWS): AppendixPiece[] =>
  model.sections
    .filter(isTable)
    .flatMap((section) => (isLong(section, Math.min(mostRows, LONG_SECTION)) ? cut(model, section, mostRows) : []));

/** The appendix with blank pages in place of the pieces: the pages of each part, piece by piece. */
export function keepRoom(
  model: AppendixModel,
  pieces: readonly AppendixPiece[],
  pages: readonly (readonly number[])[],
): AppendixModel {
  const ofSection = Map.groupBy(pieces.keys(), (index) => pieces[index]?.sectionNumber);
  const sections = model.sections.map((section): AppendixSection => {
    const counts = ofSection.get(section.number)?.flatMap((index) => pages[index] ?? []);
    if (!counts || !isTable(section)) return section;
    return {
      ...section,
      flows: false,
      parts: section.parts.map((part, index) => ({ ...part, rows: [], keptPages: counts[index] ?? 1 })),
    };
  });
  return { ...model, sections };
}

const isTable = (section: AppendixSection): section is TableSection => section.kind === 'table';

/** A section that refers to other pages must know them, so it stays. */
const isLong = ({ parts }: TableSection, shortest: number): boolean =>
  parts.reduce((sum, { rows }) => sum + rows.length, 0) > shortest && !parts.some(refersToPages);

const refersToPages = ({ rows }: TablePart): boolean =>
  rows.some((row) => Array.isArray(row) && row.some((cell) => typeof cell !== 'string' && 'pageOf' in cell));

function cut(model: AppendixModel, section: TableSection, mostRows: number): AppendixPiece[] {
  const groups = groupParts(section.parts, mostRows);
  return groups.map((parts, index) => ({
    sectionNumber: section.number,
    model: { ...model, isPiece: true, sections: [{ ...section, flows: false, parts, isBegun: index > 0 }] },
    parts: parts.length,
  }));
}

/** Only its heading shows where a part begins, so a part without one is on its own. */
function groupParts(parts: readonly TablePart[], mostRows: number): TablePart[][] {
  const groups: TablePart[][] = [];
  let room = 0;
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && part.rows.length <= room && part.heading !== '') last.push(part);
    else {
      groups.push([part]);
      room = part.heading === '' ? 0 : mostRows;
    }
    room -= part.rows.length;
  }
  return groups;
}
