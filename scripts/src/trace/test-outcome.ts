export interface TestOutcome {
  readonly file: string;
  /** Titles of the enclosing groups and of the test, joined by spaces. */
  readonly title: string;
  readonly hasPassed: boolean;
}

export interface Report {
  readonly startedAt: Date;
  readonly outcomes: readonly TestOutcome[];
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A missing list counts as empty: both reporters omit some. */
export function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
