import type { ReceiverLevel } from '@quietsite/contracts';
import { type LevelTable, verdictOfCode } from '@quietsite/domain';

export type LevelMap = ReadonlyMap<number, ReceiverLevel>;

const orNull = (level: number | undefined) => (level === undefined || Number.isNaN(level) ? null : level);

/** Converts the columns to rows by point id, the form of a stored run. */
export function toLevelMap(table: LevelTable): LevelMap {
  const levels = new Map<number, ReceiverLevel>();
  const judged = (codes: Uint8Array, place: number) =>
    table.isLeftOut[place] === 1 ? null : verdictOfCode(codes[place] as number);
  table.pointIds.forEach((pointId, place) => {
    levels.set(pointId, {
      pointId,
      rank: table.ranks[place] as number,
      isLeftOut: table.isLeftOut[place] === 1,
      criterion: table.criteria[place] as number,
      unmitigatedLevel: orNull(table.unmitigated[place]),
      mitigatedLevel: orNull(table.mitigated[place]),
      withNeighbourLevel: orNull(table.withNeighbours[place]),
      unmitigatedVerdict: judged(table.unmitigatedVerdicts, place),
      verdict: judged(table.verdicts, place),
      withNeighbourVerdict: judged(table.withNeighbourVerdicts, place),
    });
  });
  return levels;
}
