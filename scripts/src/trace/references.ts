const METHOD_CLAUSE = /\bM-\d+\b/g;
/** First cell of a table row: '| U31 |', '| Q24 |'. */
const DECIDED_POINT = /^\|\s*([UQ]\d+)\s*\|/gm;

/** The clauses of the method and the points of the decision tables that a title may cite. */
export function findReferences(methodText: string, decisionTexts: readonly string[]): Set<string> {
  const clauses = methodText.match(METHOD_CLAUSE) ?? [];
  const points = decisionTexts.flatMap((text) => [...text.matchAll(DECIDED_POINT)].map(([, id]) => id ?? ''));
  return new Set([...clauses, ...points]);
}
