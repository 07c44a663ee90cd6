export interface TitleIds {
  readonly requirements: readonly string[];
  /** Method clauses (M-33), safe readings (U31) and decided points (Q24): they must exist in the docs. */
  readonly references: readonly string[];
}

const BRACKET = /\[([^[\]]+)\]/g;
const ID = /^[A-Z]+-?\d+[a-z]?$/;
const REFERENCE = /^(M-\d+|[UQ]\d+)$/;
/** Golden vectors are kept beside the method; their ids are for the reader only. */
const GOLDEN = /^G\d+[a-z]?$/;

/** Accepts '[SHELL-36] [M-33] title' and '[SHELL-36, SHELL-37] title'; a bracket with anything else in it is prose. */
export function findTitleIds(title: string): TitleIds {
  const ids = [...title.matchAll(BRACKET)].flatMap(([, inside]) => idsOfBracket(inside ?? ''));
  const unique = [...new Set(ids)].filter((id) => !GOLDEN.test(id));
  return {
    requirements: unique.filter((id) => !REFERENCE.test(id)),
    references: unique.filter((id) => REFERENCE.test(id)),
  };
}

function idsOfBracket(inside: string): string[] {
  const parts = inside.split(',').map((part) => part.trim());
  return parts.every((part) => ID.test(part)) ? parts : [];
}
