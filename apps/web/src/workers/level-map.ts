import type { ReceiverLevel } from '@quietsite/contracts';
import { type LevelTable, verdictOfCode } from '@quietsite/domain';

export type LevelMap = ReadonlyMap<number, ReceiverLevel>;

const orNull = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

/** Converts the columns to rows by point id, the form of a stored run. */
export function toLevelMap(table: LevelTable): LevelMap {
  const levels = new Map<number, ReceiverLevel>();
  const verdictAt = (codes: Uint8Array, index: number) =>
    table.isLeftOut[index] === 1 ? null : verdictOfCode(codes[index] as number);
  table.pointIds.forEach((pointId, index) => {
    levels.set(pointId, {
      pointId,
      rank: table.ranks[index] as number,
      isLeftOut: table.isLeftOut[index] === 1,
      criterion: orNull(table.criteria[index]),
      unmitigatedLevel: orNull(table.unmitigated[index]),
      mitigatedLevel: orNull(table.mitigated[index]),
      withNeighbourLevel: orNull(table.withNeighbours[index]),
      unmitigatedVerdict: verdictAt(table.unmitigatedVerdicts, index),
      verdict: verdictAt(table.verdicts, index),
      withNeighbourVerdict: verdictAt(table.withNeighbourVerdicts, index),
    });
  });
  return levels;
}
