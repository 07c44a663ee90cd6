const METHOD_CLAUSE = /\bM-\d+\b/g;
/** First cell of a table row: '| U31 |', '| Q24 |'. */
const DECIDED_POINT = /^\|\s*([UQ]\d+)\s*\|/gm;

export interface TracedPoint {
  readonly id: string;
  readonly list: 'decided points' | 'safe readings';
}

export function findPoints(texts: readonly string[]): TracedPoint[] {
  const ids = texts.flatMap(pointsIn);
  return ids.map((id) => ({ id, list: id.startsWith('Q') ? 'decided points' : 'safe readings' }));
}

const pointsIn = (text: string) => [...text.matchAll(DECIDED_POINT)].map(([, id]) => id ?? '');

/** The clauses of the method and the points of the decision tables that a title may cite. */
export function findReferences(methodText: string, decisionTexts: readonly string[]): Set<string> {
  const clauses = methodText.match(METHOD_CLAUSE) ?? [];
  return new Set([...clauses, ...decisionTexts.flatMap(pointsIn)]);
}
