import type { ReceiverLevel } from '../../../../packages/contracts/src/index.ts';
import { VERDICTS, type Verdict } from '../../../../packages/domain/src/index.ts';
import type { PlainLevels } from './press-recorder.ts';

/** Receivers whose levels, criterion, rank or verdict differ in any bit between the browser and the stored run. */
export function countDifferences(browser: PlainLevels, stored: readonly ReceiverLevel[]): number {
  const places = new Map(browser.pointIds.map((id, place) => [id, place]));
  const isSame = (own: number | undefined, other: number | null) => Object.is(own, other ?? Number.NaN);
  const isJudged = (code: number | undefined, verdict: Verdict | null) =>
    verdict === null || VERDICTS[code ?? -1] === verdict;
  return stored.filter((level) => {
    const at = places.get(level.pointId) ?? -1;
    return !(
      isSame(browser.unmitigated[at], level.unmitigatedLevel) &&
      isSame(browser.mitigated[at], level.mitigatedLevel) &&
      isSame(browser.withNeighbours[at], level.withNeighbourLevel) &&
      isSame(browser.criteria[at], level.criterion) &&
      browser.ranks[at] === level.rank &&
      isJudged(browser.verdicts[at], level.verdict) &&
      isJudged(browser.unmitigatedVerdicts[at], level.unmitigatedVerdict) &&
      isJudged(browser.withNeighbourVerdicts[at], level.withNeighbourVerdict) &&
      browser.isLeftOut[at] === Number(level.isLeftOut)
    );
  }).length;
}
