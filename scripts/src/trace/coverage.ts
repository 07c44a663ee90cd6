import type { Requirement } from './requirement.ts';
import type { TestOutcome } from './test-outcome.ts';
import { findTitleIds } from './title-ids.ts';

export interface Coverage {
  /** Requirements, decided points and clauses named by a passed test. */
  readonly covered: ReadonlySet<string>;
  /** Any of them fails the trace. */
  readonly problems: readonly string[];
}

/** A single test cannot verify more. */
const MAX_IDS_PER_TITLE = 3;

export function computeCoverage(
  requirements: readonly Requirement[],
  outcomes: readonly TestOutcome[],
  knownReferences: ReadonlySet<string>,
): Coverage {
  const known = new Set(requirements.map(({ id }) => id));
  const covered = new Set<string>();
  for (const { title } of outcomes.filter(({ hasPassed }) => hasPassed)) {
    const { requirements: named, references } = findTitleIds(title);
    for (const id of named) if (known.has(id)) covered.add(id);
    for (const id of references) if (knownReferences.has(id)) covered.add(id);
  }
  const problems = outcomes.flatMap((outcome) => findProblems(outcome, known, knownReferences));
  return { covered, problems: [...new Set(problems)] };
}

/** Clauses of the method do not count, because a title only cites them. */
const isPoint = (id: string) => !id.startsWith('M-');

function findProblems(
  { file, title }: TestOutcome,
  known: ReadonlySet<string>,
  knownReferences: ReadonlySet<string>,
): string[] {
  const ids = findTitleIds(title);
  const where = `${file}: '${title}'`;
  const unknown = [
    ...ids.requirements.filter((id) => !known.has(id)),
    ...ids.references.filter((id) => !knownReferences.has(id)),
  ];
  const problems = unknown.map((id) => `${where}: there is no ${id}`);
  const count = [...ids.requirements, ...ids.references.filter(isPoint)].length;
  if (count > MAX_IDS_PER_TITLE) {
    problems.push(`${where}: ${count} ids in one title, at most ${MAX_IDS_PER_TITLE} are allowed`);
  }
  return problems;
}
