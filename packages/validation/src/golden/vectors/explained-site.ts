import {
  type CalculationResult,
  calculate,
  type Explanation,
  explain,
  LiveCalculation,
  toDay,
} from '@quietsite/domain';
import type { MethodCase } from '../../case.ts';
import { toSnapshot } from '../../engine-answer.ts';
import { present } from '../../present.ts';
import { DAY, POINT_ID } from '../site.ts';

export interface ExplainedSite {
  readonly result: CalculationResult['receivers'][number];
  readonly explanation: Explanation;
}

/** A calculated site with one receiver, and the explanation of its day. */
export function explainSite(site: MethodCase): ExplainedSite {
  const snapshot = toSnapshot(site);
  return {
    result: present(calculate(snapshot).receivers[0]),
    explanation: present(explain(new LiveCalculation(snapshot), POINT_ID, toDay(DAY), 'unmitigated')),
  };
}

export function highestLevelOf(site: MethodCase): number | null {
  return explainSite(site).result.unmitigated.highestLevel;
}
