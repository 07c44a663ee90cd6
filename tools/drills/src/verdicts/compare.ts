import { type Counts, countWords, type Run, type Verdicts } from './expected.ts';

/** The verdicts or counts of a project on one surface of the product. */
export interface SurfaceReading {
  readonly surface: string;
  readonly run: Run;
  /** For every receiver it lists. */
  readonly verdicts?: Verdicts;
  /** Only some receivers are listed; those must be right. */
  readonly isPart?: boolean;
  /** Only the verdicts it counts. */
  readonly counts?: Partial<Counts>;
  /** Expected counts for some days; if omitted, for all. */
  readonly expectedCounts?: Counts;
}

export type Expected = Readonly<Record<Run, Verdicts>>;

/** All differences of a surface from the levels and criteria; empty if they agree. */
export function listDisagreements(project: string, expected: Expected, readings: readonly SurfaceReading[]): string[] {
  return readings.flatMap(({ surface, run, verdicts, counts, isPart = false, ...of }) => {
    const where = `${project}, ${surface}, ${run}`;
    const expectedVerdicts = expected[run];
    const all = of.expectedCounts ?? countWords(expectedVerdicts.values());
    return [
      ...(verdicts ? compareVerdicts(where, expectedVerdicts, verdicts, isPart) : []),
      ...(counts ? compareCounts(where, all, counts) : []),
      ...(verdicts || counts ? [] : [`${where}: says nothing`]),
    ];
  });
}

function compareVerdicts(where: string, expectedVerdicts: Verdicts, found: Verdicts, isPart: boolean): string[] {
  const wrong = [...found].flatMap(([label, word]) => {
    const expectedWord = expectedVerdicts.get(label);
    if (expectedWord === undefined) return [`${where}: ${label} is no receiver of the project`];
    return expectedWord === word
      ? []
      : [`${where}: ${label} is ${word ?? 'left out'}, expected ${expectedWord ?? 'left out'}`];
  });
  const missing = isPart ? [] : [...expectedVerdicts.keys()].filter((label) => !found.has(label));
  return [...wrong, ...(missing.length > 0 ? [`${where}: nothing of ${missing.join(', ')}`] : [])];
}

function compareCounts(where: string, expectedCounts: Counts, found: Partial<Counts>): string[] {
  const show = (counts: Partial<Counts>) =>
    Object.entries(counts)
      .map(([word, count]) => `${count} ${word}`)
      .join(', ');
  const parts = Object.keys(found) as (keyof Counts)[];
  const expectedPart = Object.fromEntries(parts.map((part) => [part, expectedCounts[part]]));
  return parts.every((part) => found[part] === expectedCounts[part])
    ? []
    : [`${where}: counts ${show(found)}, expected ${show(expectedPart)}`];
}
