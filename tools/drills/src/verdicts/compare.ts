import { type Counts, countWords, type Run, type Verdicts } from './expected.ts';

/** The verdicts or counts of a project on one surface of the product. */
export interface Told {
  readonly surface: string;
  readonly run: Run;
  /** For every receiver it lists. */
  readonly verdicts?: Verdicts;
  /** Only some receivers are listed; those must be right. */
  readonly isPart?: boolean;
  /** Only the verdicts it counts. */
  readonly counts?: Partial<Counts>;
  /** Expected counts for some days; if omitted, for all. */
  readonly wanted?: Counts;
}

export type Expected = Readonly<Record<Run, Verdicts>>;

/** All differences of a surface from the levels and criteria; empty if they agree. */
export function listDisagreements(project: string, expected: Expected, told: readonly Told[]): string[] {
  return told.flatMap(({ surface, run, verdicts, counts, isPart = false, ...of }) => {
    const place = `${project}, ${surface}, ${run}`;
    const wanted = expected[run];
    const all = of.wanted ?? countWords(wanted.values());
    return [
      ...(verdicts ? compareVerdicts(place, wanted, verdicts, isPart) : []),
      ...(counts ? compareCounts(place, all, counts) : []),
      ...(verdicts || counts ? [] : [`${place}: says nothing`]),
    ];
  });
}

function compareVerdicts(place: string, wanted: Verdicts, found: Verdicts, isPart: boolean): string[] {
  const wrong = [...found].flatMap(([label, word]) => {
    const right = wanted.get(label);
    if (right === undefined) return [`${place}: ${label} is no receiver of the project`];
    return right === word ? [] : [`${place}: ${label} is ${word ?? 'left out'}, expected ${right ?? 'left out'}`];
  });
  const missing = isPart ? [] : [...wanted.keys()].filter((label) => !found.has(label));
  return [...wrong, ...(missing.length > 0 ? [`${place}: nothing of ${missing.join(', ')}`] : [])];
}

function compareCounts(place: string, wanted: Counts, found: Partial<Counts>): string[] {
  const show = (counts: Partial<Counts>) =>
    Object.entries(counts)
      .map(([word, count]) => `${count} ${word}`)
      .join(', ');
  const parts = Object.keys(found) as (keyof Counts)[];
  const right = Object.fromEntries(parts.map((part) => [part, wanted[part]]));
  return parts.every((part) => found[part] === wanted[part])
    ? []
    : [`${place}: counts ${show(found)}, expected ${show(right)}`];
}
