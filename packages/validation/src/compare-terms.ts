/** Where two results for the same input differ. */
export interface Difference {
  /** For example receivers[0].mitigated.own.level. */
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

export interface Comparison {
  /** Largest difference between two levels or sound powers, in decibels, and between two lengths, in metres. */
  readonly largestDecibels: number;
  readonly largestMetres: number;
  readonly counts: TermCounts;
  /** Numbers beyond the tolerance, and any other difference: verdicts, days, keys, missing entries. */
  readonly differences: readonly Difference[];
}

/** The number of terms compared. */
export interface TermCounts {
  readonly levels: number;
  readonly lengths: number;
  readonly verdicts: number;
  /** Days, keys, codes, names, counts. */
  readonly others: number;
}

export type Unit = 'decibels' | 'metres' | 'none';

export interface TermRules {
  readonly unitOf: (path: string) => Unit;
  readonly toleranceOf: (path: string, unit: Unit) => number;
  readonly deviationOf: (path: string, expected: number, actual: number) => number;
  /** Lists whose entries have an id, with the name of the id. */
  readonly keys: Readonly<Record<string, string>>;
  /** True if only the expected terms are checked; lists whose entries have ids may then be incomplete. */
  readonly isPartial: boolean;
}

/** Checks every expected term against the actual value, down to single numbers. */
export function compareTerms(expected: unknown, actual: unknown, rules: TermRules): Comparison {
  const comparer = new Comparer(rules);
  comparer.compare('', expected, actual);
  return comparer;
}

class Comparer implements Comparison {
  largestDecibels = 0;
  largestMetres = 0;
  readonly counts = { levels: 0, lengths: 0, verdicts: 0, others: 0 };
  readonly differences: Difference[] = [];
  readonly #rules: TermRules;

  constructor(rules: TermRules) {
    this.#rules = rules;
  }

  compare(path: string, expected: unknown, actual: unknown): void {
    if (Array.isArray(expected) && Array.isArray(actual)) this.#compareLists(path, expected, actual);
    else if (isRecord(expected) && isRecord(actual)) this.#compareRecords(path, expected, actual);
    else this.#compareLeaves(path, expected, actual);
  }

  #compareLeaves(path: string, expected: unknown, actual: unknown): void {
    const unit = this.#rules.unitOf(path);
    this.#count(expected, unit);
    const isEqual =
      typeof expected === 'number' && typeof actual === 'number'
        ? this.#areNear(path, unit, expected, actual)
        : Object.is(expected, actual);
    if (!isEqual) this.differences.push({ path, expected, actual });
  }

  #count(expected: unknown, unit: Unit): void {
    if (typeof expected === 'boolean') this.counts.verdicts++;
    else if (typeof expected === 'string') this.counts.others++;
    else if (unit === 'decibels') this.counts.levels++;
    else if (unit === 'metres') this.counts.lengths++;
    else this.counts.others++;
  }

  #areNear(path: string, unit: Unit, expected: number, actual: number): boolean {
    const deviation = this.#rules.deviationOf(path, expected, actual);
    if (unit === 'decibels') this.largestDecibels = Math.max(this.largestDecibels, deviation);
    if (unit === 'metres') this.largestMetres = Math.max(this.largestMetres, deviation);
    return deviation <= this.#rules.toleranceOf(path, unit);
  }

  #compareRecords(path: string, expected: Record<string, unknown>, actual: Record<string, unknown>): void {
    for (const [key, value] of Object.entries(expected)) this.compare(join(path, key), value, actual[key]);
    if (this.#rules.isPartial) return;
    for (const key of Object.keys(actual))
      if (!(key in expected))
        this.differences.push({ path: join(path, key), expected: undefined, actual: actual[key] });
  }

  #compareLists(path: string, expected: readonly unknown[], actual: readonly unknown[]): void {
    const key = this.#rules.keys[path.split('.').at(-1) ?? ''];
    const mayBeShorter = key !== undefined && this.#rules.isPartial && expected.length > 0;
    if (expected.length !== actual.length && !mayBeShorter)
      this.differences.push({ path: `${path}.length`, expected: expected.length, actual: actual.length });
    expected.forEach((entry, i) => {
      if (key === undefined || !isRecord(entry)) this.compare(`${path}[${i}]`, entry, actual[i]);
      else this.#compareKeyed(`${path}[${entry[key]}]`, key, entry, actual);
    });
  }

  /** The id only finds the matching entry; it is not compared. */
  #compareKeyed(path: string, key: string, entry: Record<string, unknown>, actual: readonly unknown[]): void {
    const found = actual.filter(isRecord).find((candidate) => candidate[key] === entry[key]);
    if (found === undefined) this.differences.push({ path, expected: entry, actual: undefined });
    else this.#compareRecords(path, without(entry, key), without(found, key));
  }
}

function without(record: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
