import { type Counts, countWords, type Run, type Verdicts } from './expected.ts';

/** What one surface of the product says of a project. */
export interface Told {
  readonly surface: string;
  readonly run: Run;
  /** Of every receiver it lists. */
  readonly verdicts?: Verdicts;
  /** All receivers are listed; otherwise those that are must be right. */
  readonly isPart?: boolean;
  /** Where it counts some states alone, those. */
  readonly counts?: Partial<Counts>;
  /** Of some days; else of all. */
  readonly wanted?: Counts;
}

export type Expected = Readonly<Record<Run, Verdicts>>;

/** Everything that a surface says otherwise than the levels and criteria; empty where they agree. */
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
