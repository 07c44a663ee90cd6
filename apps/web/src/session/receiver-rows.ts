import type { CalculationResults, ProjectMap, ReceiverLevel } from '@quietsite/contracts';
import { isAtIssue } from '@quietsite/domain';

type Receiver = ProjectMap['receivers'][number];
type Level = ReceiverLevel;

/** A receiver with its result, as listed in tables. */
export interface ReceiverRow extends Receiver {
  readonly level: Level | null;
}

/** Highest rank first; receivers without a result keep their order after the others. */
export function joinReceivers(
  receivers: readonly Receiver[],
  results: CalculationResults | undefined,
): readonly ReceiverRow[] {
  const levels = new Map(results?.receivers.map((level) => [level.pointId, level]));
  return receivers
    .map((receiver) => ({ ...receiver, level: levels.get(receiver.pointId) ?? null }))
    .sort((a, b) => (a.level?.rank ?? Number.MAX_SAFE_INTEGER) - (b.level?.rank ?? Number.MAX_SAFE_INTEGER));
}

type WithLevel = Pick<ReceiverRow, 'level'>;

export function filterReceivers<Row extends WithLevel & Pick<ReceiverRow, 'name' | 'buildingName'>>(
  rows: readonly Row[],
  search: string,
  isOnlyExceeding: boolean,
): readonly Row[] {
  const text = search.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (!isOnlyExceeding || isAtIssue(row.level?.verdict ?? null)) &&
      (text === '' || row.name.toLowerCase().includes(text) || row.buildingName.toLowerCase().includes(text)),
  );
}
