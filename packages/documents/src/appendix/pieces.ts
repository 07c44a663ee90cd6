import type { AppendixModel, AppendixSection, TablePart, TableSection } from './appendix-model.ts';

/**
 * Some whole parts of one section, for a document of its own that begins with a page of headings to be taken off. In
 * pieces every part begins a page.
 */
export interface AppendixPiece {
  readonly sectionNumber: string;
  readonly model: AppendixModel;
  /** More than one only where each has a heading. */
  readonly parts: number;
}

/** A document takes about 100 kB of memory for each row while it is made. */
const MAX_ROWS = 2500;
/** A section of more rows does not stand with the others: they share a document with room for all pages. */
const LONG_SECTION = 1800;

/** What is too long for one document with the rest; none for an appendix of usual length. */
export const listPieces = (model: AppendixModel, mostRows = MAX_ROWS): AppendixPiece[] =>
  model.sections
    .filter(isTable)
    .flatMap((section) => (isLong(section, Math.min(mostRows, LONG_SECTION)) ? cut(model, section, mostRows) : []));

/** The appendix with room in place of what stands in pieces: the pages of each part, piece after piece. */
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

/** One that refers to pages of others must know them, and stays. */
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

/** Only a part's heading tells where it begins: one without stands alone. */
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
