import { calculateDay, exceedsOnMap, MITIGATED, UNMITIGATED } from '@quietsite/acoustics';
import { type DayString, dayNumber } from '../day.ts';
import { buildTable, type LevelTable } from './level-table.ts';
import type { LiveCalculation } from './live-calculation.ts';
import { storedLevel } from './stored-level.ts';

/** The levels of one day at all receivers: those of each receiver's timeline, to the last bit (M-40, M-57, M-60). */
export function listDayLevels(calculation: LiveCalculation, day: DayString): LevelTable {
  const { own, total, criteria } = calculateDay(calculation.engine, dayNumber(day));
  return buildTable(calculation, (index) => {
    const criterion = criteria[index] as number;
    const mitigated = storedLevel(own[MITIGATED][index] as number);
    return {
      criterion,
      unmitigated: storedLevel(own[UNMITIGATED][index] as number),
      mitigated,
      withNeighbours: storedLevel(total[MITIGATED][index] as number),
      exceeds: exceedsOnMap(mitigated, criterion),
    };
  });
}
