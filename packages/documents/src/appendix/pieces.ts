import type { AppendixModel, AppendixSection, TablePart, TableSection } from './appendix-model.ts';

/**
 * One or more whole parts of a section, as a separate document. It begins with a page of headings that is removed
 * later. In a piece, every part begins a new page.
 */
export interface AppendixPiece {
  readonly sectionNumber: string;
  readonly model: AppendixModel;
  /** More than one only if each has a heading. */
  readonly parts: number;
}

/** Typesetting takes about 100 kB of memory per row. */
const MAX_ROWS = 2500;
/** A section with more rows than this is typeset separately from the others, which share one document. */
const LONG_SECTION_ROWS = 1800;

/** Sections too long for the main document; none for an appendix of usual length. */
export const listPieces = (model: AppendixModel, maxRows = MAX_ROWS): AppendixPiece[] =>
  model.sections
    .filter(isTable)
    .flatMap((section) =>
      isLong(section, Math.min(maxRows, LONG_SECTION_ROWS)) ? splitSection(model, section, maxRows) : [],
    );

/** The appendix with blank pages in place of the pieces. `pages` has the page counts of the parts of each piece. */
export function reservePages(
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

/** A section that refers to other pages needs their numbers, so it stays in the main document. */
const isLong = ({ parts }: TableSection, minRows: number): boolean =>
  parts.reduce((sum, { rows }) => sum + rows.length, 0) > minRows && !parts.some(refersToPages);

const refersToPages = ({ rows }: TablePart): boolean =>
  rows.some((row) => Array.isArray(row) && row.some((cell) => typeof cell !== 'string' && 'pageOf' in cell));

function splitSection(model: AppendixModel, section: TableSection, maxRows: number): AppendixPiece[] {
  const groups = groupParts(section.parts, maxRows);
  return groups.map((parts, index) => ({
    sectionNumber: section.number,
    model: { ...model, isPiece: true, sections: [{ ...section, flows: false, parts, isBegun: index > 0 }] },
    parts: parts.length,
  }));
}

/** The heading marks where a part begins, so a part without a heading forms its own piece. */
function groupParts(parts: readonly TablePart[], maxRows: number): TablePart[][] {
  const groups: TablePart[][] = [];
  let room = 0;
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && part.rows.length <= room && part.heading !== '') last.push(part);
    else {
      groups.push([part]);
      room = part.heading === '' ? 0 : maxRows;
    }
    room -= part.rows.length;
  }
  return groups;
}
