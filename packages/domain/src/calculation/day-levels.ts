import { calculateDay, floatAt, MITIGATED, UNMITIGATED } from '@quietsite/acoustics';
import { type DayString, dayNumber } from '../day.ts';
import { criterionOrNull } from './criterion.ts';
import type { LiveCalculation } from './live-calculation.ts';
import { buildTable, type LevelTable } from './results/level-table.ts';
import { storedLevel } from './results/stored-level.ts';
import { judgeIfCriterion } from './verdict.ts';

/** The levels of one day at all receivers, bit-identical to each receiver's timeline (M-40, M-57, Q145). */
export function listDayLevels(calculation: LiveCalculation, day: DayString): LevelTable {
  const { own, total, criteria } = calculateDay(calculation.engine, dayNumber(day));
  return buildTable(calculation, (index) => {
    const criterion = criterionOrNull(floatAt(criteria, index));
    const unmitigated = storedLevel(floatAt(own[UNMITIGATED], index));
    const mitigated = storedLevel(floatAt(own[MITIGATED], index));
    const withNeighbours = storedLevel(floatAt(total[MITIGATED], index));
    return {
      criterion,
      ...{ unmitigated, mitigated, withNeighbours },
      unmitigatedVerdict: judgeIfCriterion(unmitigated, criterion),
      verdict: judgeIfCriterion(mitigated, criterion),
      withNeighbourVerdict: judgeIfCriterion(withNeighbours, criterion),
    };
  });
}
