import type { ReceiverLevel } from '../../../../packages/contracts/src/index.ts';
import { type Verdict, verdictOfCode } from '../../../../packages/domain/src/index.ts';
import type { PlainLevels } from './press-recorder.ts';

/** Receivers whose levels, criterion, rank or verdict differ in any bit between the browser and the stored run. */
export function countDifferences(browser: PlainLevels, stored: readonly ReceiverLevel[]): number {
  const indexes = new Map(browser.pointIds.map((id, index) => [id, index]));
  const isSame = (browserValue: number | undefined, storedValue: number | null) =>
    Object.is(browserValue, storedValue ?? Number.NaN);
  const isSameVerdict = (code: number | undefined, verdict: Verdict | null) =>
    code !== undefined && verdictOfCode(code) === verdict;
  return stored.filter((level) => {
    const at = indexes.get(level.pointId) ?? -1;
    return !(
      isSame(browser.unmitigated[at], level.unmitigatedLevel) &&
      isSame(browser.mitigated[at], level.mitigatedLevel) &&
      isSame(browser.withNeighbours[at], level.withNeighbourLevel) &&
      isSame(browser.criteria[at], level.criterion) &&
      browser.ranks[at] === level.rank &&
      // The browser has no verdict code for receivers that are left out (M-35).
      (level.isLeftOut ||
        (isSameVerdict(browser.verdicts[at], level.verdict) &&
          isSameVerdict(browser.unmitigatedVerdicts[at], level.unmitigatedVerdict) &&
          isSameVerdict(browser.withNeighbourVerdicts[at], level.withNeighbourVerdict))) &&
      browser.isLeftOut[at] === Number(level.isLeftOut)
    );
  }).length;
}
